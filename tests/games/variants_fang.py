"""Data about Fang for the conformance kit and the golden transcript: variants_fafy.py explains the fields."""

VARIANTS: dict = {
    "board": "numbers",
    "beside": 2,
    "numbers": 12,
    "plies": 18,
    "most_wins": True,
    "texts": (
        "0 1 1 1 1 1 1 0 5 5 N",
        "0 2 0 2 2 0 1 3 2 2 N",
        "3 3 6 1 0 2 1 0 0 0 N",
        "1 0 0 0 0 0 0 1 5 5 S",
        "0 0 0 0 0 0 0 0 1 1 N",
        "8 9 7 16 1 2 3 1 4 3 S",
        "0 1 1 1 1 1 1 0 0 9 S",
        "2 1 0 3 2 1 2 1 S",
        "2 1 0 0 1 2 1 2 N",
        "1 5 0 1 2 2 S",
        "0 0 4 1 1 1 S",
        "0 246 0 0 4 5 N",
    ),
    "bad_texts": (
        ({}, "", "1 fields", "10 numbers, then S or N"),
        ({}, "0 1 1 1 1 1 1 0 5 N", "10 fields", "10 numbers, then S or N"),
        ({}, "0 1 1 1 1 1 1 0 5 5 5 N", "12 fields", "10 numbers, then S or N"),
        ({}, "0 1 1 1 1 1 1 0 5 5 n", "'n'", "S or N"),
        ({}, "0 1 1 1 1 1 1 0 x 5 N", "Sud's reserve is 'x'", "a whole number 0.."),
        ({}, "0 1 1 1 1 1 1 0 5 1.0 N", "Nord's reserve is '1.0'", "a whole number 0.."),
        ({}, "0 1 1 1 1 1 1 0 10 5 N", "Sud's reserve is 10", "0..9"),
        ({}, "0 1 1 1 1 1 1 0 5 10 N", "Nord's reserve is 10", "0..9"),
        ({}, "0 200 50 0 0 0 0 0 3 3 N", "too many seeds", "255 is the most"),
        ({"cells": 4}, "0 1 1 1 1 1 1 0 5 5 N", "11 fields", "6 numbers, then S or N"),
    ),
    "bad_moves": (
        ({}, "", "''", "1..8"),
        ({}, "0", "'0'", "1..8"),
        ({}, "9", "'9'", "1..8"),
        ({}, "05", "'05'", "1..8"),
        ({}, "5>", "'5>'", "1..8"),
        ({"cells": 6}, "7", "'7'", "1..6"),
        ({"cells": 4}, "5", "'5'", "1..4"),
    ),
}

PLAYTHROUGHS: tuple = (
    ("The game of the document: Sud wins 13-3", {"first": 1}, None, "5 7 6 8 1 2 7 4 7 8"),
    ("Six cells, a tibong may be played with one seed", {"cells": 6, "tibong_min": 1}, None, "2 1 5 4 5 1 3 2"),
    ("Four cells: more seeds in hand than cells", {"cells": 4}, "0 4 0 1 2 1 S", "2 3 1"),
    ("The same cell where that is refused", {"cells": 4, "overflow": "refused"}, "0 4 0 1 2 1 S", ""),
    ("Halves are equal: the fuller tibong wins", {}, "3 1 0 0 0 1 1 2 0 0 S", ""),
    ("Halves and tibongs are equal: a draw", {}, "2 1 1 0 0 0 2 2 0 0 N", ""),
    ("A reserve, but no playable cell", {}, "1 0 0 0 0 0 0 1 5 5 S", ""),
)
