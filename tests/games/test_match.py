"""Matches and their records: undo, rules about the history, and errors in records."""

import pytest

from games import new
from games.fafy import BLOCKED, Fafy
from games.match import Match
from games.record import write
from games.rules import GAME_OVER, IllegalMove, Outcome

RECORD = (
    "Sillon match, format 1\n"
    "game: fafy\n"
    "options: impartial=True cells=3 seeds=1 rule=fafy misere=False bad_sowing=refused first=0\n"
    "start: 1 1 1 S\n"
    "1. S 1>\n"
    "2. N 3<\n"
    "result: N 0-1 blocked\n"
)
LINES = RECORD.split("\n")


def with_line(number: int, line: str) -> str:
    """Return the record with another line; lines are numbered from 1."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]])


def test_match_starts_at_games_start_or_a_position() -> None:
    game = new("fafy", cells=3)
    assert Match(game).position == game.start()
    assert Match(game, game.from_text("0 1 2 N")).position == game.from_text("0 1 2 N")


def test_moves_and_positions_are_stored() -> None:
    game = new("fafy", cells=3)
    match = Match(game)
    match.play(1)
    match.play(4)
    assert match.moves == [1, 4]
    assert [game.to_text(match.position_at(ply)) for ply in (0, 1, 2)] == ["1 1 1 S", "0 2 1 N", "0 3 0 S"]
    assert match.start == match.position_at(0)
    assert match.position == match.position_at(2)
    assert match.outcome() == Outcome(1, (0, 1), BLOCKED)


def test_refused_move_changes_nothing() -> None:
    match = Match(new("fafy", cells=3))
    with pytest.raises(IllegalMove):
        match.play(0)
    assert (match.moves, match.position, match.recent) == ([], match.start, [match.start])


@pytest.mark.parametrize("ply", [-1, 2, 17])
def test_position_at_needs_a_played_ply(ply: int) -> None:
    match = Match(new("fafy", cells=3))
    match.play(1)
    with pytest.raises(ValueError, match=f"^there is no position after {ply} moves: 1 were played$"):
        match.position_at(ply)


@pytest.mark.parametrize("plies", [-1, 2, 3])
def test_undo_needs_played_moves(plies: int) -> None:
    match = Match(new("fafy", cells=3))
    match.play(1)
    with pytest.raises(ValueError, match=f"^{plies} moves cannot be taken back: 1 were played$"):
        match.undo(plies)
    assert match.moves == [1]


def test_undo_of_0_plies_is_allowed() -> None:
    match = Match(new("fafy", cells=3))
    assert match.undo(0) == match.position


class DrawnAtTheSecondPly(Fafy):
    """Fafy with a rule about the history: a draw after two plies."""

    def irreversible_ply(self, before: bytes, after: bytes) -> bool:
        return False

    def history_outcome(self, positions: list[bytes]) -> Outcome | None:
        return Outcome(None, (0, 0), BLOCKED) if len(positions) > 2 else None


def test_history_outcome_ends_match_until_undo() -> None:
    match = Match(DrawnAtTheSecondPly(cells=8))
    match.play(1)
    assert match.outcome() is None
    match.play(9)
    assert match.outcome() == Outcome(None, (0, 0), BLOCKED)
    with pytest.raises(IllegalMove) as caught:
        match.play(15)
    assert caught.value.reason == GAME_OVER
    assert match.record().endswith("result: draw 0-0 blocked\n")
    match.undo()
    assert match.outcome() is None


def test_history_outcome_does_not_hide_games_end() -> None:
    match = Match(DrawnAtTheSecondPly(cells=3))
    match.play(1)
    match.play(4)
    assert match.outcome() == Outcome(1, (0, 1), BLOCKED)


def test_record_may_omit_last_moves() -> None:
    match = Match(new("colorigraphe"))
    for name in ("stake 2", "arc 1-2", "arc 2-3", "red 1"):
        match.play(match.game.parse_move(match.position, name))
    for last in range(5):
        again = Match.replay(write(match, last))
        assert again.moves == match.moves[:last]
    assert write(match) == write(match, 4) == match.record()


def test_record_of_unfinished_match() -> None:
    match = Match(new("fafy", cells=3))
    match.play(1)
    assert match.record().endswith("1. S 1>\nresult: not finished\n")
    assert Match.replay(match.record()).record() == match.record()


@pytest.mark.parametrize(
    ("number", "line", "words"),
    [
        (1, "Sillon match, format 2", ["'Sillon match, format 2'", "'Sillon match, format 1'"]),
        (1, "", ["''", "'Sillon match, format 1'"]),
        (2, "fafy", ["'fafy'", "'game: '"]),
        (2, "game: chess", ["'chess'", "fafy"]),
        (3, "impartial=True", ["'impartial=True'", "'options: '"]),
        (3, LINES[2].replace("cells=3", "cells=2"), ["'cells=2'", "3..16"]),
        (3, LINES[2].replace("cells=3", "cells=03"), ["'cells=03'", "cells= and one of 3..16"]),
        (3, LINES[2].replace("cells=3", "cells=+3"), ["'cells=+3'", "cells= and one of 3..16"]),
        (3, LINES[2].replace("cells=3", "cells=three"), ["'cells=three'", "cells= and one of 3..16"]),
        (3, LINES[2].replace("cells=3", "cells=3 cells=3"), ["8 options", "there are 7"]),
        (3, LINES[2].replace("first=0", "last=0"), ["'last=0'"]),
        (3, LINES[2].replace("first=0", "first=False"), ["'first=False'"]),
        (3, LINES[2] + " ", ["8 options", "there are 7"]),
        (4, "1 1 1 S", ["'1 1 1 S'", "'start: '"]),
        (4, "start: 1 1 S", ["'1 1 S'", "3 numbers, then S or N"]),
        (5, "1. N 1>", ["'1. N 1>'", "'1. S '"]),
        (5, "2. S 1>", ["'2. S 1>'", "'1. S '"]),
        (5, "1. S 4>", ["'4>'", "1..3"]),
        (5, "1. S 1<", ["1<", "off board"]),
        (5, "1. S 2<", ["3<", "game over"]),
        (6, "2. N 2<", ["2<", "into empty cell"]),
        (7, "result: S 1-0 blocked", ["'result: S 1-0 blocked'", "'result: N 0-1 blocked'"]),
        (7, "result: not finished", ["'result: not finished'", "'result: N 0-1 blocked'"]),
        (6, "2. N 3<\n3. S 1>", ["1>", "game over"]),
        (8, "more\n", ["line 7", "'3. S '"]),
    ],
)
def test_wrong_line_names_what_was_expected(number: int, line: str, words: list[str]) -> None:
    text = with_line(number, line)
    assert text != RECORD
    with pytest.raises(ValueError) as caught:
        Match.replay(text)
    for word in words:
        assert word in str(caught.value)


@pytest.mark.parametrize("text", ["", "\n", LINES[0], RECORD[:-1], RECORD[:-20], "\n".join(LINES[:5]), RECORD + "\n"])
def test_cut_record_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        Match.replay(text)


def test_record_must_have_every_option() -> None:
    with pytest.raises(ValueError):
        Match.replay(RECORD.replace(" misere=False", ""))


def test_record_has_options_in_order() -> None:
    with pytest.raises(ValueError):
        Match.replay(RECORD.replace("misere=False bad_sowing=refused", "bad_sowing=refused misere=False"))
