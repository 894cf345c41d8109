"""The computer in the Colorigraphe: it names stakes, colours in its time, challenges, and adapts."""

import pytest

from games import colorigraphe as rules
from sillon.words import Words
from sim.fakes import wire
from sim.font.read import read_large
from sim.handheld import Handheld
from tests.app.boards import every_board, every_language
from tests.app.play_colorigraphe import (
    finish,
    lay_tokens,
    phase,
    press_on_to,
    screen,
    session,
    table_with,
    tokens,
    wait_for_screen,
)
from tests.app.stage import leads_to, open_screen, say, screen_of, shows

ARCS = "arc 1-2, arc 2-3, arc 1-3"
COLOURING = f"stake 3, {ARCS}"


def with_computer(moves: str, *levels: int, seed: int = 7, board: str = "pico_panel", **options: object) -> Handheld:
    """Return a handheld after the moves, with the computer seated then and the screen entered again."""
    settings = {"SEED": seed, "board": board}
    handheld = table_with(moves, settings=settings, **options)  # type: ignore[arg-type]
    return seat_computer(handheld, *levels)


def seat_computer(handheld: Handheld, *levels: int) -> Handheld:
    session(handheld).levels = levels
    open_screen(handheld, "colorigraphe")
    return handheld


def colour(handheld: Handheld, colours: str) -> None:
    """Colour as the person in turn, and go on to the challenge."""
    handheld.script("OK 200ms")
    lay_tokens(handheld, colours)
    finish(handheld)
    press_on_to(handheld, "claim")


@every_language
@every_board
def test_computer_names_its_stake(board: str, language: str) -> None:
    handheld = seat_computer(table_with("", settings={"board": board, "language": language, "SEED": 7}), 5, 0)
    assert screen_of(handheld) == "stake"
    wait_for_screen(handheld, "roll")
    assert 2 <= session(handheld).match.position[rules.STAKE] <= 24


CHALLENGED = f"{COLOURING}, red 1, red 2, done"


@every_board
@pytest.mark.parametrize("challenge", [False, True])
@pytest.mark.parametrize("levels", [(0, 3), (3, 0), (3, 0, 3)])
def test_clock_waits_for_the_only_person(levels: tuple[int, ...], challenge: bool, board: str) -> None:
    """Nobody else is waiting: a child who tries to understand first loses no time."""
    seat = levels.index(0)
    first = (seat + challenge) % len(levels)
    moves = f"{CHALLENGED}, challenge {seat}" if challenge else COLOURING
    handheld = with_computer(moves, *levels, board=board, players=len(levels), first=first)
    wait_for_screen(handheld, "colour")
    whole = screen(handheld).whole
    handheld.bench.run(70_000, 100)
    assert screen_of(handheld) == "colour"
    assert screen(handheld).left == whole
    handheld.script("OK 2000ms")
    assert whole - 2500 < screen(handheld).left < whole


@every_language
def test_waiting_clock_shows_its_whole_time_in_large_print_too(language: str) -> None:
    handheld = seat_computer(table_with(COLOURING, settings={"language": language, "LARGE": 1}), 0, 3)
    handheld.run(5000)
    seen = ["".join(cell.character for cell in line).strip() for line in read_large(handheld.pixels())]
    assert "60" in seen


@pytest.mark.parametrize("levels", [(), (0, 0), (0, 3, 0), (3, 0)])
def test_clock_starts_by_itself_unless_only_one_person_plays(levels: tuple[int, ...]) -> None:
    handheld = table_with(COLOURING, players=len(levels) or 2)
    seat_computer(handheld, *levels)
    handheld.run(4000)
    assert not screen(handheld).ready


def test_person_cannot_name_computers_stake() -> None:
    handheld = with_computer("", 5, 0)
    before = handheld.bench.app.screen.at
    handheld.script("RIGHT RIGHT RIGHT")
    assert abs(handheld.bench.app.screen.at - before) <= 1
    assert phase(handheld) == "stake"


def test_computer_colours_best_in_time() -> None:
    handheld = with_computer(COLOURING, 5, 0)
    assert screen_of(handheld) == "colour"
    wait_for_screen(handheld, "verdict")
    names = [move for move in session(handheld).match.moves if move >= rules.TOKEN]
    assert names[-1] == rules.DONE
    position = session(handheld).match.position
    assert session(handheld).game.scores(position)[0] == 0  # one black token is needed: a challenge is possible
    assert phase(handheld) == "claim"


def test_computer_challenges_when_better() -> None:
    handheld = with_computer(COLOURING, 0, 5)
    colour(handheld, "rrr")
    wait_for_screen(handheld, "colour")
    assert phase(handheld) == "challenge"
    wait_for_screen(handheld, "verdict")
    press_on_to(handheld, "stake")
    assert session(handheld).game.scores(session(handheld).match.position) == (0, 1)


@every_board
def test_computer_alone_decides_about_challenge(board: str) -> None:
    handheld = with_computer(COLOURING, 0, 5, board=board)
    colour(handheld, "rrr")
    handheld.run(100)
    assert not shows(handheld, "who_claims")
    assert shows(handheld, "robot_thinks", say(handheld, "seat_1"))
    assert shows(handheld, "gain", 3)
    wait_for_screen(handheld, "colour")
    assert session(handheld).match.moves[-1] == rules.CHALLENGE + 1
    handheld.run(100)
    assert shows(handheld, "robot_takes") and shows(handheld, "gain", 3)
    handheld.run(3000)
    assert shows(handheld, "robot_colours")


def test_computer_passes_when_not_better() -> None:
    handheld = with_computer(COLOURING, 0, 5)
    colour(handheld, "rbk")
    handheld.run(8000)
    assert rules.PASS in session(handheld).match.moves
    assert session(handheld).game.scores(session(handheld).match.position) == (1, 0)


def test_person_may_challenge_beside_computer() -> None:
    handheld = with_computer(COLOURING, 0, 5, 0, players=3)
    colour(handheld, "rbk")
    handheld.run(8000)
    assert screen_of(handheld) == "claim"  # the computer passes, the other person still may challenge
    handheld.script("LEFT OK 300ms")
    assert rules.PASS in session(handheld).match.moves


def test_person_cannot_decide_for_computer() -> None:
    handheld = with_computer(COLOURING, 0, 5, 0, players=3)
    colour(handheld, "rrr")
    assert screen(handheld).moves == [rules.CHALLENGE + 2, rules.PASS]
    handheld.script("LEFT OK 100ms")
    assert rules.PASS not in session(handheld).match.moves
    wait_for_screen(handheld, "colour")
    assert session(handheld).match.moves[-1] == rules.CHALLENGE + 1


def test_others_are_asked_in_seat_order() -> None:
    moves = f"stake 3, {ARCS}, done, pass, stake 2, arc 1-2, arc 3-4, done"
    handheld = with_computer(moves, 5, 0, 5, players=3)
    press_on_to(handheld, "claim")
    assert screen(handheld).controller.player.seat == 2
    assert screen(handheld).controller.seats == [2, 0]
    handheld.run(8000)
    assert rules.CHALLENGE + 2 in session(handheld).match.moves
    wait_for_screen(handheld, "verdict")
    assert session(handheld).game.scores(session(handheld).match.position) == (0, 0, 2)


def test_weak_computer_times_out_or_finishes() -> None:
    handheld = with_computer(COLOURING, 1, 0, seed=5)
    wait_for_screen(handheld, "verdict", 90_000)
    assert session(handheld).match.moves[-1] in (rules.DONE, rules.TIMEOUT)


def test_menu_pauses_computer() -> None:
    handheld = with_computer(COLOURING, 5, 0)
    leads_to(handheld, "3100ms BACK:900ms 200ms", "pause")
    handheld.run(5000)
    leads_to(handheld, "OK 200ms", "colour")
    wait_for_screen(handheld, "verdict")


@pytest.mark.parametrize("level", [3, 5])
def test_computer_keeps_its_time_after_menu(level: int) -> None:
    handheld = with_computer(COLOURING, level, 0)
    handheld.run(3300)
    screen(handheld).left = 4000
    leads_to(handheld, "BACK:900ms 200ms OK 100ms", "colour")
    assert 3000 < screen(handheld).controller.pacer.left + screen(handheld).controller.pacer.wait <= 4000


def test_person_cannot_colour_for_computer() -> None:
    laid = []
    for presses in ("LEFT UP DOWN RIGHT BACK UP", ""):
        handheld = with_computer(COLOURING, 1, 0)
        handheld.run(3200)
        start = wire.ms()
        handheld.script(presses)
        handheld.run(4000 - (wire.ms() - start))
        laid.append((screen_of(handheld), tokens(handheld)))
    assert laid[0] == laid[1]


@pytest.mark.parametrize("seat, level", [(0, 1), (0, 5), (1, 5)])
def test_turn_tells_that_ok_hurries_and_ok_does(seat: int, level: int) -> None:
    """At each stage of its turn the screen says so from the start; one OK at each ends the turn within some seconds."""
    levels = [0, 0]
    levels[seat] = level
    challenge = f"{COLOURING}, red 1, blue 2, done, challenge 1"
    handheld = with_computer(challenge if seat else "", *levels)
    stages: list[str] = []
    end = wire.ms() + 12_000
    while screen_of(handheld) != "verdict":
        assert wire.ms() < end, stages
        name = screen_of(handheld)
        if name in ("stake", "roll", "colour") and name not in stages:
            stages.append(name)
            handheld.run(200)  # the page is drawn
            assert says_that_ok_hurries(handheld), handheld.frame_text()
            handheld.tap("OK")
            if stages[-1] == "roll":
                handheld.tap("OK")  # all dice at once
        handheld.run(50)
    assert stages == (["stake", "roll", "colour"] if not seat else ["colour"])


def says_that_ok_hurries(handheld: Handheld) -> bool:
    words = Words(handheld.bench.app.preferences.language, "colorigraphe_who")
    return words.say("hurry_up") in "".join(handheld.text())


def test_ok_ends_a_turn_that_waits_for_its_clock() -> None:
    handheld = with_computer(COLOURING, 1, 0)
    pacer = screen(handheld).controller.pacer
    handheld.run(4500)
    pacer.move = rules.TIMEOUT
    handheld.run(1000)
    assert screen_of(handheld) == "colour" and screen(handheld).left > 40_000
    handheld.tap("OK")
    wait_for_screen(handheld, "verdict", 200)
    assert session(handheld).match.moves[-1] == rules.TIMEOUT


def test_ok_during_thinking_hurries_what_follows() -> None:
    handheld = with_computer(COLOURING, 1, 0)
    screen(handheld).controller.work = iter(range(20))
    handheld.tap("OK")
    assert screen(handheld).ready
    wait_for_screen(handheld, "verdict", 5000)


def test_ok_during_thinking_does_not_start_timer() -> None:
    handheld = with_computer(COLOURING, 5, 0)
    screen(handheld).controller.work = iter(lambda: None, 0)  # it thinks forever
    handheld.script("OK 100ms OK 100ms")
    assert screen(handheld).ready
    handheld = with_computer("", 5, 0)
    screen(handheld).controller.work = iter(lambda: None, 0)
    before = screen(handheld).controller.ready_at
    handheld.script("OK 100ms")
    assert screen(handheld).controller.ready_at == before


def test_press_at_end_of_screen_is_dropped() -> None:
    handheld = with_computer(COLOURING, 5, 0)
    for _ in handheld.bench.run_steps(60_000):
        app = handheld.bench.app
        if app.screen is None and app.target[0] != "colorigraphe.colour":
            handheld.press("OK")
            handheld.release("OK")
            break
    leads_to(handheld, "1000ms", "verdict")
    handheld.script("OK 300ms")
    assert screen_of(handheld) != "verdict"
