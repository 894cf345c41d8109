"""Avant une partie de Fang : la règle et les options."""

TEXTS = """
game ⊔ Fang ⊔
preset_fang ⊔ Grand Fang 8 cases
preset_easy ⚘ Fang facile
preset_six ⊔ Moyen Fang 6 cases
preset_four ⊔ Petit Fang 4 cases
preset_own ⚙ À ma façon
o_cells Cases : {}
o_tibong_min Jouer tibong dès : {}
o_reserve Réserve : {}
o_overflow Au bout : {}
overflow_wrap on repart
overflow_refused interdit
o_first Commence : {}
first_0 Sud
first_1 Nord
"""
