"""The handheld that plays, and its advice."""

TEXTS = """
wait ☻ I am thinking…
hurry ☻ OK: play faster!
advice ❓ Advice: {}
many_1 ♛ Good moves: {}
many_0 ⇔ Not to lose: {}
many_lost ⚠ All lose… try it!
many_None ☻ I am not sure…
more ❓ OK: tell me more
advice_0 ❓ Look on the left.
advice_1 ❓ Look in the middle
advice_2 ❓ Look on the right.
mine_0 ☻ I would go left.
mine_1 ☻ I would go midway.
mine_2 ☻ I would go right.
mine ☻ I'd play {}
v_1 {}: wins
v_0 {}: draw
v_lost {}: loses
"""
