"""The names that a profile gives to its buttons. Read at the start only."""

from hal.buttons import CELL

NAMES = ("LEFT", "RIGHT", "UP", "DOWN", "OK", "BACK", "HINT")  # in the order of their codes


def code_of(name: str) -> tuple[int | None, int]:
    """(seat, code) of a profile's button name: LEFT ... HINT, MENU, NORD.LEFT for Nord's own, CELL5 for the lit key 5.

    ValueError for another name.
    """
    seat = None
    if name.startswith("NORD."):
        seat = 1
        name = name[5:]
    if name == "MENU":
        name = "BACK"  # one that its driver holds down for as long as it takes: see hal/menu_key.py
    if name in NAMES:
        return seat, NAMES.index(name)
    digits = name[4:]
    if seat is None and name[:4] == "CELL" and digits.isdigit() and str(int(digits)) == digits:
        return None, CELL + int(digits)
    raise ValueError(
        f"no button is called {name!r}: there are {', '.join(NAMES)}, and NORD. before them, and CELL0 and on"
    )
