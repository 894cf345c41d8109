"""Dimming, sleep and waking."""

from sillon.ui.screen import ALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import AppState

_DIM = 2  # the highest brightness when dimmed
DIMMED = 1
ASLEEP = 2


def doze(app: "AppState", long: bool) -> None:
    """Dim the lights; after a `long` idle time switch lights and screen off."""
    board = app.board
    if not app.dozing:
        app.dozing = DIMMED
        board.leds.brightness = min(_DIM, board.leds.brightness)
    if long and app.dozing != ASLEEP:
        app.dozing = ASLEEP
        board.leds.clear()
        board.leds.show()
        board.display.sleep(True)


def wake(app: "AppState") -> None:
    """Restore lights and screen. The press that wakes does nothing else."""
    app.ignore_until_release = app.back_was_long = True
    app.woken_at = app.active_at
    if app.dozing == ASLEEP:
        app.board.display.sleep(False)
    app.dozing = 0
    app.board.leds.brightness = app.preferences.brightness
    app.screen.redraw = ALL
