"""A game described for menus and help: seats, places, options with their values in order. Nothing of it is written twice."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    import typing

    from games.contract import Rules

# What a place of the board is called, and how many there are: a number, or the option that tells it.
_PLACES = (
    ("fafy", "cell", "cells"),
    ("fang", "cell", "cells"),
    ("awale", "pit", 12),
    ("fanorona", "point", "size"),
    ("colorigraphe", "plot", 12),
)


def places(game: "Rules") -> tuple[str, int]:
    """(what a place is called, how many there are): ("cell", 8), ("pit", 12), ("point", 45), ("plot", 12)."""
    for name, kind, number in _PLACES:
        if name == game.NAME:
            if type(number) is int:
                return kind, number
            value = option(game, str(number))
            if type(value) is int:
                return kind, value
            columns, rows = str(value).split("x")
            return kind, int(columns) * int(rows)
    raise ValueError(f"{game.NAME} is not described: add it to games/description.py")


def option(game: "Rules", name: str) -> "typing.Any":
    """The value of an option of this game. ValueError when it has none of that name."""
    for k in range(len(game.OPTIONS)):
        if game.OPTIONS[k][0] == name:
            return game.options[k]
    raise ValueError(f"{game.NAME} has no option {name!r}")


def options(game: "Rules") -> list[tuple]:
    """Each option in order: (name, value, default, [values allowed])."""
    return [
        (game.OPTIONS[k][0], game.options[k], game.OPTIONS[k][1], list(game.OPTIONS[k][2]))
        for k in range(len(game.OPTIONS))
    ]


def preset_of(game: "Rules") -> str:
    """The name of the preset whose options this game has, "" when none has."""
    for name, named in game.PRESETS:
        # The game's own OPTIONS have the defaults that go with its other options.
        wanted = [named.get(option, default) for option, default, _ in game.OPTIONS]
        if wanted == list(game.options):
            return str(name)
    return ""
