"""A puzzle of Fanorona, beside the board."""

TEXTS = """
find_0 ★ {}|Win!
find_in ★ {}|in {} turns
find_1 ★ {}|Take most
right ♛ Yes!|OK: next
wrong ↩ Again|OK
"""
