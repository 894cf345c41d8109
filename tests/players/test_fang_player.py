"""The computer player of Fang: claims, the best margin from the first move on, the book, mistakes of each level."""

import functools
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from games import new
from games.fang import Fang
from sillon.common.chance import Seeded
from sillon.games.fang import board as fang_board
from sillon.games.fang import mistakes as fang_mistakes
from sillon.games.fang import search as fang_search
from sillon.games.fang.player import Player as FangPlayer
from sillon.players import DRAW, LOSS, WIN, Player
from tools import arena
from tools.strength.fang import Problem, problems, strength
from tools.tables import fang as tables

BOARDS = [(8, 2), (8, 1), (6, 2), (6, 1), (4, 2), (4, 1)]
MOST_IN_A_SLICE = 50  # positions between two yields


@functools.cache
def solved(cells: int, tibong_min: int, overflow: str = "wrap") -> tuple[Fang, Callable[[bytes], int]]:
    game = Fang(cells=cells, tibong_min=tibong_min, overflow=overflow)
    return game, tables.solver(game)


def thought(player: Any, position: bytes) -> Any:
    arena.best_move(player, position)
    return player


def assert_claims_hold(player: Any, position: bytes, worth: Callable[[bytes], int]) -> None:
    """Assert that all claims of the player about the position are true."""
    game = player.game
    thought(player, position)
    truth = {move: -turned(game, game.play(position, move), position, worth) for move in game.moves(position)}
    assert player.move in truth
    assert set(player.verdicts) == set(player.values) == set(truth)
    for move, value in truth.items():
        if player.verdicts[move] is not None or player.exact:
            assert player.verdicts[move] == (value > 0) - (value < 0)
            assert player.values[move] == tables.margin(value)
        else:
            assert player.values[move] is None
    if player.exact:
        assert truth[player.move] == max(truth.values())


def turned(game: Fang, after: bytes, before: bytes, worth: Callable[[bytes], int]) -> int:
    """Return the worth of the position after a move for the other seat, which is always in turn."""
    assert game.turn(after) != game.turn(before)
    return worth(after)


@pytest.mark.parametrize(("cells", "tibong_min"), BOARDS)
def test_level_5_proves_every_move_from_the_first_on(cells: int, tibong_min: int) -> None:
    """On all positions of the first turns, and in random games to their end."""
    game, worth = solved(cells, tibong_min)
    player = Player(game, 5, Seeded(1))
    every = [position for plies in range(3) for position in tables.positions(game, plies)]
    dice = Random(cells)
    for _ in range(8):
        position = game.start()
        while game.moves(position):
            every.append(position)
            position = game.play(position, dice.choice(game.moves(position)))
    for position in every:
        assert_claims_hold(player, position, worth)
        assert player.exact


@pytest.mark.parametrize("overflow", ["wrap", "refused"])
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(("cells", "tibong_min"), BOARDS)
def test_new_player_proves_the_start_with_every_option(cells: int, tibong_min: int, first: int, overflow: str) -> None:
    game = Fang(cells=cells, tibong_min=tibong_min, first=first, overflow=overflow)
    player = Player(game, 5, Seeded(1))
    assert_claims_hold(player, game.start(), solved(cells, tibong_min, overflow)[1])
    assert player.exact


def test_second_player_wins_by_four_with_best_play() -> None:
    game = Fang()
    player = thought(Player(game, 5, Seeded(1)), game.start())
    assert set(player.verdicts.values()) == {LOSS}
    assert max(player.values.values()) == player.values[player.move] == -4


def test_level_5_plays_to_the_proven_margin() -> None:
    game = Fang(tibong_min=1)
    for seed in range(4):
        position = game.start()
        players = [Player(game, 5, Seeded(seed + seat)) for seat in (0, 1)]
        while game.moves(position):
            position = game.play(position, thought(players[game.turn(position)], position).move)
        assert game.scores(position) == (6, 10)


@st.composite
def laid(draw: st.DrawFn) -> tuple[Fang, bytes]:
    """Draw a board laid by hand: few seeds to be sown, some very full cells."""
    cells = draw(st.sampled_from((8, 6, 4)))
    game = Fang(
        cells=cells,
        tibong_min=draw(st.sampled_from((1, 2))),
        overflow=draw(st.sampled_from(("wrap", "refused"))),
        reserve=draw(st.integers(1, 9)),
    )
    most = draw(st.sampled_from((1, 2, 3, 5, 9, 14, 29)))
    counts = draw(st.lists(st.integers(0, most), min_size=cells, max_size=cells))
    reserves = draw(st.sampled_from(((1, 1), (2, 1), (1, 2), (2, 2), (1, 9), (9, 1), (0, 2))))
    return game, bytes([*counts, *reserves, draw(st.integers(0, 1))])


@settings(max_examples=300, deadline=None)
@given(laid())
def test_claims_hold_on_boards_laid_by_hand(given_: tuple[Fang, bytes]) -> None:
    game, position = given_
    if game.moves(position):
        player = Player(game, 5, Seeded(1))
        assert_claims_hold(player, position, tables.solver(game))
        assert player.exact


@pytest.mark.parametrize(
    ("text", "verdicts"),
    [
        ("1 0 3 3 0 0 3 4 1 1 S", {0: LOSS, 2: LOSS, 3: LOSS, 6: LOSS, 7: WIN}),
        ("1 1 3 2 0 1 4 1 1 2 N", {0: WIN, 1: WIN, 2: WIN, 3: WIN, 5: WIN, 6: LOSS, 7: DRAW}),
    ],
)
def test_tibongs_decide_between_equal_halves(text: str, verdicts: dict[int, int]) -> None:
    game, worth = solved(8, 1)
    player = Player(game, 5, Seeded(1))
    assert_claims_hold(player, game.from_text(text), worth)
    assert player.verdicts == verdicts
    assert list(player.values.values()).count(0) >= 2


@pytest.mark.parametrize(
    "counts", [(127, 1, 1, 1, 1, 1, 1, 90), (0, 0, 0, 200, 0, 1, 0, 0), (1, 60, 0, 0, 1, 60, 0, 1)]
)
@pytest.mark.parametrize("overflow", ["wrap", "refused"])
def test_more_seeds_than_small_ints_hold_are_played(counts: tuple[int, ...], overflow: str) -> None:
    game = Fang(overflow=overflow)
    position = bytes([*counts, 2, 2, 0])
    player = Player(game, 5, Seeded(1))
    assert_claims_hold(player, position, tables.solver(game))
    assert player.exact
    assert_claims_hold(player, game.start(), solved(8, 2)[1])
    assert player.exact


@pytest.mark.parametrize(("cells", "reserve"), [(4, 9), (6, 6)])
def test_claims_hold_with_other_reserves(cells: int, reserve: int) -> None:
    """At first there are too many seeds to be sown for a proof; the last ten are proven."""
    game = Fang(cells=cells, reserve=reserve)
    worth = tables.solver(game)
    position = game.start()
    player = Player(game, 5, Seeded(1))
    before = 0
    while game.moves(position):
        assert_claims_hold(player, position, worth)
        assert player.nodes - before <= 8000 + MOST_IN_A_SLICE
        assert player.exact or sum(position[cells:-1]) > 10
        before = player.nodes
        position = game.play(position, player.move)
    assert player.exact


def test_every_reserve_gets_a_legal_move() -> None:
    for reserve in range(1, 10):
        for level in (1, 3, 4, 5):
            game = new("fang", reserve=reserve)
            assert thought(Player(game, level, Seeded(reserve)), game.start()).move in game.moves(game.start())


def test_book_is_reproducible() -> None:
    data = Path(fang_board.PATH).read_bytes()
    assert data == tables.book()
    assert len(data) < 1024


def test_missing_book_leaves_claims_true(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(fang_board, "PATH", str(tmp_path / "missing.bin"))
    game, worth = solved(8, 2)
    for plies in range(4):
        player = Player(game, 5, Seeded(1))
        assert_claims_hold(player, tables.positions(game, plies)[0], worth)
        assert player.exact or plies < 2


def test_damaged_book_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    data = Path(fang_board.PATH).read_bytes()
    file = tmp_path / "book.bin"
    monkeypatch.setattr(fang_board, "PATH", str(file))
    for place in range(len(data)):
        file.write_bytes(data[:place] + bytes([data[place] ^ 1 << place % 8]) + data[place + 1 :])
        assert not fang_board.read_book(2)
    for length in range(0, len(data), 7):
        file.write_bytes(data[:length])
        assert not fang_board.read_book(1)
    file.write_bytes(data + b"\0")
    assert not fang_board.read_book(1)
    file.write_bytes(data)
    assert fang_board.read_book(1)


def slices(player: Any, position: bytes) -> list[int]:
    """Return the nodes between yields."""
    counts = []
    before = 0
    for _ in player.think(position):
        counts.append(player.nodes - before)
        before = player.nodes
        assert player.move in player.game.moves(position)
    return counts


@pytest.mark.parametrize("level", [3, 4, 5])
def test_slices_are_short(level: int) -> None:
    for options in ({}, {"tibong_min": 1}, {"cells": 4}, {"reserve": 9}):
        game = new("fang", **options)
        for plies in (0, 2, 4):
            counts = slices(Player(game, level, Seeded(1)), tables.positions(game, plies)[-1])
            assert max(counts) <= MOST_IN_A_SLICE
            assert sum(counts) <= 8000 + MOST_IN_A_SLICE


def test_positions_after_three_turns_are_proven_with_few_nodes() -> None:
    """They are the hardest: the book answers earlier ones."""
    for tibong_min, most in ((2, 3200), (1, 4600)):
        game, worth = solved(8, tibong_min)
        for position in tables.positions(game, 3)[::4]:
            player = Player(game, 5, Seeded(1))
            assert_claims_hold(player, position, worth)
            assert player.exact
            assert player.nodes <= most


def test_thinking_can_be_stopped_at_any_slice() -> None:
    game, worth = solved(8, 2)
    player = Player(game, 5, Seeded(1))
    dice = Random(3)
    for plies in (0, 1, 2, 3, 4, 2, 0):
        for position in dice.sample(tables.positions(game, plies), 1):
            work = player.think(position)
            for _ in range(dice.randrange(1, 30)):
                next(work, None)
            assert player.move in game.moves(position)
            for move, verdict in player.verdicts.items():
                value = -worth(game.play(position, move))
                assert verdict in (None, (value > 0) - (value < 0))
            if plies % 2:
                assert_claims_hold(player, position, worth)
                assert player.exact


def test_memory_error_gives_the_best_move_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    game, worth = solved(8, 2)
    position = tables.positions(game, 4)[0]
    player = Player(game, 5, Seeded(1))

    def full(*_: object) -> int:
        raise MemoryError

    with monkeypatch.context() as patched:
        patched.setattr(fang_search, "last_ply", full)
        thought(player, position)
    assert player.move in game.moves(position)
    assert not player.exact
    assert_claims_hold(player, position, worth)  # and without a table from now on
    assert player.exact
    assert not player.table


def test_equally_good_moves_vary_with_the_generator() -> None:
    game = Fang(cells=6, tibong_min=1)
    moves = {thought(Player(game, 5, Seeded(seed)), game.start()).move for seed in range(1, 9)}
    assert len(moves) > 1


@pytest.fixture(scope="module")
def samples() -> list[Problem]:
    return list(problems(60))


@pytest.mark.parametrize(("level", "share"), [(1, 40), (2, 45), (3, 60), (4, 75)])
def test_level_finds_its_share_of_best_moves(level: int, share: int, samples: list[Problem]) -> None:
    assert 100 * strength(level, samples)[0] == pytest.approx(share, abs=6)


def test_level_5_finds_all_best_moves(samples: list[Problem]) -> None:
    assert strength(5, samples[::4]) == (1, 0)


def wins(game: Fang, position: bytes) -> list[int]:
    ends = {move: game.outcome(game.play(position, move)) for move in game.moves(position)}
    return [move for move, end in ends.items() if end and end.winner == game.turn(position)]


@settings(max_examples=300, deadline=None)
@given(laid(), st.integers(1, 1 << 20), st.sampled_from((3, 4)))
@example((Fang(cells=6, reserve=1, overflow="refused"), bytes((6, 5, 5, 5, 5, 4, 1, 1, 1))), 1, 3)
@example((Fang(cells=6, reserve=1, overflow="refused"), bytes((0, 0, 5, 5, 5, 3, 1, 1, 1))), 1, 3)
def test_from_level_3_no_immediate_win_is_missed_or_allowed(given_: tuple[Fang, bytes], seed: int, level: int) -> None:
    game, position = given_
    if not game.moves(position):
        return
    player = thought(FangPlayer(game, level, Seeded(seed)), position)
    assert not player.exact
    assert set(player.verdicts.values()) == {None}
    winning = wins(game, position)
    if winning:
        assert player.move in winning
        return
    leaves = {move: bool(wins(game, game.play(position, move))) for move in game.moves(position)}
    if not all(leaves.values()):
        assert not leaves[player.move]


@pytest.mark.parametrize("level", [3, 4])
def test_from_level_3_last_two_seeds_are_played_perfectly(level: int) -> None:
    game, worth = solved(8, 1)
    player = Player(game, level, Seeded(1))
    for plies in (8, 9):
        for position in Random(plies).sample(tables.positions(game, plies), 150):
            move = thought(player, position).move
            assert -worth(game.play(position, move)) == worth(position)


def test_weak_level_overlooks_far_cells() -> None:
    """Sud's tibong is in the west, so level 1 plays the east more rarely than level 4."""
    game = Fang()
    position = game.from_text("2 1 1 2 2 1 1 2 3 3 S")
    far = {}
    for level in (1, 4):
        player = Player(game, level, Seeded(1))
        far[level] = sum(thought(player, position).move > 3 for _ in range(200))
    assert far[1] < 90 < far[4]


def test_mistakes_get_rarer_from_level_to_level() -> None:
    for chances in (fang_mistakes._OVERLOOKED, fang_mistakes._WRONG, fang_mistakes._FORGOTTEN):
        assert list(chances[1:]) == sorted(chances[1:], reverse=True)  # level 1 misjudges what it sees
