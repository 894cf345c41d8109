"""The rules of the games: pure functions on positions. `new` makes a rules object and imports the game's module.

>>> from games import new
>>> game = new("fafy", cells=5)
>>> game.to_text(game.play(game.start(), game.parse_move(game.start(), "2>")))
'1 0 2 1 1 N'
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.contract import Rules

NAMES = ("fafy", "fang", "awale", "fanorona", "colorigraphe")


def new(name: str, preset: str | None = None, **options: object) -> "Rules":
    """Return the rules object of the game `name` (one of NAMES): its defaults, then the `preset`, then `options`.

    Raises ValueError, which names what is wrong and what is allowed.
    """
    if name not in NAMES:
        raise ValueError(f"no game is called {name!r}: there are {', '.join(NAMES)}")
    kind = __import__(f"games.{name}", None, None, ("GAME",)).GAME
    chosen = {}
    if preset is not None:
        presets = dict(kind.PRESETS)
        if preset not in presets:
            allowed = ", ".join([known for known, _ in kind.PRESETS])
            raise ValueError(f"{name} has no preset {preset!r}: there are {allowed}")
        chosen.update(presets[preset])
    chosen.update(options)
    game: Rules = kind(**chosen)
    return game
