"""A puzzle of the Colorigraphe."""

TEXTS = """
few ★ {}|Colour it!|Least black
right ♛ Yes!|OK: next
wrong Not yet|valid…
fewer Valid. Try|less black
"""
