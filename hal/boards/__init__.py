"""Board profiles: data only, one file a board, importable everywhere. docs/add-a-board.md tells what each field means."""

# One text: a board keeps each short text of its own that it ever reads in its table of names.
NAMES = tuple("pico_panel pico_strip macropad trellis_m4 pygamer raspberry_pi".split(" "))


def of(board_id: str) -> str:
    """The first profile that is true of the board of that name in the firmware; of a board that none knows, the first."""
    for name in NAMES:
        if board_id in __import__("hal.boards." + name, None, None, ("BOARDS",)).BOARDS:
            return name
    return NAMES[0]
