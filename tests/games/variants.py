"""Data about each game for the conformance kit: option sets, starts, bad texts, the shape of its board.

To add a game, add its entry to GAMES. This module runs on a board's interpreter.
"""

try:
    from variants_awale import AWALE  # type: ignore[import-not-found]
    from variants_colorigraphe import COLORIGRAPHE  # type: ignore[import-not-found]
    from variants_fang import FANG  # type: ignore[import-not-found]
    from variants_fanorona import FANORONA  # type: ignore[import-not-found]
except ImportError:
    from tests.games.variants_awale import AWALE
    from tests.games.variants_colorigraphe import COLORIGRAPHE
    from tests.games.variants_fang import FANG
    from tests.games.variants_fanorona import FANORONA

GAMES: dict[str, dict] = {
    "fang": FANG,
    "fanorona": FANORONA,
    "colorigraphe": COLORIGRAPHE,
    "awale": AWALE,
    "fafy": {
        # How a position's text shows the board: "numbers" (one field per cell, then `beside` fields: reserves or stores),
        # "letters" (rows of W, B and . joined by /), or "none" (its steps move nothing that is counted).
        "board": "numbers",
        "beside": 0,
        # The kit checks every move number from -20 up to this one, which is above all moves.
        "numbers": 60,
        # A longer random game counts as endless. Below 0: it need not end, and is cut after so many moves.
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
    },
}


# Values of two options that exclude each other, in a game that has both: the first seat must exist.
NEVER = ((("players", 1), ("first", 1)), (("players", 1), ("first", 2)), (("players", 2), ("first", 2)))


def clash(chosen: dict) -> bool:
    """Return whether the options chosen have two values that exclude each other."""
    return any([chosen.get(one) == value and chosen.get(other) == met for (one, value), (other, met) in NEVER])  # noqa: C419


def tried_values(default: object, values: tuple | range) -> list:
    """Return the values of an option in the table: all of a tuple; of a range the ends and the default."""
    if type(values) is not range:
        return list(values)
    chosen: list = [values[0], values[-1]]
    if default not in chosen:
        chosen.append(default)
    return chosen


def option_sets(options: tuple) -> list[dict]:
    """Return option sets as dicts: the defaults, then enough sets to combine any two values of two options."""
    names = [name for name, _, _ in options]
    choices = [tried_values(default, values) for _, default, values in options]
    sets: list[list] = [[default for _, default, _ in options]]
    missing: list = []
    for one in range(len(names)):
        for other in range(one):
            for value in choices[one]:
                for met in choices[other]:
                    if not clash({names[one]: value, names[other]: met}):
                        missing.append((one, value, other, met))
    missing = _without(missing, sets[0])
    while missing:
        one, value, other, met = missing[0]
        row: list = [None] * len(names)
        row[one] = value
        row[other] = met
        for option in range(len(names)):
            if option not in (one, other):
                known = {names[k]: row[k] for k in range(len(names))}
                fitting = []
                for value in choices[option]:
                    known[names[option]] = value
                    if not clash(known):
                        fitting.append(value)
                row[option] = _most_useful(missing, row, option, fitting)
        sets.append(row)
        missing = _without(missing, row)
    return [{names[k]: row[k] for k in range(len(names))} for row in sets]


def _without(missing: list, row: list) -> list:
    """Return the pairs still missing after such a row."""
    return [pair for pair in missing if row[pair[0]] != pair[1] or row[pair[2]] != pair[3]]


def _most_useful(missing: list, row: list, option: int, choices: list) -> object:
    """Return the value that adds most of the missing pairs to the unfinished row; the first of several."""
    best = None
    most = -1
    for value in choices:
        trial = list(row)
        trial[option] = value
        met = len(missing) - len(_without(missing, trial))
        if met > most:
            best = value
            most = met
    return best
