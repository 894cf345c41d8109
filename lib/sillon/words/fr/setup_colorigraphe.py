"""Avant une soirée de Colorigraphe : les joueurs, la règle et les options."""

TEXTS = """
game ◍ Colorigraphe ◍
preset_colorigraphe ◍ Règle du document
preset_three ⚘ À trois
preset_training ☟ Pour s'entraîner
preset_dice ⚄ Les dés misent
preset_simple ⇔ Deux couleurs
preset_cards ☷ Avec les cartes
preset_own ⚙ À ma façon
o_players Joueurs : {}
o_target But : {} points
o_seconds Temps : {} secondes
o_stakes L'enjeu : {}
stakes_chosen au choix
stakes_dice aux dés
o_colours Couleurs : {}
o_problems Problèmes : {}
problems_dice dés
problems_cards cartes
o_floor Jamais de perte : {}
o_first Commence : {}
first_0 Soleil
first_1 Ciel
first_2 Feuille
who_plays Qui joue ?
your_name Ton nom ?
animals Chat Chien Lapin Renard Hibou Ours Tortue
write ✍ Je l'écris
written ✓ C'est tout
write_keys OK écrit   ↶ efface
"""
