"""Which input each screen has where the lights are keys."""

from games import NAMES
from sillon.manifest import manifest_of
from sillon.ui.screen import Input

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from sillon.contract import App, Leds
    from sillon.ui.screen import Screen

# The inputs of screens: their module below sillon, and their class.
_OWN = {
    "lay": ("screens.lay_keys", "Keys"),
    "rules": ("keyed.keys", "AnyKey"),
    "home": ("keyed.keys", "AnyKey"),
    "lessons.lesson": ("lessons.keys", "Keys"),
    "lessons.exercise": ("lessons.keys", "Keys"),
}
_WORDLESS = ("games", "setup", "pause", "match.after", "match.go_on", "rules")  # these have inputs of sillon/wordless/


def input_of(app: "App", target: str, screen: "type[Screen]") -> "Callable[[Screen], Input]":
    """Return what makes the input of a screen of this class that a target names."""
    wordless = len(app.board.leds.named) > 0 and not app.board.display.rows
    input_class = _class_of(target, screen, app.board.leds, wordless)
    if not wordless or target[:8] != "selftest":
        return input_class

    from sillon.keyed.console import Console  # only the self-test writes to it

    def with_console(screen: "Screen") -> Input:
        made = input_class(screen)
        made.display = Console()
        return made

    return with_console


def _class_of(target: str, screen: "type[Screen]", leds: "Leds", wordless: bool) -> "type[Input]":
    if target in ("selftest.keys", "pie"):
        return Input  # the self-test takes each key as it is; for the pie rule arrows choose who begins
    game, _, name = target.partition(".")
    own = manifest_of(game).keys_of(name or "screen") if game in NAMES and manifest_of(game).on_keys(leds) else ""
    if wordless and target in _WORDLESS:
        module, found = "wordless." + target.split(".")[-1], "Keys"
    elif target in _OWN:
        module, found = _OWN[target]
    elif own:
        module, found = f"games.{game}.{own}", "Keys"
    else:
        is_menu = hasattr(screen, "choose_entry")  # asked without the module of Menu, which a match does not need
        module, found = "keyed.menu" if is_menu else "keyed.keys", "Keys"
    input_class: type[Input] = getattr(__import__("sillon." + module, None, None, (found,)), found)
    return input_class
