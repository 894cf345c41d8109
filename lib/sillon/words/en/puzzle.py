"""A puzzle on the game's screen."""

TEXTS = """
find_0 ★ {} Play and win!
find_in ★ {} Win in {}!
find_1 ★ {} Harvest most
find_2 ★ {} Beat the reply
find_3 ★ {} See 3 moves!
right ♛ Well done! OK
wrong ↩ Once more? OK
right_0 It wins for certain!
right_1 The biggest capture!
right_2 Good, answer and all!
right_3 Well counted!
wrong_0 The other gets away…
wrong_1 You can take more.
wrong_2 Look at the answer.
wrong_3 Look further ahead.
more ❓ OK: tell me more
hint_1 ❓ Good: {} of {}
hint_2_0 ❓ Look on the left.
hint_2_1 ❓ Look in the middle
hint_2_2 ❓ Look on the right.
hint_3 ❓ Here it is: {}
"""
