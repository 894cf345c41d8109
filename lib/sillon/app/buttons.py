"""The codes of the board's button events (seat, code, kind): the numbers of hal/buttons.py, and a test holds them equal."""

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
