"""The names that a profile gives to its buttons. Imported at the start only."""

from hal.buttons import CELL

NAMES = ("LEFT", "RIGHT", "UP", "DOWN", "OK", "BACK", "HINT")  # in the order of their codes


def code_of(name: str) -> tuple[int | None, int]:
    """Return (seat, code) of a profile's button name: LEFT ... HINT for both seats, SUD.LEFT or NORD.LEFT for one, CELL5, MENU.

    Raises ValueError if the name is another.
    """
    seat = None
    for owner in ("SUD.", "NORD."):
        if name.startswith(owner):
            seat = int(owner == "NORD.")
            name = name[len(owner) :]
            break
    if name == "MENU":
        name = "BACK"  # its driver holds it down for a long press: see hal/drivers/shift_register.py
    if name in NAMES:
        return seat, NAMES.index(name)
    if seat is None and name[:4] == "CELL" and name[4:].isdigit() and (name[4] != "0" or len(name) == 5):
        return None, CELL + int(name[4:])
    raise ValueError(
        f"no button is called {name!r}: there are {', '.join(NAMES)}, SUD. or NORD. before them, and CELL0 and on"
    )
