"""Which file gives keys to a screen."""

from sillon.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App

# Screens with a file of their own: here, and where there is no screen for words.
_OWN = ("fafy", "fang", "awale", "fanorona", "games", "colour", "lay", "pie", "rules", "home")
_WORDLESS = ("games", "setup", "pause", "after", "go_on", "rules")
_TAUGHT = ("lesson", "exercise")
# They draw the twelve plots, or points.
_PLOTS = ("stake", "roll", "claim", "verdict", "better", "look_back", "over", "scores", "why_circle")


def fitted(app: "App", name: str, before: "Any") -> "Any":
    """A function from a screen's plain class to the one for these lights; `before` is what else is put into it, or None."""
    leds = app.board.leds
    wordless = len(leds.named) > 0 and not app.board.screen.rows

    def fit(plain: "Any") -> "Any":
        if name[:5] == "check" and wordless:
            from sillon.keyed.console import told

            plain = told(plain)
        if name == "check_keys":
            return plain  # it hears of each key as it is
        if wordless and name in _WORDLESS:
            found = f"wordless.{name}"
        elif name in _OWN:
            found = f"keyed.{name}"
        elif name in _PLOTS:
            found = "keyed.plots"
        elif name in _TAUGHT:
            found = "keyed.taught"
        else:
            found = "keyed.menu" if issubclass(plain, Menu) else "keyed.any"
        keyed = __import__("sillon." + found, None, None, ("keyed",)).keyed
        return keyed(before(plain) if before else plain)

    return fit
