"""The boards by their input: arrow buttons (panel or strip), or keys that are the lights."""

import pytest

from sillon.words import LANGUAGES
from sim.profiles import board_names, profile_of


def _keyed(board: str) -> bool:
    return "named" in profile_of(board).LEDS


KEYED = tuple(board for board in board_names() if _keyed(board))
ARROWS = tuple(board for board in board_names() if not _keyed(board))
# Boards with their own strip. A PyGamer draws the reference board's lights, a Raspberry Pi has the same parts: tests/hal/ tests
# the rest of them, and tests compare their main scenes with goldens.
PLAIN = tuple(board for board in ARROWS if board not in ("pygamer", "raspberry_pi"))

every_board = pytest.mark.parametrize("board", PLAIN)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def keys_of(board: str) -> list[str]:
    """Return the names of all keys of a board, as in scripts; OK and BACK come last."""
    groups = profile_of(board).BUTTONS
    names = [name.replace("MENU", "BACK") for group in groups for name, _ in group["keys"]]
    return sorted(names, key=lambda name: (name in ("OK", "BACK"), name))
