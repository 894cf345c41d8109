"""Which game? Each of a game's presets is an entry."""

from sillon.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import Leds, Target

# (game, preset, picture): the words' key is the preset; the picture stands on a panel of lights, for those who cannot
# read yet, a number a row from the far side, its highest of 9 bits the westernmost light.
_GAMES = (
    ("fafy", "impartial", (0, 0b001000100, 0b011111110, 0b001000100)),
    ("fafy", "fafy", (0, 0b000000100, 0b011111110, 0b000000100)),
    ("fafy", "misere", (0b001111100, 0b010000010, 0b010000010, 0b110000011)),
    ("fafy", "sowing", (0b000111000, 0b001000100, 0b101010100, 0b000111000)),
)
_PICTURE = (0, 190, 70)


class Games(Menu):
    title = "games"

    def entries(self) -> "list[tuple[str, Any]]":
        return [(self.say(game[1]), game) for game in _GAMES]

    def taken(self, value: "Any") -> "Target | None":
        return ("rows", value[0], value[1])

    def lights(self, leds: "Leds") -> None:
        super().lights(leds)
        if leds.rows < 5 or leds.cols < 9:
            return
        # On a panel the entries keep the near side, and the picture of the chosen one stands above them.
        picture = self.list[self.at][1][2]
        west = (leds.cols - 9) // 2
        for row in range(4):
            for col in range(leds.cols):
                lit = 0 <= col - west < 9 and picture[row] >> (8 - col + west) & 1
                leds[row, col] = _PICTURE if lit else (0, 0, 0)


SCREEN = Games
