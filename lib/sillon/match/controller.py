"""Who chooses the moves on a game's screen: a person, the computer, a puzzle or a lesson.

The screen hands each press, tick and drawing to its controller, which hands on to the screen what it does not do itself.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from sillon.contract import Controlled, Display, Leds, Session, Target


class Controller:
    """A person, by the buttons. Subclasses change what they need to.

    `note` are lines over the first and the last of the page, `work` is the thinking in progress. `hurry` is the moment (ms) from
    which OK ends the thinking, 0 once it has come, -1 once OK was pressed. `busy`: no person chooses now.
    """

    note: "tuple[str, ...]" = ()
    work: "Iterator[None] | None" = None
    hurry = 0
    busy = False

    def __init__(self, screen: "Controlled") -> None:
        self.screen = screen
        self.app = screen.app
        self.session = screen.session
        self.say = screen.say

    @staticmethod
    def catalogs(screen: "type[Controlled]") -> str:
        """Return the catalogs of words that this class of screens uses with the controller."""
        return screen.catalogs

    def settled(self) -> None:
        """The position on the screen is that of the match: a move has been shown, or was taken back."""

    def showing(self) -> None:
        """A move begins to be shown."""

    def ended(self) -> None:
        """The last move of the match has been shown."""
        self.screen.sound("WIN")

    def move(self, move: int) -> None:
        """Take the move that a person has chosen."""
        self.screen.play_move(move)

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        return self.screen.handle_press(seat, code, kind)

    def tick(self, now: int) -> "Target | None":
        return self.screen.advance(now)

    def title(self) -> str:
        """Return the first line of the page."""
        return self.screen.title()

    def lights(self, leds: "Leds") -> None:
        self.screen.draw_lights(leds)

    def page(self, display: "Display") -> None:
        self.screen.write_page(display)
        row = self.screen.note_row
        for text in self.note:
            if text:
                display.text(row, text, True)
            row = display.rows - 1

    def on_idle(self) -> None:
        self.screen.keep()


def controller_of(session: "Session", target: str) -> "type[Controller]":
    """Return the class of the controller of a screen of the session's game."""
    game, _, screen = target.partition(".")
    found = session.controllers.get(screen or "screen")
    if not found or not (session.puzzle or session.levels or session.hint_requested):
        return Controller
    if not (session.puzzle or screen):
        __import__(f"sillon.games.{game}.player")  # before the screen's module: a large module needs room in one piece
    module, name = found
    controller: type[Controller] = getattr(__import__("sillon." + module, None, None, (name,)), name)
    return controller
