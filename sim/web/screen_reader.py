"""Text for a screen reader, for a board without a screen: the lines that a screen would show, and each lit key's meaning.

It runs on MicroPython and on CPython, and does not change the app's state.
"""

from hal.nulls.display import Null

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from sillon.app import App

_COLUMNS, _ROWS = 21, 5  # as on the boards that have a screen

# The word for each picture, by the value that it selects (lib/sillon/wordless/).
_TAKEN = {
    "resume": "resume",
    "undo": "undo_last",
    "undo_last": "undo_last",
    "leave": "leave",
    "revenge": "revenge",
    "games": "go_on_no",
    "True": "go_on_yes",
    "False": "go_on_no",
}


class TextScreen(Null):
    """A screen that stores its text, in `lines`."""

    columns = _COLUMNS
    rows = _ROWS
    colours = 1

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        self.lines = [""] * _ROWS

    def text(self, row: int, text: str, inverse: bool = False) -> None:
        if 0 <= row < _ROWS:
            self.lines[row] = text

    message = alert = text


# Cache: the last screen, and the say() of the words that it has not loaded itself.
_words: "list[Any]" = [None, None]


def words(app: "App") -> "Callable[..., str]":
    """Return the say() of the menus before a game."""
    if _words[0] is not app.screen:
        from sillon.words import Words  # late: the program loads and drops its modules

        _words[0] = app.screen
        _words[1] = Words(app.preferences.language, "menus before rivals").say
    found: Callable[..., str] = _words[1]
    return found


def lines(app: "App") -> "list[str]":
    """Return what a screen would show; for a menu in pictures its title and the chosen values."""
    screen: Any = app.screen  # of any class
    if hasattr(screen.input, "pictures"):
        found = [screen.say(screen.title)]
        if app.target[0] == "setup":
            way = screen.input.shown[0][1]
            found.append(words(app)("who_0" if way == "together" else f"who_{max(screen.choice.levels)}"))
            found += [text for text, value in screen.items if value == "preset"]
        return [line.strip() for line in found]
    page = TextScreen()
    screen.input.page(page)
    return page.lines


def keys(app: "App") -> "list[str]":
    """Return the meaning of each lit key, row by row from the northwest; "" for a key without one of its own."""
    screen = app.screen
    leds = app.board.leds
    named = [(row, col) for _, row, col in leds.named]
    places = [(row, col) for row in range(leds.rows) for col in range(leds.cols)]
    if hasattr(screen.input, "pictures"):
        find = _of_menu(app, screen)
    elif hasattr(screen.input, "cell_at") and app.session:
        find = _of_match(app, screen)
    else:
        return [""] * len(places)
    return ["" if place in named else find(place[0], place[1]).strip() for place in places]


def _of_menu(app: "App", screen: "Any") -> "Callable[[int, int], str]":
    """Return a function from row and column to what the key there selects."""
    name = app.target[0]
    more = words(app)

    def find(row: int, col: int) -> str:
        if name == "setup":
            return _before(screen, more, row, col)
        if name == "pause" and row == 3:
            # These keys set the brightness, except when the teacher's lock closes the menus.
            return "" if app.preferences.lock == 2 else str(more("brightness", _brightness(col)))
        for picture, value in screen.input.shown if row < 3 else ():
            columns = [light[1] for light in picture]
            if min(columns) <= col <= max(columns):
                return _taken(more, value)
        return ""

    return find


def _brightness(col: int) -> int:
    from sillon.wordless.menus import LEVELS  # late, as in words()

    return LEVELS[col - 1]


def _taken(more: "Callable[..., str]", value: object) -> str:
    if type(value) is int:
        from games import NAMES  # late, as in words()

        return str(more("game_" + NAMES[value]))
    return str(more(_TAKEN[str(value)]))


def _before(screen: "Any", more: "Callable[..., str]", row: int, col: int) -> str:
    """Return a key's meaning before a game: players along the near row, presets along the far row, rules in between."""
    place = col - 1
    if row == 3:
        return str(more(f"who_{place}")) if place in screen.input.allowed else ""
    if row or len(screen.input.forms) < 2:
        return str(more("rules"))
    if 0 <= place < len(screen.input.forms):
        return str(screen.say("preset_" + screen.game.PRESETS[screen.input.forms[place]][0]))
    return ""


def _of_match(app: "App", screen: "Any") -> "Callable[[int, int], str]":
    """Return a function from row and column to the cell there and its content."""
    from sillon.common.buttons import CELL  # late, as in words()

    look = screen.look

    def find(row: int, col: int) -> str:
        cell = screen.input.cell_at(CELL + row * app.board.leds.cols + col)
        if cell < 0:
            return ""
        if hasattr(app.session.game, "point_name"):  # pieces on points: how many there are says nothing
            return str(app.session.game.point_name(cell))
        return f"{screen.cell_name(cell)}, {look.shown[cell]}"

    return find
