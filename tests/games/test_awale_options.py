"""Awalé's options: the three readings of the grand slam, leftovers, target, repetition through Match, first."""

import pytest

from games import awale, new
from games.match import Match
from games.rules import IllegalMove, Outcome
from tests.games.by_text import AWALE

legal, played = AWALE.legal, AWALE.played


READINGS = ("no_capture", "illegal_unless_only", "illegal")
# E does not reach Nord's two seeds; F would make 2 and 2 of them and take both.
SLAM = "0 0 0 0 1 2 1 1 0 0 0 0 20 23 S"
ONLY_SLAM = "0 0 0 0 0 2 1 1 0 0 0 0 20 24 S"
CIRCLE = "1 0 0 0 0 0 1 0 0 0 0 0 23 23 S"


def test_option_values_match_rules_page() -> None:
    assert (
        ("grand_slam", "no_capture", ("no_capture", "illegal_unless_only", "illegal")),
        ("leftovers", "own_row", ("own_row", "nobody")),
        ("target", 0, range(49)),
        ("repetition", 3, (3, 2)),
        ("first", 0, (0, 1)),
    ) == new("awale").OPTIONS
    assert new("awale").options == ("no_capture", "own_row", 0, 3, 0)
    assert repr(new("awale", "twenty")) == "new('awale', target=20)"


# A harvest that would empty the other row


def test_no_capture_move_is_legal_and_takes_nothing() -> None:
    assert legal(SLAM) == "EF"
    assert played(SLAM, "F") == "0 0 0 0 1 0 2 2 0 0 0 0 20 23 N"


def test_illegal_unless_only_needs_all_moves_to_be_grand_slams() -> None:
    assert legal(SLAM, grand_slam="illegal_unless_only") == "E"
    assert legal(ONLY_SLAM, grand_slam="illegal_unless_only") == "F"


def test_illegal_unless_only_takes_nothing_when_forced() -> None:
    assert played(ONLY_SLAM, "F", grand_slam="illegal_unless_only") == "0 0 0 0 0 0 2 2 0 0 0 0 20 24 N"


def test_illegal_unless_only_with_several_grand_slams() -> None:
    # C's four and F's one both end in a, and make 2 with Nord's only seed.
    text = "0 0 4 0 0 1 1 0 0 0 0 0 21 21 S"
    assert legal(text, grand_slam="illegal_unless_only") == "CF"
    assert legal(text, grand_slam="illegal") == ""


def test_illegal_is_never_playable() -> None:
    assert legal(SLAM, grand_slam="illegal") == "E"
    assert legal(ONLY_SLAM, grand_slam="illegal") == ""


@pytest.mark.parametrize("grand_slam", READINGS)
def test_harvest_that_leaves_a_seed_is_no_grand_slam(grand_slam: str) -> None:
    text = "0 0 0 0 1 2 1 1 0 0 0 1 20 22 S"
    assert legal(text, grand_slam=grand_slam) == "EF"
    assert played(text, "F", grand_slam=grand_slam) == "0 0 0 0 1 0 0 0 0 0 0 1 24 22 N"


@pytest.mark.parametrize("grand_slam", READINGS)
def test_harvest_that_stops_short_is_no_grand_slam(grand_slam: str) -> None:
    assert played("0 0 0 0 0 2 3 1 0 0 0 0 20 22 S", "F", grand_slam=grand_slam) == "0 0 0 0 0 0 4 0 0 0 0 0 22 22 N"


def test_feeding_rule_precedes_grand_slam_rule() -> None:
    # Nord's row is empty. F's 17 seeds feed it and make 2 in each of its pits: the harvest would take all.
    fed = "1 0 0 0 0 17 0 0 0 0 0 0 15 15 S"
    # A does not feed, so it is not another legal move.
    assert legal(fed) == legal(fed, grand_slam="illegal_unless_only") == "F"
    assert played(fed, "F", grand_slam="illegal_unless_only") == "2 1 1 1 1 0 2 2 2 2 2 2 15 15 N"
    game = new("awale", grand_slam="illegal")
    position = game.from_text(fed)
    assert game.moves(position) == []
    assert [game.why_not(position, pit) for pit in (0, 5)] == [awale.MUST_FEED, awale.TAKES_ALL]


@pytest.mark.parametrize(("leftovers", "scores", "winner"), [("own_row", (31, 17), 0), ("nobody", (16, 17), 1)])
def test_leftovers_go_to_row_owner_or_count_for_neither(leftovers: str, scores: tuple, winner: int) -> None:
    game = new("awale", leftovers=leftovers)
    end = game.outcome(game.from_text("5 4 3 2 1 0 0 0 0 0 0 0 16 17 S"))
    assert end == Outcome(winner, scores, awale.STARVED)


@pytest.mark.parametrize(("leftovers", "scores"), [("own_row", (22, 26)), ("nobody", (20, 24))])
def test_leftovers_apply_when_every_move_takes_all(leftovers: str, scores: tuple) -> None:
    game = new("awale", leftovers=leftovers, grand_slam="illegal")
    assert game.outcome(game.from_text(ONLY_SLAM)) == Outcome(1, scores, awale.NO_PLAYABLE_CELL)


def test_end_target_wins_at_once_without_the_rest() -> None:
    game = new("awale", "twenty")
    match = Match(game, game.from_text("4 4 4 0 0 1 2 2 1 4 4 3 18 1 S"))
    match.play(5)
    assert game.to_text(match.position) == "4 4 4 0 0 0 0 2 1 4 4 3 21 1 N"
    assert match.outcome() == Outcome(0, (21, 1), awale.TARGET)
    assert game.scores(match.position) == (21, 1)
    assert game.moves(match.position) == []


@pytest.mark.parametrize("leftovers", ["own_row", "nobody"])
def test_end_target_takes_no_leftovers_when_starved(leftovers: str) -> None:
    game = new("awale", target=20, leftovers=leftovers)
    end = game.outcome(game.from_text("5 4 3 2 1 0 0 0 0 0 0 0 13 20 S"))
    assert end == Outcome(1, (13, 20), awale.TARGET)


def test_unreached_target_leaves_usual_end() -> None:
    game = new("awale", target=21)
    end = game.outcome(game.from_text("5 4 3 2 1 0 0 0 0 0 0 0 13 20 S"))
    assert end == Outcome(0, (28, 20), awale.STARVED)


def test_target_0_never_ends_game() -> None:
    game = new("awale", target=0)
    assert game.outcome(game.from_text("4 4 0 0 0 0 1 0 0 0 0 0 25 14 S")) is None


@pytest.mark.parametrize(("repetition", "plies"), [(2, 12), (3, 24)])
def test_end_repetition_counts_the_first_occurrence(repetition: int, plies: int) -> None:
    game = new("awale", repetition=repetition)
    match = Match(game, game.from_text(CIRCLE))
    while match.outcome() is None:
        (move,) = game.moves(match.position)
        match.play(move)
    assert len(match.moves) == plies
    assert match.position == match.start
    assert match.outcome() == Outcome(None, (24, 24), awale.REPETITION)
    assert game.outcome(match.position) is None
    with pytest.raises(IllegalMove, match="game over"):
        match.play(0)
    assert match.record().endswith("result: draw 24-24 repetition\n")


def test_end_repetition_counts_same_mover_only() -> None:
    game = new("awale", repetition=2)
    south, north = (game.from_text(CIRCLE[:-1] + seat) for seat in "SN")
    assert game.history_outcome([south, north]) is None  # type: ignore[attr-defined]
    assert game.history_outcome([south, north, south]) is not None  # type: ignore[attr-defined]


def test_end_repetition_counts_since_last_harvest() -> None:
    game = new("awale", repetition=2)
    before, after = game.from_text("1 0 0 0 0 0 1 0 0 0 0 0 20 23 S"), game.from_text("1 0 0 0 0 0 1 0 0 0 0 0 22 23 S")
    assert game.history_outcome([before, after]) is None  # type: ignore[attr-defined]


@pytest.mark.parametrize(("leftovers", "scores"), [("own_row", (24, 23)), ("nobody", (23, 22))])
def test_end_repetition_applies_leftovers(leftovers: str, scores: tuple) -> None:
    game = new("awale", leftovers=leftovers, repetition=2)
    position = game.from_text("1 0 0 0 0 0 1 0 0 0 0 0 23 22 S")
    assert game.history_outcome([position, position]) == Outcome(0, scores, awale.REPETITION)  # type: ignore[attr-defined]


def test_undone_repetition_can_be_replayed() -> None:
    game = new("awale", repetition=2)
    match = Match(game, game.from_text(CIRCLE))
    while match.outcome() is None:
        match.play(game.moves(match.position)[0])
    match.undo()
    assert match.outcome() is None
    match.play(game.moves(match.position)[0])
    assert match.outcome() is not None
