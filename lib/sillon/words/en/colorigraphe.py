"""A turn of the Colorigraphe: the stake, the dice. Beside the circle a line has 11 characters, the last one 13."""

TEXTS = """
stake_which Your stake?
stake_in_arcs {} arcs
stake_in_points {} points
stake_goal goal: {}
throw_a_stake The dice|name the|stake.|OK: throw!
draw_a_card |Draw a|card!|OK: draw!
arc_of_arcs Arc {}/{}
two_numbers {} – {}
two_together {} + {}
no_1 That is|no move.
no_2 It is over!
no_23 Not now.
no_24 A double!|Once more.
no_25 It exists!|Once more.
no_27 It is your|own problem.
no_28 Card|drawn before.
"""
