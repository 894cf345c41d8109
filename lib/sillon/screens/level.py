"""The computer's level in menus before a game: the next one, and its lights."""

from sillon.match.choices import offers_master
from sillon.players import ADAPTS, MASTER_SEAT, PERSON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.contract import Rules
    from sillon.contract import App, Leds

_LEVEL = (0, 150, 60)
_ABOVE = (0, 14, 6)
_ORDER = (PERSON, 1, 2, 3, 4, 5, MASTER_SEAT, ADAPTS)


def draw_level(leds: "Leds", level: int, beat: int) -> None:
    """Draw five lights on the far side, bright up to this level; the master has a sixth, and an adaptive level runs."""
    for k in range(5 + level // MASTER_SEAT if leds.rows > 1 else 0):
        leds[0, 2 + k] = _LEVEL if k < level and (level != ADAPTS or beat // 6 >= k) else _ABOVE


def next_level(app: "App", game: "Rules", level: int, persons: bool = False) -> int:
    """Return the next level that is offered and that the teacher's lock allows; `persons`: 0, a person, too."""
    allowed: Sequence[int] = _ORDER
    if app.preferences.lock:
        from sillon.settings.lock import levels  # with the lock only

        allowed = levels(app.board.settings)
    while True:
        level = _ORDER[(_ORDER.index(level) + 1) % len(_ORDER)]
        if level in allowed and (level or persons) and (level != MASTER_SEAT or offers_master(app, game)):
            return level
