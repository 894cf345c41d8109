"""Awalé's lessons."""

TEXTS = """
l_round ⁘ Sowing round
l_harvest ♛ The harvest
l_feed ☟ Starve nobody
round_turn Empty one of your|pits. Sow one by one|round: A to F, then|the other camp.
round_end C has 4 seeds.|Where does the last|one fall?
round_end! ✓ D, E, F, then a on|North's side.
round_end? Do not count C: D is|the first.
round_end?F Count on: D, E, F,|and a fourth one.
round_play Sow pit E!|Arrows: choose it.|OK: sow.
round_play! ✓ F, then a, b and|c. Round we go!
round_play? You may! But here,|sow E.
round_twelve 12 seeds or more: go|all the way round and|pass over the pit you|started from.
round_skip A has 12 seeds. Where|does the last fall?
round_skip! ✓ Yes: over A, and|the end is in B.
round_skip? Go all the way round,|and pass over A.
round_skip?A No, A is the start:|we pass over it.
harvest_two The last one makes 2|or 3 seeds over|there? Harvest them!
harvest_four We sow F: b will hold|4 seeds. Is that a|harvest?
harvest_four! ✓ No: 4 is too many.|Only 2 or 3.
harvest_four? 2 or 3 are harvested.|4 is too many.
harvest_find Harvest!|Find a pit that ends|over there and makes|2 or 3.
harvest_find! ✓ Well seen! C ends|in b and makes 2.
harvest_find? Nothing to harvest|there. Find a pit|that ends in b.
harvest_back And just before, 2 or|3 too? Harvest going|backwards.
harvest_many F ends in c. Going|back: 2, 3 and 2. How|many in all?
harvest_many! ✓ 2 and 3 and 2:|seven seeds!
harvest_many? Count: 2, and 3, and|2 more.
harvest_most Harvest the most!|Two pits harvest.
harvest_most! ✓ Eight seeds at|once!
harvest_most? Nothing to harvest|there. Try E or F.
harvest_most?F 5 seeds, good. But|the other one takes|more!
feed_rule The other camp is|empty? You must feed|it if you can.
feed_play Feed North!|A seed must reach his|camp.
feed_play! ✓ Thank you! North|can play.
feed_all It would take all of|the other camp? Sow,|but take nothing.
feed_none South sows F. How|many does he|harvest?
feed_none! ✓ None! Else North|would have nothing.
feed_none? Nothing would be left|to North: so nothing|is taken.
feed_won 25 seeds stored:|won! It is more than|half.
"""
