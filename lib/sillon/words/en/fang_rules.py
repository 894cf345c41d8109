"""The rules of Fang, page by page."""

TEXTS = """
r_turn Take one seed of your|reserve. Lay it in a|cell that has some|already.
r_sow Take the whole pile.|Sow its seeds one by|one, from your tibong|on.
r_tibong Your tibong? The cell|at the end, on your|left. Always sow to|your right.
r_other You may play the|other's tibong too.|But you sow from your|own.
r_low A tibong may be|played if it has two|seeds already. Just|one: no!
r_one A tibong may be|played as soon as it|has a seed.
r_refill The emptied cell gets|its seed too, if you|pass over it.
r_wrap Seeds left at the|end? Go on again from|your tibong.
r_full Too many seeds to|reach the end? That|cell is not played.
r_stuck A reserve, but no|cell to play? It is|over: count the|seeds.
r_end Reserves empty?|Whoever has more|seeds in his half of|the board wins!
r_tie Equal? The fuller|tibong wins.
pages § {}/{}    OK: next
"""
