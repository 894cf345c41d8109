"""Fang's puzzles: one cell wins. The strongest player knows which; the turns that are left grade them."""

from collections.abc import Iterator
from typing import Any

from games.fang import Fang
from sillon.app.chance import Seeded
from sillon.manifest import manifest_of
from sillon.players import WIN, Player
from tools.arena import seeded, thought
from tools.puzzles.puzzle import Puzzle, twelve
from tools.puzzles.search import Known, answer, value

# By grade: the forms, the plies until the end, how many cells there are to choose among.
_SPECS = (
    ((0, 1, 2), (1, 1), (3, 8)),
    ((0, 1, 2), (2, 2), (3, 8)),
    ((1, 2), (3, 3), (4, 8)),
    ((1, 2), (4, 4), (4, 5)),
    ((2,), (4, 4), (5, 8)),
)


def grade(number: int) -> list[Puzzle]:
    """The twelve puzzles of grade 1..5."""
    candidates = _candidates(number)
    if number == 5:  # the fourth grade has some of that kind
        before = {alike(puzzle) for puzzle in grade(4)}
        candidates = (puzzle for puzzle in candidates if alike(puzzle) not in before)
    return twelve(candidates, alike, 48 if number < 4 else 24)


def alike(puzzle: Puzzle) -> object:
    return puzzle.form, puzzle.position


def _candidates(number: int) -> Iterator[Puzzle]:
    forms, plies, choices = _SPECS[number - 1]
    chance = seeded(200 + number)
    games = {form: Fang(**manifest_of("fang").puzzle_forms()[form]) for form in forms}
    players = {form: Player(games[form], 5, Seeded(1)) for form in forms}
    knowns: dict[int, Known] = {form: {} for form in forms}
    turn = 0
    while True:
        turn += 1
        form = forms[turn % len(forms)]
        game = games[form]
        position = game.start()
        while game.outcome(position) is None:
            moves = game.moves(position)
            left = sum(position[game.cells : game.cells + 2])
            if choices[0] <= len(moves) <= choices[1] and left <= plies[1]:
                puzzle = made(form, game, _for_sud(game, position), knowns[form], players[form], plies[0])
                if puzzle:
                    yield puzzle
                    break  # one of a game
            position = game.play(position, moves[chance.randrange(len(moves))])


def _for_sud(game: Fang, position: bytes) -> bytes:
    """The same with Sud to move: seen from the other side when it is Nord's turn."""
    if not position[-1]:
        return position
    cells = game.cells
    return position[:cells][::-1] + bytes((position[cells + 1], position[cells], 0))


def made(form: int, game: Fang, position: bytes, known: Known, player: Any, least: int) -> Puzzle | None:
    """The puzzle of the position; None where no cell wins, or several. AssertionError where player and search disagree."""
    after = {move: game.play(position, move) for move in game.moves(position)}
    good = tuple([move for move in after if value(game, after[move], known)[0] < 0])
    if len(good) != 1 or value(game, position, known)[1] < least:
        return None
    thought(player, position)
    assert good == tuple([move for move, verdict in player.verdicts.items() if verdict == WIN])
    lines = {move: [] if move in good else answer(game, after[move], known) for move in after}
    # What tempts is to have many seeds on one's own side at once.
    side = {move: sum(after[move][: game.cells // 2]) for move in after}
    traps = sum([1 for move in after if move not in good and side[move] >= side[good[0]]])
    seen: Known = {}
    _, plies = value(game, position, seen)
    return Puzzle(form, 0, 0, position, good, lines, plies, traps, len(seen))
