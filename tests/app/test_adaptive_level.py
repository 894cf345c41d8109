"""The adaptive level: a pupil of any strength wins about half of the games."""

from typing import Any

import pytest

from games import new
from games.rules import Outcome
from sillon.common.chance import Seeded
from sillon.manifest import letter
from sillon.match import adapt
from sillon.players import ADAPTS, Player
from tests.app.fakes import DictStore
from tests.app.play_computer import play_out, seated, session_of
from tests.app.stage import after_script
from tools import arena


def saved_level(store: Any, name: str = "fafy") -> int:
    return adapt._stored(store, letter(name))[0]


class Played:
    """The parts of a session that adapt.py reads."""

    def __init__(self, name: str, levels: tuple[int, ...], match: object) -> None:
        self.letter, self.levels, self.match = letter(name), levels, match

    def outcome(self) -> object:
        return self.match.outcome()  # type: ignore[attr-defined]


@pytest.mark.parametrize("pupil", [1, 2, 3, 4])
def test_any_pupil_wins_about_half(pupil: int) -> None:
    store, chance, game = DictStore(), Seeded(pupil), new("fang")
    points = []
    for number in range(140):
        seat = number % 2
        level = adapt.level_of(store, letter("fang"))
        players = [Player(game, pupil if at == seat else level, Seeded(chance.randrange(1 << 20))) for at in (0, 1)]
        match, outcome = arena.play(game, players)
        levels = (0, ADAPTS) if seat == 0 else (ADAPTS, 0)
        adapt.count(store, Played("fang", levels, match))  # type: ignore[arg-type]
        points.append(0.5 if outcome is None or outcome.winner is None else float(outcome.winner == seat))
    settled = points[20:]
    assert 0.35 <= sum(settled) / len(settled) <= 0.65


def test_each_level_has_a_fifth_of_the_grades() -> None:
    store = DictStore()
    levels = []
    for grade in range(adapt._MOST + 1):
        store.kept["adapts"] = b"F" + bytes((grade, 0, 0))
        levels.append(adapt.level_of(store, "F"))  # type: ignore[arg-type]
    assert levels == sorted(levels)
    assert [levels.count(level) for level in range(1, 6)] == [9, 8, 8, 8, 8]
    assert levels[::10] == [1, 2, 3, 4, 5]  # the grades at which a level began in previous versions


def match_won_by(winner: int) -> object:
    game = new("fafy", cells=3)
    match = arena.Match(game, game.from_text("1 1 0 S" if winner == 0 else "1 1 1 S"))
    play_out(match)
    assert match.outcome().winner == winner  # type: ignore[union-attr]
    return match


def test_match_counts_once() -> None:
    store = DictStore()
    session = Played("fafy", (0, ADAPTS), match_won_by(0))
    before = saved_level(store)
    adapt.count(store, session)  # type: ignore[arg-type]
    adapt.count(store, session)  # type: ignore[arg-type]
    assert saved_level(store) == before + adapt._STEP


def test_two_different_matches_count_twice() -> None:
    """Each of a few hundred matches counts, though another one was counted before."""
    game = new("awale")
    store = DictStore()
    chance = Seeded(1)
    skipped = 0
    for _ in range(600):
        match = arena.Match(game)
        for _ in range(30):
            if moves := game.moves(match.position):
                match.play(moves[chance.randrange(len(moves))])
        session = Played("awale", (0, ADAPTS), match)
        session.outcome = lambda: Outcome(0, "", (25, 23))  # type: ignore[method-assign]
        stamp = store.kept.get("adapts", bytes(4))[2:]
        store.kept["adapts"] = b"A" + bytes([20]) + stamp
        adapt.count(store, session)  # type: ignore[arg-type]
        skipped += saved_level(store, "awale") == 20
    assert skipped == 0


@pytest.mark.parametrize("levels", [(), (0, 0), (ADAPTS, ADAPTS)])
def test_only_matches_against_computer_count(levels: tuple[int, ...]) -> None:
    store = DictStore()
    adapt.count(store, Played("fafy", levels, match_won_by(0)))  # type: ignore[arg-type]
    assert store.kept == {}


@pytest.mark.parametrize("kept", [b"", b"\x00", b"\xff" * 7, bytes(20)])
def test_invalid_record_starts_over(kept: bytes) -> None:
    store = DictStore()
    store.kept["adapts"] = kept
    assert adapt.level_of(store, letter("awale")) == 2  # type: ignore[arg-type]


def test_unseen_end_counts_at_next_start() -> None:
    """The power goes while the winning move is still shown."""
    handheld = seated("fafy", (0, ADAPTS), cells=5)
    session = session_of(handheld)
    play_out(session.match)
    session.save(handheld.bench.board.store)
    before = handheld.bench.board.store.load("adapts")
    again = after_script("300ms OK 300ms", keep_nvm=True, on="games")
    winner = session.outcome().winner
    now = saved_level(again.bench.board.store)
    assert before is None and now == adapt._START + (adapt._STEP if winner == 0 else -adapt._STEP)
