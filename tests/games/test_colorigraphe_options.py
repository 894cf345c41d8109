"""The options of the Colorigraphe: defaults that depend on the players, the first seat, variants, floor, cards, texts."""

import pytest

from games import new
from games.colorigraphe import OPTIONS
from games.match import Match
from games.rules import Outcome
from tests.games import kit, variants
from tests.games.colorigraphe_tools import FREE, TRIANGLE, after, legal, refusal, scores


def test_option_order_and_values_match_rules_page() -> None:
    assert list(OPTIONS) == [
        ("players", 2, (2, 1, 3)),
        ("target", 100, range(1000)),
        ("seconds", 60, (60, 30, 120)),
        ("stakes", "chosen", ("chosen", "dice")),
        ("colours", 3, (3, 2)),
        ("problems", "dice", ("dice", "cards")),
        ("floor", False, (False, True)),
        ("first", 0, (0, 1, 2)),
    ]


@pytest.mark.parametrize(("players", "target"), [(2, 100), (3, 70), (1, 0)])
def test_default_target_depends_on_players(players: int, target: int) -> None:
    game = new("colorigraphe", players=players)
    assert game.options[1] == target
    assert repr(game) == ("new('colorigraphe')" if players == 2 else f"new('colorigraphe', players={players})")
    assert new("colorigraphe", players=players, target=999).options[1] == 999


@pytest.mark.parametrize("players", [1, 2, 3])
def test_first_must_be_a_taken_seat(players: int) -> None:
    for first in range(3):
        if first < players:
            game = new("colorigraphe", players=players, first=first)
            assert game.turn(game.start()) == first
            assert list(game.SEATS) == ["S", "N", "E"][:players]
        else:
            allowed = ", ".join("012"[:players])
            with pytest.raises(ValueError, match=f"^first={first} is not allowed: first is one of {allowed}$"):
                new("colorigraphe", players=players, first=first)


def test_third_seat_may_start() -> None:
    seen = kit.Seen()
    kit.check_game("colorigraphe", {"players": 3, "first": 2}, variants.GAMES["colorigraphe"], 1, seen)
    match = Match(new("colorigraphe", players=3, first=2))
    match.play(match.game.parse_move(match.position, "stake 5"))
    assert "\n1. E stake 5\n" in match.record()
    assert kit.positions_of(Match.replay(match.record())) == kit.positions_of(match)


@pytest.mark.parametrize("target", [1, 5, 999])
def test_target_ends_game(target: int) -> None:
    for reached, phase in ((target - 5, "end"), (target - 6, "stake")):
        text = f"colour N 0,{reached} 5 1-2 rb.........."
        assert after(text, "done", target=target).startswith(f"{phase} S ")


def test_target_0_ends_only_by_stop() -> None:
    assert after("colour N 9000,995 5 1-2 rb..........", "done", target=0) == f"stake S 9000,1000 0 - {FREE}"


def test_training_may_have_target() -> None:
    game = new("colorigraphe", players=1, target=5)
    position = game.from_text(after("colour S 0 5 1-2 rb..........", "done", players=1, target=5))
    assert game.outcome(position) == Outcome(0, (5,), 5)


def test_training_has_no_challenge() -> None:
    start = f"colour S 7 5 {TRIANGLE} {{}}........."
    assert after(start.format("rbk"), "done", players=1) == f"stake S 10 0 - {FREE}"
    assert after(start.format("rbb"), "done", players=1) == f"stake S 7 0 - {FREE}"
    assert after(start.format("rbk"), "timeout", players=1) == f"stake S 7 0 - {FREE}"


@pytest.mark.parametrize("seconds", [60, 30, 120])
def test_seconds_do_not_change_start(seconds: int) -> None:
    game = new("colorigraphe", seconds=seconds)
    assert game.seconds == seconds  # type: ignore[attr-defined]
    assert game.start() == new("colorigraphe").start()


def test_dice_stakes_are_sum_of_two_dice() -> None:
    sums = sorted({one + other for one in range(1, 13) for other in range(1, 13)})
    assert legal(f"stake S 0,0 0 - {FREE}", stakes="dice") == [f"stake {stake}" for stake in sums]


def test_two_colours_start_all_blue() -> None:
    text = after(None, "stake 2, arc 1-2, arc 2-3", colours=2)
    assert text == "colour S 0,0 2 1-2,2-3 bbbbbbbbbbbb"
    assert after(text, "red 2, red 3, blue 3", colours=2) == "colour S 0,0 2 1-2,2-3 brbbbbbbbbbb"
    assert legal(text, colours=2) == [f"{colour} {p}" for colour in ("red", "blue") for p in range(1, 13)] + [
        "done",
        "timeout",
    ]


def test_two_colours_have_no_challenge() -> None:
    text = "colour S 0,0 5 1-2,2-3 {}bbbbbbbbb"
    assert after(text.format("brb"), "done", colours=2) == f"stake N 5,0 0 - {FREE}"
    assert after(text.format("bbr"), "done", colours=2) == f"stake N 0,0 0 - {FREE}"
    assert after(text.format("brb"), "timeout", colours=2) == f"stake N 0,0 0 - {FREE}"


@pytest.mark.parametrize(("floor", "score"), [(False, -2), (True, 0)])
def test_floor_stops_scores_from_falling(floor: bool, score: int) -> None:
    assert scores(after("claim S 0,0 2 1-2,2-3 kbk......... 2", "pass", floor=floor)) == [score, 0]
    assert scores(after("challenge N 0,0 2 1-2,2-3 kbk......... S 3", "done", floor=floor)) == [0, score]
    assert scores(after("claim S 0,7 4 1-2,2-3 kbk......... 2", "pass", floor=floor)) == [0, 7]


def test_a_score_stays_within_four_digits() -> None:
    options = {"target": 0}
    assert scores(after("claim S -9998,0 2 1-2,2-3 kbkk........ 3", "pass", **options)) == [-9999, 0]
    assert scores(after("colour S 9990,0 24 1-2 rb..........", "done", **options)) == [9999, 0]


def test_card_sets_arcs_and_stake() -> None:
    text = after(None, "card 3", problems="cards")
    phase, seat, _, stake, arcs, colours, deck = text.split(" ")
    assert (phase, seat, colours, deck) == ("colour", "S", FREE, "1-2,4-48")
    assert len(arcs.split(",")) == int(stake) == 3
    assert after(None, "card 3", problems="cards", stakes="dice") == text


def test_card_is_drawn_once_per_deck() -> None:
    drawn = after(None, "card 3, timeout, pass", problems="cards")
    assert drawn == f"card N 0,0 0 - {FREE} 1-2,4-48"
    assert "card 3" not in legal(drawn, problems="cards")
    assert refusal(drawn, "card 4", problems="cards")[0] == 0


def test_empty_deck_is_refilled() -> None:
    last = after(f"card S 0,0 0 - {FREE} 9", "card 9", problems="cards")
    assert last.endswith(f" {FREE} -")
    assert after(last, "timeout", problems="cards").endswith(" x -")
    assert after(last, "timeout, pass", problems="cards") == f"card N 0,0 0 - {FREE} 1-48"


def test_whole_deck_is_playable() -> None:
    game = new("colorigraphe", problems="cards", players=1)
    position = game.start()
    for number in range(48):
        moves = [move for move in game.moves(position) if game.move_name(position, move).startswith("card ")]
        assert len(moves) == 48 - number
        for move in (moves[len(moves) // 2], game.parse_move(position, "timeout")):
            position = game.play(position, move)
    assert position == game.start()


def test_cards_combine_with_other_options() -> None:
    assert after(None, "card 1", problems="cards", colours=2).split(" ")[5] == "b" * 12
    text = after(None, "card 4, timeout, challenge 2", problems="cards", players=3)
    assert text.startswith("challenge E 0,0,0 3 ")
    assert text.endswith(f" {FREE} S x 1-3,5-48")
