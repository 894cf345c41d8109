"""Avant une partie d'awalé : la règle et les options."""

TEXTS = """
game ⁘ Awalé ⁘
preset_awale § Règle du document
preset_twenty ★ Premier à 20
preset_strict ∅ Restes à personne
preset_own ⚙ À ma façon
o_grand_slam Affamer {}
grand_slam_no_capture ne prend rien
grand_slam_illegal_unless_only s'il le faut
grand_slam_illegal est interdit
o_leftovers Restes : {}
leftovers_own_row à chacun
leftovers_nobody à personne
o_target But (0 : sans) : {}
o_repetition Fini si {} fois pareil
o_first Commence : {}
first_0 Sud
first_1 Nord
"""
