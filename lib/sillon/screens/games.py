"""Which game? Each of a game's presets is an entry."""

from sillon.menu import Menu

# (game, preset); the words' key is the preset.
_GAMES = (("fafy", "impartial"), ("fafy", "fafy"), ("fafy", "misere"), ("fafy", "sowing"))


class Games(Menu):
    title = "games"

    def entries(self):  # type: ignore[no-untyped-def]
        return [(self.say(game[1]), game) for game in _GAMES]

    def taken(self, value):  # type: ignore[no-untyped-def]
        return ("rows", value[0], value[1])


SCREEN = Games
