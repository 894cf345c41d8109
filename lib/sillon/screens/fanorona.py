"""Playing Fanorona: a piece, where it goes, what it takes, and on along the chain; beside it the board, drawn small."""

from games.fanorona import capture_limit
from sillon.fanorona_choice import END, HERE, Steps
from sillon.look import DIM, PLAYABLE
from sillon.play import CHOOSING, LOOKING, OVER, SHOWING
from sillon.screen import PAGE
from sillon.views import fanorona, fanorona_page

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App, Leds, Page


class Fanorona(Steps):
    room = "fanorona"
    view = fanorona

    def __init__(self, app: "App") -> None:
        self._kept = bytearray(app.session.game.cells)  # what the page shows of each point
        self._stale = False  # more of the board is to be drawn
        self._taken = 0  # how many the last move has taken
        super().__init__(app)

    def settled(self) -> None:
        session = self.session
        super().settled()
        if self.phase == LOOKING and session.at:
            before = session.game.scores(session.match.position_at(session.at - 1))
            self._taken = sum(before) - sum(session.game.scores(session.position))

    def show(self, steps: list) -> None:
        self._taken = max(len(steps) - 2, 0)  # the first two are the piece's
        super().show(steps)

    def spare(self) -> None:
        """The rest of the drawing comes when the words are written."""
        super().spare()
        if self._stale:
            self.redraw |= PAGE
            self.app.sending = True

    def lights(self, leds: "Leds") -> None:
        look = self.look
        if self.phase == OVER:
            # A wave runs over the winner's pieces, over all after a draw.
            columns = look.game.columns
            for point in range(len(look.marks)):
                on = self.beat * columns // 24 - point % columns in (0, 1)
                on = on and self.end.winner in (None, look.shown[point] - 1)
                look.marks[point] = PLAYABLE if on else DIM
        super().lights(leds)

    def title(self) -> str:
        """Whose turn it is, what lies on him (3: his chain goes on); who has won; where one looks: two lines."""
        if self.phase == CHOOSING:
            if self.choice:
                return self.say("choice")
            load = 3 if self.chain else capture_limit(self.look.game, self.session.position)
            if load:
                return self.say(f"load_{load}_{self.look.seat}")
        return super().title()

    def page(self, screen: "Page") -> None:
        """The board at the right; beside it whose turn it is, the pieces and the last move; under it what OK does."""
        look = self.look
        say = self.say
        self._stale = fanorona_page.board(screen, look, self._kept)
        lines = self.title().split("\n")
        if self.phase != LOOKING:
            score = list(look.game.scores(bytes(look.shown)))
            score[look.seat] += look.hand
            lines.append(say("scores", score[0], score[1]))
        seat, step = self.session.last()
        step = say("end") if step == "." else step[:5]
        taken = say("taken", self._taken) if self._taken else ""
        if self.phase == SHOWING:
            step = say(f"moved_{seat}", step)
            screen.text(4, f"{step}, {taken}" if taken else step)
        elif step:
            lines.append(say(f"plays_{seat}")[:2] + step)
        if self.phase == LOOKING:
            lines.append(taken)
            screen.text(4, say("look_keys"), True)
        for row in range(len(lines)):
            screen.text(row, lines[row])
        if self.phase == CHOOSING:
            self.page_choosing(screen)
        elif self.phase == OVER:
            winner = self.end.winner
            reason = self.end.reason
            screen.text(4, say(f"end_{reason}" if winner is None else f"end_{reason}_{1 - winner}"))

    def page_choosing(self, screen: "Page") -> None:
        """Why not, in two lines over the board; or what OK does, by the number of its words."""
        look = self.look
        for k in range(len(self.refused)):
            screen.text(3 + k, self.refused[k], True)
        if self.refused or look.cursor < 0:
            return
        marks = bytes(look.marks)
        one = marks.count(b"\5")  # by percussion
        more = marks.count(b"\6")  # by aspiration
        way = self.able[look.cursor]
        number = 4
        values: tuple = (look.game.point_name(look.cursor),)
        if self.choice:
            number, values = self.choice & 3, (one + more,)
        elif way < HERE:
            number = 0
        elif way == HERE:
            number = 3
        elif way & END:
            number, values = 7, ()
        elif one and more:
            number, values = 6, values + (one, more)
        elif one or more:
            number, values = 5, values + (one + more,)
        screen.text(4, self.say(f"ok_{number}", *values))


SCREEN = Fanorona
