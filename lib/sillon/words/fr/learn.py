"""Ce qu'on peut apprendre d'un jeu."""

TEXTS = """
learn J'apprends
puzzles ★ Les énigmes
"""
