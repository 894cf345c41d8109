"""The turn of the Colorigraphe where all turned. Beside the circle a line has 11 letters, the last one 13."""

TEXTS = """
why_circle ❓ Why?
why_wait ☻ Let me look…
why_turn ❓ Turn {}
why_got got: {}
why_best better: {}
why_no_dare no claim!
why_see OK: see it
why_dare Always well coloured!|Dare a stake that is|a little higher!
why_nothing Nothing to regret:|the other played well
"""
