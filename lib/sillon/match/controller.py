"""Who decides on a screen of a game: a person, the computer, a puzzle or a lesson.

A press goes from the app to the screen's input, which offers it to the screen's controller and then to the screen. Time and
drawing go to the screen first; then the controller acts and draws over it.
"""

from sillon.common.buttons import BACK, PRESS
from sillon.ui.screen import ALL, IDLE_MS, Input, Screen, menu_tip

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from sillon.contract import Display, Leds, Session, Target

STAY: "Target" = ()  # a controller has handled the press without leaving the screen; None passes the press on


class Controlled(Screen):
    """A screen with a controller. `tip` is a text over the last line of the page, until the next press."""

    tip = ""
    controller: "Controller"
    session: "Session"
    note_row = 0  # of the page: where the first line of the controller's note goes

    def may_show_tip(self) -> bool:
        """Return whether a person is to move, without a time limit, and the tip may replace the last line."""
        return False

    def show_tip(self) -> None:
        """Say what holding BACK does: a press has just done nothing, or a new player has long done nothing."""
        self.tip = menu_tip(self.app)
        self.redraw = ALL


class Controller:
    """Who decides on a screen. This one leaves everything to a person; the computer, puzzles and tasks of lessons override it.

    `note` are texts over the first line of the page (`note_row` of the screen) and the last one. `work` is the thinking in
    progress; `hurry` is the moment (ms) from which OK ends it, 0 once that has come, -1 once OK was pressed. `busy`: no person
    chooses now. `saves`: whether the screen saves its match. `timed`: whether its clock runs.
    """

    note: "tuple[str, ...]" = ()
    work: "Iterator[None] | None" = None
    hurry = 0
    busy = False
    saves = True
    timed = True

    def __init__(self, screen: "Controlled") -> None:
        self.screen = screen
        self.app = screen.app
        self.session = screen.app.session
        self.say = screen.say

    @staticmethod
    def catalogs(screen: "type[Controlled]") -> str:
        """Return the catalogs of words that this class of screens uses with the controller."""
        return screen.catalogs

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        """Handle an event before the screen. Return None to pass it on to the screen, else the target or STAY."""
        return None

    def after_press(self, code: int) -> None:
        """Called after the screen has handled a press of the player who chooses a move."""

    def allows(self, move: int) -> bool:
        """Return whether the screen plays the move that a person has chosen."""
        return True

    def tick(self, now: int) -> "Target | None":
        """Act, after the screen's tick. Return a target or None."""
        return None

    def on_position(self) -> None:
        """Called when the screen shows the match's position: after an animation or an undo."""

    def on_animation(self) -> None:
        """Called when the animation of a move begins."""

    def on_idle(self) -> None:
        """Called with the screen's on_idle()."""

    def title(self) -> str:
        """Return the first line of the page, "" for the screen's own."""
        return ""

    def lights(self, leds: "Leds") -> None:
        """Draw over the screen's lights."""

    def page(self, display: "Display") -> None:
        """Write over the screen's page."""
        for k in range(len(self.note)):
            if self.note[k]:
                write = display.text if k else display.alert
                write(display.rows - 1 if k else self.screen.note_row, self.note[k], True)


class ControlledInput(Input):
    """The input of a screen with a controller. `told`: the tip has come of itself."""

    screen: Controlled
    told = False

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        screen = self.screen
        if screen.tip or (screen.session.undone and (kind == PRESS or code == BACK)):
            screen.tip = ""
            screen.session.undone = False
            screen.redraw = ALL
        target = screen.controller.press(seat, code, kind)
        return screen.press(seat, code, kind) if target is None else target

    def tick(self, now: int) -> "Target | None":
        screen = self.screen
        if now - screen.app.active_at >= IDLE_MS and not self.told and screen.may_show_tip():
            self.told = True
            from sillon.common.last_game import menu_known  # after half an idle minute only

            if not menu_known(screen.app.board.store):
                screen.show_tip()
        return screen.tick(now) or screen.controller.tick(now)

    def lights(self, leds: "Leds") -> None:
        self.screen.lights(leds)
        self.screen.controller.lights(leds)

    def page(self, display: "Display") -> None:
        screen = self.screen
        screen.page(display)
        screen.controller.page(display)
        if screen.tip:
            display.text(display.rows - 1, screen.tip, True)
