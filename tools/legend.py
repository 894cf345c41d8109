"""What the lights mean in a game, as the handheld's last rules pages say it, for what is printed."""

from types import SimpleNamespace
from typing import Any

from games import new
from sillon.screens.rules import filled, is_for
from sillon.words import Words

PANEL = SimpleNamespace(rows=5, cols=9)  # the lights of the reference board


def legend(name: str, language: str, leds: Any = PANEL) -> list[str]:
    """Return the text of each page; `leds` has the rows and columns of the lights."""
    words = Words(language, f"{name}_rules lights")
    game = new(name)
    pages = __import__(f"sillon.games.{name}.rules_pages", None, None, ("LIGHTS",)).LIGHTS
    shown = [filled(page, game, leds) for page in pages if is_for(game, page[1])]
    return [words.say(f"r_{page[0]}", page[1]).replace("\n", " ") for page in shown]
