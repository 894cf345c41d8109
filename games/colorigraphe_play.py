"""What a move of the Colorigraphe does, in place: stake, arcs, colours, who scores what, whose turn comes next.

`apply` is unchecked: the move is legal. `game` is the rules object.
"""

from games import colorigraphe_table as table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.colorigraphe import Colorigraphe


def apply(game: "Colorigraphe", board: bytearray, move: int) -> None:
    """Plays the move on the board."""
    if move < table.NAME_STAKE:
        table.set_bit(board, table.ARCS, table.arc_number(move // table.PLOTS, move % table.PLOTS))
        if table.arcs_on(board) >= board[table.STAKE]:
            lay(game, board)
    elif move < table.TOKEN:
        board[table.STAKE] = move - table.NAME_STAKE + 2
        board[table.PHASE] = table.ROLLING
    elif move < table.DONE:
        board[table.COLOURS + (move - table.TOKEN) % table.PLOTS] = (move - table.TOKEN) // table.PLOTS
    elif move < table.PASS:
        finish(game, board, table.reached(board) if move == table.DONE else table.INVALID)
    elif move == table.PASS:
        pay(game, board, board[table.OWNER], points(board, board[table.FIRST]))
    elif move == table.STOP:
        turn_of(game, board, board[table.OWNER])
        board[table.PHASE] = table.ENDED
    elif move < table.DRAW:
        board[table.PHASE] = table.CHALLENGED
        board[table.PLAYS] = move - table.CHALLENGE
        table.clear(board, 0)
    else:
        draw(game, board, move - table.DRAW)


def draw(game: "Colorigraphe", board: bytearray, number: int) -> None:
    """The problem of a card, counted from 0; the card leaves the deck."""
    from games.colorigraphe_cards import card

    arcs = card(number + 1)[0]
    for one, other in arcs:
        table.set_bit(board, table.ARCS, table.arc_number(one, other))
    board[table.STAKE] = len(arcs)
    board[table.DECK + (number >> 3)] ^= 1 << (number & 7)
    lay(game, board)


def lay(game: "Colorigraphe", board: bytearray) -> None:
    """The problem is complete: colouring begins, with two colours on tokens that all show blue."""
    board[table.PHASE] = table.COLOURING
    table.clear(board, 2 if game.colours == 2 else 0)


def points(board: bytearray, black: int) -> int:
    """What a colouring with so many black tokens, or INVALID, is worth."""
    return 0 if black == table.INVALID else board[table.STAKE] - 2 * black


def finish(game: "Colorigraphe", board: bytearray, black: int) -> None:
    """Whoever colours has finished, with so many black tokens, or INVALID."""
    owner = board[table.OWNER]
    if board[table.PHASE] == table.CHALLENGED:
        # INVALID is more than all the black tokens that there are: any valid colouring is better.
        if black < board[table.FIRST]:
            pay(game, board, board[table.PLAYS], points(board, black))
        else:
            pay(game, board, owner, board[table.STAKE])
    elif black and game.challenges:
        board[table.PHASE] = table.CLAIMING
        board[table.FIRST] = black
    else:
        pay(game, board, owner, points(board, black))


def pay(game: "Colorigraphe", board: bytearray, seat: int, gain: int) -> None:
    """Writes the points down; then it is the next player's turn, or the end."""
    if gain > 0 or not game.floor:
        table.set_score(board, seat, table.score(board, seat) + gain)
    turn_of(game, board, (board[table.OWNER] + 1) % game.players)
    if game.target and table.score(board, seat) >= game.target:
        board[table.PHASE] = table.ENDED


def turn_of(game: "Colorigraphe", board: bytearray, seat: int) -> None:
    """Clears the table for that seat's turn. An empty deck is shuffled again."""
    for byte in range(table.SCORES):
        board[byte] = 0
    board[table.PHASE] = table.DRAWING if game.cards else table.NAMING
    board[table.OWNER] = board[table.PLAYS] = seat
    if game.cards and not any(board[byte] for byte in range(table.DECK, table.LENGTH)):
        table.fill_deck(board)
