"""What can be learnt of a game."""

TEXTS = """
learn I learn
puzzles ★ The puzzles
"""
