"""The game that `python -m tools.new_game` copies: the shortest that the handheld plays. In texts NEWGAME is its name."""
