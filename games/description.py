"""Data about a game for menus and help: its places on the board, its options with their values, its preset."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    import typing

    from games.contract import Rules

# The word for a place on the board, and the number of places: an int, or the option that holds it.
_PLACES = (
    ("fafy", "cell", "cells"),
    ("fang", "cell", "cells"),
    ("awale", "pit", 12),
    ("fanorona", "point", "size"),
    ("colorigraphe", "plot", 12),
)


def places(game: "Rules") -> tuple[str, int]:
    """Return the word for a place and the number of places: ("cell", 8), ("pit", 12), ("point", 45), ("plot", 12)."""
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
    """Return the value of an option of this game. ValueError for an unknown option."""
    for k in range(len(game.OPTIONS)):
        if game.OPTIONS[k][0] == name:
            return game.options[k]
    raise ValueError(f"{game.NAME} has no option {name!r}")


def options(game: "Rules") -> list[tuple]:
    """Return each option in order: (name, value, default, [values allowed])."""
    return [
        (game.OPTIONS[k][0], game.options[k], game.OPTIONS[k][1], list(game.OPTIONS[k][2]))
        for k in range(len(game.OPTIONS))
    ]


def preset_of(game: "Rules") -> str:
    """Return the name of the preset with the options of this game, "" without one."""
    for name, named in game.PRESETS:
        # The OPTIONS of the object, not of the class: a default may depend on another option.
        wanted = [named.get(option, default) for option, default, _ in game.OPTIONS]
        if wanted == list(game.options):
            return str(name)
    return ""
