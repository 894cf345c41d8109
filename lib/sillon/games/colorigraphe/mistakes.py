"""Levels 1 to 3 of the Colorigraphe are careless or careful, by the score; `Player` says what each level overlooks."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.colorigraphe import Colorigraphe

_BEHIND = 12  # points from which a level takes care


def present_level(game: "Colorigraphe", position: "bytes | bytearray", seat: int, level: int) -> int:
    """Return the level at which the seat plays this turn.

    Levels 2 and 3 are careless while they are ahead, as one level lower; levels 1 to 3 take care when far behind, as one higher.
    """
    scores = game.scores(position)
    ahead = scores[seat] - max([scores[other] for other in range(len(scores)) if other != seat] or [0])
    if 1 < level < 4 and ahead > 0:
        return level - 1
    return level + 1 if level < 4 and ahead <= -_BEHIND else level
