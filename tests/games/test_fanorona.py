"""The rules of Fanorona, one test per sentence: lines, percussion, aspiration, chains, ends. See RULES in docs/rules.md."""

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
    """Return the number of sequences of `depth` complete turns; a turn is a chain to its end, a stop included."""
    if depth == 0:
        return 1
    seat = game.turn(position)
    count = 0
    for move in game.moves(position):
        after = game.play(position, move)
        count += turns(game, after, depth - (game.turn(after) != seat))
    return count


@pytest.mark.parametrize(("options", "counts"), TURNS)
def test_complete_turns_match_known_counts(options: dict, counts: list[int]) -> None:
    game = new("fanorona", **options)
    assert [turns(game, game.start(), depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.parametrize(
    ("size", "text"),
    [
        ("9x5", "WWWWWWWWW/WWWWWWWWW/BWBW.BWBW/BBBBBBBBB/BBBBBBBBB W"),
        ("5x5", "WWWWW/WWWWW/BW.BW/BBBBB/BBBBB W"),
        ("3x3", "WWW/B.W/BBB W"),
    ],
)
def test_start_has_one_free_point_and_white_begins(size: str, text: str) -> None:
    game = new("fanorona", size=size)
    assert game.to_text(game.start()) == text


def test_piece_moves_along_line_to_free_neighbour() -> None:
    assert legal("...../..W../...../...../B...B W") == "C2-C1 C2-B2 C2-D2 C2-C3"


def test_diagonals_need_even_row_plus_column() -> None:
    assert legal("...../.W.../...../...../....B W") == "B2-A1 B2-B1 B2-C1 B2-A2 B2-C2 B2-A3 B2-B3 B2-C3"
    assert legal(".W.../...../...../...../B...B W") == "B1-A1 B1-C1 B1-B2"


def test_plain_step_ends_turn() -> None:
    assert played(".W.../...../...../...../B...B W", "B1-B2") == "...../.W.../...../...../B...B B"


def test_row_ends_do_not_touch_next_row() -> None:
    assert legal("....W/...../...../...../B.... W") == "E1-D1 E1-D2 E1-E2"


# Percussion and aspiration: rows are short, the same holds on any line


def test_percussion_takes_line_beyond_point_reached() -> None:
    assert played(f"W.BB.B...{REST} W", "A1-B1P") == f".W...B...{REST} B"


def test_aspiration_takes_line_behind_point_left() -> None:
    assert played(f"BB.BBBW..{REST} W", "G1-H1A") == f"BB.....W.{REST} B"


def test_captured_line_ends_at_own_piece() -> None:
    assert played(f"W.BWB....{REST} W", "A1-B1P") == f".W.WB....{REST} B"


def test_captured_line_may_reach_edge() -> None:
    assert played(f"W.BBBBBBB{REST} W", "A1-B1P") == f".W.......{REST} B"
    assert played(f"BBBBBBBW.{REST} W", "H1-I1A") == f"........W{REST} B"


def test_captures_run_along_diagonals() -> None:
    assert played("W..../...../..B../...B./B.... W", "A1-B2P") == "...../.W.../...../...../B.... B"


def test_capture_needs_adjacent_enemy() -> None:
    assert legal("W..BB/...../...../...../..... W") == "A1-B1 A1-A2 A1-B2"
    assert legal("B.W../...../...../...../..... W") == "C1-B1P"
    assert legal("BB.W./...../...../...../..... W") == "D1-C1P"
    assert legal("B..W./...../...../...../..... W") == "D1-C1 D1-E1 D1-D2"


def test_player_chooses_percussion_or_aspiration() -> None:
    text = "BW.B./...../...../...../....B W"
    assert legal(text) == "B1-C1P B1-C1A"
    assert played(text, "B1-C1P") == "B.W../...../...../...../....B B"
    assert played(text, "B1-C1A") == "..WB./...../...../...../....B B"


def test_steps_are_move_then_pieces_nearest_first() -> None:
    game = new("fanorona", size="5x5")
    position = game.from_text("BBW../...../...../...../....B W")
    assert game.steps(position, game.parse_move(position, "C1-D1A")) == [
        (rules.MOVE, 2, 1),
        (rules.MOVE, 3, 1),
        (rules.TAKE, 1, 1),
        (rules.TAKE, 0, 1),
    ]


def test_capture_is_compulsory() -> None:
    assert legal("W.B../...../...../...../W...B W") == "A1-B1P"


def test_chain_continues_while_it_can() -> None:
    text = "W.B.W/...../.B.../...../....B W"
    assert played(text, "A1-B1P") == ".W..W/...../.B.../...../....B W B1:A1,B1"
    assert legal(".W..W/...../.B.../...../....B W B1:A1,B1") == "B1-B2P"
    assert played(text, "A1-B1P B1-B2P") == "....W/.W.../...../...../....B B"


def test_capture_without_continuation_ends_turn() -> None:
    assert played("W.B../...../...../...../....B W", "A1-B1P") == ".W.../...../...../...../....B B"


def test_chain_allows_only_captures_of_its_piece() -> None:
    # E3 could take E5, but only B1, which began the chain, may go on.
    assert legal(".W.../...../.B..W/...../....B W") == "B1-B2P E3-E4P"
    assert legal(".W.../...../.B..W/...../....B W B1:A1,B1") == "B1-B2P"


# The third capture of the document's example: its pictures are lost, this position fits its text.
EXAMPLE = "......B../......B../...BBB.W./BBBBB..BB/......... W"


def test_documents_chain_takes_three_two_and_five() -> None:
    game = new("fanorona")
    match = Match(game, game.from_text(EXAMPLE))
    pieces = []
    for move in ("H3-G3P", "G3-G4A", "G4-F4P"):
        match.play(game.parse_move(match.position, move))
        pieces.append(game.scores(match.position)[1])
    assert pieces == [9, 7, 2]
    assert game.to_text(match.position_at(2)) == "........./........./........./BBBBB.WBB/......... W G4:H3,G3,G4"
    assert game.to_text(match.position) == "........./........./........./.....W.BB/......... B"


def test_chain_never_returns_to_visited_point() -> None:
    # From F4 the piece would take H4 and I4 by returning to G4, which it has visited: the chain ends.
    free = "........./........./........./.....W.BB/......... W"
    assert legal(free) == "F4-G4P"
    assert played(EXAMPLE, "H3-G3P G3-G4A G4-F4P").endswith(" B")


def test_chain_start_is_a_visited_point() -> None:
    # By moving to C1 the piece would take D1, but it started there.
    text = "B.W.B/...../.B.../...../....B W"
    assert legal(text) == "C1-B1P C1-D1P"
    assert played(text, "C1-B1P") == ".W..B/...../.B.../...../....B W B1:C1,B1"
    assert legal(".W.B./...../.B.../...../....B W B1:C1,B1") == "B1-B2P"


def test_same_direction_twice_is_allowed() -> None:
    assert legal("..W.B/...../..B../...../B...B W C1:B1,C1") == "C1-D1P C1-C2P"
    assert played("BW..B/...../...../...../B...B W", "B1-C1A C1-D1P") == "...W./...../...../...../B...B B"


@pytest.mark.parametrize("options", [{}, {"chain": "may"}])
def test_end_no_piece_loses(options: dict) -> None:
    text = "W.B../...../...../...../..... W"
    after = played(text, "A1-B1P", **options)
    assert after == ".W.../...../...../...../..... B"
    assert legal(after, **options) == ""
    assert outcome(after, **options) == ("W", (1, 0), "no piece")


def test_colour_without_piece_has_lost() -> None:
    assert outcome("WW./.../... W") == ("W", (2, 0), "no piece")
    assert outcome("WW./.../... B") == ("W", (2, 0), "no piece")
    assert outcome("BB./.../... W") == ("B", (0, 2), "no piece")


def test_end_blocked_loses() -> None:
    assert legal("WB./BB./... W") == ""
    assert outcome("WB./BB./... W") == ("B", (1, 3), "blocked")
    assert outcome("WB./BB./... B") is None
    assert outcome("WWB/BBB/WBW B") == ("W", (4, 5), "blocked")


def test_game_continues_while_both_can_move() -> None:
    assert outcome("W../.../..B W") is None
    assert outcome(".W..W/...../.B.../...../....B W B1:A1,B1") is None


def test_scores_are_the_pieces() -> None:
    game = game_of("WW./.W./B.B B", {})
    assert game.scores(game.from_text("WW./.W./B.B B")) == (3, 2)
    assert new("fanorona").scores(new("fanorona").start()) == (22, 22)


def test_line_tables_are_made_once_per_size() -> None:
    one, other = Fanorona(), Fanorona(chain="may")
    assert one.lines is other.lines
    assert (len(one.first), len(one.lines), len(one.ray)) == (46, 4 * 216, 360)
