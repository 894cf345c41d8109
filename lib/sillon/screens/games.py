"""Which game? Each of a game's presets is an entry."""

from sillon.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import Target

# (game, preset); the words' key is the preset.
_GAMES = (("fafy", "impartial"), ("fafy", "fafy"), ("fafy", "misere"), ("fafy", "sowing"))


class Games(Menu):
    title = "games"

    def entries(self) -> "list[tuple[str, Any]]":
        return [(self.say(game[1]), game) for game in _GAMES]

    def taken(self, value: "Any") -> "Target | None":
        return ("rows", value[0], value[1])


SCREEN = Games
