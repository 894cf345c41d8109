"""Data about each game for the conformance kit, found by name: variants_<game>.py. This module runs on a board's interpreter."""

from games import NAMES


def _data_of(name: str) -> dict:
    try:
        module = __import__("variants_" + name)
    except ImportError:
        module = __import__("tests.games.variants_" + name, None, None, ("VARIANTS",))
    found: dict = module.VARIANTS
    return found


GAMES: dict[str, dict] = {name: _data_of(name) for name in NAMES}


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
