"""The puzzles: sixty a game, all different, every answer proven again, and files equal to the command's output."""

from importlib import import_module
from typing import Any

import pytest

from games import new
from games.colorigraphe import arcs
from sillon.manifest import letter, manifest_of
from sillon.puzzles import progress as kept
from sillon.puzzles import read
from sillon.puzzles.puzzle_board import answer_of
from tests.app.fakes import DictStore
from tests.game_parts import PUZZLES
from tests.puzzles import brute
from tools import page_tables
from tools.puzzles.__main__ import PAGE, file_of, main, packed

PLAYED = [name for name in PUZZLES if name != "colorigraphe"]
EVERY = [(name, number) for name in PUZZLES for number in range(1, read.NUMBER + 1)]
# A grade of each game that is quick to make.
QUICK = (("fafy", 1), ("fang", 1), ("awale", 1), ("fanorona", 2), ("colorigraphe", 3))


def opened(name: str, number: int) -> tuple[Any, bytes, bytes, int]:
    """Return the game, the position, the puzzle's bytes, and where its moves begin in them."""
    entry = read.record(name, number)
    position, first = read.position(name, entry)
    return new(name, **read.options(name, entry)), position, entry, first


def answers(name: str, number: int) -> tuple[list[int], list[int]]:
    """Return the legal moves, and those that are answers."""
    game, position, entry, first = opened(name, number)
    moves = game.moves(position)
    return moves, [move for place, move in enumerate(moves) if answer_of(entry, first, place)[0]]


def proven(name: str, number: int) -> list[int]:
    """Return the moves that are answers, derived from the rules."""
    game, position, entry, _ = opened(name, number)
    asked, turns = entry[1] & 15, entry[1] >> 4
    if name in ("fafy", "fang"):
        found = brute.outcomes(game, position)
        return [move for move in found if found[move] == 1]
    if name == "awale" and asked == read.WIN:
        found = brute.filled(game, position, turns)
    elif name == "awale":
        found = brute.stores(game, position, asked)
    elif asked == read.WIN:
        found = brute.conquered(game, position, turns)
    else:
        found = brute.captured(game, position)
    assert name == "awale" or max(found.values()) > 0  # the losing player may still play for seeds
    assert asked != read.WIN or max(found.values()) == 1
    return [move for move in found if found[move] == max(found.values())]


@pytest.mark.parametrize("name", PLAYED)
def test_exactly_the_answers_are_right(name: str) -> None:
    for number in range(1, read.NUMBER + 1):
        moves, good = answers(name, number)
        assert good == proven(name, number), number
        assert 1 <= len(good) < len(moves) - 1
        # One answer, except in the first puzzles of Fafy.
        assert len(good) == 1 or (name == "fafy" and number <= read.A_GRADE and len(good) == 2)


def test_stated_black_count_is_minimal() -> None:
    for number in range(1, read.NUMBER + 1):
        _, position, entry, first = opened("colorigraphe", number)
        assert entry[first] == brute.fewest_black(arcs(position)), number


@pytest.mark.parametrize("name", PUZZLES)
def test_puzzle_is_a_position_with_sud_to_move(name: str) -> None:
    for number in range(1, read.NUMBER + 1):
        game, position, _, _ = opened(name, number)
        assert game.from_text(game.to_text(position)) == position
        assert game.turn(position) == 0
        assert game.outcome(position) is None


@pytest.mark.parametrize("name", PLAYED)
def test_shown_replies_are_legal_and_complete(name: str) -> None:
    for number in range(1, read.NUMBER + 1):
        game, position, entry, first = opened(name, number)
        for place, move in enumerate(game.moves(position)):
            after = game.play(position, move)
            right, line = answer_of(entry, first, place)
            for at in line:
                after = game.play(after, game.moves(after)[at])
            if game.outcome(after) is None and name == "fanorona":
                assert not after[game.cells + 1]  # no chain is left unfinished
            if game.outcome(after) is None and not right and entry[1] & 15 == read.WIN and entry[1] >> 4 != 1:
                assert game.turn(after) == 0, (number, move)  # the other has answered


@pytest.mark.parametrize("name", PUZZLES)
def test_puzzles_are_unique(name: str) -> None:
    seen = set()
    for number in range(1, read.NUMBER + 1):
        game, position, entry, _ = opened(name, number)
        seen.add(min(images(name, game, position)) + bytes((entry[0], entry[1])))
    assert len(seen) == read.NUMBER


def images(name: str, game: Any, position: bytes) -> list[bytes]:
    """Return the position with its mirror images and rotations."""
    if name == "fafy" and game.impartial:
        return [position, position[-2::-1]]
    if name == "fanorona":
        columns = game.columns
        rows = [position[k : k + columns] for k in range(0, game.cells, columns)]
        return [b"".join(rows), b"".join([row[::-1] for row in rows])]
    if name == "colorigraphe":
        found = []
        for turn in range(12):
            for way in (1, -1):
                moved = [sorted(((way * one + turn) % 12, (way * other + turn) % 12)) for one, other in arcs(position)]
                found.append(bytes([plot for arc in sorted(moved) for plot in arc]))
        return found
    return [position]


@pytest.mark.parametrize("name, number", QUICK)
def test_grades_are_reproducible(name: str, number: int) -> None:
    made = [packed(name, puzzle) for puzzle in import_module(f"tools.puzzles.{name}").grade(number)]
    first = (number - 1) * read.A_GRADE + 1
    assert made == [read.record(name, first + k) for k in range(read.A_GRADE)]


def test_every_game_has_a_small_documented_file() -> None:
    assert all(manifest_of(name).puzzle_forms for name in PUZZLES)
    for name in PUZZLES:
        size = file_of(name).stat().st_size
        assert size < 3000
        assert page_tables.kept(PAGE.read_text(encoding="utf-8"), name).startswith(f"60 puzzles, {size} bytes.")


def test_unknown_game_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["chess"])
    assert "'chess' is not a game: there are fafy, fang, awale, fanorona, colorigraphe" in capsys.readouterr().err


def test_only_solved_puzzles_are_remembered() -> None:
    store = DictStore()
    solved = [("fafy", 1), ("fafy", 60), ("fang", 8), ("awale", 9), ("colorigraphe", 33), ("fafy", 1)]
    for name, number in solved:
        kept.solve(store, letter(name), number)
    found = [each for each in EVERY if kept.solved(store, letter(each[0])) >> (each[1] - 1) & 1]
    assert sorted(found) == sorted(set(solved))
    assert len(store.kept["puzzles"]) == 4 * 9, "a letter and eight bytes for each of the four games"
    store.kept["puzzles"] = b"broken"
    assert kept.solved(store, letter("fafy")) == 0
