"""Puzzles in which a move wins, for games that are solved from a position to the end: Fafy and Fang."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from games import new
from games.contract import Rules
from sillon.common.chance import Seeded
from sillon.manifest import manifest_of
from sillon.players import WIN, Player
from sillon.players.opponent import Opponent
from tools.arena import best_move
from tools.puzzles.puzzle import Puzzle, random_game

Game = Any  # the rules of one game, as its own functions take them
Known = dict[bytes, tuple[int, int]]


class Spec(NamedTuple):
    """A grade: its forms, plies until the end, legal moves (each the least and the most), and winning moves at most."""

    forms: tuple[int, ...]
    plies: tuple[int, int]
    choices: tuple[int, int]
    answers: int = 1


class Kind(NamedTuple):
    """What one game differs in.

    `start` makes the start with a number. `for_sud` exchanges the seats where Nord is to move. `looks` rates the position after
    a move as a child does who does not look ahead. `lasts` limits the plies until the end from above.
    """

    name: str
    start: Callable[[Game, int], bytes]
    for_sud: Callable[[Game, bytes], bytes]
    looks: Callable[[Game, bytes], int]
    lasts: Callable[[Game, bytes], int] = lambda game, position: 0


def candidates(kind: Kind, spec: Spec, chance: Seeded, number: int = 0) -> Iterator[Puzzle]:
    """Yield at most one puzzle from each game played at random. Starts are numbered from `number` + 1."""
    forms = manifest_of(kind.name).puzzle_forms
    games = {form: new(kind.name, **forms[form]) for form in spec.forms}
    players = {form: Player(games[form], 5, Seeded(1)) for form in spec.forms}
    known: dict[int, Known] = {form: {} for form in spec.forms}
    while True:
        number += 1
        form = spec.forms[number % len(spec.forms)]
        game = games[form]
        for position, moves in random_game(game, kind.start(game, number), chance):
            if spec.choices[0] <= len(moves) <= spec.choices[1] and kind.lasts(game, position) <= spec.plies[1]:
                turned = kind.for_sud(game, position)
                puzzle = made(form, game, turned, known[form], players[form], spec.answers, kind.looks)
                if puzzle and spec.plies[0] <= puzzle.plies <= spec.plies[1]:
                    yield puzzle
                    break


def made(
    form: int,
    game: Rules,
    position: bytes,
    known: Known,
    player: Opponent,
    answers: int,
    looks: Callable[[Game, bytes], int],
) -> Puzzle | None:
    """Return the puzzle of a position; None where no move wins, more than `answers` do, or half of the moves.

    Raises AssertionError if the strongest player and the search disagree.
    """
    best_move(player, position)
    good = tuple([move for move in game.moves(position) if player.verdicts[move] == WIN])
    if not 1 <= len(good) <= answers or 2 * len(good) >= len(player.verdicts):
        return None
    after = {move: game.play(position, move) for move in game.moves(position)}
    assert good == tuple([move for move in after if value(game, after[move], known)[0] < 0])
    lines = {move: [] if move in good else answer(game, after[move], known) for move in after}
    worth = {move: looks(game, after[move]) for move in after}
    traps = sum([move not in good and worth[move] >= max([worth[each] for each in good]) for move in after])
    seen: Known = {}
    _, plies = value(game, position, seen)
    return Puzzle(form, 0, 0, position, good, lines, plies, traps, len(seen))


def value(game: Rules, position: bytes, known: Known) -> tuple[int, int]:
    """Return (1, 0 or -1 for the seat to move, plies until the end), where the winner hurries and the loser delays.

    Each position that is searched is added to `known`.
    """
    if position in known:
        return known[position]
    moves = game.moves(position)
    if not moves:
        outcome = game.outcome(position)
        assert outcome
        winner = outcome.winner
        found = (0 if winner is None else 1 if winner == game.turn(position) else -1), 0
    else:
        found = max([_after(value(game, game.play(position, move), known)) for move in moves], key=_preference)
    known[position] = found
    return found


def _after(found: tuple[int, int]) -> tuple[int, int]:
    return -found[0], found[1] + 1


def _preference(found: tuple[int, int]) -> tuple[int, int]:
    worth, plies = found
    return worth, -plies if worth > 0 else plies


def answer(game: Rules, position: bytes, known: Known) -> list[int]:
    """Return the index of the best move among the legal ones; [] when the game is over."""
    moves = game.moves(position)
    if not moves:
        return []
    found = [_preference(_after(value(game, game.play(position, move), known))) for move in moves]
    return [found.index(max(found))]
