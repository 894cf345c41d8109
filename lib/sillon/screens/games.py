"""The menu of games, the last one played first. A game that these lights cannot show says so."""

from games import NAMES
from sillon.common.last_game import game as last_played_game
from sillon.manifest import letter, manifest_of, offered
from sillon.ui.menu import Menu
from sillon.ui.screen import centred

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Display, Leds, Target

_PICTURE = (0, 190, 70)
_AGAIN = (230, 170, 0)  # the glyph of the entry that repeats the last game
_ABSENT = (60, 20, 0)  # the glyph of a game that these lights cannot show


class Games(Menu):
    """`places` are the entries' indices in games.NAMES. The first `again` of them, 0 or 1, start the game at once."""

    title = "games"
    wordless_input = ("wordless.menus", "GamesKeys")
    preload = ("match.choices", "players", "views.board_view", "views", "screens.setup")

    def __init__(self, app: "App", last: str = "") -> None:
        names: list[str] = list(NAMES)
        if app.preferences.lock:
            from sillon.settings.lock import games  # with the teacher's lock only

            names = games(app.board)
        places = [k for k in range(len(NAMES)) if NAMES[k] in names]
        kept = last_played_game(app.board.store)
        # The previous version stored the game's name.
        last_played = [name for name in names if kept in (letter(name).encode(), name.encode())]
        first = [k for k in places if NAMES[k] in last_played and offered(app.board.leds, NAMES[k])]
        self.again = len(first)
        self.places = first + places
        super().__init__(app)
        self.picture_rows = 4 if app.board.leds.rows >= 5 and app.board.leds.cols >= 9 else 0
        self.selected = self.again + names.index(last) if last in names else 0

    def entries(self) -> "list[tuple[str, bool]]":
        shown = []
        for place in self.places:
            text = self.say(f"game_{NAMES[place]}")
            shown.append((text, offered(self.app.board.leds, NAMES[place])))
        if self.again:
            shown[0] = (self.say("again", shown[0][0]), True)
        return shown

    def choose_entry(self, value: bool) -> "Target | None":
        if value:
            name = NAMES[self.places[self.selected]]
            return ("setup", name, True) if self.selected < self.again else ("setup", name)
        self.show_note("not_offered")
        return None

    def heading(self, display: "Display") -> str:
        return centred(display, self.say("play_again" if self.selected < self.again else self.title))

    def lights(self, leds: "Leds") -> None:
        super().lights(leds)
        if not self.picture_rows:
            return
        # On a panel the entries use the near side; the glyph of the selected game is above them.
        picture = manifest_of(NAMES[self.places[self.selected]]).glyph
        lit = _ABSENT if not self.items[self.selected][1] else _AGAIN if self.selected < self.again else _PICTURE
        west = (leds.cols - 9) // 2
        dark = [(0, 0, 0)] * leds.cols
        for row in range(self.picture_rows):
            line = dark[:]
            bits = picture[row]
            for col in range(9):
                if bits >> (8 - col) & 1:
                    line[west + col] = lit
            leds.put(row, 0, line)


SCREEN = Games
