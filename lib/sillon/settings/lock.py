"""The teacher's lock: the games and computer levels that settings.toml allows, and whether menus are locked.

SILLON_GAMES = "fafy,awale"   a wrong name is left out; missing, or none that the board can show: all games
SILLON_LEVELS = "1,2,3"       levels as in sillon/players/__init__.py; a person is always allowed
SILLON_LOCK = 1               preferences, options, presets and starts cannot be changed, and the tournament is closed
SILLON_LADDER = "open"        all stages of a game are open (sillon/lessons/stages.py)
"""

from games import NAMES
from sillon.manifest import offered
from sillon.players import MASTER_SEAT, MAX_LEVEL, PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Board, Session, Settings

# Values of `preferences.lock`; 0 where settings.toml has no line of the lock.
OPEN = 1
CLOSED = 2  # preferences, options, presets and starts cannot be changed, and the tournament is closed


def _chosen(settings: "Settings", name: str, known: list[str], allowed: list[str]) -> list[str]:
    """Return those of the setting's names, separated by commas, that are allowed; all allowed ones if there are none.

    known: the names that are right, though not all may be allowed on this board. Others are reported.
    """
    said = settings.get(name)
    if said is None:
        return allowed
    parts = [part.strip() for part in str(said).split(",")]
    wrong = [part for part in parts if part and part not in known]
    right = [part for part in parts if part in allowed]
    if wrong or not right:
        settings.report(name, ", ".join(wrong or parts), allowed, ", ".join(right or allowed))
    return right or allowed


def games(board: "Board") -> list[str]:
    """Return the names of the games that are offered."""
    known: list[str] = list(NAMES)
    if board.settings.get("GAMES") is None:
        return known
    chosen = _chosen(board.settings, "GAMES", known, [name for name in known if offered(board.leds, name)])
    return [name for name in known if name in chosen]


def levels(settings: "Settings") -> list[int]:
    """Return the levels allowed at a seat, ascending. The master allows level 5, which stands in for it."""
    known = [str(level) for level in range(MAX_LEVEL + 1)]
    chosen = _chosen(settings, "LEVELS", known, known)
    if str(MASTER_SEAT) in chosen:
        chosen = chosen + ["5"]
    return [level for level in range(MAX_LEVEL + 1) if level == PERSON or str(level) in chosen]


def permitted(given: "tuple[int, ...]", allowed: list[int]) -> "tuple[int, ...]":
    """Return the seats' levels, 0 for those that are not allowed, and level 5 in place of the master."""
    found = [5 if level == MASTER_SEAT and level not in allowed else level for level in given]
    return tuple([level if level in allowed else PERSON for level in found])


def read(board: "Board") -> int:
    """Return CLOSED or OPEN. Reads all lines of the lock, so that wrong ones are listed in settings.problems."""
    board.settings.get("LADDER", "steps", ("steps", "open"))
    games(board)
    levels(board.settings)
    return CLOSED if board.settings.get("LOCK", 0, (0, 1)) else OPEN


def allows(app: "App", session: "Session") -> bool:
    """Return whether the saved match could be started now; the master's seat gets level 5 where the master is not allowed."""
    found = permitted(session.levels, levels(app.board.settings))
    if session.name not in games(app.board) or found.count(PERSON) > session.levels.count(PERSON):
        return False
    session.levels = found
    return True
