"""Data about a game for menus and help: the value of an option, the name of its preset."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.contract import Rules


def option(game: "Rules", name: str) -> "Any":
    """Return the value of an option of this game. Raises ValueError if the option is unknown."""
    for k in range(len(game.OPTIONS)):
        if game.OPTIONS[k][0] == name:
            return game.options[k]
    raise ValueError(f"{game.NAME} has no option {name!r}")


def preset_of(game: "Rules") -> str:
    """Return the name of the preset with the options of this game, "" without one."""
    for name, named in game.PRESETS:
        # The OPTIONS of the object, not of the class: a default may depend on another option.
        wanted = [named.get(option, default) for option, default, _ in game.OPTIONS]
        if wanted == list(game.options):
            return str(name)
    return ""
