"""The game that `python -m tools.new_game` copies, with NAME in place of newgame: as short as a game can be."""
