"""La console qui joue, et ses conseils."""

TEXTS = """
wait ☻ Je réfléchis…
hurry ☻ OK : plus vite !
advice ❓ Conseil : {}
many_1 ♛ Bons coups : {}
many_0 ⇔ Sans perdre : {}
many_lost ⚠ Tout perd… essaie
many_None ☻ Je ne suis pas sûr
more ❓ OK : la suite
advice_0 ❓ Cherche à gauche.
advice_1 ❓ Cherche au milieu.
advice_2 ❓ Cherche à droite.
mine_0 ☻ J'irais à gauche.
mine_1 ☻ J'irais au milieu.
mine_2 ☻ J'irais à droite.
mine ☻ Je jouerais {}
v_1 {} : gagné
v_0 {} : égalité
v_lost {} : perdu
"""
