"""Une énigme du Colorigraphe."""

TEXTS = """
few À colorier
right ♛ Bravo !|OK : suite
wrong Pas encore|valable…
fewer Juste. Et|moins noir
"""
