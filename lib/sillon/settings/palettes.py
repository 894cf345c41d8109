"""Palettes for colour-blind users: the lights are wrapped in a colour matrix. Views do not know of it.

Imported only when a palette other than the default is chosen.
"""

from sillon.views import FULL
from sillon.views.behind import Behind

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import Board, Leds

# By index in preferences.PALETTES: a 3x3 matrix in 16ths, from the view's red, green and blue to the red that is shown,
# then the green, then the blue. None: no change.
_MIXES = (
    None,
    # For protan and deutan: reds a little stronger and purer. This spreads the nearest pair of colours that must
    # differ. A stronger matrix clips, and other pairs become equal.
    (18, -2, 0, 0, 17, 0, 0, 0, 16),
)


class Tinted(Behind):
    """Lights behind a palette. `plain` are the wrapped lights."""

    def __init__(self, leds: "Leds", mix: tuple[int, ...]) -> None:
        self.plain = leds
        self._mix = mix

    def __getattr__(self, name: str) -> "Any":
        return getattr(self.plain, name)

    @property
    def brightness(self) -> int:
        """0 (dark) to 10."""
        return self.plain.brightness

    @brightness.setter
    def brightness(self, level: int) -> None:
        self.plain.brightness = level

    def __setitem__(self, place: tuple[int, int], colour: tuple[int, int, int]) -> None:
        red, green, blue = colour
        mix = self._mix
        limit = 255 if max(colour) < 256 else FULL  # only the cursor may exceed 255
        self.plain[place] = (
            min(max((red * mix[0] + green * mix[1] + blue * mix[2]) // 16, 0), limit),
            min(max((red * mix[3] + green * mix[4] + blue * mix[5]) // 16, 0), limit),
            min(max((red * mix[6] + green * mix[7] + blue * mix[8]) // 16, 0), limit),
        )


def apply(board: "Board", palette: int) -> None:
    """Wrap the board's lights in the palette with this index in preferences.PALETTES."""
    leds = getattr(board.leds, "plain", board.leds)
    mix = _MIXES[palette]
    board.leds = Tinted(leds, mix) if mix else leds  # type: ignore[misc]  # nothing else replaces a part
