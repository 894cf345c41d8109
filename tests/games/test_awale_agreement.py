"""Awalé counted by agreement: the match ends where it stands, its record says so, and undo takes the agreement back."""

import pytest

from games import NAMES, new
from games.awale import AGREED
from games.match import Match
from games.rules import GAME_OVER, IllegalMove, Outcome

WANDERING = "0 0 1 0 0 0 0 1 0 0 0 0 24 22 S"


def match_at(text: str = WANDERING, **options: object) -> Match:
    game = new("awale", **options)
    return Match(game, game.from_text(text))


@pytest.mark.parametrize(
    ("leftovers", "scores"),
    [("own_row", (25, 23)), ("nobody", (24, 22))],
)
def test_end_agreed_counts_position_with_leftovers(leftovers: str, scores: tuple[int, int]) -> None:
    match = match_at(leftovers=leftovers)
    assert match.outcome() is None
    match.agree()
    assert match.outcome() == Outcome(0, scores, AGREED)


def test_agreement_ends_match() -> None:
    match = match_at()
    match.agree()
    with pytest.raises(IllegalMove) as refused:
        match.play(2)
    assert refused.value.reason == GAME_OVER
    with pytest.raises(IllegalMove, match=r"^agreed: game over$"):
        match.agree()


def test_match_that_is_over_is_not_agreed() -> None:
    match = match_at("0 0 0 0 0 0 0 1 0 0 0 0 24 23 S")
    end = match.outcome()
    with pytest.raises(IllegalMove):
        match.agree()
    assert match.outcome() == end


def test_undo_takes_agreement_back() -> None:
    match = match_at()
    match.play(2)
    position = match.position
    match.agree()
    assert match.undo(0) == position
    assert match.outcome() is None
    match.agree()
    assert match.undo() == match.start
    assert match.outcome() is None
    match.play(2)


def test_record_tells_agreement_and_replays() -> None:
    match = match_at()
    match.play(2)
    match.agree()
    record = match.record()
    assert record.endswith("1. S C\nresult: S 25-23 agreed\n")
    again = Match.replay(record)
    assert again.outcome() == match.outcome()
    assert again.record() == record


def test_record_without_agreement_is_not_finished() -> None:
    match = match_at()
    assert Match.replay(match.record()).outcome() is None
    wrong = match.record().replace("result: not finished", "result: N 25-23 agreed")
    with pytest.raises(
        ValueError, match="^line 5 is 'result: N 25-23 agreed': the moves lead to 'result: S 25-23 agreed'$"
    ):
        Match.replay(wrong)


@pytest.mark.parametrize("name", [name for name in NAMES if name != "awale"])
def test_other_games_are_not_agreed(name: str) -> None:
    match = Match(new(name))
    with pytest.raises(ValueError, match=f"^{name} is not counted by agreement$"):
        match.agree()
    wrong = match.record().replace("result: not finished", "result: draw 0-0 agreed")
    with pytest.raises(ValueError, match=f"^line 5: {name} is not counted by agreement$"):
        Match.replay(wrong)
