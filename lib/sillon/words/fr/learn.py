"""Ce qu'on peut apprendre d'un jeu."""

TEXTS = """
learn J'apprends
lessons ☟ Les leçons
exercises ⁘ Je m'entraîne
stages ⇥ Les étapes
puzzles ★ Les énigmes
"""
