"""The inputs of screens where the lights are keys, or can be touched.

Each screen's class names its own: `keyed_input` and `wordless_input`. Where lights can be touched, the same inputs take the
touches, and the lights show what they show without.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import App
    from sillon.ui.screen import Input, Screen


def input_of(app: "App", screen: "type[Screen]", game: str) -> "type[Input]":
    """Return the class of the input of a screen of this class; `game` is the game whose screen it is, if any."""
    leds = app.board.leds
    wordless = len(leds.named) > 0 and not app.board.display.rows
    module, name = (wordless and screen.wordless_input) or screen.keyed_input
    if leds.touched and "{}" in module:
        from sillon.manifest import manifest_of  # of these screens only

        if not manifest_of(game).keys:
            return screen.input_class  # a game for buttons alone
    found: type[Input] = getattr(__import__("sillon." + module.format(game), None, None, (name,)), name)
    return found
