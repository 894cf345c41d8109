"""Reasons of refusals in Fanorona, the point shown, and the order of the reasons when several hold."""

import pytest

from games import fanorona, new, rules
from games.rules import IllegalMove
from tests.games.fanorona_tools import refusal

START = "WWWWW/WWWWW/BW.BW/BBBBB/BBBBB W"
CHAIN = ".W..W/...../.B.../...../....B W B1:A1,B1"
SIX = "WW.BB/...../...../....W/W.W.W W"  # six White pieces: the winner's handicap holds


@pytest.mark.parametrize(
    "number", [-1, 3, 4 * 25, 4 * 30 + 1, 25 << 8 | 4, 1 << 8 | 4, 1 << 8 | 5, 1 << 20, -(1 << 20)]
)
def test_reason_not_a_move(number: int) -> None:
    assert refusal(START, number) == ("not a move", "A1")
    # Even after the end.
    assert refusal(START.replace("B", "."), number) == ("not a move", "A1")


def test_reason_game_over_without_a_piece() -> None:
    for seat in "WB":
        assert refusal(f"WW./.../... {seat}", "B1-C1") == ("game over", "B1")
        assert refusal(f"WW./.../... {seat}", "C3-C2P") == ("game over", "C3")
        assert refusal(f"WW./.../... {seat}", ".") == ("game over", "A1")


def test_blocked_player_gets_reason_for_each_step() -> None:
    assert refusal("WB./BB./... W", "A1-B1") == ("not free", "B1")
    assert refusal("WB./BB./... W", "A1-B2P") == ("not free", "B2")
    assert refusal("WB./BB./... W", "B1-C1") == ("not yours", "B1")


@pytest.mark.parametrize("chain", ["must", "may"])
def test_reason_no_chain(chain: str) -> None:
    assert refusal(START, ".", chain=chain) == ("no chain", "A1")


def test_reason_must_go_on_shows_the_piece() -> None:
    assert refusal(CHAIN, ".") == ("must go on", "B1")
    assert refusal(CHAIN, ".", chain="may") == ("", "B1")


def test_reason_empty_cell_shows_the_point_left() -> None:
    assert refusal(START, "C3-C4") == ("empty cell", "C3")
    assert refusal(CHAIN, "C1-D1P") == ("empty cell", "C1")
    assert refusal(CHAIN, "A1-B1P") == ("empty cell", "A1")  # visited and free


def test_reason_not_yours_shows_the_enemy() -> None:
    assert refusal(START, "C4-C3P") == ("not yours", "C4")
    assert refusal(START.replace(" W", " B"), "C2-C3P") == ("not yours", "C2")
    assert refusal(CHAIN, "B3-B2") == ("not yours", "B3")


def test_reason_other_piece_shows_the_piece_of_the_chain() -> None:
    assert refusal(CHAIN, "E1-D1") == ("other piece", "B1")
    assert refusal(CHAIN, "E1-B4P") == ("other piece", "B1")


def test_reason_no_line() -> None:
    assert refusal(START, "B1-C4P") == ("no line", "C4")
    assert refusal(START, "C1-C3P") == ("no line", "C3")
    assert refusal("..W../.W.../...../...../....B W", "B2-D2") == ("no line", "D2")
    assert refusal(".W.../...../...../...../....B W", "B1-A2") == ("no line", "A2")
    # The end of a row is no neighbour of the beginning of the next.
    assert refusal("....W/...../...../...../....B W", "E1-A2") == ("no line", "A2")


def test_reason_not_free() -> None:
    assert refusal(START, "B2-B3P") == ("not free", "B3")
    assert refusal(START, "C2-C1") == ("not free", "C1")
    assert refusal(".WB.W/...../.B.../...../....B W B1:A1,B1", "B1-C1P") == ("not free", "C1")


def test_reason_visited() -> None:
    assert refusal(CHAIN, "B1-A1") == ("visited", "A1")
    assert refusal(".W..W/...../.B.../...../....B W B1:A1,B1", "B1-A1P") == ("visited", "A1")


def test_reason_must_capture_shows_capturing_piece() -> None:
    assert refusal("W.B../...../...../...../W...B W", "A1-A2") == ("must capture", "A1")
    assert refusal("W.B../...../...../...../W...B W", "A5-A4") == ("must capture", "A1")
    # A capturing step, played as a plain one.
    assert refusal("W.B../...../...../...../W...B W", "A1-B1") == ("must capture", "A1")


def test_reason_must_capture_in_chain() -> None:
    for chain in ("must", "may"):
        assert refusal(CHAIN, "B1-C1", chain=chain) == ("must capture", "B1")
        assert refusal(CHAIN, "B1-B2", chain=chain) == ("must capture", "B1")


def test_reason_nothing_to_take_that_way() -> None:
    assert refusal("W.B../...../...../...../W...B W", "A1-B1A") == ("nothing to take", "B1")
    assert refusal("W.B../...../...../...../W...B W", "A1-A2P") == ("nothing to take", "A2")
    assert refusal("W..../...../...../...../....B W", "A1-A2P") == ("nothing to take", "A2")
    assert refusal(CHAIN, "B1-C1P") == ("nothing to take", "C1")
    # The player's own piece is there.
    assert refusal("W.W../...../...../...../....B W", "A1-B1P") == ("nothing to take", "B1")


def test_reason_same_direction() -> None:
    text = "..W.B/...../..B../...../B...B W C1:B1,C1"
    assert refusal(text, "C1-D1P", same_direction=False) == ("same direction", "D1")
    assert refusal(text, "C1-D1P") == ("", "D1")
    assert refusal(text, "C1-D1A", same_direction=False) == ("nothing to take", "D1")
    assert refusal(text, "C1-D1", same_direction=False) == ("must capture", "C1")


def test_reason_smaller_group_shows_the_larger_one() -> None:
    text = "BW.BB/...../...../...../....B W"
    assert refusal(text, "B1-C1A", choice="largest") == ("smaller group", "D1")
    assert refusal(text, "B1-C1P", choice="largest") == ("", "C1")
    assert refusal("BB.WB/...../...../...../....B W", "D1-C1A", choice="largest") == ("smaller group", "B1")
    assert refusal("BBW.B/...../...../...../....B W", "C1-D1P", choice="largest") == ("smaller group", "B1")
    assert refusal(text, "B1-C1A") == ("", "C1")


@pytest.mark.parametrize("handicap", ["no_capture", "vela"])
def test_reason_handicap(handicap: str) -> None:
    assert refusal(SIX, "B1-C1P", handicap=handicap) == ("handicap", "C1")
    assert refusal(SIX, "B1-C1A", handicap=handicap) == ("handicap", "C1")
    assert refusal(SIX, "B1-C1", handicap=handicap) == ("", "C1")
    assert refusal(SIX, "B1-A2P", handicap=handicap) == ("no line", "A2")
    assert refusal(SIX, "B1-C1P", handicap=handicap, winner=1) == ("", "C1")


def test_illegal_move_names_step_and_reason() -> None:
    game = new("fanorona")
    with pytest.raises(IllegalMove, match="^D2-E3A: nothing to take$"):
        game.play(game.start(), game.parse_move(game.start(), "D2-E3A"))
    with pytest.raises(IllegalMove, match="^number -5: not a move$"):
        game.play(game.start(), -5)


def test_reason_codes_match_table() -> None:
    assert rules.code_name(rules.ENDS, fanorona.NO_PIECE) == "no piece"
    assert rules.code_name(rules.ENDS, fanorona.BLOCKED) == "blocked"
