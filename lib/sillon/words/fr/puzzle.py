"""Une énigme sur l'écran du jeu."""

TEXTS = """
find_0 ★ {} Joue et gagne !
find_in ★ {} Gagne en {} !
find_1 ★ {} Récolte le plus
find_2 ★ {} Plus que Nord !
find_3 ★ {} Vois 3 coups !
right ♛ Bravo ! OK : suite
wrong ↩ Encore ? OK
right_0 Gagné à coup sûr !
right_1 La plus belle prise !
right_2 Bien vu, même après !
right_3 Bien calculé !
wrong_0 Et l'autre s'en tire…
wrong_1 On peut prendre plus.
wrong_2 Vois ce qu'il répond.
wrong_3 Regarde plus loin.
more ❓ OK : la suite
hint_1 ❓ Bons : {} sur {}
hint_2_0 ❓ Cherche à gauche.
hint_2_1 ❓ Cherche au milieu.
hint_2_2 ❓ Cherche à droite.
hint_3 ❓ Voilà : {}
"""
