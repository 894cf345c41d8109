"""Board profiles: data only, one file a board, importable everywhere. docs/add-a-board.md documents the fields."""

NAMES = ("pico_panel", "pico_strip", "macropad", "trellis_m4", "pygamer", "raspberry_pi")


def name_for(board_id: str, preferred: object = None) -> str:
    """Return the profile for a firmware's board_id: `preferred` if it is for this board, else the first that is.

    A board without a profile may be wired like another: it gets the preferred profile too, or the first.
    """
    known = preferred if preferred in NAMES else None
    for name in ((known,) if known else ()) + NAMES:
        if is_for(name, board_id):
            return name
    return known or NAMES[0]


def is_for(name: str, board_id: str) -> bool:
    """Return whether the profile is for the board with this board_id."""
    return board_id in __import__("hal.boards." + name, None, None, ("BOARD_IDS",)).BOARD_IDS
