"""Awalé's puzzles: which pit harvests most, at once or after the answer; and, near the end of a game, which pit wins for sure.

A search of every sowing proves them: one, two or three sowings deep for a harvest; for a win, in two or three sowings by
Sud, until 25 seeds are in the store whatever Nord sows.
"""

from collections.abc import Iterator

from games.awale import Awale
from sillon.puzzles.read import AGAIN, ANSWERED, LARGEST_CAPTURE, WIN
from tools.arena import seeded
from tools.puzzles.puzzle import Puzzle, random_game, twelve

ENOUGH = 25  # more than half of the seeds
_GAME = Awale()

# By grade: what is asked, the depth of the search in sowings, the least number of legal pits.
_GRADES = ((LARGEST_CAPTURE, 1, 3), (ANSWERED, 2, 4), (AGAIN, 3, 4), (WIN, 3, 3), (WIN, 5, 3))


def grade(number: int) -> list[Puzzle]:
    """Return the twelve puzzles of grade 1..5."""
    return twelve(_candidates(number), alike, 24)


def alike(puzzle: Puzzle) -> object:
    return puzzle.position[:12]


def ahead(position: bytes, seat: int) -> int:
    """Return the seeds by which the seat's store is ahead, leftovers included where the game is over."""
    scores = _GAME.scores(position)
    return scores[seat] - scores[1 - seat]


class Search:
    """A search of every sowing to a given depth; `nodes` counts the positions."""

    def __init__(self) -> None:
        self.nodes = 0

    def best(self, position: bytes, plies: int, seat: int) -> int:
        """Return by how much the seat is ahead after `plies` sowings with best play by both for that."""
        self.nodes += 1
        moves = _GAME.moves(position) if plies else []
        if not moves:
            return ahead(position, seat)
        found = [self.best(_GAME.play(position, move), plies - 1, seat) for move in moves]
        return max(found) if position[14] == seat else min(found)

    def wins(self, position: bytes, plies: int, seat: int) -> bool:
        """Return whether the seat's store reaches ENOUGH within `plies` sowings, whatever the other does."""
        self.nodes += 1
        if position[12 + seat] >= ENOUGH:
            return True
        if plies <= 0:
            return False
        after = [_GAME.play(position, move) for move in _GAME.moves(position)]
        found = (self.wins(each, plies - 1, seat) for each in after)
        return any(found) if position[14] == seat else len(after) > 0 and all(found)


def _candidates(number: int) -> Iterator[Puzzle]:
    asked, plies, least = _GRADES[number - 1]
    chance = seeded(300 + number)
    while True:
        first = 4 + chance.randrange(30)  # the first ply at which a harvest is looked for
        for ply, (position, moves) in enumerate(random_game(_GAME, _GAME.start(), chance, greedy=True, longest=150)):
            near = max(position[12:14]) >= ENOUGH - 8 and position[12 + position[14]] >= ENOUGH - 2 * plies - 3
            if len(moves) >= least and (near if asked == WIN else ply >= first):
                turned = _for_sud(position)
                puzzle = winning(turned, plies) if asked == WIN else harvest(turned, asked, plies)
                if puzzle:
                    yield puzzle
                    break  # at most one of each game


def _for_sud(position: bytes) -> bytes:
    """Return the position with Sud to move: seen from the other side when it is Nord's turn."""
    if not position[14]:
        return position
    return position[6:12] + position[:6] + bytes((position[13], position[12], 0))


def _answer(position: bytes, plies: int, seat: int) -> list[int]:
    """Return the index of the answer that keeps the seat lowest; [] when the game is over."""
    moves = _GAME.moves(position)
    found = [Search().best(_GAME.play(position, move), plies, seat) for move in moves]
    return [found.index(min(found))] if moves else []


def harvest(position: bytes, asked: int, plies: int) -> Puzzle | None:
    """Return the puzzle of which pit is best after `plies` sowings; None where several are, or where it gains too little."""
    search = Search()
    after = {move: _GAME.play(position, move) for move in _GAME.moves(position)}
    worth = {move: search.best(after[move], plies - 1, 0) - ahead(position, 0) for move in after}
    best = max(worth.values())
    good = tuple([move for move in worth if worth[move] == best])
    at_once = {move: after[move][12] - position[12] for move in after}
    taking = [move for move in after if at_once[move]]
    if len(good) > 1 or best < 2 or _GAME.outcome(after[good[0]]):
        return None
    if asked == LARGEST_CAPTURE and len(taking) < 2:
        return None  # the only harvest is easy to see
    if asked != LARGEST_CAPTURE and at_once[good[0]] == max(at_once.values()):
        return None  # the largest harvest at once is the answer
    lines = {
        move: [] if move in good or asked == LARGEST_CAPTURE else _answer(after[move], plies - 2, 0) for move in after
    }
    tempting = 1 if asked == LARGEST_CAPTURE else at_once[good[0]]
    traps = sum([move not in good and at_once[move] >= tempting for move in after])
    return Puzzle(0, asked, 0, position, good, lines, plies, traps, search.nodes)


def winning(position: bytes, plies: int) -> Puzzle | None:
    """Return the puzzle of which pit wins for sure; None where several do, or where fewer sowings win too."""
    search = Search()
    if position[12] >= ENOUGH or Search().wins(position, plies - 2, 0):
        return None
    after = {move: _GAME.play(position, move) for move in _GAME.moves(position)}
    good = tuple([move for move in after if search.wins(after[move], plies - 1, 0)])
    if len(good) != 1 or _GAME.outcome(after[good[0]]):
        return None
    lines = {move: [] if move in good else _refutation(after[move], plies - 1) for move in after}
    at_once = {move: after[move][12] for move in after}
    traps = sum([move not in good and at_once[move] >= at_once[good[0]] for move in after])
    return Puzzle(0, WIN, (plies + 1) // 2, position, good, lines, plies, traps, search.nodes)


def _refutation(position: bytes, plies: int) -> list[int]:
    """Return the index of Nord's answer that takes most of those after which Sud does not win in time; [] at the end."""
    moves = _GAME.moves(position)
    stops = [not Search().wins(_GAME.play(position, move), plies - 1, 0) for move in moves]
    worth = [ahead(_GAME.play(position, move), 1) if stop else -99 for move, stop in zip(moves, stops, strict=True)]
    return [worth.index(max(worth))] if moves else []
