"""Data about Awalé for the conformance kit and the golden transcript: variants_fafy.py explains the fields."""

VARIANTS: dict = {
    "board": "numbers",
    "beside": 2,
    "numbers": 16,
    "plies": 2000,
    "most_wins": True,
    "texts": (
        "1 0 0 0 0 0 1 0 0 0 0 0 23 23 S",
        "0 0 0 0 0 2 1 1 0 0 0 0 20 24 S",
        "0 1 0 2 0 1 1 0 0 0 0 0 22 21 S",
        "1 2 0 0 3 0 0 0 0 0 0 0 21 21 S",
        "0 0 0 0 0 0 1 1 1 1 1 0 21 22 N",
        "12 1 0 2 0 0 0 0 0 0 0 0 16 17 S",
        "0 0 0 0 0 0 0 0 0 0 0 0 48 0 N",
        "0 0 0 0 0 0 0 0 0 0 0 0 24 24 S",
    ),
    "bad_texts": (
        ({}, "", "1 fields", "14 numbers, then S or N"),
        ({}, "4 4 4 4 4 4 4 4 4 4 4 4 0 0", "14 fields", "14 numbers, then S or N"),
        ({}, "4 4 4 4 4 4 4 4 4 4 4 4 S", "13 fields", "14 numbers, then S or N"),
        ({}, "4 4 4 4 4 4 4 4 4 4 4 4 0 0 s", "'s'", "S or N"),
        ({}, "0 0 0 0 0 0 0 0 0 0 0 49 0 0 S", "pit f is '49'", "a whole number 0..48"),
        ({}, "4 4 4 4 4 4 4 4 4 4 4 4 0.0 0 S", "Sud's store is '0.0'", "a whole number 0..48"),
        ({}, "4 4 4 4 4 4 4 4 4 4 4 4 0 +0 S", "Nord's store is '+0'", "a whole number 0..48"),
        ({}, "4 4 4 4 4 4 4 4 4 4 4 4 0 1 S", "too many seeds", "48 is the most"),
        ({}, "0 0 0 0 0 0 0 0 0 0 0 0 25 24 S", "too many seeds", "48 is the most"),
    ),
    "bad_moves": (
        ({}, "", "''", "A..F or a..f"),
        ({}, "G", "'G'", "A..F or a..f"),
        ({}, "1", "'1'", "A..F or a..f"),
        ({}, "AB", "'AB'", "A..F or a..f"),
    ),
}

PLAYTHROUGHS: tuple = (
    ("A harvest that runs backwards", {}, "4 4 4 4 4 3 1 2 1 4 4 4 6 3 S", "F f"),
    ("Twelve seeds pass over the pit they came from", {}, "12 1 0 2 0 0 1 2 4 0 3 0 12 11 S", "A b"),
    ("A grand slam: the move stands and takes nothing", {}, "0 0 0 0 1 2 1 1 0 0 0 0 20 23 S", "F a E"),
    (
        "A grand slam that is not playable",
        {"grand_slam": "illegal_unless_only"},
        "0 0 0 0 1 2 1 1 0 0 0 0 20 23 S",
        "E a",
    ),
    ("Nothing but grand slams, and none is playable", {"grand_slam": "illegal"}, "0 0 0 0 0 2 1 1 0 0 0 0 20 24 S", ""),
    ("An empty camp must be fed", {}, "1 2 0 0 3 0 0 0 0 0 0 0 21 21 S", "E a"),
    ("An empty camp that cannot be fed", {}, "0 0 0 0 0 1 0 1 0 0 0 0 23 23 S", "F"),
    ("The document's variant: 20 seeds win at once", {"target": 20}, "4 4 4 0 0 1 2 2 1 4 4 3 18 1 S", "F"),
    ("Seeds left on the board belong to nobody", {"leftovers": "nobody"}, "0 0 0 0 0 0 1 1 1 1 1 0 21 22 N", ""),
    (
        "Round in circles: the second occurrence ends it",
        {"repetition": 2},
        "1 0 0 0 0 0 1 0 0 0 0 0 23 23 S",
        "A a B b C c D d E e F f",
    ),
)
