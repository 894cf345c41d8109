"""Ce que disent les écrans avant une partie."""

TEXTS = """
not_offered ⚠ Pas assez de|lumières pour ce jeu|sur cette console.
too_big ⚠ Le reste demande|plus de lumières.
play ► Jouer
options ⚙ Options
row_own ☷ Départ : du jeu
row_laid ✍ Départ : inventé
row_short ☷ Départ : {} cases
row_stars ★ Étoiles : {} cases
together ⇄ À deux joueurs
against ☻ Contre la console
as_document § Comme au début
turn_dial ← → change, OK garde
yes oui
no non
rules § La règle
learn ⚘ Apprendre
"""
