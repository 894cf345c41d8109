"""Before a game of Awalé: the rule and the options."""

TEXTS = """
game ⁘ Awalé ⁘
preset_awale § Document's rule
preset_twenty ★ First to 20
preset_strict ∅ Leftovers: nobody
preset_own ⚙ My own way
o_grand_slam Starving {}
grand_slam_no_capture takes none
grand_slam_illegal_unless_only if you must
grand_slam_illegal is forbidden
o_leftovers Leftovers: {}
leftovers_own_row own row
leftovers_nobody nobody
o_target Target (0: none): {}
o_repetition Over if {} times alike
o_first First: {}
first_0 South
first_1 North
"""
