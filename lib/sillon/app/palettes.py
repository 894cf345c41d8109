"""Palettes: other colours for other eyes. A palette is nine numbers; the lights are put behind it, and no view knows of it.

Read where a palette is chosen that is not the usual one, which costs nothing.
"""

from sillon.screens.screen import FULL, Behind

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Board, Leds

# By place in preferences.PALETTES: how much of the red, green and blue that a view asks for goes into the red that is
# shown, then into the green, then into the blue, in 16ths. None: the colours as they are.
_MIXES = (
    None,
    # For protan and deutan eyes: reds a little stronger and purer. Of all that must be told apart, what is nearest is
    # farther apart then; more than that takes lights to their limit, where the next pair falls together.
    (18, -2, 0, 0, 17, 0, 0, 0, 16),
)


class Tinted(Behind):
    """The lights behind a palette: the same noun. `plain` are the lights themselves."""

    def __init__(self, leds: "Leds", mix: tuple) -> None:
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
        most = 255 if max(colour) < 256 else FULL  # nothing but the cursor becomes as bright as the cursor
        self.plain[place] = (
            min(max((red * mix[0] + green * mix[1] + blue * mix[2]) // 16, 0), most),
            min(max((red * mix[3] + green * mix[4] + blue * mix[5]) // 16, 0), most),
            min(max((red * mix[6] + green * mix[7] + blue * mix[8]) // 16, 0), most),
        )


def apply(board: "Board", palette: int) -> None:
    """Puts the board's lights behind the palette with this place in preferences.PALETTES."""
    leds = board.leds
    leds = getattr(leds, "plain", leds)
    mix = _MIXES[palette]
    board.leds = Tinted(leds, mix) if mix else leds
