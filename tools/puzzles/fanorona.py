"""Fanorona's puzzles: which capture takes most with its chain; which step begins a sure win in one, two or three turns.

A search of every chain to its end proves them, and for a win of every answer too.
"""

from collections.abc import Iterator

from games.fanorona import Fanorona
from sillon.manifest import manifest_of
from sillon.puzzles.read import LARGEST_CAPTURE, WIN
from tools.arena import seeded
from tools.puzzles.puzzle import Puzzle, random_game, twelve

Turn = tuple[list[int], bytes]  # the steps as indices into the legal ones, and the position after them

# By grade: what is asked, in how many turns, how many puzzles of each form, the least number of legal steps.
# The smallest board fits strips and keys too.
_GRADES = (
    (WIN, 1, {1: 12}, 3),
    (LARGEST_CAPTURE, 1, {1: 8, 2: 4}, 4),
    (LARGEST_CAPTURE, 1, {1: 2, 2: 10}, 4),
    (WIN, 2, {0: 5, 1: 7}, 3),
    (WIN, 3, {1: 12}, 3),
)
_GAMES = [Fanorona(**chosen) for chosen in manifest_of("fanorona").puzzle_forms]
_FEW = 8  # the most pieces in all with which wins are looked for
_NODES = 30_000  # searched turns for one position, at most


def packed_position(position: bytes) -> bytes:
    """Return the bytes of a position that the file has: its points, five to a byte."""
    points = position[:-3]
    return bytes(
        [sum([point * 3**k for k, point in enumerate(points[first : first + 5])]) for first in range(0, len(points), 5)]
    )


def grade(number: int) -> list[Puzzle]:
    """Return the twelve puzzles of grade 1..5."""
    found: list[Puzzle] = []
    for form, many in _GRADES[number - 1][2].items():
        found += twelve(_candidates(number, form), alike, 2 * many, many)
    return sorted(found, key=lambda each: (each.plies, each.choices, each.traps, each.form, each.position))


def alike(puzzle: Puzzle) -> object:
    """Return a key that is the same for a board and for its mirror image."""
    columns = (3, 5, 9)[puzzle.form]
    board = puzzle.position[:-3]
    mirrored = b"".join([board[first : first + columns][::-1] for first in range(0, len(board), columns)])
    return puzzle.form, min(board, mirrored)


class TooMuch(Exception):
    """The search of a position has reached _NODES turns."""


class Search:
    """A search of whole turns; `nodes` counts them."""

    def __init__(self, game: Fanorona) -> None:
        self.game = game
        self.nodes = 0

    def turns(self, position: bytes) -> Iterator[Turn]:
        """Yield each whole turn. TooMuch when there are too many."""
        game = self.game
        seat = game.turn(position)
        for place, move in enumerate(game.moves(position)):
            after = game.play(position, move)
            if game.outcome(after) is None and game.turn(after) == seat:
                for rest, end in self.turns(after):
                    yield [place, *rest], end
            else:
                self.nodes += 1
                if self.nodes > _NODES:
                    raise TooMuch
                yield [place], after

    def win(self, position: bytes, turns: int) -> list[int]:
        """Return the turn with which the seat to move wins within `turns` of its own, whatever the other does; [] for none."""
        seat = self.game.turn(position)
        for steps, after in self.turns(position):
            end = self.game.outcome(after)
            if end is not None:
                if end.winner == seat:
                    return steps
            elif turns > 1 and self.loses_to_any_turn(after, turns - 1):
                return steps
        return []

    def loses_to_any_turn(self, position: bytes, turns: int) -> bool:
        """Return whether the other wins within `turns` after each turn of the seat to move."""
        # Where this seat has won, the other has no turn, so win() finds none.
        return all(self.win(after, turns) for _, after in self.turns(position))

    def takes(self, position: bytes) -> tuple[int, list[int]]:
        """Return the most pieces that a turn can take from this position, and its steps."""
        seat = self.game.turn(position)
        before = self.game.scores(position)[1 - seat]
        found = [
            (before - self.game.scores(after)[1 - seat], [-each for each in steps])
            for steps, after in self.turns(position)
        ]
        most, steps = max(found)
        return most, [-each for each in steps]


def _candidates(number: int, form: int) -> Iterator[Puzzle]:
    asked, turns, _, least = _GRADES[number - 1]
    game = _GAMES[form]
    chance = seeded(400 + 10 * number + form)
    while True:
        first = chance.randrange(10)  # the first step at which a capture is looked for
        for step, (position, moves) in enumerate(random_game(game, game.start(), chance, greedy=True, longest=120)):
            few = sum(game.scores(position)) <= _FEW
            wanted = few if asked == WIN else step >= first and moves[0] & 3
            if wanted and position[game.cells + 1] == 0 and len(moves) >= least:
                turned = _for_white(game, position)
                try:
                    puzzle = winning(form, turned, turns) if asked == WIN else harvest(form, turned, number)
                except TooMuch:
                    continue
                if puzzle:
                    yield puzzle
                    break  # at most one of each game


def _for_white(game: Fanorona, position: bytes) -> bytes:
    """Return the position with White to move: rotated, and the colours exchanged, when it is Black's turn."""
    if position[game.cells] == 1:
        return position
    return bytes([(0, 2, 1)[point] for point in reversed(position[: game.cells])]) + b"\1\0\0"


def harvest(form: int, position: bytes, number: int) -> Puzzle | None:
    """Return the puzzle of which step begins the largest capture; None where several do, or where it is too easy."""
    game = _GAMES[form]
    search = Search(game)
    before = game.scores(position)[1]
    worth = {}
    lines: dict[int, list[int]] = {}
    at_once = {}
    for move in game.moves(position):
        after = game.play(position, move)
        at_once[move] = before - game.scores(after)[1]
        worth[move], lines[move] = at_once[move], []
        if game.outcome(after) is None and game.turn(after) == 0:
            more, lines[move] = search.takes(after)
            worth[move] += more
        else:
            search.nodes += 1
    best = max(worth.values())
    good = tuple([move for move in worth if worth[move] == best])
    steps = 1 + len(lines[good[0]])
    if len(good) > 1 or not (2 <= steps <= 3 if number == 2 else steps > 3):
        return None
    # In the third grade the first step must not take the most.
    if number > 2 and at_once[good[0]] == max(at_once.values()):
        return None
    traps = sum([move not in good and at_once[move] >= at_once[good[0]] for move in worth])
    return Puzzle(form, LARGEST_CAPTURE, 1, position, good, lines, steps, traps, search.nodes)


def winning(form: int, position: bytes, turns: int) -> Puzzle | None:
    """Return the puzzle of which step begins the sure win; None where several do, or where fewer turns win too."""
    game = _GAMES[form]
    search = Search(game)
    if turns > 1 and search.win(position, turns - 1):
        return None
    good = []
    lines = {}
    after = {}
    for move in game.moves(position):
        after[move] = game.play(position, move)
        line = _wins(search, after[move], turns)
        if line is not None:
            good.append(move)
            lines[move] = line
            if len(good) > 1:
                return None
    if not good:
        return None
    nodes = search.nodes
    for move in after:
        if move not in good:
            lines[move] = _refuted(search, after[move], turns)
    left = {move: game.scores(after[move])[1] for move in after}
    traps = sum([move not in good and left[move] <= left[good[0]] for move in after])
    return Puzzle(form, WIN, turns, position, tuple(good), lines, 2 * turns - 1, traps, nodes)


def _wins(search: Search, position: bytes, turns: int) -> list[int] | None:
    """Return the moves shown after a winning step of White's, the rest of the turn; None where it does not win."""
    game = search.game
    end = game.outcome(position)
    if end is not None:
        return [] if end.winner == 0 else None
    if game.turn(position) == 0:
        return search.win(position, turns) or None
    return [] if turns > 1 and search.loses_to_any_turn(position, turns - 1) else None


def _refuted(search: Search, position: bytes, turns: int) -> list[int]:
    """Return the moves shown after a step that does not win: the rest of the turn that takes most, an answer that escapes."""
    game = search.game
    shown: list[int] = []
    if game.outcome(position) is None and game.turn(position) == 0:
        _, shown = search.takes(position)
        for place in shown:
            position = game.play(position, game.moves(position)[place])
    if game.outcome(position) is not None or turns < 2:
        return shown
    escapes = [(after, steps) for steps, after in search.turns(position) if not search.win(after, turns - 1)]
    return shown + min(escapes, key=lambda each: (game.scores(each[0])[0], each[1]))[1]
