"""The computer's level in menus before a game: the next one, and its lights."""

from sillon.players import MAX_LEVEL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Leds

_LEVEL = (0, 150, 60)
_ABOVE = (0, 14, 6)


def draw_level(leds: "Leds", level: int, beat: int) -> None:
    """Draw five lights on the far side, bright up to this level; an adaptive level runs."""
    for k in range(5 if leds.rows > 1 else 0):
        leds[0, 2 + k] = _LEVEL if k < level and (level <= 5 or beat // 6 >= k) else _ABOVE


def next_level(app: "App", level: int, persons: bool = False) -> int:
    """Return the next level that the teacher's lock allows; `persons`: 0, a person, too."""
    allowed = list(range(MAX_LEVEL + 1))
    if app.preferences.lock:
        from sillon.settings.lock import levels  # with the lock only

        allowed = levels(app.board.settings)
    if not persons:
        allowed = allowed[1:]
    return allowed[(allowed.index(level) + 1) % len(allowed)]
