"""Le code de la position."""

TEXTS = """
code_title ⚿ Le code d'ici
"""
