"""The teacher's lock: which games and which levels of the computer settings.toml offers, and whether menus are closed.

SILLON_GAMES = "fafy,awale"   without the line, or with a wrong one: all
SILLON_LEVELS = "1,2,3"       the numbers of sillon/rivals.py; a person may always sit down
SILLON_LOCK = 1               nobody changes preferences, options, presets or starts
"""

from sillon.offers import OFFERS
from sillon.rivals import MOST, PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from sillon.contract import App, Settings

# `preferences.lock`, where there is a line of the lock at all:
OPEN = 1
CLOSED = 2  # nobody may change preferences, options, presets or starts


class _Some:
    """Allowed is a text of some of these, with commas between them."""

    def __init__(self, known: list[str]) -> None:
        self._known = known

    def __contains__(self, value: "Any") -> bool:
        return not [part for part in _parts(value) if part not in self._known]

    def __iter__(self) -> "Iterator[str]":
        return iter(self._known)


def _parts(value: "Any") -> list[str]:
    return [part.strip() for part in str(value).split(",")]


def games(settings: "Settings") -> list[str]:
    """The names of the games that are offered."""
    known = [offer[0] for offer in OFFERS]
    chosen = _parts(settings.get("GAMES", ",".join(known), _Some(known)))
    return [name for name in known if name in chosen]


def levels(settings: "Settings") -> list[int]:
    """Who may sit at a seat, ascending."""
    known = [str(level) for level in range(MOST + 1)]
    chosen = _parts(settings.get("LEVELS", ",".join(known), _Some(known)))
    return [level for level in range(MOST + 1) if level == PERSON or str(level) in chosen]


def read(settings: "Settings") -> int:
    """CLOSED, or OPEN. Reads all three lines, so that a wrong one stands among the problems."""
    games(settings)
    levels(settings)
    return CLOSED if settings.get("LOCK", 0, (0, 1)) else OPEN


def go_on(app: "App", session: "Any") -> bool:
    """Whether a match that was kept is one that could begin now."""
    settings = app.board.settings
    allowed = levels(settings)
    return session.name in games(settings) and not [level for level in session.levels if level not in allowed]
