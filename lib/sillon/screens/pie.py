"""The pie rule: Sud has laid the seeds, Nord decides who plays first."""

from sillon.common.buttons import BACK
from sillon.manifest import manifest_of
from sillon.match.choices import choice_of, with_players
from sillon.match.session import Session
from sillon.players import PERSON, WIN
from sillon.ui.menu import Menu
from sillon.views import view_of
from sillon.views.board_view import PLAYABLE, BoardView
from sillon.views.row_page import row_lines

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from sillon.contract import App, Display, Leds, Target


class Pie(Menu):
    title = "pie"
    keyed_input = ("ui.screen", "Input")  # arrows choose who begins

    def __init__(self, app: "App", name: str, laid: list[int], start: bytes) -> None:
        self._view = view_of(app.board.leds, name)
        self.choice = choice_of(app, name)
        game = self.choice.game()
        seated = self.choice.seated(len(game.SEATS))
        self._nord = seated[1] if seated else PERSON
        self._look = BoardView(game, start, game.cells)
        for cell in range(len(self._look.marks)):
            self._look.marks[cell] = PLAYABLE
        super().__init__(app)
        self.back = ("lay", name, laid)
        self._work: Generator[None, None, None] | None = None
        # The game may be over before it begins: then the computer has nothing to think about.
        self._end = game.outcome(start[:-1] + b"\x01")
        if self._nord and not self._end:
            # The computer is Nord and decides: it thinks about the position as the player who begins.
            from sillon.common.chance import Chance, Seeded  # where the computer decides only
            from sillon.players import Player  # where the computer decides only

            seeds = Seeded(Chance(app).randrange(1 << 20))
            self._player = Player(game, min(self._nord, 5), seeds)
            self._work = self._player.think(start[:-1] + b"\x01")

    def entries(self) -> "list[tuple[str, int]]":
        return [(self.say(f"begins_{seat}"), seat) for seat in (0, 1)]

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        """Ignore buttons other than BACK where the computer decides."""
        return None if self._nord and code != BACK else super().press(seat, code, kind)

    def tick(self, now: int) -> "Target | None":
        if self._work:
            try:
                next(self._work)
            except StopIteration:
                self._work = None
                return self.choose_entry(int(self._player.verdicts[self._player.move] == WIN))
        elif self._nord:
            return self.choose_entry(int(self._end.winner == 1))  # type: ignore[union-attr]  # it is over
        return super().tick(now)

    def choose_entry(self, value: int) -> "Target | None":
        options = dict(self.choice.options)
        options["first"] = value
        start = bytes(self._look.shown[:-1]) + bytes((value,))
        session = with_players(self.choice, Session(self.choice.name, options, start))
        if self.app.table:
            session.table, session.names = self.app.table
            # The class's minute, where it runs: see sillon/tournament/clock.py.
            between, running, left, then = self.app.clock or (None, False, 0, 0)
            now = self.app.board.clock.ms()
            if running and between is False and left > now - then:
                session.clock = False, True, left - now + then, now
            from sillon.common.memory import LARGE_BLOCK, in_one_piece  # for a table of the tournament only

            if not in_one_piece(LARGE_BLOCK):  # the match has a controller of its own
                self.app.session = session
                return self.app.restart_into(session.name)
        return self.app.start_match(session)

    def page(self, display: "Display") -> None:
        super().page(display)
        row = self._look.shown[: len(self._look.marks)]
        if manifest_of(self.choice.name).two_rows:
            page = __import__(f"sillon.games.{self.choice.name}.page", None, None, ("rows",))
            page.rows(display, 3, row, self.app.board.leds.rows == 1)
        else:
            counts, below = row_lines(display.columns, row, -1, False)
            display.text(3, counts if below else "")
            display.text(4, below or counts)

    def lights(self, leds: "Leds") -> None:
        if leds.rows:
            self._view.lights(leds, self._look)


SCREEN = Pie
