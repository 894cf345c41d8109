"""The menu of a player's name: that of the seat, an animal, or one written letter by letter."""

from sillon.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Target


class Name(Menu):
    """`names` are those of all players; `seat` is the one that gets a name."""

    title = "your_name"
    catalogs = "{}_who setup_{} menus"

    def __init__(self, app: "App", game: str, names: tuple[str, ...], seat: int) -> None:
        self._game = game
        self._names = names
        self._seat = seat
        self.back = ("colorigraphe.players", game, names, seat + 1)
        super().__init__(app)
        values = [value for _, value in self.items]
        # A written name is not in the menu: select "write".
        self.selected = values.index(names[seat]) if names[seat] in values else len(values) - 1

    def entries(self) -> "list[tuple[str, str | None]]":
        say = self.say
        player = f"player_{self._seat}"
        shown: list[tuple[str, str | None]] = [(say(player, say(f"seat_{self._seat}")), "")]
        shown += [(say(player, animal), animal) for animal in say("animals").split(" ")]
        return shown + [(say("write"), None)]

    def choose_entry(self, value: str | None) -> "Target | None":
        if value is None:
            return ("letters", self._game, self._names, self._seat)
        names = self._names
        names = names[: self._seat] + (value,) + names[self._seat + 1 :]
        # Go on to the next player, or to "play" after the last.
        return ("colorigraphe.players", self._game, names, (self._seat + 2) % (len(names) + 1))


SCREEN = Name
