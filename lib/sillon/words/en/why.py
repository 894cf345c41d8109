"""Why was it lost?"""

TEXTS = """
why ❓ Why?
wait ☻ I am looking…
at_move At move {}: {}
better Better: {}
then_1 ♛ It would have won!
then_0 ⇔ It was a draw.
then_lost ⚠ Lost by less.
then_None ☻ So I think.
nothing Nothing to regret:|well played by both.
see OK: see that moment
"""
