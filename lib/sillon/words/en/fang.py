"""A game of Fang."""

TEXTS = """
plays_0 ⇧ South plays  {}-{}
plays_1 ⇩ North plays  {}-{}
score {} to {}
then {} to {}  reserve {}-{}
reserves Reserves: {} - {}
from_reserve ☟ +1 from reserve
moved_0 ⇧ South sowed cell {}
moved_1 ⇩ North sowed cell {}
sow_here OK: sow cell {}
sow_tibong_0 OK: South's tibong
sow_tibong_1 OK: North's tibong
not_here ⛔ Not this cell.
no_3 ∅ Cell {}: empty.|Nothing to sow here.
no_7 ⊔ This tibong has|1 seed: 2 are needed
no_8 ⤵ Too many seeds|for this board!
over_half The fuller half wins!|Well sown, well done!
over_tibong The seeds are equal!|Tibongs: {} to {}.
over_draw Equal everywhere!|Tibongs: {} to {}.
blocked_0 ⛔ South is blocked.
blocked_1 ⛔ North is blocked.
blocked_count We count.
"""
