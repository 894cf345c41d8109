"""Ce qui se dit dans toutes les parties."""

TEXTS = """
plays_0 ⇧ Sud joue
plays_1 ⇩ Nord joue
wins_0 ♛ Sud gagne !
wins_1 ♛ Nord gagne !
draw ⇔ Égalité !
in_hand ☟ En main : {}
moved_0 Sud : {}
moved_1 Nord : {}
thinks_0 ☻ Je joue pour Sud…
thinks_1 ☻ Je joue pour Nord…
looking ↩ Coup {} sur {}
look_keys ←→ voir, OK jouer ici
no_3 ∅ {} : vide.
"""
