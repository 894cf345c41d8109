"""What can be learnt of a game."""

TEXTS = """
learn I learn
lessons ☟ Lessons
exercises ⁘ Practice
stages ⇥ Stages
puzzles ★ The puzzles
"""
