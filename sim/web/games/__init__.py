"""What the page says of a game, a file a game: sentences(fields) and PIECES as sim/web/board_in_words.py tells, SCREEN_NAMES as
sim/screen_names.py does."""
