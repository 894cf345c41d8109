"""What is said in every game."""

TEXTS = """
plays_0 ⇧ South plays
plays_1 ⇩ North plays
wins_0 ♛ South wins!
wins_1 ♛ North wins!
draw ⇔ A draw!
in_hand ☟ In hand: {}
moved_0 South: {}
moved_1 North: {}
thinks_0 ☻ I play for South…
thinks_1 ☻ I play for North…
looking ↩ Move {} of {}
look_keys ←→ look, OK play here
no_3 ∅ {}: empty.
"""
