"""A game of Fafy."""

TEXTS = """
moved_0 ⇧ South sowed {} {}
moved_1 ⇩ North sowed {} {}
cell Cell {}: {} seed
cells Cell {}: {} seeds
cell_empty Cell {}: empty
sow_here OK: sow {}
not_here ⛔ Not this cell.
which_way Which way?
lands {} ends in cell {}
refused No, not cell {}:
no_3 ∅ it is empty.
no_4 ↛ sow to your right!
no_5 ⤵ {} off the board
no_6 ⤓ {} falls in cell {}
blocked_0 ⛔ South is blocked.
blocked_1 ⛔ North is blocked.
blocked_why    Nothing to sow.
bad_0 ⛔ South sowed badly.
bad_1 ⛔ North sowed badly.
"""
