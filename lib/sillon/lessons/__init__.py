"""The lessons, a file a game: lines of data, told in the room <game>_lesson; sillon/teaching.py says what a line is."""
