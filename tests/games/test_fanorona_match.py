"""The draws of Fanorona, by the history of a match: turns without a capture, the third occurrence of a position."""

from typing import Any

import pytest

from games import new
from games.fanorona import BLOCKED, NO_CAPTURE, REPETITION
from games.match import Match
from games.rules import GAME_OVER, IllegalMove, Outcome

QUIET = "W..../...../...../...../....B W"
THERE_AND_BACK = ("A1-B1", "E5-D5", "B1-A1", "D5-E5")


def match_of(text: str, **options: Any) -> Match:
    game = new("fanorona", size="5x5", **options)
    return Match(game, game.from_text(text))


def play(match: Match, *moves: str) -> Outcome | None:
    """Play the steps and return the outcome. Assert that there is none before each step."""
    for move in moves:
        assert match.outcome() is None
        match.play(match.game.parse_move(match.position, move))
    return match.outcome()


def test_end_no_capture_counts_turns_of_both_seats() -> None:
    match = match_of(QUIET, draw_after=3)
    assert play(match, *THERE_AND_BACK[:2]) is None
    assert play(match, THERE_AND_BACK[2]) == Outcome(None, (1, 1), NO_CAPTURE)
    with pytest.raises(IllegalMove) as caught:
        match.play(match.game.parse_move(match.position, "D5-E5"))
    assert caught.value.reason == GAME_OVER
    assert match.record().endswith("result: draw 1-1 no capture\n")
    match.undo()
    assert match.outcome() is None


def test_draw_after_may_be_one_turn() -> None:
    assert play(match_of(QUIET, draw_after=1), "A1-B1") == Outcome(None, (1, 1), NO_CAPTURE)


def test_capture_resets_turn_count() -> None:
    match = match_of("W..../...../...../W..B./....B W", draw_after=3)
    assert play(match, "A1-B1", "D4-C4") is None
    assert play(match, "A4-B4P") is None
    assert match.game.scores(match.position) == (2, 1)
    assert play(match, "E5-D5", "B1-A1") is None
    assert play(match, "D5-E5") == Outcome(None, (2, 1), NO_CAPTURE)


def test_chain_steps_and_stop_are_not_counted_turns() -> None:
    match = match_of("BB.../..W../..B../...../....B W", draw_after=1, chain="may")
    assert play(match, "C2-C1A", ".") is None
    assert play(match, "E5-E4") == Outcome(None, (1, 3), NO_CAPTURE)


def test_handicapped_winners_turns_count() -> None:
    match = match_of("WW.B./...../...../...../WWW.W W", draw_after=1, handicap="no_capture")
    assert play(match, "B1-C1") == Outcome(None, (6, 1), NO_CAPTURE)


def test_draw_after_0_disables_draw() -> None:
    match = match_of(QUIET, draw_after=0)
    assert play(match, *THERE_AND_BACK, *THERE_AND_BACK[:3]) is None


@pytest.mark.parametrize("draw_after", [0, 50])
def test_end_repetition_at_third_occurrence(draw_after: int) -> None:
    match = match_of(QUIET, draw_after=draw_after)
    assert play(match, *THERE_AND_BACK) is None
    assert play(match, *THERE_AND_BACK[:3]) is None
    assert play(match, THERE_AND_BACK[3]) == Outcome(None, (1, 1), REPETITION)
    assert match.record().endswith("result: draw 1-1 repetition\n")
    assert Match.replay(match.record()).record() == match.record()


def test_repetition_needs_same_seat_to_move() -> None:
    match = match_of("W..../...../...../...../....B W", draw_after=0)
    # White loses a turn on a triangle: the start occurs again with Black to move.
    assert play(match, "A1-B1", "E5-D5", "B1-B2", "D5-E5", "B2-A1") is None
    assert match.game.to_text(match.position) == QUIET.replace(" W", " B")


def test_start_is_an_occurrence_but_no_turn() -> None:
    match = match_of(QUIET, draw_after=8)
    assert play(match, *THERE_AND_BACK, *THERE_AND_BACK) == Outcome(None, (1, 1), NO_CAPTURE)
    match = match_of(QUIET, draw_after=9)
    assert play(match, *THERE_AND_BACK, *THERE_AND_BACK) == Outcome(None, (1, 1), REPETITION)


def test_win_precedes_draw() -> None:
    match = match_of("W.B../...../...../...../..... W", draw_after=1)
    end = play(match, "A1-B1P")
    assert end is not None
    assert end.winner == 0


def test_blocked_player_loses_on_last_counted_turn() -> None:
    game = new("fanorona", size="3x3", draw_after=1)
    match = Match(game, game.from_text("WBB/B.B/B.. B"))
    assert play(match, "C2-B2") == Outcome(1, (1, 5), BLOCKED)


def test_draw_needs_match_history() -> None:
    match = match_of(QUIET, draw_after=1)
    play(match, "A1-B1")
    assert match.game.outcome(match.position) is None
    assert match.game.moves(match.position)
