"""The rules of the Colorigraphe, one test per rule: stakes, arcs, colours, validity, points, challenges, refusals, ends."""

import pytest

from games import colorigraphe, colorigraphe_moves, new, rules
from games.rules import Outcome
from tests.games.colorigraphe_tools import FREE, TRIANGLE, after, legal, refusal, scores


def test_player_in_turn_names_stake_2_to_24() -> None:
    assert legal(f"stake S 0,0 0 - {FREE}") == [f"stake {stake}" for stake in range(2, 25)]
    assert after(None, "stake 7") == f"arc S 0,0 7 - {FREE}"


def test_dice_give_an_arc_in_either_order() -> None:
    start = f"arc S 0,0 7 - {FREE}"
    assert after(start, "arc 5-3") == after(start, "arc 3-5") == f"arc S 0,0 7 3-5 {FREE}"
    assert len(legal(start)) == 12 * 11


def test_dice_give_as_many_arcs_as_stake() -> None:
    assert after(None, "stake 2, arc 12-1, arc 1-2") == f"colour S 0,0 2 1-2,1-12 {FREE}"


def test_text_has_arcs_in_order() -> None:
    assert after(None, "stake 5, arc 11-12, arc 12-3, arc 6-3, arc 1-12").split(" ")[4] == "1-12,3-6,3-12,11-12"


def test_problem_with_fewer_arcs_than_stake_is_playable() -> None:
    text = "colour S 5,8 12 3-5,7-12 rb.k........"
    assert after(text, "red 3, blue 5, blue 7, red 12, clear 4, done") == f"stake N 17,8 0 - {FREE}"


def test_plot_can_be_recoloured() -> None:
    start = f"colour S 0,0 2 1-2,2-3 {FREE}"
    assert after(start, "red 5").split(" ")[5] == "....r......."
    assert after(start, "red 5, blue 5").split(" ")[5] == "....b......."
    assert after(start, "red 5, black 5, black 5").split(" ")[5] == "....k......."
    assert after(start, "red 5, clear 5, clear 5") == start


def test_colouring_without_black_scores_stake() -> None:
    assert after("colour S 1,2 5 1-2,2-3 rbr.........", "done") == f"stake N 6,2 0 - {FREE}"


@pytest.mark.parametrize("extra", ["r", "b", "."])
def test_isolated_plots_may_stay_empty(extra: str) -> None:
    assert scores(after(f"colour S 0,0 5 1-2,2-3 rbr{extra * 9}", "done")) == [5, 0]


@pytest.mark.parametrize(
    "colours", ["rr.........", "rb.........", "bbb........", ".b.........", "kbb........", "kk........."]
)
def test_arc_with_equal_or_empty_ends_is_invalid(colours: str) -> None:
    assert after(f"colour S 0,0 5 1-2,2-3 {colours}.", "done").startswith("claim S 0,0 5 1-2,2-3 ")
    assert after(f"colour S 0,0 5 1-2,2-3 {colours}.", "done").endswith(" x")


def test_arc_with_two_black_ends_is_invalid() -> None:
    assert after(f"colour S 0,0 5 {TRIANGLE} rbk.........", "done").endswith(" 1")
    assert after(f"colour S 0,0 5 {TRIANGLE} rkk.........", "done").endswith(" x")


def test_each_black_token_costs_two_points() -> None:
    assert after("colour S 1,2 5 1-2,2-3 krk.........", "done, pass") == f"stake N 2,2 0 - {FREE}"


def test_black_token_on_isolated_plot_counts() -> None:
    assert after("colour S 0,0 5 1-2 rb.........k", "done, pass") == f"stake N 3,0 0 - {FREE}"


@pytest.mark.parametrize("moves", ["done", "timeout"])
def test_invalid_colouring_scores_nothing(moves: str) -> None:
    assert after("colour S 1,2 5 1-2 rr..........", f"{moves}, pass") == f"stake N 1,2 0 - {FREE}"


def test_timeout_scores_nothing() -> None:
    assert after("colour S 1,2 5 1-2 rb..........", "timeout") == "claim S 1,2 5 1-2 rb.......... x"
    assert after("colour S 1,2 5 1-2 rb..........", "timeout, pass") == f"stake N 1,2 0 - {FREE}"


def test_black_invalid_or_late_colouring_may_be_challenged() -> None:
    for text in (f"claim S 0,0 5 {TRIANGLE} rbk......... 1", f"claim S 0,0 5 {TRIANGLE} rbb......... x"):
        assert legal(text) == ["pass", "challenge 1"]


def test_colouring_without_black_has_no_challenge() -> None:
    assert after("colour S 0,0 5 1-2 rb..........", "done").startswith("stake N ")


def test_challenger_gets_turn_and_empty_plots() -> None:
    text = after(f"claim S 0,0 5 {TRIANGLE} rbk......... 1", "challenge 1")
    assert text == f"challenge N 0,0 5 {TRIANGLE} {FREE} S 1"
    game = new("colorigraphe")
    assert game.turn(game.from_text(text)) == 1
    assert game.turn(game.from_text(f"claim S 0,0 5 {TRIANGLE} rbk......... 1")) == 0


def test_challenge_needs_strictly_fewer_black() -> None:
    start = "challenge N 0,0 9 1-2,2-3 {} S 2"
    assert scores(after(start.format("rbr........."), "done")) == [0, 9]
    assert scores(after(start.format("krb........."), "done")) == [0, 7]
    assert scores(after(start.format("krk........."), "done")) == [9, 0]
    assert scores(after(start.format("krkk........"), "done")) == [9, 0]


def test_any_valid_colouring_beats_invalid_one() -> None:
    start = "challenge N 0,0 9 1-2,2-3 {} S x"
    assert scores(after(start.format("rbr........."), "done")) == [0, 9]
    assert scores(after(start.format("krkkkk...k.."), "done")) == [0, -3]
    assert scores(after(start.format("rrr........."), "done")) == [9, 0]


def test_late_challenger_fails() -> None:
    assert scores(after("challenge N 0,0 9 1-2,2-3 rbr......... S x", "timeout")) == [9, 0]


@pytest.mark.parametrize("first", ["1", "6", "x"])
def test_failed_challenge_gives_owner_whole_stake(first: str) -> None:
    assert scores(after(f"challenge N 3,4 9 1-2 ............ S {first}", "done")) == [12, 4]


def test_turn_order_is_unchanged_after_challenge() -> None:
    for ends in ("rb..........", FREE):
        assert after(f"challenge N 0,0 9 1-2 {ends} S x", "done").startswith("stake N ")
        assert after(f"challenge E 0,0,0 9 1-2 {ends} S x", "done", players=3).startswith("stake N ")
        assert after(f"challenge S 0,0,0 9 1-2 {ends} E x", "done", players=3).startswith("stake S ")


def test_one_of_two_others_may_challenge() -> None:
    text = f"claim N 0,0,0 5 {TRIANGLE} rbk......... 1"
    assert legal(text, players=3) == ["pass", "challenge 0", "challenge 2"]
    assert after(text, "challenge 2", players=3).startswith("challenge E ")
    assert after(text, "challenge 2, done", players=3) == f"stake E 0,5,0 0 - {FREE}"


def test_three_players_take_turns() -> None:
    text = None
    for seat in "NES":
        text = after(text, "stake 2, arc 1-2, arc 2-3, red 1, blue 2, red 3, done", players=3)
        assert text.startswith(f"stake {seat} ")
    assert scores(text or "") == [2, 2, 2]


# Reasons of refusals, and the plot to point at


@pytest.mark.parametrize("number", [-1, -20, 270, 271, 1 << 20])
def test_reason_not_a_move(number: int) -> None:
    assert refusal(f"stake S 0,0 0 - {FREE}", number) == (rules.NOT_A_MOVE, 1)


def test_reason_not_a_move_for_excluded_options() -> None:
    colouring = "colour S 0,0 2 1-2 bbbbbbbbbbbb"
    for move in ("black 3", "clear 3", "challenge 1", "pass"):
        assert refusal(colouring, move, colours=2)[0] == rules.NOT_A_MOVE
    for move in ("card 1", "stop", "challenge 2"):
        assert refusal(colouring, move)[0] == rules.NOT_A_MOVE
    for move in ("stake 5", "arc 1-2"):
        assert refusal(f"card S 0,0 0 - {FREE} 1-48", move, problems="cards")[0] == rules.NOT_A_MOVE
    for move in ("challenge 0", "pass"):
        assert refusal("colour S 0 2 1-2 bbbbbbbbbbbb", move, players=1)[0] == rules.NOT_A_MOVE


def test_reason_game_over() -> None:
    for move in ("stake 5", "red 3", "arc 1-1", "done", "challenge 1"):
        assert refusal(f"end S 100,0 0 - {FREE}", move)[0] == rules.GAME_OVER
    assert refusal(f"end S 0,0 0 - {FREE}", "stop", target=0)[0] == rules.GAME_OVER


def test_reason_not_now() -> None:
    phases = {
        "stake": f"stake S 0,0 0 - {FREE}",
        "arc": f"arc S 0,0 3 1-2 {FREE}",
        "red": "colour S 0,0 2 1-2 rrrkkk......",
        "pass": "claim S 0,0 2 1-2 rrrkkkkkk... x",
    }
    moves = {
        "stake": ("stake 2", "stake 24"),
        "arc": ("arc 3-4",),
        "red": ("red 3", "black 1", "clear 12", "done", "timeout"),
        "pass": ("pass", "challenge 1"),
    }
    for phase, text in phases.items():
        for other, names in moves.items():
            for name in names:
                assert refusal(text, name)[0] == (0 if phase == other else colorigraphe_moves.NOT_NOW)
    assert refusal(phases["stake"], "red 7") == (colorigraphe_moves.NOT_NOW, 7)


def test_reason_double_points_at_the_plot() -> None:
    assert refusal(f"arc S 0,0 3 1-2 {FREE}", "arc 5-5") == (colorigraphe_moves.DOUBLE, 5)


def test_reason_arc_exists_in_either_order() -> None:
    assert refusal(f"arc S 0,0 3 1-2 {FREE}", "arc 1-2") == (colorigraphe_moves.ARC_EXISTS, 1)
    assert refusal(f"arc S 0,0 3 1-2 {FREE}", "arc 2-1") == (colorigraphe_moves.ARC_EXISTS, 2)
    assert refusal(f"arc S 0,0 3 1-2 {FREE}", "arc 2-3") == (0, 2)


def test_refused_roll_is_rolled_again() -> None:
    game = new("colorigraphe")
    position = game.from_text(f"arc S 0,0 3 1-2 {FREE}")
    for roll in ("arc 5-5", "arc 2-1"):
        with pytest.raises(rules.IllegalMove):
            game.play(position, game.parse_move(position, roll))
    assert game.to_text(game.play(position, game.parse_move(position, "arc 5-4"))) == f"arc S 0,0 3 1-2,4-5 {FREE}"


@pytest.mark.parametrize("phase", ["colour S 0,0 2 1-2 {}", "challenge N 0,0 2 1-2 {} S x"])
def test_reason_no_black_left_for_the_seventh(phase: str) -> None:
    text = phase.format("rb.kkkk.kk..")
    assert refusal(text, "black 3") == (colorigraphe_moves.NO_BLACK_LEFT, 3)
    assert refusal(text, "black 4") == (0, 4)
    assert "black 3" not in legal(text)
    assert refusal(after(text, "clear 4"), "black 3") == (0, 3)
    assert refusal(after(text, "red 4"), "black 3") == (0, 3)


def test_reason_own_problem() -> None:
    assert refusal("claim S 0,0 2 1-2 rr.......... x", "challenge 0")[0] == colorigraphe_moves.OWN_PROBLEM
    assert refusal("claim E 0,0,0 2 1-2 rr.......... x", "challenge 2", players=3)[0] == colorigraphe_moves.OWN_PROBLEM
    assert refusal("claim S 0,0 2 1-2 rr.......... x", "challenge 1")[0] == 0


def test_reason_card_drawn() -> None:
    text = f"card S 0,0 0 - {FREE} 1,3-48"
    assert refusal(text, "card 2", problems="cards")[0] == colorigraphe_moves.CARD_DRAWN
    assert refusal(text, "card 3", problems="cards")[0] == 0


def test_end_target_wins_at_once() -> None:
    game = new("colorigraphe")
    reached = game.from_text(after("colour N 99,95 5 1-2,2-3 rbr.........", "done"))
    assert game.to_text(reached) == f"end S 99,100 0 - {FREE}"
    assert game.outcome(reached) == Outcome(1, (99, 100), colorigraphe.TARGET)
    assert game.moves(reached) == []


def test_end_target_may_be_passed_or_reached_by_challenge() -> None:
    game = new("colorigraphe")
    for seat, colours in ((1, "rbr........."), (0, FREE)):
        reached = game.from_text(after(f"challenge N 99,95 9 1-2,2-3 {colours} S x", "done"))
        assert game.outcome(reached) == Outcome(seat, ((99, 104), (108, 95))[1 - seat], colorigraphe.TARGET)
        assert game.turn(reached) == 1


def test_end_stopped_ends_training_without_winner() -> None:
    game = new("colorigraphe", players=1)
    for text in (f"stake S 3 0 - {FREE}", f"arc S 3 2 - {FREE}", "colour S 3 2 1-2 rb.........."):
        stopped = game.from_text(after(text, "stop", players=1))
        assert game.to_text(stopped) == f"end S 3 0 - {FREE}"
        assert game.outcome(stopped) == Outcome(None, (3,), colorigraphe.STOPPED)
        assert game.moves(stopped) == []


def test_end_stopped_gives_win_to_higher_score() -> None:
    game = new("colorigraphe", players=3, target=0)
    for points, winner in (((3, 5, 4), 1), ((5, 5, 4), None), ((-3, -5, -4), 0)):
        text = f"claim N {','.join(map(str, points))} 2 1-2 rr.......... x"
        stopped = game.from_text(after(text, "stop", players=3, target=0))
        assert game.to_text(stopped) == f"end N {','.join(map(str, points))} 0 - {FREE}"
        assert game.outcome(stopped) == Outcome(winner, points, colorigraphe.STOPPED)


def test_stop_needs_training_or_no_target() -> None:
    assert "stop" not in legal(f"stake S 0,0 0 - {FREE}")
    assert "stop" not in legal(f"stake S 0,0,0 0 - {FREE}", players=3)
    assert "stop" in legal(f"stake S 0,0 0 - {FREE}", target=0)
