"""The computer's level as a row of lights, in the menus before a game."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds

_LEVEL = (0, 150, 60)
_ABOVE = (0, 14, 6)


def draw_level(leds: "Leds", level: int, beat: int) -> None:
    """Draw five lights on the far side, bright up to this level; an adaptive level is a running row."""
    for k in range(5 if leds.rows > 1 else 0):
        leds[0, 2 + k] = _LEVEL if k < level and (level <= 5 or beat // 6 >= k) else _ABOVE
