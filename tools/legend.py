"""What the lights mean in a game, as the handheld's last rules pages say it, for what is printed."""

from types import SimpleNamespace
from typing import Any

from games import new
from sillon.screens.rules import all_pages, filled, is_for
from sillon.views.keyed.row import wide
from sillon.words import Words

PANEL = SimpleNamespace(rows=5, cols=9, keyed=False, touched=False)  # the lights of the reference board


def legend(name: str, language: str, leds: Any = PANEL) -> list[str]:
    """Return the text of each page; `leds` has the rows and columns of the lights, and whether they are keys."""
    words = Words(language, f"{name}_rules lights")
    game = new(name)
    if leds.keyed and wide(leds) and game.cells <= leds.cols:
        # Each cell has a column: above the buttons the lights are a histogram, as on a panel.
        leds = SimpleNamespace(rows=leds.rows - 1, cols=leds.cols, keyed=False, touched=False)
    shown = [filled(page, game, leds) for page in all_pages(leds, name, "lights") if is_for(game, page[1])]
    return [words.say(f"r_{page[0]}", page[1]).replace("\n", " ") for page in shown]
