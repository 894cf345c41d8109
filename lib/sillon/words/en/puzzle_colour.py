"""A puzzle of the Colorigraphe."""

TEXTS = """
few To colour
right ♛ Yes!|OK: next
wrong Not yet|valid…
fewer Valid. Try|less black
black_0 Without|any black!
black_1 One black|will do.
black_2 Two black|will do.
black_3 3 black|will do.
"""
