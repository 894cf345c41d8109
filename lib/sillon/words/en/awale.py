"""A game of Awalé."""

TEXTS = """
sow_here OK: sow {} → {}
empty_here ∅ {}: empty.
not_here ⛔ Not this pit.
sowed_0 South sows {}
sowed_1 North sows {}
took_0 South sows {}, gets {}
took_1 North sows {}, gets {}
spared ⛔ Not all of them!
has_0 ♛ South has {}: won!|⇩ Play on, North?
has_1 ♛ North has {}: won!|⇧ Play on, South?
look_here OK: play here
no_3 ∅ {} is empty:|choose another one.
no_9 ↛ {} is over there:|play in your camp.
no_10 ☟ {} is too short:|feed the other camp.
no_11 ⛔ {} would take all:|do not starve them.
no_2 ♛ It is over!|OK: what now
won_0 ♛ South wins {}-{}
won_1 ♛ North wins {}-{}
even ⇔ A draw, {} to {}!
end_4 ⛔ All moves starve.
end_5 ★ First to {}!
end_6_0 ∅ South cannot sow.
end_6_1 ∅ North cannot sow.
hungry_0 ☟ South stays hungry
hungry_1 ☟ North stays hungry
end_7 ↻ Round and round...
"""
