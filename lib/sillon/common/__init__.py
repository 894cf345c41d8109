"""Shared by all packages: codes of buttons, random numbers, memory, tunes, records with an entry a game."""
