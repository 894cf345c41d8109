"""Codes of button events (seat, code, kind). A test holds them equal to hal/buttons.py."""

LEFT = 0
RIGHT = 1
UP = 2
DOWN = 3
OK = 4
BACK = 5
HINT = 6
CELL = 32

PRESS = 0
RELEASE = 1
LONG = 2
REPEAT = 3
