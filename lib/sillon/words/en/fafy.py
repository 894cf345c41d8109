"""A game of Fafy."""

TEXTS = """
plays_0 ⇧ South plays
plays_1 ⇩ North plays
cell Cell {}: {} seed
cells Cell {}: {} seeds
cell_empty Cell {}: empty
sow_here OK: sow {}
not_here ⛔ Not this cell.
which_way Which way?
lands {} ends in cell {}
in_hand ☟ In hand: {}
refused No, not cell {}:
no_3 ∅ it is empty.
no_4 ↛ sow to your right!
no_5 ⤵ {} off the board
no_6 ⤓ {} falls in cell {}
wins_0 ♛ South wins!
wins_1 ♛ North wins!
blocked_0 ⛔ South is blocked:
blocked_1 ⛔ North is blocked:
blocked_why    nothing to sow.
bad_0 ⛔ South sowed badly.
bad_1 ⛔ North sowed badly.
"""
