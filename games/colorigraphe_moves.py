"""The moves of the Colorigraphe: those that a phase allows, their effects, and the reasons of refusals.

The numbers of the moves are in games/colorigraphe.py. `game` is the rules object.

A separate module, which a board drops between two screens: in games/colorigraphe.py this code would take 2.6 KB of heap also
where nothing is played, and a lesson would exceed its memory budget.
"""

from games import colorigraphe as rules
from games.rules import GAME_OVER, NOT_A_MOVE

# Codes of games/rules.py
NOT_NOW = 23
DOUBLE = 24
ARC_EXISTS = 25
NO_BLACK_LEFT = 26
OWN_PROBLEM = 27
CARD_DRAWN = 28


def phase_moves(game: "rules.Colorigraphe", position: bytes) -> list[int]:
    """Return the moves that the phase and the options allow, ascending. If `some_refused`, check each for a refusal."""
    phase = position[rules.PHASE]
    stop = [rules.STOP] if game.endless else []
    if phase == rules.ENDED:
        return []
    if phase == rules.ROLLING:
        return list(range(rules.NAME_STAKE)) + stop
    if phase == rules.NAMING:
        return list(range(rules.NAME_STAKE, rules.TOKEN)) + stop
    if phase == rules.DRAWING:
        return stop + list(range(rules.DRAW, rules.MOVES_END))
    if phase == rules.CLAIMING:
        return [rules.PASS] + stop + list(range(rules.CHALLENGE, rules.CHALLENGE + game.players))
    if game.colours == 2:
        return list(range(rules.RED, rules.BLACK)) + [rules.DONE, rules.TIMEOUT] + stop
    return list(range(rules.TOKEN, rules.PASS)) + stop


def some_refused(position: bytes) -> bool:
    """Return whether a move of `phase_moves` may be refused: for an existing arc, black tokens, cards or the owner."""
    if position[rules.PHASE] in (rules.COLOURING, rules.CHALLENGED):
        return rules.black_count(position) == rules.BLACK_TOKENS
    return position[rules.PHASE] not in (rules.NAMING, rules.ENDED)


def _exists(game: "rules.Colorigraphe", move: int) -> bool:
    """Return whether the move exists with the game's options."""
    if not 0 <= move < rules.MOVES_END:
        return False
    if move < rules.TOKEN or move >= rules.DRAW:
        return (move >= rules.DRAW) == game.cards
    if move < rules.DONE:
        return game.colours == 3 or rules.RED <= move < rules.BLACK
    if move < rules.PASS:
        return True
    if move == rules.STOP:
        return game.endless
    return bool(game.challenges and move < rules.CHALLENGE + game.players)


def refusal(game: "rules.Colorigraphe", position: bytes, move: int) -> tuple[int, int]:
    """Return the reason of the refusal (0: legal) and the plot to point at: the token's, or the first die's."""
    if not _exists(game, move):
        return NOT_A_MOVE, 0
    phase = position[rules.PHASE]
    plot = 0
    now = move == rules.STOP
    reason = 0
    if move < rules.NAME_STAKE:
        plot, other = move // rules.PLOTS, move % rules.PLOTS
        now = phase == rules.ROLLING
        if plot == other:
            reason = DOUBLE
        elif now and rules.has_bit(position, rules.ARCS, rules.arc_number(plot, other)):
            reason = ARC_EXISTS
    elif move < rules.TOKEN:
        now = phase == rules.NAMING
    elif move < rules.PASS:
        now = phase in (rules.COLOURING, rules.CHALLENGED)
        if move < rules.DONE:
            plot = (move - rules.TOKEN) % rules.PLOTS
            new = move >= rules.BLACK and position[rules.COLOURS + plot] != 3
            if now and new and rules.black_count(position) == rules.BLACK_TOKENS:
                reason = NO_BLACK_LEFT
    elif move >= rules.DRAW:
        now = phase == rules.DRAWING
        if not rules.has_bit(position, rules.DECK, move - rules.DRAW):
            reason = CARD_DRAWN
    elif move != rules.STOP:
        now = phase == rules.CLAIMING
        if move == rules.CHALLENGE + position[rules.OWNER]:
            reason = OWN_PROBLEM
    if phase == rules.ENDED:
        return GAME_OVER, plot
    return reason if now else NOT_NOW, plot


def apply(game: "rules.Colorigraphe", board: bytearray, move: int) -> None:
    """Play a legal move on the board, in place."""
    if move < rules.NAME_STAKE:
        rules.set_bit(board, rules.ARCS, rules.arc_number(move // rules.PLOTS, move % rules.PLOTS))
        if rules.arc_count(board) >= board[rules.STAKE]:
            start_colouring(game, board)
    elif move < rules.TOKEN:
        board[rules.STAKE] = move - rules.NAME_STAKE + 2
        board[rules.PHASE] = rules.ROLLING
    elif move < rules.DONE:
        board[rules.COLOURS + (move - rules.TOKEN) % rules.PLOTS] = (move - rules.TOKEN) // rules.PLOTS
    elif move < rules.PASS:
        end_colouring(game, board, rules.reached(board) if move == rules.DONE else rules.INVALID)
    elif move == rules.PASS:
        add_points(game, board, board[rules.OWNER], points(board, board[rules.FIRST]))
    elif move == rules.STOP:
        start_turn(game, board, board[rules.OWNER])
        board[rules.PHASE] = rules.ENDED
    elif move < rules.DRAW:
        board[rules.PHASE] = rules.CHALLENGED
        board[rules.PLAYS] = move - rules.CHALLENGE
        rules.clear(board, 0)
    else:
        draw_card(game, board, move - rules.DRAW)


def draw_card(game: "rules.Colorigraphe", board: bytearray, number: int) -> None:
    """Set the problem of a card, counted from 0, and remove the card from the deck."""
    from games.colorigraphe_text import card  # needed for a moment, and only in games with cards

    arcs = card(number + 1)[0]
    for one, other in arcs:
        rules.set_bit(board, rules.ARCS, rules.arc_number(one, other))
    board[rules.STAKE] = len(arcs)
    board[rules.DECK + (number >> 3)] ^= 1 << (number & 7)
    start_colouring(game, board)


def start_colouring(game: "rules.Colorigraphe", board: bytearray) -> None:
    """Begin the colouring of a complete problem; with two colours all tokens show blue first."""
    board[rules.PHASE] = rules.COLOURING
    rules.clear(board, 2 if game.colours == 2 else 0)


def points(board: bytearray, black: int) -> int:
    """Return the points of a colouring with this number of black tokens, or INVALID."""
    return 0 if black == rules.INVALID else board[rules.STAKE] - 2 * black


def end_colouring(game: "rules.Colorigraphe", board: bytearray, black: int) -> None:
    """End the colouring of the seat that plays, with this number of black tokens, or INVALID."""
    owner = board[rules.OWNER]
    if board[rules.PHASE] == rules.CHALLENGED:
        # INVALID is more than the number of black tokens: any valid colouring is better.
        if black < board[rules.FIRST]:
            add_points(game, board, board[rules.PLAYS], points(board, black))
        else:
            add_points(game, board, owner, board[rules.STAKE])
    elif black and game.challenges:
        board[rules.PHASE] = rules.CLAIMING
        board[rules.FIRST] = black
    else:
        add_points(game, board, owner, points(board, black))


def add_points(game: "rules.Colorigraphe", board: bytearray, seat: int, gain: int) -> None:
    """Add points to a score; then begin the next turn, or end the game."""
    if gain > 0 or not game.floor:
        rules.set_score(board, seat, rules.score(board, seat) + gain)
    start_turn(game, board, (board[rules.OWNER] + 1) % game.players)
    if game.target and rules.score(board, seat) >= game.target:
        board[rules.PHASE] = rules.ENDED


def start_turn(game: "rules.Colorigraphe", board: bytearray, seat: int) -> None:
    """Clear the table for that seat's turn, and refill an empty deck."""
    for byte in range(rules.SCORES):
        board[byte] = 0
    board[rules.PHASE] = rules.DRAWING if game.cards else rules.NAMING
    board[rules.OWNER] = board[rules.PLAYS] = seat
    if game.cards and not any(board[byte] for byte in range(rules.DECK, rules.LENGTH)):
        rules.fill_deck(board)
