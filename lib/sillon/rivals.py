"""Who sits at a seat: 0 a person, 1..5 the computer at that level, 6 the computer that adapts itself to the person."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

PERSON = 0
ADAPTS = 6
MOST = 6

_TABLE = ("stake", "colour", "claim")  # the Colorigraphe's screens on which somebody decides


def enter(game: str, screen: str) -> "Any":
    """What puts the computer into a screen's class, where it has a part there; else None."""
    if game != "colorigraphe":
        if screen != game:
            return None
        from sillon.rival import against

        __import__(f"sillon.players.{game}_player")
        return against
    if screen not in _TABLE:
        return None
    from sillon.rival_table import at_table

    __import__("sillon.players.colorigraphe_player")
    return lambda plain: at_table(plain, screen)
