"""Answers found from the rules alone: no code is shared with the players or the generator of puzzles."""

from itertools import combinations
from typing import Any

ENOUGH = 25  # seeds of Awalé: more than half


def outcomes(game: Any, position: bytes) -> dict[int, int]:
    """Return for each move the result for its player at the end of the game: 1 a win, 0 a draw, -1 a loss."""
    known: dict[bytes, int] = {}

    def worth(at: bytes) -> int:
        if at not in known:
            moves = game.moves(at)
            if moves:
                known[at] = max([-worth(game.play(at, move)) for move in moves])
            else:
                winner = game.outcome(at).winner
                known[at] = 0 if winner is None else 1 if winner == game.turn(at) else -1
        return known[at]

    return {move: -worth(game.play(position, move)) for move in game.moves(position)}


def stores(game: Any, position: bytes, plies: int) -> dict[int, int]:
    """Return for each pit of Awalé Sud's lead after this many sowings: Sud maximises it, Nord minimises it."""

    def ahead(at: bytes, left: int) -> int:
        moves = game.moves(at)
        if not left or not moves:
            south, north = game.scores(at)
            return int(south - north)
        found = [ahead(game.play(at, move), left - 1) for move in moves]
        return min(found) if game.turn(at) else max(found)

    return {move: ahead(game.play(position, move), plies - 1) for move in game.moves(position)}


def filled(game: Any, position: bytes, turns: int) -> dict[int, int]:
    """Return for each pit of Awalé 1 when Sud's store reaches ENOUGH in this many sowings of Sud against any play, else 0."""

    def sure(at: bytes, left: int) -> bool:
        if at[12] >= ENOUGH:
            return True
        moves = game.moves(at)
        if not left or not moves:
            return False
        if game.turn(at):
            return not [move for move in moves if not sure(game.play(at, move), left)]
        return bool([move for move in moves if sure(game.play(at, move), left - 1)])

    return {move: int(sure(game.play(position, move), turns - 1)) for move in game.moves(position)}


def captured(game: Any, position: bytes) -> dict[int, int]:
    """Return for each step of Fanorona the most pieces that a turn beginning with it takes."""
    before = game.scores(position)[1]

    def most(at: bytes) -> int:
        taken = int(before - game.scores(at)[1])
        if game.outcome(at) is None and not game.turn(at):
            return max([most(game.play(at, move)) for move in game.moves(at)])
        return taken

    return {move: most(game.play(position, move)) for move in game.moves(position)}


def conquered(game: Any, position: bytes, turns: int) -> dict[int, int]:
    """Return for each step of Fanorona 1 when White wins in this many turns, this one included, against any play; else 0."""

    def sure(at: bytes, left: int) -> bool:
        end = game.outcome(at)
        if end is not None:
            return bool(end.winner == 0)
        before = game.turn(at)
        for move in game.moves(at):
            after = game.play(at, move)
            # White's turn is over when Black is to move.
            spent = int(before == 0 and game.outcome(after) is None and game.turn(after) == 1)
            wins = sure(after, left - spent) if left - spent > 0 or game.outcome(after) is not None else False
            if wins == (before == 0):
                return wins
        return before == 1

    found = {}
    for move in game.moves(position):
        after = game.play(position, move)
        left = turns - int(game.outcome(after) is None and game.turn(after) == 1)
        found[move] = int((left > 0 or game.outcome(after) is not None) and sure(after, left))
    return found


def fewest_black(arcs: list[tuple[int, int]]) -> int:
    """Return the smallest number of plots whose removal leaves a graph of two colours."""
    for many in range(13):
        for black in combinations(range(12), many):
            if [arc for arc in arcs if arc[0] in black and arc[1] in black]:
                continue
            left = [arc for arc in arcs if arc[0] not in black and arc[1] not in black]
            # Two colours suffice when no cycle has an odd number of arcs.
            odd = [1 << plot for plot in range(12)]
            even = list(odd)
            reach = [(even[plot], 0) for plot in range(12)]
            for _ in range(12):
                for one, other in left:
                    for here, there in ((one, other), (other, one)):
                        reach[here] = (reach[here][0] | reach[there][1], reach[here][1] | reach[there][0])
            if not [plot for plot in range(12) if reach[plot][1] >> plot & 1]:
                return many
    raise AssertionError("twelve black plots always do")
