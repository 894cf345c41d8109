"""Fafy's puzzles: one sowing wins. The strongest player knows which; how long the game still lasts grades them."""

from collections.abc import Iterator
from typing import Any

from games.fafy import Fafy
from sillon.app.chance import Seeded
from sillon.manifest import manifest_of
from sillon.players import WIN, Player
from tools.arena import laid, seeded, thought
from tools.puzzles.puzzle import Puzzle, twelve
from tools.puzzles.search import Known, answer, value

_BOTH_WAYS = (0, 1, 2, 5)  # of the forms
# By grade: the forms, the plies until the end, how many moves there are to choose among, how many of them win.
_SPECS = (
    ((0, 1), (1, 1), (3, 6), 2),
    ((0, 1, 3), (3, 3), (3, 8), 1),
    ((2, 4), (3, 3), (6, 12), 1),
    ((1, 2, 4), (5, 5), (4, 12), 1),
    ((5, 6), (5, 9), (6, 16), 1),
)


def grade(number: int) -> list[Puzzle]:
    """The twelve puzzles of grade 1..5."""
    return twelve(_candidates(number), alike, 48 if number < 4 else 24)


def alike(puzzle: Puzzle) -> object:
    """The same for a row and for what a mirror makes of it, where both directions are open."""
    row = puzzle.position[:-1]
    return puzzle.form, min(row, row[::-1]) if puzzle.form in _BOTH_WAYS else row


def _candidates(number: int) -> Iterator[Puzzle]:
    forms, plies, choices, most = _SPECS[number - 1]
    chance = seeded(100 + number)
    games = {form: Fafy(**manifest_of("fafy").puzzle_forms()[form]) for form in forms}
    players = {form: Player(games[form], 5, Seeded(1)) for form in forms}
    knowns: dict[int, Known] = {form: {} for form in forms}
    seed = 1000 * number
    while True:
        seed += 1
        form = forms[seed % len(forms)]
        game = games[form]
        position = laid(game, seed)
        while game.outcome(position) is None:
            moves = game.moves(position)
            if choices[0] <= len(moves) <= choices[1]:
                puzzle = made(form, game, _for_sud(position), knowns[form], players[form], most)
                if puzzle and plies[0] <= puzzle.plies <= plies[1]:
                    yield puzzle
                    break  # one of a game
            position = game.play(position, moves[chance.randrange(len(moves))])


def _for_sud(position: bytes) -> bytes:
    """The same with Sud to move: seen from the other side when it is Nord's turn."""
    return position[:-1][::-1] + b"\0" if position[-1] else position


def made(form: int, game: Fafy, position: bytes, known: Known, player: Any, most: int) -> Puzzle | None:
    """The puzzle of the position; None where no move wins, or too many. AssertionError where player and search disagree."""
    thought(player, position)
    good = tuple([move for move in game.moves(position) if player.verdicts[move] == WIN])
    if not 1 <= len(good) <= most or 2 * len(good) >= len(player.verdicts):
        return None
    after = {move: game.play(position, move) for move in game.moves(position)}
    assert good == tuple([move for move in after if value(game, after[move], known)[0] < 0])
    lines = {move: [] if move in good else answer(game, after[move], known) for move in after}
    # A child counts what is left to the other: the fewer, the better it looks.
    left = {move: len(game.moves(after[move])) for move in after}
    traps = sum([1 for move in after if move not in good and left[move] <= min([left[each] for each in good])])
    seen: Known = {}
    _, plies = value(game, position, seen)
    return Puzzle(form, 0, 0, position, good, lines, plies, traps, len(seen))
