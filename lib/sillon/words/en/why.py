"""Why was it lost?"""

TEXTS = """
why ❓ Why?
wait ☻ I am looking…
at_move At move {}: {}
better Better: {}
then_1 ♛ It would have won!
then_0 ⇔ It was a draw.
then_-1 ⚠ Lost by less.
then_None ☻ That is my opinion.
nothing Nothing to regret:|well played by both.
see OK: see that moment
"""
