"""The moves of the Colorigraphe: those that a phase allows, the reasons of refusals, and their effects.

The numbers of the moves are in games/colorigraphe.py. `game` is the rules object.

A module of its own, dropped between two screens: in games/colorigraphe.py it takes 2.6 KB of heap also where nothing is played,
and a lesson exceeds its budget.
"""

from games import colorigraphe as table
from games.rules import GAME_OVER, NOT_A_MOVE

# Codes of games/rules.py
NOT_NOW = 23
DOUBLE = 24
ARC_EXISTS = 25
NO_BLACK_LEFT = 26
OWN_PROBLEM = 27
CARD_DRAWN = 28


def phase_moves(game: "table.Colorigraphe", position: bytes) -> list[int]:
    """Return the moves that the phase and the options allow, ascending. If `some_refused`, check each for a refusal."""
    phase = position[table.PHASE]
    stop = [table.STOP] if game.endless else []
    if phase == table.ENDED:
        return []
    if phase == table.ROLLING:
        return list(range(table.NAME_STAKE)) + stop
    if phase == table.NAMING:
        return list(range(table.NAME_STAKE, table.TOKEN)) + stop
    if phase == table.DRAWING:
        return stop + list(range(table.DRAW, table.MOVES_END))
    if phase == table.CLAIMING:
        return [table.PASS] + stop + list(range(table.CHALLENGE, table.CHALLENGE + game.players))
    if game.colours == 2:
        return list(range(table.RED, table.BLACK)) + [table.DONE, table.TIMEOUT] + stop
    return list(range(table.TOKEN, table.PASS)) + stop


def some_refused(position: bytes) -> bool:
    """Return whether a move of `phase_moves` may be refused: for an existing arc, black tokens, cards or the owner."""
    if position[table.PHASE] in (table.COLOURING, table.CHALLENGED):
        return table.black_count(position) == table.BLACK_TOKENS
    return position[table.PHASE] not in (table.NAMING, table.ENDED)


def _exists(game: "table.Colorigraphe", move: int) -> bool:
    """Return whether the move exists with the game's options."""
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
    return bool(game.challenges and move < table.CHALLENGE + game.players)


def refusal(game: "table.Colorigraphe", position: bytes, move: int) -> tuple[int, int]:
    """Return the reason of the refusal (0: legal) and the plot to point at: the token's, or the first die's."""
    if not _exists(game, move):
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
            if now and new and table.black_count(position) == table.BLACK_TOKENS:
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


def apply(game: "table.Colorigraphe", board: bytearray, move: int) -> None:
    """Play a legal move on the board, in place."""
    if move < table.NAME_STAKE:
        table.set_bit(board, table.ARCS, table.arc_number(move // table.PLOTS, move % table.PLOTS))
        if table.arc_count(board) >= board[table.STAKE]:
            start_colouring(game, board)
    elif move < table.TOKEN:
        board[table.STAKE] = move - table.NAME_STAKE + 2
        board[table.PHASE] = table.ROLLING
    elif move < table.DONE:
        board[table.COLOURS + (move - table.TOKEN) % table.PLOTS] = (move - table.TOKEN) // table.PLOTS
    elif move < table.PASS:
        end_colouring(game, board, table.reached(board) if move == table.DONE else table.INVALID)
    elif move == table.PASS:
        add_points(game, board, board[table.OWNER], points(board, board[table.FIRST]))
    elif move == table.STOP:
        start_turn(game, board, board[table.OWNER])
        board[table.PHASE] = table.ENDED
    elif move < table.DRAW:
        board[table.PHASE] = table.CHALLENGED
        board[table.PLAYS] = move - table.CHALLENGE
        table.clear(board, 0)
    else:
        draw_card(game, board, move - table.DRAW)


def draw_card(game: "table.Colorigraphe", board: bytearray, number: int) -> None:
    """Set the problem of a card, counted from 0, and remove the card from the deck."""
    from games.colorigraphe_text import card  # needed for a moment, and only in games with cards

    arcs = card(number + 1)[0]
    for one, other in arcs:
        table.set_bit(board, table.ARCS, table.arc_number(one, other))
    board[table.STAKE] = len(arcs)
    board[table.DECK + (number >> 3)] ^= 1 << (number & 7)
    start_colouring(game, board)


def start_colouring(game: "table.Colorigraphe", board: bytearray) -> None:
    """Begin the colouring of a complete problem; with two colours all tokens show blue first."""
    board[table.PHASE] = table.COLOURING
    table.clear(board, 2 if game.colours == 2 else 0)


def points(board: bytearray, black: int) -> int:
    """Return the points of a colouring with this number of black tokens, or INVALID."""
    return 0 if black == table.INVALID else board[table.STAKE] - 2 * black


def end_colouring(game: "table.Colorigraphe", board: bytearray, black: int) -> None:
    """End the colouring of the seat that plays, with this number of black tokens, or INVALID."""
    owner = board[table.OWNER]
    if board[table.PHASE] == table.CHALLENGED:
        # INVALID is more than the number of black tokens: any valid colouring is better.
        if black < board[table.FIRST]:
            add_points(game, board, board[table.PLAYS], points(board, black))
        else:
            add_points(game, board, owner, board[table.STAKE])
    elif black and game.challenges:
        board[table.PHASE] = table.CLAIMING
        board[table.FIRST] = black
    else:
        add_points(game, board, owner, points(board, black))


def add_points(game: "table.Colorigraphe", board: bytearray, seat: int, gain: int) -> None:
    """Add points to a score; then begin the next turn, or end the game."""
    if gain > 0 or not game.floor:
        table.set_score(board, seat, table.score(board, seat) + gain)
    start_turn(game, board, (board[table.OWNER] + 1) % game.players)
    if game.target and table.score(board, seat) >= game.target:
        board[table.PHASE] = table.ENDED


def start_turn(game: "table.Colorigraphe", board: bytearray, seat: int) -> None:
    """Clear the table for that seat's turn, and refill an empty deck."""
    for byte in range(table.SCORES):
        board[byte] = 0
    board[table.PHASE] = table.DRAWING if game.cards else table.NAMING
    board[table.OWNER] = board[table.PLAYS] = seat
    if game.cards and not any(board[byte] for byte in range(table.DECK, table.LENGTH)):
        table.fill_deck(board)
