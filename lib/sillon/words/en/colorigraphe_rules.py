"""The rules of the Colorigraphe, page by page."""

TEXTS = """
r_arcs Dice join plots by|arcs: as many arcs as|your stake.
r_dice Here the dice name|the stake too: it is|their sum.
r_cards Here you draw a card:|it gives all the|arcs.
r_again A double, or an arc|that exists already?|Throw again.
r_colour Put a red or a blue|token on each plot|that has an arc.
r_turn All are blue! Turn|tokens over: they|become red.
r_ends At the two ends of an|arc, never the same|colour!
r_empty A plot without an arc|may stay empty.
r_triangle Three arcs make a|triangle? Then you|need a black token.
r_black You win the stake,|less 2 points for|each black token.
r_six You have 6 black|tokens, not one more.
r_time Too late, or a fault?|You win nothing.
r_challenge Black, a fault, too|late? Another may|say: "It's mine!"
r_better He begins anew, in|half the time. If he|does better, the|points are his.
r_risk If he does not, you|win your whole stake!
r_less Do blacks cost more|than the stake? You|lose points.
r_floor Do blacks cost more|than the stake? You|lose nothing: no|points.
r_goal First to reach the|goal wins. No goal?|The most points win.
pages § {}/{}   OK: next
"""
