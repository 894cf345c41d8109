"""What the screens before a game say."""

TEXTS = """
not_offered ⚠ Not enough|lights for this game|on this handheld.
too_big ⚠ The others need|more lights.
play ► Play
options ⚙ Options
row_own ☷ Start: the game's
row_laid ✍ Start: your own
row_short ☷ Start: {} cells
row_stars ★ Stars: {} cells
together ⇄ Two players
against ☻ Against the toy
as_document § All as at first
turn_dial ← → change, OK keeps
yes yes
no no
rules § The rules
learn ⚘ Learn
"""
