"""The record of the match, page by page, in the user's language; the record as programs read it goes to the serial console.

The display has the game, the result, then the moves, each with its number and its player's sign.
"""

from games.record import write
from sillon.common.memory import tidy
from sillon.ui.pages import Pages

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.match import Match
    from sillon.contract import App, Display, Target


class Record(Pages):
    """A game with records of another kind has a subclass: see `record` in its manifest."""

    catalogs = "{} play record menus"
    sign = "plays"  # begins the words' keys of the players' signs, before _0, _1 ...

    def __init__(self, app: "App") -> None:
        session = app.session
        super().__init__(app)
        match = session.match
        text = write(match, self.visible_plies(match))
        print(text)
        # Each move's seat. The text is not kept: a long match takes 10 KB.
        self._seats = bytearray()
        offset = text.find("\n1. ") + 1
        while offset and text[offset : offset + 1].isdigit():
            self._seats.append(match.game.SEATS.find(text[text.find(" ", offset) + 1]))
            offset = text.find("\n", offset) + 1
        del text
        tidy()  # before objects that stay: beyond the text's garbage they would split the free heap
        self._head = [self.say(f"game_{session.name}")] + self._result()
        self._signs = [self.say(f"{self.sign}_{seat}")[0] for seat in range(len(match.game.SEATS))]
        # The first move of each line below the head, then the number of moves.
        self._lines = [0]
        while self._lines[-1] < len(self._seats):
            self._lines.append(self._line_end(self._lines[-1]))
        self._page_lines = max(app.board.display.rows - 1, 1)
        self.page_count = (len(self._head) + len(self._lines) - 2) // self._page_lines + 1

    def visible_plies(self, match: "Match") -> "int | None":
        """Return how many moves the record shows, None for all."""
        return None

    def result_text(self, winner: "int | None") -> str:
        """Return the sentence that names the winner."""
        return self.say("draw" if winner is None else f"wins_{winner}")

    def move_text(self, name: str) -> str:
        """Return a move for the user, from its name in the rules."""
        return self.say("end") if name == "." else name

    def _result(self) -> list[str]:
        """Return the winner and the points, in one or two lines."""
        session = self.app.session
        end = session.match.outcome()
        if end is None:
            return [self.say("record_open")]
        text = self.result_text(end.winner).replace("\n", " ")
        points = "-".join([str(each) for each in end.scores]) if session.counts_points else ""
        display = self.app.board.display
        if display.cells(f"{text} {points}") <= display.columns:
            return [f"{text} {points}"]
        return [text, points]

    def _line_end(self, ply: int) -> int:
        """Return the first move that does not fit into the line that begins with this one."""
        display = self.app.board.display
        left = display.columns - display.cells(self._numbered_move(ply))
        ply += 1
        while ply < len(self._seats):
            left -= 1 + display.cells(self._numbered_move(ply))
            if left < 0:
                break
            ply += 1
        return ply

    def _numbered_move(self, ply: int) -> str:
        """Return a move with its number and its player's sign."""
        match = self.app.session.match
        name = match.game.move_name(match.start, match.moves[ply])
        sign = self._signs[self._seats[ply]]
        return f"{ply + 1}{'.' if ply < 99 else ''}{sign}{self.move_text(name)}"  # a third digit replaces the point

    def leave(self) -> "Target":
        return self.app.make_room_for(self.app.session.name)  # frees the modules that made the record

    def page(self, display: "Display") -> None:
        display.text(0, self.say("record_page", self.page_number + 1, self.page_count), True)
        first = self.page_number * self._page_lines
        for line in range(first, min(first + self._page_lines, len(self._head) + len(self._lines) - 1)):
            row = line - len(self._head)
            if row < 0:
                text = self._head[line]
            else:
                text = " ".join([self._numbered_move(each) for each in range(self._lines[row], self._lines[row + 1])])
            display.text(1 + line - first, text)


SCREEN = Record
