"""The firmware of a board, from the drive's boot_out.txt, which CircuitPython writes when it starts."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from sim.drive.compiled import OLDEST
from sim.drive.sentences import Refusal, reason, say

WHERE_FROM = "https://circuitpython.org/downloads"

_VERSION = re.compile(r"CircuitPython (\d+)(\S*)")
_BOARD = re.compile(r"^Board ID:\s*(\S+)", re.MULTILINE)


class Firmware(NamedTuple):
    """`major` is the first number of `version`; `board` is CircuitPython's own name for the board."""

    major: int
    version: str
    board: str


def firmware(drive: Path) -> Firmware:
    """Return what boot_out.txt says. Refusal when the path is not a board's drive."""
    if not drive.is_dir():
        raise Refusal(say("not_there", drive=drive))
    try:
        text = (drive / "boot_out.txt").read_text(encoding="utf-8", errors="replace")
    except FileNotFoundError as error:
        raise Refusal(say("no_boot_out", drive=drive)) from error
    except OSError as error:
        raise Refusal(say("cannot_be_read", drive=drive, why=reason(error))) from error
    version, board = _VERSION.search(text), _BOARD.search(text)
    if not version or not board:
        raise Refusal(say("no_version", path=drive / "boot_out.txt", where=WHERE_FROM))
    return Firmware(int(version[1]), version[1] + version[2].rstrip(";"), board[1])


def check(found: Firmware, profile: str, boards: Sequence[str]) -> None:
    """Raise Refusal when the firmware is too old, or when the profile is for other boards."""
    if found.major < OLDEST:
        raise Refusal(say("too_old", version=found.version, oldest=OLDEST, where=WHERE_FROM))
    if found.board not in boards:
        known = (" " + say("or") + " ").join(boards)
        raise Refusal(say("other_board", board=found.board, profile=profile, boards=known))
