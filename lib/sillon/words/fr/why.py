"""Pourquoi a-t-on perdu ?"""

TEXTS = """
why ❓ Pourquoi ?
wait ☻ Je cherche…
at_move Au coup {} : {}
better Mieux : {}
then_1 ♛ Il gagnait !
then_0 ⇔ C'était égalité.
then_lost ⚠ Perdu de moins.
then_None ☻ C'est mon avis.
nothing Rien à regretter :|l'autre a bien joué.
see OK : voir ce moment
"""
