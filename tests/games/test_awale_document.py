"""Figures of the rules page about Awalé: move sequences from the start, under each rule of grand slams; a match's record."""

import pytest

from games import new
from games.match import Match
from tests.games.perft_table import perft

COUNTS = [6, 36, 190, 1014, 5219, 27332]


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("grand_slam", ["no_capture", "illegal_unless_only", "illegal"])
def test_move_sequence_counts_from_start(grand_slam: str, first: int) -> None:
    game = new("awale", grand_slam=grand_slam, first=first)
    assert [perft(game, game.start(), depth) for depth in range(1, 7)] == COUNTS


def test_match_record_is_readable() -> None:
    game = new("awale", target=20)
    match = Match(game, game.from_text("4 4 4 0 0 1 2 2 1 4 4 3 18 1 S"))
    assert match.record().endswith("start: 4 4 4 0 0 1 2 2 1 4 4 3 18 1 S\nresult: not finished\n")
    match.play(game.parse_move(match.position, "F"))
    record = match.record()
    assert record == (
        "Sillon match, format 1\n"
        "game: awale\n"
        "options: grand_slam=no_capture leftovers=own_row target=20 repetition=3 first=0\n"
        "start: 4 4 4 0 0 1 2 2 1 4 4 3 18 1 S\n"
        "1. S F\n"
        "result: S 21-1 target\n"
    )
    assert Match.replay(record).record() == record
