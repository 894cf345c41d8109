"""What all rooms share: codes of buttons, chance, memory, tunes, and what is kept a game."""
