"""The inputs of screens where the lights are keys. Each screen's class names its own: `keyed_input` and `wordless_input`."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App
    from sillon.ui.screen import Input, Screen


def input_of(app: "App", screen: "type[Screen]", game: str) -> "type[Input]":
    """Return the class of the input of a screen of this class; `game` is the game whose screen it is, if any."""
    wordless = len(app.board.leds.named) > 0 and not app.board.display.rows
    module, name = (wordless and screen.wordless_input) or screen.keyed_input
    found: type[Input] = getattr(__import__("sillon." + module.format(game), None, None, (name,)), name)
    return found
