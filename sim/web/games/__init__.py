"""What the page says of a game, a file a game: sentences(fields) and PIECES for sim/web/board_in_words.py, SCREEN_NAMES for
sim/screen_names.py."""
