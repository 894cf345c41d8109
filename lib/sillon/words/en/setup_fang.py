"""Before a game of Fang: the rule and the options."""

TEXTS = """
game ⊔ Fang ⊔
preset_fang ⊔ Big Fang (8)
preset_easy ⚘ Easy Fang
preset_six ⊔ Middle Fang (6)
preset_four ⊔ Small Fang (4)
preset_own ⚙ My own way
o_cells Cells: {}
o_tibong_min Tibong playable at: {}
o_reserve Reserve: {}
o_overflow At the end: {}
overflow_wrap go round
overflow_refused refused
o_first First: {}
first_0 South
first_1 North
"""
