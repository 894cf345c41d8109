"""The boards, by how they are played: with arrows on a panel or a strip, or on keys that are the lights themselves."""

from sim.profiles import board_names, profile_of


def _keyed(board: str) -> bool:
    return "named" in profile_of(board).LEDS


KEYED = tuple(board for board in board_names() if _keyed(board))
ARROWS = tuple(board for board in board_names() if not _keyed(board))
# Those with a strip of their own. A PyGamer draws the reference's lights, and a Raspberry Pi has its very parts: what is theirs
# is tried in tests/hal/, and their main scenes are kept as pictures.
PLAIN = tuple(board for board in ARROWS if board not in ("pygamer", "raspberry_pi"))


def keys_of(board: str) -> list[str]:
    """The names of all its keys, as a script has them, and OK and BACK at the end."""
    groups = profile_of(board).BUTTONS
    names = [name.replace("MENU", "BACK") for group in groups for name, _ in group["keys"]]
    return sorted(names, key=lambda name: (name in ("OK", "BACK"), name))
