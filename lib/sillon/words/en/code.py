"""The code of the position."""

TEXTS = """
code_title ⚿ The code from here
"""
