"""The computer player of Fafy and Sowing: claims, solved rows up to 12 cells, Grundy values, mistakes of each level."""

import functools
from collections.abc import Callable
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import new
from games.contract import Rules
from sillon.common.chance import Seeded
from sillon.games.fafy import grundy
from sillon.games.fafy.grundy import Blocks, compute_codes
from sillon.games.fafy.search import Search
from sillon.players import LEVELS, LOSS, WIN, Player, fafy
from tests.games import nimbers
from tools import arena
from tools.strength.fafy import problems, strength
from tools.tables import fafy as tables

MOST_IN_A_SLICE = 16  # nodes between two yields
KINDS = [(impartial, misere) for impartial in (True, False) for misere in (False, True)]

kinds = st.fixed_dictionaries(
    {"impartial": st.booleans(), "misere": st.booleans(), "bad_sowing": st.sampled_from(("refused", "loses"))}
)


def thought(player: Any, position: bytes) -> Any:
    arena.best_move(player, position)
    return player


def solver(game: Rules) -> Callable[[bytes], bool]:
    """Return a predicate: the seat to move wins, from the rules alone."""

    @functools.cache
    def wins(position: bytes) -> bool:
        moves = game.moves(position)
        if not moves:
            end = game.outcome(position)
            assert end
            return end.winner == game.turn(position)
        return any(not wins(game.play(position, move)) for move in moves)

    return wins


def assert_claims_hold(game: Rules, position: bytes, whole: bool = True) -> None:
    """Assert that level 5's claims are true; with `whole`, that it has all verdicts."""
    if not game.moves(position):
        return
    wins = solver(game)
    player = thought(Player(game, 5, Seeded(1)), position)
    truth = {move: LOSS if wins(game.play(position, move)) else WIN for move in game.moves(position)}
    assert set(player.verdicts) == set(player.values) == set(truth)
    for move, verdict in player.verdicts.items():
        assert verdict == truth[move] or (verdict is None and not whole)
    assert player.exact or not whole
    if player.exact:
        assert truth[player.move] == max(truth.values())


@st.composite
def positions(draw: st.DrawFn, rule: str, most: int) -> tuple[Rules, bytes]:
    row = draw(st.lists(st.one_of(st.integers(1, 3), st.integers(0, 24)), min_size=3, max_size=most))
    game = new("fafy", cells=len(row), rule=rule, first=draw(st.integers(0, 1)), **draw(kinds))
    return game, game.start(row)


@settings(deadline=None)
@given(positions("fafy", 9))
def test_short_rows_are_solved(drawn: tuple[Rules, bytes]) -> None:
    assert_claims_hold(*drawn)


@settings(deadline=None)
@given(positions("sowing", 6))
def test_sowing_is_solved_on_six_cells(drawn: tuple[Rules, bytes]) -> None:
    assert_claims_hold(*drawn)


@pytest.mark.parametrize("row", [(3, 2, 1, 2, 2, 1), (1, 3, 1, 1, 3, 4), (1, 2, 1, 1, 3, 3), (2, 2, 1, 1, 3, 4)])
def test_longest_games_of_sowing_on_six_cells_are_solved(row: tuple[int, ...]) -> None:
    game = new("fafy", cells=6, rule="sowing", misere=True)
    assert_claims_hold(game, game.start(row))


@pytest.mark.parametrize(("impartial", "misere"), KINDS)
def test_claims_hold_in_sowing_on_seven_cells(impartial: bool, misere: bool) -> None:
    game = new("fafy", cells=7, rule="sowing", impartial=impartial, misere=misere)
    dice = Random(7)
    for _ in range(3):
        assert_claims_hold(game, game.start([dice.randrange(4) for _ in range(7)]), whole=False)


@pytest.mark.parametrize(("impartial", "misere"), KINDS)
def test_rows_of_twelve_are_solved(impartial: bool, misere: bool) -> None:
    game = new("fafy", cells=12, impartial=impartial, misere=misere)
    dice = Random(12)
    for most in (1, 2, 3):
        position = game.start([dice.randint(1, most) for _ in range(12)])
        player = thought(Player(game, 5, Seeded(1)), position)
        assert player.exact
        assert None not in player.verdicts.values()


@pytest.mark.parametrize(("impartial", "misere"), KINDS)
def test_rows_of_eleven_are_solved(impartial: bool, misere: bool) -> None:
    game = new("fafy", cells=11, impartial=impartial, misere=misere)
    dice = Random(11)
    assert_claims_hold(game, game.start([dice.randint(1, 3) for _ in range(11)]))


def test_wild_block_of_ones_is_solved_in_misere() -> None:
    # The block (1, 1, 1, 1, 1, 1, 1, 1, 1, 1) is wild: it is like no Nim heap in misère play.
    game = new("fafy", cells=10, misere=True)
    assert_claims_hold(game, game.start([1] * 10))


def test_grundy_values_of_rows_of_ones() -> None:
    assert [fafy.grundy([1] * cells) for cells in range(1, 17)] == [0, 1, 2, 0, 3, 1, 0, 3, 3, 2, 5, 0, 4, 2, 3, 0]


def test_grundy_values_of_the_document() -> None:
    assert fafy.grundy((1, 3, 1, 3, 1)) == 2
    rows = ("12211221", "12202221", "12203301", "03203301")
    assert [fafy.grundy(map(int, row)) for row in rows] == [5, 3, 1, 0]


@settings(deadline=None)
@given(st.lists(st.one_of(st.integers(1, 3), st.integers(0, 24)), max_size=10), st.booleans())
def test_grundy_values_of_rows_and_blocks(row: list[int], tabled: bool) -> None:
    assert fafy.grundy(iter(row)) == nimbers.grundy(tuple(row))
    for first, length, value in fafy.blocks(row):
        assert 0 not in row[first : first + length]
        assert value == nimbers.grundy(tuple(row[first : first + length]))
    known = Blocks(grundy.table() if tabled else b"")
    for _ in compute_codes(known, bytes(min(count, 16) for count in row)):
        pass
    assert fafy.grundy(row) == known.value(row)


def test_grundy_value_of_a_row_with_too_many_blocks_to_keep() -> None:
    row = (1, 2, 1, 1, 2, 1, 2, 1, 1, 3, 1, 2, 1)
    assert fafy.grundy(row) == nimbers.grundy(row)
    known = Blocks(b"")
    for _ in compute_codes(known, row):
        assert known.held <= 241
    assert known.nodes > 2000


@settings(deadline=None)
@given(st.lists(st.integers(0, 4), min_size=3, max_size=9))
def test_values_are_grundy_values_after_the_moves(row: list[int]) -> None:
    game = new("fafy", cells=len(row))
    position = game.start(row)
    if game.moves(position):
        for move, value in thought(Player(game, 5, Seeded(1)), position).values.items():
            assert value == nimbers.grundy(tuple(game.play(position, move)[:-1]))


@pytest.mark.parametrize("wrong", [[-1], [256], [True], ["1"], [1] * 17])
def test_grundy_refuses_wrong_rows(wrong: list[Any]) -> None:
    with pytest.raises(ValueError, match="cells: a row has 16 at most|is not a count"):
        fafy.grundy(wrong)


def test_table_is_reproducible() -> None:
    assert tables.FILE.read_bytes() == tables.table()


def test_damaged_table_leaves_play_exact(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tables.FILE.read_bytes()
    assert grundy.table() == data
    file = tmp_path / "blocks.bin"
    monkeypatch.setattr(grundy, "PATH", str(file))
    for damaged in (None, b"", data[:-1], data + b"\0", bytes((data[0] ^ 4,)) + data[1:], data[:-1] + b"\x07"):
        if damaged is not None:
            file.write_bytes(damaged)
        assert grundy.table() == b""
        game = new("fafy", cells=7)
        assert_claims_hold(game, game.start((1, 2, 1, 3, 1, 2, 1)))


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("cells", [8, 16])
def test_slices_are_short_and_always_have_a_move(level: int, cells: int) -> None:
    dice = Random(cells + level)
    for impartial, misere in KINDS:
        game = new("fafy", cells=cells, impartial=impartial, misere=misere)
        player = Player(game, level, Seeded(level))
        position = game.start([dice.randint(1, 2) for _ in range(cells)])
        before = player.nodes
        for _ in player.think(position):
            assert player.nodes - before <= MOST_IN_A_SLICE
            before = player.nodes
            assert player.move in player.verdicts
            if player.nodes > 5000:
                break


def test_effort_is_limited_on_long_rows() -> None:
    for impartial, misere in KINDS:
        game = new("fafy", cells=16, impartial=impartial, misere=misere)
        player = thought(Player(game, 5, Seeded(1)), game.start([2, 2, 3, 3, 1, 2, 3, 1, 2, 2, 3, 1, 3, 2, 1, 1]))
        assert player.nodes < 7000


def test_memory_error_gives_a_legal_move(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(Search, "plan", fail)
    game = new("fafy", impartial=False)
    player = thought(Player(game, 5, Seeded(1)), game.start())
    assert player.move in game.moves(game.start())
    assert not player.exact


@pytest.mark.parametrize(("impartial", "misere"), KINDS)
def test_from_level_3_no_immediate_win_is_missed_or_allowed(impartial: bool, misere: bool) -> None:
    game = new("fafy", cells=8, impartial=impartial, misere=misere, bad_sowing="loses")
    dice = Random(3)
    for number in range(120):
        position = game.start([dice.randint(0, 3) for _ in range(8)])
        moves = [move for move in game.moves(position) if game.steps(position, move)]
        if not moves:
            continue
        move = thought(Player(game, 3 + number % 2, Seeded(number + 1)), position).move
        assert move in moves  # no bad sowing
        after = {move: game.play(position, move) for move in moves}
        winning = [move for move in moves if wins_at_once(game, after[move])]
        assert move in (winning or moves)
        safe = [move for move in moves if not (lost_at_once(game, after[move]))]
        assert winning or move in (safe or moves)


def answers(game: Rules, position: bytes) -> list[bytes]:
    return [game.play(position, move) for move in game.moves(position) if game.steps(position, move)]


def wins_at_once(game: Rules, after: bytes) -> bool:
    """Return whether the player who moved has won; in misère, whether every answer makes it win."""
    left = answers(game, after)
    if game.misere:  # type: ignore[attr-defined]
        return bool(left) and not any(answers(game, position) for position in left)
    return not left


def lost_at_once(game: Rules, after: bytes) -> bool:
    left = answers(game, after)
    if game.misere:  # type: ignore[attr-defined]
        return not left
    return not all(answers(game, position) for position in left)


def test_weak_levels_may_play_a_bad_sowing_that_loses() -> None:
    game = new("fafy", bad_sowing="loses")
    position = game.start((1, 2, 3, 1, 2, 1, 3, 1))
    bad = [move for move in game.moves(position) if not game.steps(position, move)]
    played = {thought(Player(game, 1, Seeded(number)), position).move for number in range(1, 80)}
    assert played & set(bad)


def test_each_level_finds_more_wins_than_level_below() -> None:
    given = [*problems(25, {}), *problems(25, {"impartial": False})]
    shares = [strength(level, given) for level in LEVELS]
    assert shares == sorted(shares)
    for share, low, high in zip(shares, (0.25, 0.38, 0.6, 0.85, 1), (0.55, 0.65, 0.85, 1, 1), strict=True):
        assert low <= share <= high


def test_grundy_values_come_in_short_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    module = import_module("sillon.games.fafy.grundy")

    class Counted(Blocks):
        def __init__(self, short: bytes) -> None:
            super().__init__(short)
            made.append(self)

    monkeypatch.setattr(module, "Blocks", Counted)
    counts = [0]
    for _ in grundy.valued([3, 2, 4, 1, 2, 3, 2, 1]):
        if made:
            counts.append(made[0].nodes)
    assert len(counts) > 5
    assert max(after - before for before, after in pairwise(counts)) <= 14


def test_each_level_finds_more_wins_in_long_rows() -> None:
    shares = [strength(level, list(problems(25, {"cells": 12}))) for level in LEVELS]
    assert shares == sorted(shares)
    assert shares[1] < 0.65 < shares[2]


@pytest.mark.parametrize("level", [3, 4, 5])
def test_level_beats_level_two_below(level: int) -> None:
    won = 0
    dice = Random(level)
    for number in range(40):
        game = new("fafy", cells=10, impartial=number % 2 == 0)
        start = game.start([dice.randint(1, 3) for _ in range(10)])
        for seat in (0, 1):
            players = [Player(game, level if seat == k else level - 2, Seeded(2 * number + k + 1)) for k in (0, 1)]
            position = start
            while game.moves(position):
                position = game.play(position, thought(players[game.turn(position)], position).move)
            end = game.outcome(position)
            won += end is not None and end.winner == seat
    assert won >= 48
