"""Boards in words, a file a game: sentences(fields) as sim/web/board_in_words.py tells."""
