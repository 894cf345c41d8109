"""Why a piece of Fanorona does not move, or not there. Read only when it is asked."""

TEXTS = """
no_0 ⊙ {} is shut in:|no free point.
no_3 ∅ There is no|piece on {}.
no_9 ⇄ {} belongs to|the other player.
no_12 ✳ No line leads|to {}.
no_13 ⛔ The point {}|is not free.
no_14 ☟ You must capture:|the piece {} can.
no_15 ∅ Nothing to take|on the way to {}.
no_16 ↩ It has been|on {} before.
no_17 ⇒ Not two captures|on end this way.
no_18 ⚖ Take the|larger group.
no_19 ⇥ It is {}|that goes on.
no_20 ⏩ It can still|capture: go on.
no_21 ⏯ One stops only|after a capture.
no_22 ⚠ In this round|you take nothing.
"""
