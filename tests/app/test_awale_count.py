"""Awalé's question whether to count, when few seeds have long been going round."""

from typing import Any

import pytest

from games import new
from games.awale import AGREED
from games.match import Match
from games.record import read
from sillon.games.awale.count import computer_agrees
from sillon.match import resume
from tests.app.boards import every_language
from tests.app.scenes_awale import COUNT
from tests.app.stage import Watched, after_script, leads_to, leads_to_text, screen_of, shows


def asked(**settings: Any) -> Watched:
    return after_script(COUNT, on="count", **settings)


def match_of(handheld: Watched) -> Match:
    match: Match = handheld.bench.app.session.match
    return match


@every_language
def test_players_are_asked_and_count(language: str) -> None:
    handheld = asked(language=language)
    assert shows(handheld, "count")
    assert shows(handheld, "count_why")
    match = match_of(handheld)
    assert len(match.moves) == 24
    leads_to(handheld, "RIGHT OK 300ms", "awale")
    end = match.outcome()
    assert end and end.reason == AGREED
    assert end.scores == (sum(match.position[:6]), sum(match.position[6:12]))
    assert shows(handheld, "end_agreed")
    leads_to(handheld, "OK 300ms", "after")


def test_declined_question_is_asked_much_later() -> None:
    handheld = asked()
    leads_to(handheld, "OK 300ms", "awale")  # OK, pressed for the next move, continues the match
    match = match_of(handheld)
    position = match.position
    assert match.outcome() is None
    handheld.run(2000)
    assert screen_of(handheld) == "awale", "not asked again at once"
    handheld.script("OK OK 300ms")
    assert match.position != position
    assert screen_of(handheld) == "awale"


def test_back_plays_on() -> None:
    handheld = asked()
    leads_to(handheld, "BACK 300ms", "awale")
    assert match_of(handheld).outcome() is None


def test_undo_takes_agreement_back() -> None:
    handheld = asked()
    leads_to(handheld, "RIGHT OK 300ms", "awale")
    handheld.script("BACK 300ms")
    assert screen_of(handheld) == "awale"
    match = match_of(handheld)
    assert (match.outcome(), len(match.moves)) == (None, 24)
    handheld.script("BACK 300ms")
    assert len(match.moves) == 23


def test_agreement_is_saved_and_recorded() -> None:
    handheld = asked()
    handheld.script("RIGHT OK 300ms")
    match = match_of(handheld)
    session = resume.parse(handheld.bench.app.session.packed())
    assert session
    assert session.match.outcome() == match.outcome()
    assert read(match.record(), Match).outcome() == match.outcome()
    stored = handheld.bench.board.store.load("match")
    assert stored == handheld.bench.app.session.packed()


def test_review_plays_on_from_before_agreement() -> None:
    handheld = asked()
    handheld.script("RIGHT OK 300ms")
    session = handheld.bench.app.session
    session.review(len(session.match.moves) - 1)
    assert session.outcome() is None
    session.match.undo(len(session.match.moves) - session.review_ply)
    session.review(None)
    assert (session.outcome(), len(session.match.moves)) == (None, 23)


@pytest.mark.parametrize(
    ("counts", "plies", "agrees"),
    [
        ("0 1 0 0 0 0 0 0 0 0 1 0 20 26 S", 24, True),  # the computer, Nord, wins
        ("0 1 0 0 0 0 0 0 0 0 1 0 23 23 S", 24, True),  # a draw
        ("0 1 0 0 0 0 0 0 0 0 1 0 26 20 S", 24, True),  # two seeds change nothing
        ("0 1 0 1 0 0 0 0 0 0 1 0 23 22 S", 24, False),  # three could
        ("0 1 0 1 0 0 0 0 0 0 1 0 23 22 S", 72, True),  # but they have not for long
    ],
)
def test_computer_agrees_unless_it_could_still_be_saved(counts: str, plies: int, agrees: bool) -> None:
    game = new("awale")
    match = Match(game, game.from_text(counts))
    match.recent = [match.start] * (plies + 1)
    assert computer_agrees((0, 2), match) is agrees
    assert computer_agrees((0, 0), match)
    assert computer_agrees((), match)


def test_refusing_computer_says_so_and_play_goes_on() -> None:
    handheld = asked()
    session = handheld.bench.app.session
    board = bytearray(session.match.position)
    session.levels = (0, 1)
    board[:12] = bytes((0, 0, 2, 0, 0, 0, 0, 1, 0, 0, 0, 0))
    session.match.recent[-1] = bytes(board)
    leads_to_text(handheld, "RIGHT OK", "count_refused")
    assert session.match.outcome() is None
    leads_to(handheld, "OK 300ms", "awale")
