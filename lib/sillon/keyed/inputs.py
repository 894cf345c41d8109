"""The inputs of screens where the lights are keys. Each screen's class names its own: `keys` and `wordless_keys`."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App
    from sillon.ui.screen import Input, Screen


def input_of(app: "App", screen: "Screen", game: str) -> "Input":
    """Return the input of a new screen; `game` is the game whose screen it is, if any."""
    board = app.board
    wordless = len(board.leds.named) > 0 and not board.display.rows
    module, name = (wordless and screen.wordless_keys) or screen.keys
    made: Input = getattr(__import__("sillon." + module.format(game), None, None, (name,)), name)(screen)
    if wordless and screen.to_console:
        from sillon.keyed.console import Console  # for the self-test only

        made.display = Console()
    return made
