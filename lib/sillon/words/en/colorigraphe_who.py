"""The players of the Colorigraphe."""

TEXTS = """
player_0 ☀ {}
player_1 ★ {}
player_2 ⚘ {}
seat_0 Sun
seat_1 Sky
seat_2 Leaf
player_alone You
"""
