"""The teacher's lock: the games and computer levels that settings.toml allows, and whether menus are locked.

SILLON_GAMES = "fafy,awale"   missing, wrong, or none that the board can show: all games
SILLON_LEVELS = "1,2,3"       levels as in sillon/players/__init__.py; a person is always allowed
SILLON_LOCK = 1               preferences, options, presets and starts cannot be changed
SILLON_LADDER = "open"        all stages of a game are open (sillon/lessons/stages.py)
"""

from games import NAMES
from sillon.manifest import offered
from sillon.players import MAX_LEVEL, PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from sillon.contract import App, Board, Session, Settings

# Values of `preferences.lock`; 0 where settings.toml has no line of the lock.
OPEN = 1
CLOSED = 2  # preferences, options, presets and starts cannot be changed


class _Subset:
    """The allowed texts: names of `known` separated by commas, at least one of `showable`. Iterating gives `showable`."""

    def __init__(self, known: list[str], showable: list[str]) -> None:
        self._known = known
        self.showable = showable

    def __contains__(self, value: object) -> bool:
        parts = _parts(value)
        if [part for part in parts if part not in self._known]:
            return False
        return len([part for part in parts if part in self.showable]) > 0

    def __iter__(self) -> "Iterator[str]":
        return iter(self.showable)


def _parts(value: object) -> list[str]:
    return [part.strip() for part in str(value).split(",")]


def games(board: "Board") -> list[str]:
    """Return the names of the games that are offered."""
    known: list[str] = list(NAMES)
    if board.settings.get("GAMES") is None:
        return known
    showable = [name for name in known if offered(board.leds, name)]
    chosen = _parts(board.settings.get("GAMES", ",".join(showable), _Subset(known, showable)))
    return [name for name in known if name in chosen]


def levels(settings: "Settings") -> list[int]:
    """Return the levels allowed at a seat, ascending."""
    known = [str(level) for level in range(MAX_LEVEL + 1)]
    chosen = _parts(settings.get("LEVELS", ",".join(known), _Subset(known, known)))
    return [level for level in range(MAX_LEVEL + 1) if level == PERSON or str(level) in chosen]


def read(board: "Board") -> int:
    """Return CLOSED or OPEN. Reads all lines of the lock, so that wrong ones are listed in settings.problems."""
    board.settings.get("LADDER", "steps", ("steps", "open"))
    games(board)
    levels(board.settings)
    return CLOSED if board.settings.get("LOCK", 0, (0, 1)) else OPEN


def allows(app: "App", session: "Session") -> bool:
    """Return whether the saved match could be started now."""
    allowed = levels(app.board.settings)
    return session.name in games(app.board) and not [level for level in session.levels if level not in allowed]
