"""The choice before a game: options, start, players. The last one is kept in the store."""

from games import new
from sillon.manifest import letter, manifest_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import App, Store

_VERSION = 2
_SEATS = 3  # one byte of level for each, after the byte of the row
_OWN = 128  # added to the number of an option that belongs to `own`


class Choice:
    """`options` are those that differ from the defaults; `row` is an index in the manifest's `starts`; `changed`: not stored
    yet.

    `own` are the user's own options, restored after the presets, {} for none. `levels` has each seat's player: see
    sillon/players/__init__.py. `at` is the index of the menu's entry that was selected last.
    """

    def __init__(self, name: str, options: dict, row: int, levels: tuple = (0,) * _SEATS) -> None:
        self.name = name
        self.options = options
        self.row = row
        self.levels = levels
        self.own: dict = {}
        self.changed = False
        self.at = 0

    def game(self, **more: object) -> "Any":
        """Return the rules object with these options, overridden by `more`."""
        options = dict(self.options)
        options.update(more)
        return new(self.name, **options)


def choice_of(app: "App", name: str) -> Choice:
    """Return the current choice for the game: the app's, else the stored one."""
    found = Choice(name, {}, 0)
    if app.choice and app.choice[0] == name:
        _, found.options, found.row, found.own, found.levels, found.at = app.choice
    else:
        found.options, found.row, found.own, found.levels = _load(app.board.store, name)
        if app.preferences.lock:
            from sillon.app.lock import levels  # with the teacher's lock only

            allowed = levels(app.board.settings)
            found.levels = tuple([level if level in allowed else 0 for level in found.levels])
    return found


def keep(app: "App", choice: Choice) -> None:
    """Give the choice to the app, and store it if it has changed."""
    app.choice = (choice.name, choice.options, choice.row, choice.own, choice.levels, choice.at)
    if not choice.changed:
        return
    choice.changed = False
    kept = bytearray((_VERSION, choice.row) + choice.levels)
    known = _known(choice.name)
    for k in range(len(known)):
        option, _, values = known[k]
        for number, options in ((k, choice.options), (k + _OWN, choice.own)):
            if option in options:
                place = list(values).index(options[option])
                kept.extend(bytes((number, place >> 8, place & 255)))
    if app.board.store.save(letter(choice.name), bytes(kept)):
        app.board.store.save(choice.name, b"")  # the previous version stored it under this name


def _load(store: "Store", name: str) -> tuple[dict, int, dict, tuple]:
    """Return the stored (options, row, own, levels); the defaults when the record is invalid."""
    kept = store.load(letter(name)) or store.load(name)
    chosen: dict = {}
    own: dict = {}
    try:
        if kept and kept[0] == _VERSION:
            known = _known(name)
            levels = tuple(kept[2 : 2 + _SEATS])
            for k in range(2 + _SEATS, len(kept), 3):
                option, _, values = known[kept[k] % _OWN]
                found = own if kept[k] >= _OWN else chosen
                found[option] = values[kept[k + 1] << 8 | kept[k + 2]]
            new(name, **own)
            new(name, **chosen)
            if len(levels) == _SEATS and max(levels) <= 6:  # the numbers of sillon/players/__init__.py
                return chosen, kept[1] if kept[1] < max(len(manifest_of(name).starts), 1) else 0, own, levels
    except (ValueError, IndexError):
        pass
    return {}, 0, {}, (0,) * _SEATS


def seated(choice: Choice, session: "Any") -> "Any":
    """Return the session with the chosen players at its seats."""
    levels = choice.levels[: len(session.game.SEATS)]
    if max(levels) and manifest_of(choice.name).computer:
        session.levels = levels
    return session


def _known(name: str) -> tuple:
    """Return all options of a game with all values, including those that another option excludes."""
    options: tuple = type(new(name)).OPTIONS
    return options
