"""Which file gives keys to a screen."""

from games import NAMES
from sillon.manifest import manifest_of
from sillon.screens.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import App

# Screens with a file of their own: here, and where there is no screen for words.
_OWN = ("lay", "rules", "home")
_WORDLESS = ("games", "setup", "pause", "match.after", "match.go_on", "rules")
_TAUGHT = ("lessons.lesson", "lessons.exercise")


def fitted(app: "App", name: str, before: "Any") -> "Any":
    """A function from a screen's plain class to the one for these lights; `before` is what else is put into it, or None."""
    leds = app.board.leds
    game, _, screen = name.partition(".")
    own = ""
    if game in NAMES and manifest_of(game).on_keys(leds):
        own = manifest_of(game).keys_of(screen or "screen")
    wordless = len(leds.named) > 0 and not app.board.display.rows

    def fit(plain: "Any") -> "Any":
        if name[:8] == "selftest" and wordless:
            from sillon.keyed.console import told

            plain = told(plain)
        if name in ("selftest.keys", "pie"):
            return plain  # the one takes each key as it is; in the other arrows choose who begins
        if wordless and name in _WORDLESS:
            found = "wordless." + name.split(".")[-1]
        elif name in _OWN:
            found = f"keyed.{name}"
        elif own:
            found = f"games.{game}.{own}"
        elif name in _TAUGHT:
            found = "keyed.taught"
        else:
            found = "keyed.menu" if issubclass(plain, Menu) else "keyed.any"
        keyed = __import__("sillon." + found, None, None, ("keyed",)).keyed
        return keyed(before(plain) if before else plain)

    return fit
