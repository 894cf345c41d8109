"""The teacher's lock: which games and which levels of the computer settings.toml offers, and whether menus are closed.

SILLON_GAMES = "fafy,awale"   without the line, or with a wrong one, or where the board shows none of them: all
SILLON_LEVELS = "1,2,3"       the numbers of sillon/match/seats.py; a person may always sit down
SILLON_LOCK = 1               nobody changes preferences, options, presets or starts
SILLON_LADDER = "open"        all stages of a game are open at once (sillon/lessons/stages.py)
"""

from games import NAMES
from sillon.manifest import offered
from sillon.match.seats import MOST, PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from sillon.app.contract import App, Board, Leds, Settings

# `preferences.lock`, where there is a line of the lock at all:
OPEN = 1
CLOSED = 2  # nobody may change preferences, options, presets or starts


class _Some:
    """Allowed is a text of some of `known`, with commas between them, and of one of `shown` at least, which are told."""

    def __init__(self, known: list[str], shown: list[str]) -> None:
        self._known = known
        self._shown = shown

    def __contains__(self, value: "Any") -> bool:
        parts = _parts(value)
        if [part for part in parts if part not in self._known]:
            return False
        return len([part for part in parts if part in self._shown]) > 0

    def __iter__(self) -> "Iterator[str]":
        return iter(self._shown)


def _parts(value: "Any") -> list[str]:
    return [part.strip() for part in str(value).split(",")]


def games(board: "Board") -> list[str]:
    """The names of the games that are offered."""
    known: list[str] = list(NAMES)
    if board.settings.get("GAMES") is None:
        return known
    shown = _shown(board.leds, known)
    chosen = _parts(board.settings.get("GAMES", ",".join(shown), _Some(known, shown)))
    return [name for name in known if name in chosen]


def _shown(leds: "Leds", known: list[str]) -> list[str]:
    """Those of the games that these lights can show."""
    return [name for name in known if offered(leds, name)]


def levels(settings: "Settings") -> list[int]:
    """Who may sit at a seat, ascending."""
    known = [str(level) for level in range(MOST + 1)]
    chosen = _parts(settings.get("LEVELS", ",".join(known), _Some(known, known)))
    return [level for level in range(MOST + 1) if level == PERSON or str(level) in chosen]


def read(board: "Board") -> int:
    """CLOSED, or OPEN. Reads all these lines, so that a wrong one stands among the problems."""
    board.settings.get("LADDER", "steps", ("steps", "open"))
    games(board)
    levels(board.settings)
    return CLOSED if board.settings.get("LOCK", 0, (0, 1)) else OPEN


def go_on(app: "App", session: "Any") -> bool:
    """Whether a match that was kept is one that could begin now."""
    allowed = levels(app.board.settings)
    return session.name in games(app.board) and not [level for level in session.levels if level not in allowed]
