"""Ce qu'on peut apprendre d'un jeu."""

TEXTS = """
learn J'apprends
lesson ☟ Les leçons
exercise ⁘ Je m'entraîne
puzzles ★ Les énigmes
"""
