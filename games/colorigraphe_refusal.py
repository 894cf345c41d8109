"""Why a move of the Colorigraphe may not be played."""

from games import colorigraphe_table as table
from games.colorigraphe import ARC_EXISTS, CARD_DRAWN, DOUBLE, NO_BLACK_LEFT, NOT_NOW, OWN_PROBLEM
from games.rules import GAME_OVER, NOT_A_MOVE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.colorigraphe import Colorigraphe


def exists(game: "Colorigraphe", move: int) -> bool:
    """Whether there is such a move at all with the game's options."""
    if not 0 <= move < table.MOVES_END:
        return False
    if move < table.TOKEN or move >= table.DRAW:
        return (move >= table.DRAW) == game.cards
    if move < table.DONE:
        return game.colours == 3 or table.RED <= move < table.BLACK
    if move < table.PASS:
        return True
    if move == table.STOP:
        return game.endless
    return game.challenges and move < table.CHALLENGE + game.players


def refusal(game: "Colorigraphe", position: bytes, move: int) -> tuple[int, int]:
    """The reason (0: it may be played), and the plot to point at: the token's, or the first die's."""
    if not exists(game, move):
        return NOT_A_MOVE, 0
    phase = position[table.PHASE]
    plot = 0
    now = move == table.STOP
    reason = 0
    if move < table.NAME_STAKE:
        plot, other = move // table.PLOTS, move % table.PLOTS
        now = phase == table.ROLLING
        if plot == other:
            reason = DOUBLE
        elif now and table.has_bit(position, table.ARCS, table.arc_number(plot, other)):
            reason = ARC_EXISTS
    elif move < table.TOKEN:
        now = phase == table.NAMING
    elif move < table.PASS:
        now = phase in (table.COLOURING, table.CHALLENGED)
        if move < table.DONE:
            plot = (move - table.TOKEN) % table.PLOTS
            new = move >= table.BLACK and position[table.COLOURS + plot] != 3
            if now and new and table.black_on(position) == table.BLACK_TOKENS:
                reason = NO_BLACK_LEFT
    elif move >= table.DRAW:
        now = phase == table.DRAWING
        if not table.has_bit(position, table.DECK, move - table.DRAW):
            reason = CARD_DRAWN
    elif move != table.STOP:
        now = phase == table.CLAIMING
        if move == table.CHALLENGE + position[table.OWNER]:
            reason = OWN_PROBLEM
    if phase == table.ENDED:
        return GAME_OVER, plot
    return reason if now else NOT_NOW, plot
