"""After a colouring: the judge, arc by arc; the challenge; the points; then the solver's answer."""

from typing import Any

import pytest

from games import colorigraphe as rules
from games.colorigraphe_moves import OWN_PROBLEM
from sillon.common import tunes
from sillon.players.colorigraphe import best_colouring
from sillon.words import Words
from sim.fakes import wire
from sim.handheld import Handheld
from tests.app.boards import every_board, every_language
from tests.app.play_colorigraphe import (
    FOUR,
    LINE,
    TRIANGLE,
    finish,
    go_to,
    lay_tokens,
    lights_of,
    phase,
    press_on_to,
    scores,
    screen,
    session,
    table_with,
    tokens,
    wait_for_screen,
)
from tests.app.stage import leads_to, leads_to_text, say, screen_of, shows, watch

BEST, WORSE, WRONG = "rbk", "rkk", "rrb"  # of the triangle; WORSE is not valid either


def coloured(moves: str, colours: str, names: tuple[str, ...] = (), settings: Any = None, **options: Any) -> Handheld:
    """Return a handheld after a colouring: the judge begins."""
    handheld = table_with(moves, names, settings, **options)
    handheld.tap("OK")
    lay_tokens(handheld, colours)
    go_to(handheld, 13)
    if screen(handheld).bare():
        handheld.tap("OK")  # it asks once more
    handheld.press("OK")
    handheld.run(40)
    handheld.release("OK")
    leads_to(handheld, "60ms", "verdict")
    return handheld


def claimed(colours: str, moves: str = TRIANGLE, seat: int = 1, **options: Any) -> Handheld:
    """Return a handheld whose challenger is ready."""
    handheld = coloured(moves, colours, **options)
    press_on_to(handheld, "claim")
    while screen(handheld).moves[screen(handheld).at] != rules.CHALLENGE + seat:
        handheld.tap("RIGHT")
    leads_to(handheld, "OK 200ms", "colour")
    return handheld


def answered(first: str, second: str, moves: str = TRIANGLE, **options: Any) -> Handheld:
    """Return a handheld after the challenger's colouring, which shows the points."""
    handheld = claimed(first, moves, **options)
    handheld.tap("OK")
    lay_tokens(handheld, second)
    finish(handheld)
    press_on_to(handheld, "scores")
    return handheld


def test_judge_checks_arcs_one_by_one() -> None:
    handheld = coloured(TRIANGLE, BEST)

    def at_arc(now: Handheld) -> int:
        """Return the number of the arc on the page, 4 when all are done."""
        for number, (one, other) in enumerate(screen(now).arcs):
            if shows(now, "arc_at", number + 1, 3, one + 1, other + 1) and shows(now, "arc_fine"):
                return number + 1
        return 4 if shows(now, "valid_1", 1) else 0

    seen = [number for number in watch(handheld, 3000, at_arc) if number]
    assert seen == [1, 2, 3, 4]


@every_language
@pytest.mark.parametrize("colours, key, faults", [("rrb", "arc_alike", 1), ("r", "arc_bare", 3)])
def test_faulty_arc_is_named_and_blinks(colours: str, key: str, faults: int, language: str) -> None:
    handheld = coloured(TRIANGLE, colours, settings={"language": language})
    assert any(watch(handheld, 800, lambda now: shows(now, "arc_at", 1, 3, 1, 2) and shows(now, key)))
    leads_to_text(handheld, "6000ms", "problems", faults)
    at_fault = {plot for arc in screen(handheld).problems for plot in arc}
    seen = lights_of(handheld, 600)
    for plot in at_fault:
        assert len({any(lights[plot]) for lights in seen}) == 2
    assert phase(handheld) == "claim"


@every_board
@pytest.mark.parametrize("colours, key", [("rbr", "valid_0"), ("rkr", "valid_1"), ("rrr", "problems")])
def test_ok_skips_to_verdict(colours: str, key: str, board: str) -> None:
    handheld = coloured(LINE, colours, settings={"board": board})
    leads_to(handheld, "OK 50ms", "verdict")
    assert shows(handheld, key, 2)
    assert shows(handheld, "next")


def test_verdict_has_a_tune() -> None:
    for colours, tune in (("rbr", tunes.FINE), ("rrr", tunes.REFUSED)):
        handheld = coloured(LINE, colours, settings={"SOUND": 1})
        del wire.tones[:]
        handheld.run(4000)
        assert [hertz for _, hertz in wire.tones if hertz] == [hertz for hertz, _ in tune if hertz]


def test_touches_on_edge_select_challenge_and_in_middle_take_it() -> None:
    handheld = coloured(TRIANGLE, BEST, settings={"TOUCH": 1})
    press_on_to(handheld, "claim")
    chosen = []
    for _ in range(2):
        handheld.script("CELL0 100ms")
        chosen.append(screen(handheld).moves[screen(handheld).at])
    assert chosen == [rules.PASS, rules.CHALLENGE + 1]
    handheld.tap("BACK")
    assert screen(handheld).moves[screen(handheld).at] == rules.PASS
    handheld.script("CELL0 100ms CELL10 100ms")  # the edge, and beside it
    leads_to(handheld, "CELL20 200ms", "colour")


def test_any_touch_goes_on_after_judge() -> None:
    handheld = coloured(TRIANGLE, WRONG, settings={"TOUCH": 1})
    for _ in range(8):
        if screen_of(handheld) == "claim":
            break
        handheld.script("CELL12 400ms")
    assert screen_of(handheld) == "claim"


def test_valid_without_black_skips_claim() -> None:
    handheld = coloured(LINE, "rbr")
    press_on_to(handheld, "scores")
    assert shows(handheld, "gains", say(handheld, "player_0", say(handheld, "seat_0")), "+2")
    assert scores(handheld) == (2, 0)
    press_on_to(handheld, "stake")
    assert shows(handheld, "player_1", say(handheld, "seat_1"))


@pytest.mark.parametrize("colours, key", [("rbk", "first_has_1"), ("kbk", "first_failed"), ("rr", "first_failed")])
def test_black_or_fault_allows_claim(colours: str, key: str) -> None:
    handheld = coloured(TRIANGLE, colours)
    press_on_to(handheld, "claim")
    assert shows(handheld, key)
    assert shows(handheld, "chosen", say(handheld, "seat_1"))
    leads_to_text(handheld, "RIGHT", "chosen", say(handheld, "nobody"))


@pytest.mark.parametrize("owner, order", [(0, [1, 2]), (1, [2, 0]), (2, [0, 1])])
def test_both_opponents_may_challenge(owner: int, order: list[int]) -> None:
    handheld = coloured(TRIANGLE, BEST, players=3, first=owner)
    press_on_to(handheld, "claim")
    assert screen(handheld).moves == [rules.CHALLENGE + seat for seat in order] + [rules.PASS]
    game, position = session(handheld).game, session(handheld).position
    assert game.why_not(position, rules.CHALLENGE + owner) == OWN_PROBLEM
    handheld.script("RIGHT OK 200ms")
    assert screen(handheld).seat == order[1]


def test_unclaimed_pays_stake_less_two_a_black() -> None:
    handheld = coloured(TRIANGLE, BEST)
    press_on_to(handheld, "claim")
    handheld.script("RIGHT OK 300ms")
    assert scores(handheld) == (1, 0)
    handheld = coloured(LINE, "kbk")
    press_on_to(handheld, "claim")
    handheld.script("LEFT OK 300ms")
    assert scores(handheld) == (-2, 0)
    assert shows(handheld, "gains", say(handheld, "player_0", say(handheld, "seat_0")), "-2")


def test_challenger_starts_over_with_half_time() -> None:
    for seconds in (30, 120):
        handheld = claimed(BEST, seconds=seconds)
        assert shows(handheld, "start") and shows(handheld, "hurry_up")
        assert tokens(handheld) == "." * 12
        assert screen(handheld).left == seconds * 500
        assert shows(handheld, "player_1", say(handheld, "seat_1"))


def test_back_cancels_claim_before_timer() -> None:
    handheld = claimed(BEST)
    leads_to(handheld, "BACK 300ms", "claim")
    assert session(handheld).game.to_text(session(handheld).position).split(" ")[5][:3] == BEST
    leads_to(handheld, "OK 300ms OK BACK 300ms", "colour")
    assert phase(handheld) == "challenge"


def test_better_challenger_takes_all_points() -> None:
    handheld = claimed("kbk", LINE)
    handheld.tap("OK")
    lay_tokens(handheld, "rbr")
    finish(handheld)
    assert shows(handheld, "valid_0")
    assert not shows(handheld, "not_better")
    press_on_to(handheld, "scores")
    assert scores(handheld) == (0, 2)
    assert shows(handheld, "gains", say(handheld, "player_1", say(handheld, "seat_1")), "+2")
    assert session(handheld).turn == 1, "the order of play gives the challenger the next turn"


@pytest.mark.parametrize("second", ["rbk", "rr"])
def test_failed_challenge_pays_first_in_full(second: str) -> None:
    handheld = answered(BEST, second)
    assert scores(handheld) == (3, 0)
    sun = say(handheld, "player_0", "")
    assert shows(handheld, "claim_failed", sun, "+3", sun)


@every_board
@every_language
def test_equal_colouring_fails_challenge(board: str, language: str) -> None:
    handheld = claimed(BEST, settings={"board": board, "language": language, "SOUND": 1})
    handheld.tap("OK")
    lay_tokens(handheld, BEST)
    go_to(handheld, 13)
    del wire.tones[:]
    handheld.script("OK 300ms")
    assert not shows(handheld, "not_better"), "not before all arcs are seen"
    handheld.run(4000)
    assert shows(handheld, "not_better")
    tones = [hertz for _, hertz in wire.tones if hertz]
    assert tones[-1:] == ([tunes.REFUSED[-1][0]] if board == "pico_panel" else []), "the strip has no buzzer"
    signs = {handheld.lights()[2][4]} if handheld.rows > 1 else {handheld.lights()[0][4]}
    assert all(red > green > blue for red, green, blue in signs), "the sign is red"


def test_valid_challenge_beats_invalid_and_costs_black() -> None:
    handheld = answered(WRONG, BEST, players=3, seat=2)
    assert scores(handheld) == (0, 0, 1)
    assert session(handheld).turn == 1, "the order of play goes on"


def test_late_challenger_fails() -> None:
    handheld = claimed(BEST)
    handheld.tap("OK")
    assert wait_for_screen(handheld, "verdict", 31_000) > 29_000
    handheld.run(100)
    assert shows(handheld, "time_is_over")
    press_on_to(handheld, "scores")
    assert scores(handheld) == (3, 0)


def test_valid_colouring_is_done_when_time_is_over() -> None:
    handheld = table_with(LINE)
    handheld.tap("OK")
    lay_tokens(handheld, "rbr")
    wait_for_screen(handheld, "verdict", 61_000)
    assert session(handheld).match.moves[-1] == rules.DONE
    handheld.run(100)
    assert shows(handheld, "in_time")
    press_on_to(handheld, "scores")
    assert scores(handheld) == (2, 0)


def test_late_player_loses_to_valid_colouring() -> None:
    handheld = table_with(LINE)
    handheld.tap("OK")
    lay_tokens(handheld, "rb")
    wait_for_screen(handheld, "verdict", 61_000)
    press_on_to(handheld, "claim")
    assert shows(handheld, "first_failed")
    handheld.script("OK 200ms OK")
    lay_tokens(handheld, "rbr")
    finish(handheld)
    press_on_to(handheld, "scores")
    assert scores(handheld) == (0, 2)


def test_players_are_named_on_each_page() -> None:
    handheld = coloured(TRIANGLE, BEST, ("Sara", "Samuel"))
    handheld.run(100)
    assert shows(handheld, "player_0", "Sara")
    press_on_to(handheld, "claim")
    assert shows(handheld, "chosen", "Samuel")
    leads_to_text(handheld, "RIGHT OK 300ms", "gains", say(handheld, "player_0", "Sara"), "+1")
    assert any("Samuel" in line for line in handheld.text())


BETTER = ("best_was_better", "best_was_this", "best_is_none", "best_is_shown")


@every_language
@pytest.mark.parametrize(
    "moves, colours, key",
    [(LINE, "kbk", "best_was_better"), (TRIANGLE, BEST, "best_was_this"), (FOUR, "rbk", "best_is_none")],
)
def test_points_page_states_if_better_exists(moves: str, colours: str, key: str, language: str) -> None:
    handheld = coloured(moves, colours, settings={"language": language})
    press_on_to(handheld, "claim")
    leads_to(handheld, "RIGHT OK 600ms", "scores")
    assert shows(handheld, key)
    handheld.run(2000)
    assert shows(handheld, key) == (key == "best_was_better"), "in turn with what OK does, unless it says that itself"
    assert shows(handheld, "next") == (key != "best_was_better")


def test_better_colouring_is_hidden_until_both_have_tried() -> None:
    handheld = table_with(LINE)
    seen: list[tuple[str, bool]] = []
    words = Words("en", "colorigraphe_end")
    better = [words.say(key).split("\n")[0] for key in BETTER]

    def play(script: str) -> None:
        for number, _ in enumerate(handheld.script_steps(script)):
            now, page = screen(handheld), " ".join(handheld.text())
            solver = hasattr(now, "solving") or getattr(now, "hints", None) is not None
            seen.append((screen_of(handheld), solver or (number % 20 == 0 and any(line in page for line in better))))

    play("OK OK OK OK LEFT OK OK 3000ms OK 500ms OK 200ms OK OK OK RIGHT OK OK LEFT LEFT OK OK 3000ms")
    before = [name for name, _ in seen]
    assert {"colour", "verdict", "claim"} <= set(before)
    assert before[-1] == "verdict"
    assert not any(knows for _, knows in seen)


def test_shown_better_colouring_is_best() -> None:
    handheld = coloured(LINE, "kbk")
    press_on_to(handheld, "claim")
    leads_to(handheld, "RIGHT OK OK 400ms", "better")  # the press does not wait for the solver
    assert shows(handheld, "better_0")
    best = best_colouring([(1, 2), (2, 3)])
    assert bytes(screen(handheld).shown[rules.COLOURS : rules.ARCS]) == best
    seen = lights_of(handheld, 100)[0]
    assert [any(colour) for colour in seen] == [True] * 3 + [False] * 9
    leads_to(handheld, "OK 300ms", "stake")


def test_better_colouring_of_challenger_is_not_repeated() -> None:
    handheld = answered("kbk", "rbr", LINE)
    leads_to_text(handheld, "500ms", "best_was_this")
    leads_to(handheld, "OK 300ms", "stake")
