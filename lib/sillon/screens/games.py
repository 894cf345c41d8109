"""Which game? Each of a game's presets is an entry."""

from sillon import icons
from sillon.menu import Menu

# (game, preset, pictogram); the words' key is the preset.
_GAMES = (
    ("fafy", "impartial", icons.BOTH_WAYS),
    ("fafy", "fafy", icons.ONE_WAY),
    ("fafy", "misere", icons.MISERE),
    ("fafy", "sowing", icons.SOWING),
)


class Games(Menu):
    title = "games"

    def entries(self):  # type: ignore[no-untyped-def]
        return [(icon, self.say(preset), (name, preset)) for name, preset, icon in _GAMES]

    def taken(self, value):  # type: ignore[no-untyped-def]
        return ("rows", value[0], value[1])


SCREEN = Games
