"""The whole of a game from a position on: who wins, and how many plies it lasts when the winner hurries and the loser delays."""

from typing import Any

Known = dict[bytes, tuple[int, int]]


def value(game: Any, position: bytes, known: Known) -> tuple[int, int]:
    """(1, 0 or -1 for the seat to move, plies until the end). `known` is filled, and is as long as positions were seen."""
    if position in known:
        return known[position]
    moves = game.moves(position)
    if not moves:
        winner = game.outcome(position).winner
        found = (0 if winner is None else 1 if winner == game.turn(position) else -1), 0
    else:
        found = max([_after(value(game, game.play(position, move), known)) for move in moves], key=_wish)
    known[position] = found
    return found


def _after(found: tuple[int, int]) -> tuple[int, int]:
    return -found[0], found[1] + 1


def _wish(found: tuple[int, int]) -> tuple[int, int]:
    worth, plies = found
    return worth, -plies if worth > 0 else plies


def answer(game: Any, position: bytes, known: Known) -> list[int]:
    """The place of the best move among those that are legal; [] when it is over."""
    moves = game.moves(position)
    if not moves:
        return []
    found = [_wish(_after(value(game, game.play(position, move), known))) for move in moves]
    return [found.index(max(found))]
