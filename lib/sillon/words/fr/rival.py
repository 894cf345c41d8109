"""La console qui joue, et ses conseils."""

TEXTS = """
thinks_0 ☻ Je joue pour Sud…
thinks_1 ☻ Je joue pour Nord…
wait ☻ Je réfléchis…
advice ❓ Conseil : {}
advice_blocks ❓ {}  Grundy {}
sure_1 ♛ Gagné ! Bons : {}
sure_0 ⇔ Égalité. Bons : {}
sure_lost ⚠ Perdu… essaie !
sure_None C'est mon avis.
v_1 {} : gagné
v_0 {} : égalité
v_lost {} : perdu
"""
