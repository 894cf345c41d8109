"""What is hidden in a match of the Colorigraphe while the clock stands still: the problem that is being coloured."""

from games.colorigraphe_table import CHALLENGED, COLOURING, DRAW, NAME_STAKE, PHASE, TOKEN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.match import Match


def seen(match: "Match") -> int:
    """How many moves one may see: all, or those before the stake or the card of a problem that is being coloured."""
    moves = match.moves
    last = len(moves)
    if match.position[PHASE] in (COLOURING, CHALLENGED):
        last -= 1
        while last and (moves[last] < NAME_STAKE or TOKEN <= moves[last] < DRAW):
            last -= 1
    return last
