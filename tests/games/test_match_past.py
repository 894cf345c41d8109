"""A match stores few of its positions: outcome, position_at and undo must be as if it stored all."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import new
from games.contract import Rules
from games.fanorona import REPETITION
from games.match import Match
from games.rules import Outcome
from sillon.common.chance import Seeded
from tests.games.strategies import steady

APART = 16  # plies between two snapshots
FAR_BACK = (1, 1, 1, 2, 2, 3, 5, 9, 17, 40, 200)  # plies to undo

# Few seeds or pieces: positions repeat, with some captures.
PAIR = "1 0 0 0 0 0 1 0 0 0 0 0 23 23 S"
HARVESTS = "1 0 2 0 1 0 1 0 0 1 0 2 20 20 S"
QUIET = "W.W../...../...../...../..B.B W"
CHAINS = "BB.../..W../..B../W..B./....B W"
SETTINGS: list[tuple[str, dict[str, Any], str]] = [
    ("awale", {"repetition": 2}, ""),
    ("awale", {"repetition": 2}, HARVESTS),
    ("awale", {"repetition": 3}, HARVESTS),
    ("awale", {"repetition": 3}, PAIR),
    ("fanorona", {"size": "3x3", "draw_after": 5}, ""),
    ("fanorona", {"size": "3x3", "draw_after": 0, "chain": "may"}, ""),
    ("fanorona", {"size": "5x5", "draw_after": 8}, ""),
    ("fanorona", {"size": "5x5", "draw_after": 0}, QUIET),
    ("fanorona", {"size": "5x5", "draw_after": 4, "chain": "may"}, CHAINS),
    ("fanorona", {"size": "5x5", "draw_after": 20, "handicap": "one_by_one"}, ""),
    ("fanorona", {"draw_after": 50}, ""),
    ("fafy", {"cells": 8, "rule": "sowing"}, ""),
    ("fang", {"cells": 8, "reserve": 9}, ""),
    ("colorigraphe", {}, ""),
]
every_setting = pytest.mark.parametrize(("name", "options", "start"), SETTINGS)


class Whole:
    """A match that stores all its positions."""

    def __init__(self, game: Rules, start: bytes) -> None:
        self.game = game
        self.positions = [start]
        self.moves: list[int] = []

    def outcome(self) -> Outcome | None:
        end = self.game.outcome(self.positions[-1])
        if end is None and hasattr(self.game, "history_outcome"):
            end = self.game.history_outcome(self.positions)
        return end

    def play(self, move: int) -> None:
        self.positions.append(self.game.play(self.positions[-1], move))
        self.moves.append(move)

    def undo(self, plies: int) -> None:
        left = len(self.moves) - plies
        del self.positions[left + 1 :], self.moves[left:]


def position_of(game: Rules, text: str) -> bytes:
    return game.from_text(text) if text else game.start()


def kept(match: Match) -> int:
    found = set()
    for value in vars(match).values():
        found |= {id(item) for item in (value if isinstance(value, list) else [value]) if isinstance(item, bytes)}
    return len(found)


@every_setting
@settings(steady, max_examples=50)
@given(st.lists(st.integers(0, 255), min_size=50, max_size=150), st.integers(0, 255))
def test_match_equals_one_with_all_positions(
    name: str, options: dict, start: str, choices: list[int], ply: int
) -> None:
    game = new(name, **options)
    match = Match(game, position_of(game, start))
    whole = Whole(game, position_of(game, start))
    for choice in choices:
        moves = game.moves(match.position) if whole.outcome() is None else []
        if moves and choice >= 2 * len(FAR_BACK):
            move = moves[choice % len(moves)]
            whole.play(move)
            assert match.play(move) == whole.positions[-1]
        else:
            plies = min(FAR_BACK[choice % len(FAR_BACK)], len(whole.moves))
            whole.undo(plies)
            assert match.undo(plies) == whole.positions[-1]
        assert match.outcome() == whole.outcome()
        assert (match.position, match.moves) == (whole.positions[-1], whole.moves)
        assert match.recent == whole.positions[-len(match.recent) :]
        ply = ply * 7 % 251 % len(whole.positions)
        assert match.position_at(ply) == whole.positions[ply]
    assert match.start == whole.positions[0]
    assert [match.position_at(ply) for ply in range(len(whole.positions))] == whole.positions
    assert Match.replay(match.record()).record() == match.record()


def long_match(name: str, plies: int) -> Match:
    game = new(name)
    dice = Seeded(1)
    for _ in range(1000):
        match = Match(game)
        while len(match.moves) < plies and match.outcome() is None:
            moves = game.moves(match.position)
            match.play(moves[dice.randrange(len(moves))])
        if len(match.moves) == plies:
            return match
    raise AssertionError("no match was so long")


def test_long_colorigraphe_stores_a_position_in_sixteen() -> None:
    match = long_match("colorigraphe", 500)
    assert kept(match) <= 500 // APART + 2
    match.undo(300)
    assert kept(match) <= 200 // APART + 2


def test_long_fanorona_stores_recent_and_a_position_in_sixteen() -> None:
    match = long_match("fanorona", 150)
    while match.moves:
        assert len(match.recent) <= 50
        assert kept(match) <= len(match.moves) // APART + 1 + len(match.recent)
        match.undo()
    assert match.recent == [match.start]


def test_harvest_clears_recent_positions() -> None:
    game = new("awale")
    match = Match(game)
    harvests = 0
    dice = Seeded(1)
    while match.outcome() is None:
        stored = sum(match.position[12:14])
        moves = game.moves(match.position)
        match.play(moves[dice.randrange(len(moves))])
        if sum(match.position[12:14]) > stored:
            harvests += 1
            assert match.recent == [match.position]
        else:
            assert len(match.recent) > 1
    assert harvests > 1


def test_each_capture_of_chain_clears_recent_positions() -> None:
    game = new("fanorona", size="5x5", chain="may")
    match = Match(game, game.from_text("BB.../..W../..B../...../....B W"))
    past = []
    for move in ("C2-C1A", ".", "E5-E4"):
        match.play(game.parse_move(match.position, move))
        past.append(len(match.recent))
    assert past == [1, 2, 3]


def test_repetition_is_found_after_undo_past_capture() -> None:
    game = new("fanorona", size="5x5", draw_after=0)
    match = Match(game, game.from_text("W..../...../...../W..B./....B W"))
    whole = Whole(game, match.start)
    moves = ["A1-B1", "D4-C4", "A4-B4P", *("E5-D5", "B1-A1", "D5-E5", "A1-B1") * 2]
    for plies in (0, 3, 8, 9, 10, 11):
        whole.undo(plies)
        match.undo(plies)
        for move in moves[len(whole.moves) :]:
            assert match.outcome() is None
            whole.play(game.parse_move(match.position, move))
            match.play(whole.moves[-1])
            assert match.outcome() == whole.outcome()
        assert match.outcome() == Outcome(None, (2, 1), REPETITION)
        assert len(match.recent) == 9
