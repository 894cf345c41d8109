"""Before a game of Fafy: the rule and the options."""

TEXTS = """
game ☷ Fafy ☷
preset_impartial ⇔ Fafy both ways
preset_fafy ⇒ Fafy to the right
preset_misere ∩ Loser wins
preset_sowing ⊙ Conway's Sowing
preset_own ⚙ My own way
o_impartial Both ways: {}
o_cells Cells: {}
o_seeds Seeds in each: {}
o_rule Rule: {}
rule_fafy Fafy
rule_sowing Conway
o_misere Loser wins: {}
o_bad_sowing Bad sowing: {}
bad_sowing_refused refused
bad_sowing_loses loses
o_first First: {}
first_0 South
first_1 North
"""
