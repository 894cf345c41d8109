"""Awalé's puzzles: which pit harvests most, at once or after the answer; and, when a game nears its end, which pit wins for sure.

All is proven by looking at every sowing: of one, two or three in a row for a harvest; for a win until 25 seeds are in the store
whatever Nord sows, in two or three sowings of one's own.
"""

from collections.abc import Iterator

from games.awale import Awale
from sillon.puzzles.read import AGAIN, ANSWERED, MOST, WIN
from tools.arena import seeded
from tools.puzzles.puzzle import Puzzle, twelve

ENOUGH = 25  # more than half of the seeds
_GAME = Awale()

# By grade: what is asked, how many sowings are looked at, how many pits there are to choose among at least.
_SPECS = ((MOST, 1, 3), (ANSWERED, 2, 4), (AGAIN, 3, 4), (WIN, 3, 3), (WIN, 5, 3))


def grade(number: int) -> list[Puzzle]:
    """The twelve puzzles of grade 1..5."""
    return twelve(_candidates(number), alike, 24)


def alike(puzzle: Puzzle) -> object:
    return puzzle.position[:12]


def ahead(position: bytes, seat: int) -> int:
    """The seeds by which the seat's store is ahead, leftovers included where it is over."""
    scores = _GAME.scores(position)
    return scores[seat] - scores[1 - seat]


class Search:
    """Every sowing of so many in a row; `nodes` counts them."""

    def __init__(self) -> None:
        self.nodes = 0

    def best(self, position: bytes, plies: int, seat: int) -> int:
        """By how much the seat is ahead after so many sowings, when both do their best for that."""
        self.nodes += 1
        moves = _GAME.moves(position) if plies else []
        if not moves:
            return ahead(position, seat)
        found = [self.best(_GAME.play(position, move), plies - 1, seat) for move in moves]
        return max(found) if position[14] == seat else min(found)

    def wins(self, position: bytes, plies: int, seat: int) -> bool:
        """Whether the seat's store comes to ENOUGH within so many sowings, whatever the other does."""
        self.nodes += 1
        if position[12 + seat] >= ENOUGH:
            return True
        if plies <= 0:
            return False
        after = [_GAME.play(position, move) for move in _GAME.moves(position)]
        found = (self.wins(each, plies - 1, seat) for each in after)
        return any(found) if position[14] == seat else len(after) > 0 and all(found)


def _candidates(number: int) -> Iterator[Puzzle]:
    asked, plies, least = _SPECS[number - 1]
    chance = seeded(300 + number)
    while True:
        position = _GAME.start()
        played = 0
        yet = 4 + chance.randrange(30)  # where in the game one begins to look
        while _GAME.outcome(position) is None and played < 150:
            moves = _GAME.moves(position)
            puzzle = None
            near = max(position[12:14]) >= ENOUGH - 8 and position[12 + position[14]] >= ENOUGH - 2 * plies - 3
            if len(moves) >= least and (near if asked == WIN else played >= yet):
                turned = _for_sud(position)
                puzzle = winning(turned, plies) if asked == WIN else harvest(turned, asked, plies)
            if puzzle:
                yield puzzle
                break  # one of a game
            # Played like children: half of the time what takes most, else anything.
            if chance.randrange(2):
                taken = [ahead(_GAME.play(position, move), position[14]) for move in moves]
                moves = [move for move, many in zip(moves, taken, strict=True) if many == max(taken)]
            position = _GAME.play(position, moves[chance.randrange(len(moves))])
            played += 1


def _for_sud(position: bytes) -> bytes:
    """The same with Sud to move: seen from the other side when it is Nord's turn."""
    if not position[14]:
        return position
    return position[6:12] + position[:6] + bytes((position[13], position[12], 0))


def _answer(position: bytes, plies: int, seat: int) -> list[int]:
    """The place of the answer that keeps the seat lowest; [] when it is over."""
    moves = _GAME.moves(position)
    found = [Search().best(_GAME.play(position, move), plies, seat) for move in moves]
    return [found.index(min(found))] if moves else []


def harvest(position: bytes, asked: int, plies: int) -> Puzzle | None:
    """The puzzle of which pit is best after so many sowings; None where several are, or nothing is to be gained by it."""
    search = Search()
    after = {move: _GAME.play(position, move) for move in _GAME.moves(position)}
    worth = {move: search.best(after[move], plies - 1, 0) - ahead(position, 0) for move in after}
    best = max(worth.values())
    good = tuple([move for move in worth if worth[move] == best])
    at_once = {move: after[move][12] - position[12] for move in after}
    taking = [move for move in after if at_once[move]]
    if len(good) > 1 or best < 2 or _GAME.outcome(after[good[0]]):
        return None
    if asked == MOST and len(taking) < 2:
        return None  # the only harvest would be easy to see
    if asked != MOST and at_once[good[0]] == max(at_once.values()):
        return None  # greed alone would find it
    lines = {move: [] if move in good or asked == MOST else _answer(after[move], plies - 2, 0) for move in after}
    traps = len(
        [move for move in after if move not in good and at_once[move] >= (at_once[good[0]] if asked != MOST else 1)]
    )
    return Puzzle(0, asked, 0, position, good, lines, plies, traps, search.nodes)


def winning(position: bytes, plies: int) -> Puzzle | None:
    """The puzzle of which pit wins for sure; None where several do, or it can be done in fewer sowings."""
    search = Search()
    if position[12] >= ENOUGH or Search().wins(position, plies - 2, 0):
        return None
    after = {move: _GAME.play(position, move) for move in _GAME.moves(position)}
    good = tuple([move for move in after if search.wins(after[move], plies - 1, 0)])
    if len(good) != 1 or _GAME.outcome(after[good[0]]):
        return None
    lines = {move: [] if move in good else _refutation(after[move], plies - 1) for move in after}
    at_once = {move: after[move][12] for move in after}
    traps = len([move for move in after if move not in good and at_once[move] >= at_once[good[0]]])
    return Puzzle(0, WIN, (plies + 1) // 2, position, good, lines, plies, traps, search.nodes)


def _refutation(position: bytes, plies: int) -> list[int]:
    """The place of Nord's answer after which Sud does not win in time, that which takes most; [] when it is over."""
    moves = _GAME.moves(position)
    stops = [not Search().wins(_GAME.play(position, move), plies - 1, 0) for move in moves]
    worth = [ahead(_GAME.play(position, move), 1) if stop else -99 for move, stop in zip(moves, stops, strict=True)]
    return [worth.index(max(worth))] if moves else []
