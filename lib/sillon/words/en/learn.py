"""What can be learnt of a game."""

TEXTS = """
learn I learn
lesson ☟ The lessons
exercise ⁘ I practise
puzzles ★ The puzzles
"""
