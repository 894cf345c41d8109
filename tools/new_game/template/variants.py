"""Data about Newgame for the conformance kit and the golden transcript: tests/games/variants_fafy.py explains the fields."""

VARIANTS: dict[str, object] = {
    "board": "numbers",
    "beside": 0,
    "numbers": 12,
    "plies": 9,
    "most_wins": True,
    "texts": ("1 1 1 1 1 1 1 1 1 N", "0 3 2 0 0 1 9 0 4 S", "0 0 0 0 0 0 0 0 0 S", "0 0 0 0 0 0 0 251 4 N"),
    "bad_texts": (
        ({}, "1 1 1 S", "4 fields", "9 numbers, then S or N"),
        ({}, "1 1 1 1 1 1 1 1 1 W", "'W'", "S or N"),
        ({}, "1 1 1 1 1 1 1 1 x S", "cell 9 is 'x'", "a whole number 0..255"),
        ({}, "200 1 1 1 1 1 1 1 90 S", "too many seeds", "255 is the most"),
    ),
    "bad_moves": (
        ({}, "", "''", "1..9"),
        ({}, "0", "'0'", "1..9"),
        ({}, "10", "'10'", "1..9"),
        ({}, "01", "'01'", "1..9"),
    ),
}

PLAYTHROUGHS: tuple[tuple[object, ...], ...] = (
    ("A game of four moves: Nord wins", {}, None, "2 4 ?3 ?9 6 8"),
    ("Nothing can be lifted: Sud has lost", {}, "0 3 0 2 0 1 0 0 1 S", ""),
)
