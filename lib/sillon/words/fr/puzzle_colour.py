"""Une énigme du Colorigraphe."""

TEXTS = """
few À colorier
right ♛ Bravo !|OK : suite
wrong Pas encore|valable…
fewer Juste. Et|moins noir
black_0 Sans aucun|noir !
black_1 Un noir|suffit.
black_2 Deux noirs|suffisent.
black_3 3 noirs|suffisent.
"""
