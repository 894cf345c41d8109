"""A puzzle of the Colorigraphe."""

TEXTS = """
few To colour
right ♛ Yes!|OK: next
wrong Not yet|valid…
fewer Valid. Try|less black
"""
