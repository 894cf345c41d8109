"""The toy that nobody touches: its lights dim, later they and the screen sleep; a press wakes it. Read only then."""

from sillon.screens.screen import ALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.app import App

_DIM = 2  # the brightness at most
DIMMED = 1
ASLEEP = 2


def doze(app: "App", long: bool) -> None:
    """Dims the lights; after a `long` time puts all out."""
    board = app.board
    if not app.dozing:
        app.dozing = DIMMED
        board.leds.brightness = min(_DIM, board.leds.brightness)
    if long and app.dozing != ASLEEP:
        app.dozing = ASLEEP
        board.leds.clear()
        board.leds.show()
        board.display.sleep(True)


def wake(app: "App") -> None:
    """All as it was before. The press that wakes does nothing else."""
    app.ignore_until_release = app.held = True
    app.woken_at = app.active_at
    if app.dozing == ASLEEP:
        app.board.display.sleep(False)
    app.dozing = 0
    app.board.leds.brightness = app.preferences.brightness
    app.screen.redraw = ALL
