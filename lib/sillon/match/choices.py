"""The choice before a game: options, start, players. The last one is kept in the store."""

from games import new
from sillon.manifest import letter, manifest_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.contract import Rules
    from sillon.contract import App, Options, Session, Store

_VERSION = 2
_SEATS = 3  # one byte of level for each, after the byte of the row
_OWN = 128  # added to the number of an option that belongs to `own_options`


class Choice:
    """`options` are those that differ from the defaults; `start_index` is of the manifest's `starts`; `changed`: not stored yet.

    `own_options` are the user's own, offered after the presets, {} for none. `levels` has each seat's player: see
    sillon/players/__init__.py. `at` is the index of the menu's entry that was selected last.
    """

    def __init__(
        self, name: str, options: "Options", start_index: int, levels: "tuple[int, ...]" = (0,) * _SEATS
    ) -> None:
        self.name = name
        self.options = options
        self.start_index = start_index
        self.levels = levels
        self.own_options: Options = {}
        self.changed = False
        self.at = 0

    def game(self, **more: object) -> "Rules":
        """Return the rules object with these options, overridden by `more`."""
        options = dict(self.options)
        options.update(more)
        return new(self.name, **options)


def choice_of(app: "App", name: str) -> Choice:
    """Return the current choice for the game: the app's, else the stored one."""
    choice = Choice(name, {}, 0)
    if app.choice and app.choice[0] == name:
        _, choice.options, choice.start_index, choice.own_options, choice.levels, choice.at = app.choice
    else:
        choice.options, choice.start_index, choice.own_options, choice.levels = _load(app.board.store, name)
        if app.preferences.lock:
            from sillon.settings.lock import levels  # with the teacher's lock only

            allowed = levels(app.board.settings)
            choice.levels = tuple([level if level in allowed else 0 for level in choice.levels])
    return choice


def save_choice(app: "App", choice: Choice) -> None:
    """Give the choice to the app, and store it if it has changed."""
    app.choice = (choice.name, choice.options, choice.start_index, choice.own_options, choice.levels, choice.at)
    if not choice.changed:
        return
    choice.changed = False
    stored = bytearray((_VERSION, choice.start_index) + choice.levels)
    all_options = _all_options(choice.name)
    for k in range(len(all_options)):
        option, _, values = all_options[k]
        for number, options in ((k, choice.options), (k + _OWN, choice.own_options)):
            if option in options:
                place = list(values).index(options[option])
                stored.extend(bytes((number, place >> 8, place & 255)))
    if app.board.store.save(letter(choice.name), bytes(stored)):
        app.board.store.save(choice.name, b"")  # the previous version stored it under this name


def _load(store: "Store", name: str) -> "tuple[Options, int, Options, tuple[int, ...]]":
    """Return the stored (options, row, own_options, levels); the defaults when the record is invalid."""
    stored = store.load(letter(name)) or store.load(name)
    chosen: Options = {}
    own_options: Options = {}
    try:
        if stored and stored[0] == _VERSION:
            all_options = _all_options(name)
            levels = tuple(stored[2 : 2 + _SEATS])
            for k in range(2 + _SEATS, len(stored), 3):
                option, _, values = all_options[stored[k] % _OWN]
                target = own_options if stored[k] >= _OWN else chosen
                target[option] = values[stored[k + 1] << 8 | stored[k + 2]]
            new(name, **own_options)
            new(name, **chosen)
            if len(levels) == _SEATS and max(levels) <= 6:  # the numbers of sillon/players/__init__.py
                return (
                    chosen,
                    stored[1] if stored[1] < max(len(manifest_of(name).starts), 1) else 0,
                    own_options,
                    levels,
                )
    except (ValueError, IndexError):
        pass
    return {}, 0, {}, (0,) * _SEATS


def with_players(choice: Choice, session: "Session") -> "Session":
    """Return the session with the chosen players at its seats."""
    levels = choice.levels[: len(session.game.SEATS)]
    if max(levels) and manifest_of(choice.name).computer:
        session.levels = levels
    return session


def _all_options(name: str) -> "tuple[tuple[str, object, Sequence[object]], ...]":
    """Return all options of a game with all values, including those that another option excludes."""
    return type(new(name)).OPTIONS
