"""Data about Fafy for the conformance kit and the golden transcript, and what each field means for every game."""

VARIANTS: dict = {
    # How a position's text shows the board: "numbers" (one field per cell, then `beside` fields: reserves or stores),
    # "letters" (rows of W, B and . joined by /), or "none" (its steps move nothing that is counted).
    "board": "numbers",
    "beside": 0,
    # The kit checks every move number from -20 up to this one, which is above all moves.
    "numbers": 60,
    # A longer random game counts as endless. Below 0: it need not end, and is cut after this many moves.
    "plies": 1000,
    # Whether the winner always has the highest score.
    "most_wins": True,
    # Starts besides the game's own; each option set uses those that fit it.
    "texts": (
        "1 2 2 S",
        "2 5 2 N",
        "0 0 0 S",
        "24 24 24 N",
        "200 1 1 N",
        "1 1 1 S !",
        "1 2 2 1 1 2 2 1 S",
        "1 2 2 0 2 2 2 1 N",
        "3 0 1 2 4 1 0 1 N",
        "2 2 2 2 2 2 2 2 N",
        "0 0 0 0 0 0 0 1 S",
        "1 2 2 1 1 2 2 1 N !",
        "1 2 3 4 1 2 3 4 1 2 3 4 1 2 3 4 S",
        "24 1 24 1 24 1 24 1 24 1 24 1 24 1 24 1 N",
        "1 0 2 0 3 0 4 0 5 0 6 0 7 0 8 0 S",
    ),
    # (options, text, the fault that the message must name, the allowed values that it must name)
    "bad_texts": (
        ({"cells": 3}, "", "1 fields", "3 numbers, then S or N"),
        ({"cells": 3}, "1 1 1", "3 fields", "3 numbers, then S or N"),
        ({"cells": 3}, "1 1 S", "3 fields", "3 numbers, then S or N"),
        ({"cells": 3}, "1 1 1 1 S", "5 fields", "3 numbers, then S or N"),
        ({"cells": 3}, "1 1 1 S !", "5 fields", "3 numbers, then S or N"),
        ({"cells": 3, "bad_sowing": "loses"}, "1 1 1 S  !", "5 fields", "3 numbers, then S or N"),
        ({"cells": 3, "bad_sowing": "loses"}, "1 1 1 S ! !", "5 fields", "3 numbers, then S or N"),
        ({"cells": 3, "bad_sowing": "loses"}, "1 1 1 S!", "'S!'", "S or N"),
        ({"cells": 3}, "1 1 1 s", "'s'", "S or N"),
        ({"cells": 3}, "1,1,1 1 1 S", "cell 1 is '1,1,1'", "a whole number 0.."),
        ({"cells": 3}, "1 x 1 S", "cell 2 is 'x'", "a whole number 0.."),
        ({"cells": 3}, "1 1 256 S", "cell 3 is '256'", "a whole number 0.."),
        ({"cells": 3}, "01 1 1 S", "cell 1 is '01'", "a whole number 0.."),
        ({"cells": 3}, "1 1.0 1 S", "cell 2 is '1.0'", "a whole number 0.."),
        ({"cells": 3}, "1 1_0 1 S", "cell 2 is '1_0'", "a whole number 0.."),
        ({"cells": 3}, "1 \u0661 1 S", "cell 2 is ", "a whole number 0.."),
    ),
    # The same for the text of a move.
    "bad_moves": (
        ({}, "", "''", "1..8"),
        ({}, "4", "'4'", "1..8"),
        ({}, ">", "'>'", "1..8"),
        ({}, "0>", "'0>'", "1..8"),
        ({}, "9>", "'9>'", "1..8"),
        ({}, "04>", "'04>'", "1..8"),
        ({}, "4>>", "'4>>'", "1..8"),
        ({}, "4 >", "'4 >'", "1..8"),
        ({"cells": 16}, "17<", "'17<'", "1..16"),
    ),
}

# The games of the golden transcript: (title, options, start text or None, texts of the moves).
PLAYTHROUGHS: tuple = (
    ("The worked example of the document: Sud wins", {}, "1 2 2 1 1 2 2 1 S", "4> 7< 1>"),
    ("Nord finds the answer that the document recommends", {}, "1 2 2 1 1 2 2 1 S", "4> 5> 1> 8<"),
    ("The pupil's own game: each towards his own right", {"impartial": False, "cells": 6}, None, "3> 6< 1>"),
    ("A row that is blocked from the start", {"first": 1}, "3 0 2 0 1 0 4 3 N", ""),
    ("Misère: whoever cannot sow has won", {"misere": True, "cells": 4}, None, "2> 4<"),
    ("A bad sowing loses at once", {"bad_sowing": "loses", "cells": 5}, "1 2 0 2 1 S", "1> 4<"),
    ("Sowing: one seed a cell lasts seven plies", {"rule": "sowing", "cells": 4}, None, "2> 3< 2< 1> 3< 2> 3>"),
)
