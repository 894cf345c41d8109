"""Une énigme du Colorigraphe."""

TEXTS = """
few ★ {}|Colorie !|Peu de noir
right ♛ Bravo !|OK : suite
wrong Pas encore|valable…
fewer Juste. Et|moins noir
"""
