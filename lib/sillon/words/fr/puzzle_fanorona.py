"""Une énigme de Fanorona, à côté du plateau."""

TEXTS = """
find_0 ★ {}|Gagne !
find_in ★ {}|en {} coups
find_1 ★ {}|Prends !
right ♛ Bravo|OK : suite
wrong ↩ Encore|OK
"""
