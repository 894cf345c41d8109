"""The choice before a game: options, start, who plays. The last one is kept in the store."""

from games import new
from sillon.manifest import letter, manifest_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.contract import Rules
    from sillon.contract import App, Options, Session, Store

_VERSION = 2
_MASTER = 7  # the greatest of sillon/players/__init__.py
_SEATS = 3  # one byte of level for each, after the byte of the row
_AGAINST = (0, 1, 0)  # the computer is Nord, at the lowest level
# Added to the byte of the row; neither: last begun against the computer. The previous version added none, and stored no level
# when persons alone played.
_TOGETHER = 128
_NEW = 64  # not begun yet
_OWN = 128  # added to the number of an option that belongs to `own_options`


class Choice:
    """`options` are those that differ from the defaults; `start_index` is of the manifest's `starts`; `changed`: not stored yet.

    `own_options` are the user's own, offered after the presets, {} for none. `levels` has each seat's player against the
    computer: see sillon/players/__init__.py; all 0 where the teacher's lock allows persons only. `way` is how the game was begun
    last: "against" the computer, "together", "" for not yet. `at` is the value of the menu's entry that was selected last, ""
    for the one that begins as last time.
    """

    def __init__(self, name: str, options: "Options", start_index: int, levels: "tuple[int, ...]" = _AGAINST) -> None:
        self.name = name
        self.options = options
        self.start_index = start_index
        self.levels = levels
        self.way = ""
        self.own_options: Options = {}
        self.changed = False
        self.at = ""

    def game(self, **more: object) -> "Rules":
        """Return the rules object with these options, overridden by `more`."""
        options = dict(self.options)
        options.update(more)
        return new(self.name, **options)

    def opponents(self, seats: int) -> "tuple[int, ...]":
        """Return the players of so many seats against the computer; only persons where no computer can play."""
        if not manifest_of(self.name).computer:
            return (0,) * seats
        levels = self.levels[:seats]
        # The computer may have had a seat that this game lacks. A game for one is a person's, unless chosen otherwise.
        return levels if max(levels) or seats == 1 else (0, max(self.levels), 0)[:seats]

    def seated(self, seats: int) -> "tuple[int, ...]":
        """Return the players of so many seats as the game was begun last, () for persons only."""
        levels = self.opponents(seats)
        return levels if self.way == "against" and max(levels) else ()

    def set_way(self, way: str) -> None:
        """Set how the game is begun."""
        self.changed = self.changed or way != self.way
        self.way = way
        self.at = ""


def choice_of(app: "App", name: str) -> Choice:
    """Return the current choice for the game: the app's, else the stored one."""
    choice = Choice(name, {}, 0)
    if app.choice and app.choice[0] == name:
        _, choice.options, choice.start_index, choice.own_options, choice.levels, choice.way, choice.at = app.choice
    else:
        _load(app.board.store, choice)
        if app.preferences.lock:
            from sillon.settings.lock import levels, permitted  # with the teacher's lock only

            allowed = levels(app.board.settings)
            choice.levels = permitted(choice.levels, allowed)
            if not max(choice.levels):
                choice.levels = (0, (allowed + [0])[1], 0)
    return choice


def save_choice(app: "App", choice: Choice) -> None:
    """Give the choice to the app, and store it if it has changed."""
    app.choice = (
        choice.name,
        choice.options,
        choice.start_index,
        choice.own_options,
        choice.levels,
        choice.way,
        choice.at,
    )
    if not choice.changed:
        return
    choice.changed = False
    way = 0 if choice.way == "against" else _TOGETHER if choice.way else _NEW
    stored = bytearray((_VERSION, choice.start_index | way) + choice.levels)
    all_options = _all_options(choice.name)
    for k in range(len(all_options)):
        option, _, values = all_options[k]
        for number, options in ((k, choice.options), (k + _OWN, choice.own_options)):
            if option in options:
                place = list(values).index(options[option])
                stored.extend(bytes((number, place >> 8, place & 255)))
    if app.board.store.save(letter(choice.name), bytes(stored)):
        app.board.store.save(choice.name, b"")  # the previous version stored it under this name


def _load(store: "Store", choice: Choice) -> None:
    """Set the choice as it is stored; leave the defaults when the record is invalid."""
    name = choice.name
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
            if len(levels) == _SEATS and max(levels) <= _MASTER:
                choice.options, choice.own_options = chosen, own_options
                start_index = stored[1] & ~(_TOGETHER | _NEW)
                choice.start_index = start_index if start_index < len(manifest_of(name).starts) else 0
                if max(levels):
                    choice.levels = levels
                together = stored[1] & _TOGETHER or not max(levels)
                choice.way = "" if stored[1] & _NEW else "together" if together else "against"
    except (ValueError, IndexError):
        pass


def offers_master(app: "App", game: "Rules") -> bool:
    """Return whether this computer is fast enough for the master, and the game has one."""
    if not app.board.clock.real_ms:
        return False
    from sillon.match.master import is_offered  # on a fast computer only

    return is_offered(app.board.clock, game)


def settle(app: "App", choice: Choice) -> None:
    """Replace the master by level 5 where it is not offered."""
    if _MASTER in choice.levels and not offers_master(app, choice.game()):
        choice.levels = tuple([5 if level == _MASTER else level for level in choice.levels])


def with_players(choice: Choice, session: "Session") -> "Session":
    """Return the session with the players at its seats as the game was begun last."""
    session.levels = choice.seated(len(session.game.SEATS))
    return session


def _all_options(name: str) -> "tuple[tuple[str, object, Sequence[object]], ...]":
    """Return all options of a game with all values, including those that another option excludes."""
    return type(new(name)).OPTIONS
