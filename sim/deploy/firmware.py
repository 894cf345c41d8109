"""The firmware that a drive tells of in boot_out.txt, which CircuitPython writes when it starts."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from sim.deploy.refusal import Refusal

OLDEST = 10  # the first major version that this program runs on
WHERE_FROM = "https://circuitpython.org/downloads"

_VERSION = re.compile(r"CircuitPython (\d+)(\S*)")
_BOARD = re.compile(r"^Board ID:\s*(\S+)", re.MULTILINE)


class Firmware(NamedTuple):
    """`major` is the first number of `version`; `board` is CircuitPython's own name for the board."""

    major: int
    version: str
    board: str


def firmware(drive: Path) -> Firmware:
    """What boot_out.txt says. Refusal when the path is no board's drive."""
    if not drive.is_dir():
        raise Refusal(
            f"{drive} is not there: plug the board in, and give the folder in which its drive CIRCUITPY appears"
        )
    try:
        text = (drive / "boot_out.txt").read_text(encoding="utf-8", errors="replace")
    except FileNotFoundError as error:
        raise Refusal(
            f"{drive} has no boot_out.txt, so it is not a CircuitPython board's drive: "
            "give the drive CIRCUITPY itself, or press the board's reset button once, which writes that file"
        ) from error
    except OSError as error:
        raise Refusal(f"{drive} cannot be read ({error.strerror}): plug the board in again") from error
    version, board = _VERSION.search(text), _BOARD.search(text)
    if not version or not board:
        raise Refusal(f"{drive / 'boot_out.txt'} names no CircuitPython version and board: install {WHERE_FROM}")
    return Firmware(int(version[1]), version[1] + version[2].rstrip(";"), board[1])


def check(found: Firmware, profile: str, boards: Sequence[str]) -> None:
    """Refusal when the firmware is too old, or the board another than the profile's."""
    if found.major < OLDEST:
        raise Refusal(
            f"the board has CircuitPython {found.version}, and Sillon needs {OLDEST} or later: "
            f"install it from {WHERE_FROM}/, then deploy again"
        )
    if found.board not in boards:
        raise Refusal(
            f"the board is a {found.board}, and the profile {profile} is for {' or '.join(boards)}: "
            "give another BOARD (hal/boards/ has them), or plug in the other one"
        )
