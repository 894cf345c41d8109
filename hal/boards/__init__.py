"""Board profiles: data only, one file a board, importable everywhere. docs/add-a-board.md tells what each field means."""

NAMES = ("pico_panel", "pico_strip", "macropad", "trellis_m4", "pygamer", "raspberry_pi")


def of(board_id: str, named: object = None) -> str:
    """The profile for the board of that name in the firmware: the `named` one where it is true of it, else the first that is.

    A board that no profile knows may be wired like another: it has the named one too, or the first.
    """
    known = named if named in NAMES else None
    for name in ((known,) if known else ()) + NAMES:
        if is_true_of(name, board_id):
            return name
    return known or NAMES[0]


def is_true_of(name: str, board_id: str) -> bool:
    """Whether the profile is for the board of that name in the firmware."""
    return board_id in __import__("hal.boards." + name, None, None, ("BOARDS",)).BOARDS
