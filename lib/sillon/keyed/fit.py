"""Which file gives keys to a screen."""

from sillon.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App

# Screens with a file of their own: here, and where there is no screen for words.
_OWN = tuple("fafy fang awale fanorona games colour lay pie rules home".split(" "))
_WORDLESS = tuple("games setup pause after go_on rules".split(" "))
_PLOTS = tuple(
    "stake roll claim verdict better look_back over scores".split(" ")
)  # they draw the twelve plots, or points


def fitted(app: "App", plain: "Any", name: str) -> "Any":
    """The screen's class for these lights."""
    leds = app.board.leds
    if leds.named and not app.board.screen.rows and name in _WORDLESS:
        found = f"wordless.{name}"
    elif name in _OWN:
        found = f"keyed.{name}"
    elif name in _PLOTS:
        found = "keyed.plots"
    else:
        found = "keyed.menu" if issubclass(plain, Menu) else "keyed.any"
    return __import__(f"sillon.{found}", None, None, ("keyed",)).keyed(plain)
