"""The rules of Fanorona, one test a sentence: the lines, percussion, aspiration, chains, the ends. See RULES in docs/rules.md."""

import pytest

from games import new, rules
from games.contract import Rules
from games.fanorona import Fanorona
from games.match import Match
from tests.games.fanorona_tools import game_of, legal, outcome, played

REST = "/........./........./........./........B"

TURNS = (
    ({}, [5, 21, 225, 2982]),
    ({"preset": "tournament"}, [5, 39, 724, 18026]),
    ({"size": "5x5"}, [5, 12, 69, 640, 3323]),
    ({"size": "3x3"}, [4, 7, 13, 40, 64, 104]),
)


def turns(game: Rules, position: bytes, depth: int) -> int:
    """How many sequences of `depth` complete turns there are; a turn is a chain to its end, a stop included."""
    if depth == 0:
        return 1
    seat = game.turn(position)
    count = 0
    for move in game.moves(position):
        after = game.play(position, move)
        count += turns(game, after, depth - (game.turn(after) != seat))
    return count


@pytest.mark.parametrize(("options", "counts"), TURNS)
def test_the_number_of_complete_turns(options: dict, counts: list[int]) -> None:
    game = new("fanorona", **options)
    assert [turns(game, game.start(), depth + 1) for depth in range(len(counts))] == counts


# The board and its lines


@pytest.mark.parametrize(
    ("size", "text"),
    [
        ("9x5", "WWWWWWWWW/WWWWWWWWW/BWBW.BWBW/BBBBBBBBB/BBBBBBBBB W"),
        ("5x5", "WWWWW/WWWWW/BW.BW/BBBBB/BBBBB W"),
        ("3x3", "WWW/B.W/BBB W"),
    ],
)
def test_the_start_has_one_free_point_and_white_begins(size: str, text: str) -> None:
    game = new("fanorona", size=size)
    assert game.to_text(game.start()) == text


def test_a_piece_moves_to_a_neighbouring_free_point_along_a_line() -> None:
    assert legal("...../..W../...../...../B...B W") == "C2-C1 C2-B2 C2-D2 C2-C3"


def test_diagonals_only_through_points_whose_row_and_column_are_even_together() -> None:
    assert legal("...../.W.../...../...../....B W") == "B2-A1 B2-B1 B2-C1 B2-A2 B2-C2 B2-A3 B2-B3 B2-C3"
    assert legal(".W.../...../...../...../B...B W") == "B1-A1 B1-C1 B1-B2"


def test_a_plain_step_ends_the_turn() -> None:
    assert played(".W.../...../...../...../B...B W", "B1-B2") == "...../.W.../...../...../B...B B"


def test_a_row_s_end_is_not_beside_the_next_row_s_beginning() -> None:
    assert legal("....W/...../...../...../B.... W") == "E1-D1 E1-D2 E1-E2"


# Percussion and aspiration: rows are short, the same holds on any line


def test_percussion_takes_the_unbroken_line_just_beyond_the_point_reached() -> None:
    assert played(f"W.BB.B...{REST} W", "A1-B1P") == f".W...B...{REST} B"


def test_aspiration_takes_the_unbroken_line_just_behind_the_point_left() -> None:
    assert played(f"BB.BBBW..{REST} W", "G1-H1A") == f"BB.....W.{REST} B"


def test_the_line_ends_at_a_piece_of_one_s_own() -> None:
    assert played(f"W.BWB....{REST} W", "A1-B1P") == f".W.WB....{REST} B"


def test_a_line_of_enemies_may_reach_the_edge() -> None:
    assert played(f"W.BBBBBBB{REST} W", "A1-B1P") == f".W.......{REST} B"
    assert played(f"BBBBBBBW.{REST} W", "H1-I1A") == f"........W{REST} B"


def test_captures_run_along_diagonals_too() -> None:
    assert played("W..../...../..B../...B./B.... W", "A1-B2P") == "...../.W.../...../...../B.... B"


def test_the_point_just_beyond_or_just_behind_must_hold_an_enemy() -> None:
    assert legal("W..BB/...../...../...../..... W") == "A1-B1 A1-A2 A1-B2"
    assert legal("B.W../...../...../...../..... W") == "C1-B1P"
    assert legal("BB.W./...../...../...../..... W") == "D1-C1P"
    assert legal("B..W./...../...../...../..... W") == "D1-C1 D1-E1 D1-D2"


def test_never_both_percussion_and_aspiration_choose() -> None:
    text = "BW.B./...../...../...../....B W"
    assert legal(text) == "B1-C1P B1-C1A"
    assert played(text, "B1-C1P") == "B.W../...../...../...../....B B"
    assert played(text, "B1-C1A") == "..WB./...../...../...../....B B"


def test_steps_name_the_move_and_each_piece_the_nearest_first() -> None:
    game = new("fanorona", size="5x5")
    position = game.from_text("BBW../...../...../...../....B W")
    assert game.steps(position, game.parse_move(position, "C1-D1A")) == [
        (rules.MOVE, 2, 1),
        (rules.MOVE, 3, 1),
        (rules.TAKE, 1, 1),
        (rules.TAKE, 0, 1),
    ]


def test_a_capture_is_compulsory_when_one_exists() -> None:
    assert legal("W.B../...../...../...../W...B W") == "A1-B1P"


# Chains


def test_the_capturing_piece_goes_on_as_long_as_it_can() -> None:
    text = "W.B.W/...../.B.../...../....B W"
    assert played(text, "A1-B1P") == ".W..W/...../.B.../...../....B W B1:A1,B1"
    assert legal(".W..W/...../.B.../...../....B W B1:A1,B1") == "B1-B2P"
    assert played(text, "A1-B1P B1-B2P") == "....W/.W.../...../...../....B B"


def test_a_capture_that_leads_no_further_ends_the_turn() -> None:
    assert played("W.B../...../...../...../....B W", "A1-B1P") == ".W.../...../...../...../....B B"


def test_a_chain_s_step_is_a_capture_and_another_piece_has_none() -> None:
    # E3 could take E5; once B1 has begun, it alone goes on.
    assert legal(".W.../...../.B..W/...../....B W") == "B1-B2P E3-E4P"
    assert legal(".W.../...../.B..W/...../....B W B1:A1,B1") == "B1-B2P"


# The third capture of the document's example: the pictures are lost, this position fits its text.
EXAMPLE = "......B../......B../...BBB.W./BBBBB..BB/......... W"


def test_the_document_s_chain_takes_three_then_two_then_five() -> None:
    game = new("fanorona")
    match = Match(game, game.from_text(EXAMPLE))
    pieces = []
    for move in ("H3-G3P", "G3-G4A", "G4-F4P"):
        match.play(game.parse_move(match.position, move))
        pieces.append(game.scores(match.position)[1])
    assert pieces == [9, 7, 2]
    assert game.to_text(match.position_at(2)) == "........./........./........./BBBBB.WBB/......... W G4:H3,G3,G4"
    assert game.to_text(match.position) == "........./........./........./.....W.BB/......... B"


def test_never_back_to_a_point_already_visited_in_this_turn() -> None:
    # From F4 the piece would take H4 and I4 by going back to G4, where it has been: the chain ended there.
    free = "........./........./........./.....W.BB/......... W"
    assert legal(free) == "F4-G4P"
    assert played(EXAMPLE, "H3-G3P G3-G4A G4-F4P").endswith(" B")


def test_the_start_of_the_chain_is_a_visited_point() -> None:
    # Going back to C1, or on to it, B1 would take D1: it started there.
    text = "B.W.B/...../.B.../...../....B W"
    assert legal(text) == "C1-B1P C1-D1P"
    assert played(text, "C1-B1P") == ".W..B/...../.B.../...../....B W B1:C1,B1"
    assert legal(".W.B./...../.B.../...../....B W B1:C1,B1") == "B1-B2P"


def test_two_captures_in_the_same_direction_are_allowed() -> None:
    assert legal("..W.B/...../..B../...../B...B W C1:B1,C1") == "C1-D1P C1-C2P"
    assert played("BW..B/...../...../...../B...B W", "B1-C1A C1-D1P") == "...W./...../...../...../B...B B"


# Ends


@pytest.mark.parametrize("options", [{}, {"chain": "may"}])
def test_end_no_piece_loses(options: dict) -> None:
    text = "W.B../...../...../...../..... W"
    after = played(text, "A1-B1P", **options)
    assert after == ".W.../...../...../...../..... B"
    assert legal(after, **options) == ""
    assert outcome(after, **options) == ("W", (1, 0), "no piece")


def test_a_colour_without_a_piece_has_lost_whoever_is_to_move() -> None:
    assert outcome("WW./.../... W") == ("W", (2, 0), "no piece")
    assert outcome("WW./.../... B") == ("W", (2, 0), "no piece")
    assert outcome("BB./.../... W") == ("B", (0, 2), "no piece")


def test_end_blocked_loses() -> None:
    assert legal("WB./BB./... W") == ""
    assert outcome("WB./BB./... W") == ("B", (1, 3), "blocked")
    assert outcome("WB./BB./... B") is None
    assert outcome("WWB/BBB/WBW B") == ("W", (4, 5), "blocked")


def test_the_game_goes_on_while_both_colours_can_move() -> None:
    assert outcome("W../.../..B W") is None
    assert outcome(".W..W/...../.B.../...../....B W B1:A1,B1") is None


def test_scores_are_the_pieces() -> None:
    game = game_of("WW./.W./B.B B", {})
    assert game.scores(game.from_text("WW./.W./B.B B")) == (3, 2)
    assert new("fanorona").scores(new("fanorona").start()) == (22, 22)


def test_the_tables_of_a_size_are_made_once() -> None:
    one, other = Fanorona(), Fanorona(chain="may")
    assert one.lines is other.lines
    assert (len(one.first), len(one.lines), len(one.ray)) == (46, 4 * 216, 360)
