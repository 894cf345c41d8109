"""The options of Fanorona: chains that may stop, directions, the larger group, and the second round with its handicaps."""

from typing import Any

import pytest

from games import new
from tests.games.fanorona_tools import legal, played, refusal

# Six White pieces and six Black ones, and White can take two at once: B1-C1P.
SIX = "WW.BB/...../...../B...W/WBWBW W"
FIVE = "WW.BB/...../...../B...W/WB.BW W"


def turned(text: str) -> str:
    return text.translate(str.maketrans("WB", "BW"))


def test_option_values_match_rules_page() -> None:
    assert (
        ("size", "9x5", ("9x5", "5x5", "3x3")),
        ("chain", "must", ("must", "may")),
        ("same_direction", True, (True, False)),
        ("choice", "free", ("free", "largest")),
        ("draw_after", 50, range(201)),
        ("handicap", "none", ("none", "no_capture", "one_by_one", "vela")),
        ("winner", 0, (0, 1)),
    ) == new("fanorona").OPTIONS


def test_preset_tournament_sets_two_options() -> None:
    game = new("fanorona", "tournament")
    assert game.options == new("fanorona", chain="may", same_direction=False).options
    assert repr(game) == "new('fanorona', chain='may', same_direction=False)"
    assert new("fanorona", "tournament", size="3x3").options[:3] == ("3x3", "may", False)


def test_preset_largest_takes_better_capture() -> None:
    game = new("fanorona", "largest")
    assert repr(game) == "new('fanorona', choice='largest')"
    assert legal("BW.BB/...../...../...../....B W", preset="largest", size="5x5") == "B1-C1P"


# chain


def test_chain_must_continue() -> None:
    assert legal(".W.../...../.B.../...../....B W B1:A1,B1") == "B1-B2P"


def test_chain_may_stop_after_the_first_capture() -> None:
    text = ".W.../...../.B.../...../....B W B1:A1,B1"
    assert legal(text, chain="may") == ". B1-B2P"
    assert played(text, ".", chain="may") == ".W.../...../.B.../...../....B B"


def test_first_capture_is_compulsory_with_chain_may() -> None:
    assert legal("W.B../...../.B.../...../....B W", chain="may") == "A1-B1P"


def test_stop_only_ends_turn() -> None:
    game = new("fanorona", size="5x5", chain="may")
    assert game.steps(game.from_text(".W.../...../.B.../...../....B W B1:A1,B1"), 0) == []


def test_stop_clears_all_marks_of_chain() -> None:
    text = "......B../......B../...BBB.W./BBBBB..BB/......... W"
    after = played(text, "H3-G3P G3-G4A .", chain="may")
    assert after == "........./........./........./BBBBB.WBB/......... B"
    game = new("fanorona", chain="may")
    position = game.from_text(text)
    for move in ("H3-G3P", "G3-G4A", "."):
        position = game.play(position, game.parse_move(position, move))
    assert position == game.from_text(after)


# same_direction


def test_same_direction_may_be_forbidden() -> None:
    text = "BW..B/...../..B../...../B...B W"
    assert legal(played(text, "B1-C1A")) == "C1-D1P C1-C2P"
    assert legal(played(text, "B1-C1A", same_direction=False), same_direction=False) == "C1-C2P"


def test_chain_ends_when_only_same_direction_is_left() -> None:
    text = "BW..B/...../...../...../B...B W"
    assert played(text, "B1-C1A", same_direction=False).endswith(" B")
    assert played(text, "B1-C1A").endswith(" W C1:B1,C1")


def test_direction_may_return_after_another() -> None:
    text = "W.B../...B./.B.../...../....B W"
    chain = played(text, "A1-B1P B1-B2P", same_direction=False)
    assert chain == "...../.W.B./...../...../....B W B2:A1,B1,B2"
    assert legal(chain, same_direction=False) == "B2-C2P"


# choice


def test_choice_largest_takes_larger_group() -> None:
    assert legal("BW.BB/...../...../...../....B W") == "B1-C1P B1-C1A"
    assert legal("BW.BB/...../...../...../....B W", choice="largest") == "B1-C1P"
    assert legal("BBW.B/...../...../...../....B W", choice="largest") == "C1-D1A"


def test_choice_is_free_for_equal_groups() -> None:
    assert legal("BW.B./...../...../...../....B W", choice="largest") == "B1-C1P B1-C1A"


def test_choice_compares_captures_of_one_step() -> None:
    assert legal("BW.BB/...../...../W.B../....B W", choice="largest") == "B1-C1P A4-B4P"


def test_choice_largest_holds_in_chain() -> None:
    text = ".W.../...../.B.../BBW.B/....B W C4:C5,C4"
    assert legal(text) == "C4-D4P C4-D4A"
    assert legal(text, choice="largest") == "C4-D4A"


@pytest.mark.parametrize("handicap", ["no_capture", "one_by_one", "vela"])
@pytest.mark.parametrize("winner", [0, 1])
def test_loser_of_first_round_starts(handicap: str, winner: int) -> None:
    game = new("fanorona", handicap=handicap, winner=winner)
    assert game.turn(game.start()) == 1 - winner


def test_white_starts_without_handicap() -> None:
    for winner in (0, 1):
        assert new("fanorona", winner=winner).turn(new("fanorona", winner=winner).start()) == 0


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("handicap", ["no_capture", "vela"])
def test_no_capture_allows_only_plain_steps(handicap: str, seat: int) -> None:
    text = turned(SIX) if seat else SIX
    options: dict[str, Any] = {"handicap": handicap, "winner": seat}
    # Plain steps, one that would take two pieces among them.
    assert legal(text, **options) == "A1-A2 A1-B2 B1-C1 B1-B2 E4-E3 E4-D4 A5-B4 C5-B4 C5-C4 C5-D4 E5-D4"
    assert played(text, "B1-C1", **options).split("/")[0] == ("B.BWW" if seat else "W.WBB")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("handicap", ["no_capture", "one_by_one", "vela"])
def test_handicap_ends_at_five_pieces(handicap: str, seat: int) -> None:
    text = turned(FIVE) if seat else FIVE
    assert legal(text, handicap=handicap, winner=seat) == legal(text)
    assert played(text, "B1-C1P", handicap=handicap, winner=seat) == played(text, "B1-C1P")


@pytest.mark.parametrize("handicap", ["no_capture", "one_by_one"])
def test_other_player_plays_as_usual(handicap: str) -> None:
    assert legal(SIX, handicap=handicap, winner=1) == legal(SIX)
    assert played(SIX, "B1-C1P", handicap=handicap, winner=1) == played(SIX, "B1-C1P")


@pytest.mark.parametrize("seat", [0, 1])
def test_one_by_one_takes_nearest_piece(seat: int) -> None:
    text = turned(SIX) if seat else SIX
    after = played(text, "B1-C1P", handicap="one_by_one", winner=seat)
    assert after.split("/")[0] == ("B.B.W" if seat else "W.W.B")


def test_one_by_one_capture_is_compulsory() -> None:
    assert legal(SIX, handicap="one_by_one") == legal(SIX)
    assert refusal(SIX, "A1-A2", handicap="one_by_one")[0] == "must capture"


def test_one_by_one_capture_ends_turn() -> None:
    text = "W.B../...../.B.../W...W/W.WBW W"
    assert played(text, "A1-B1P").endswith(" W B1:A1,B1")
    assert played(text, "A1-B1P", handicap="one_by_one") == ".W.../...../.B.../W...W/W.WBW B"


def test_one_by_one_a_step_names_one_piece() -> None:
    game = new("fanorona", size="5x5", handicap="one_by_one")
    position = game.from_text(SIX)
    assert [point for _, point, _ in game.steps(position, game.parse_move(position, "B1-C1P"))] == [1, 2, 3]


def test_one_by_one_with_largest_compares_whole_groups() -> None:
    text = "BW.BB/...../...../B...W/WBWWW W"
    options: dict[str, Any] = {"handicap": "one_by_one", "choice": "largest"}
    assert "B1-C1A" in legal(text, handicap="one_by_one")
    assert "B1-C1P" in legal(text, **options)
    assert "B1-C1A" not in legal(text, **options)
    assert played(text, "B1-C1P", **options).split("/")[0] == "B.W.B"


def test_vela_opponent_takes_one_by_one() -> None:
    # Black is in turn, White has won the first round and has six pieces.
    text = "BB.WW/...../...../...WW/..W.W B"
    assert played(text, "B1-C1P", handicap="vela") == "B.B.W/...../...../...WW/..W.W W"
    assert refusal(text, "A1-A2", handicap="vela")[0] == "must capture"


def test_vela_opponents_capture_ends_turn_at_five_too() -> None:
    # The count at the start of the turn decides: there were six.
    text = "B.W../...../.W.../...WW/..W.W B"
    assert played(text, "A1-B1P", handicap="vela") == ".B.../...../.W.../...WW/..W.W W"
    assert played(text, "A1-B1P", handicap="no_capture").endswith(" B B1:A1,B1")


def test_vela_opponent_is_free_against_five() -> None:
    text = "B.W../...../.W.../....W/..W.W B"
    assert played(text, "A1-B1P", handicap="vela").endswith(" B B1:A1,B1")


def test_handicap_has_no_effect_with_few_pieces() -> None:
    # On 3x3 there are four pieces each: the handicap changes only the first seat.
    for handicap in ("no_capture", "one_by_one", "vela"):
        game = new("fanorona", size="3x3", handicap=handicap, winner=1)
        assert game.moves(game.start()) == new("fanorona", size="3x3").moves(game.start())
