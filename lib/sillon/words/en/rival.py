"""The handheld that plays, and its advice."""

TEXTS = """
thinks_0 ☻ I play for South…
thinks_1 ☻ I play for North…
wait ☻ I am thinking…
advice ❓ Advice: {}
advice_blocks ❓ {}  Grundy {}
sure_1 ♛ It wins! Good: {}
sure_0 ⇔ A draw. Good: {}
sure_lost ⚠ Lost… try it!
sure_None That is my opinion.
v_1 {}: wins
v_0 {}: draw
v_lost {}: loses
"""
