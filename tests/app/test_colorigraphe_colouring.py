"""Colouring against the clock: tokens, undo, the timer, the menu, hints in training."""

import pytest

from games import colorigraphe as rules
from sillon.common import tunes
from sillon.match import resume
from sillon.settings.preferences import read
from sillon.words import Words
from sim.fakes import wire
from sim.handheld import Handheld
from tests.app.boards import every_board, every_language
from tests.app.play_colorigraphe import (
    FOUR,
    LINE,
    TRIANGLE,
    arcs,
    cursor,
    finish,
    go_to,
    lay_tokens,
    light,
    lights_of,
    phase,
    screen,
    session,
    table_with,
    tokens,
    wait_for_screen,
)
from tests.app.stage import leads_to, leads_to_text, screen_of, shows
from tools.measure import vocabulary

STAR = "stake 11, " + ", ".join([f"arc 12-{plot}" for plot in range(1, 12)])
TICK = tunes.TICK[0][0]


def colouring(moves: str = TRIANGLE, **options: object) -> Handheld:
    """Return a handheld in a colouring: the cursor is on plot 1, and the timer runs."""
    settings = options.pop("settings", None)
    handheld = table_with(moves, settings=settings, **options)  # type: ignore[arg-type]
    leads_to(handheld, "OK", "colour")
    return handheld


def time_left(handheld: Handheld) -> int:
    return int(screen(handheld).left)


def count_ticks(handheld: Handheld, milliseconds: int) -> int:
    start = wire.ms()
    handheld.run(milliseconds)
    return sum(hertz == TICK for ms, hertz in wire.tones if ms > start)


def test_ok_cycles_red_blue_black_bare() -> None:
    handheld = colouring()
    seen = []
    for _ in range(5):
        handheld.tap("OK")
        seen.append(tokens(handheld)[0])
    assert seen == list("rbk.r")
    assert tokens(handheld)[1:] == "." * 11


def test_two_colours_turn_blue_tokens_over() -> None:
    handheld = colouring(LINE, colours=2)
    assert tokens(handheld) == "b" * 12
    assert shows(handheld, "on_plot_turn", 1)
    seen = []
    for _ in range(3):
        handheld.tap("OK")
        seen.append(tokens(handheld)[0])
    assert seen == list("rbr")


@every_language
def test_seventh_black_token_is_refused(language: str) -> None:
    handheld = colouring(STAR, settings={"language": language})
    lay_tokens(handheld, "kkkkkk")
    assert shows(handheld, "on_black", 6)
    go_to(handheld, 7)
    leads_to_text(handheld, "OK OK OK", "refused_no_black_left")
    assert tokens(handheld) == "kkkkkkb....."
    seen = lights_of(handheld, 600)
    for plot in range(6):
        assert len({any(lights[plot]) for lights in seen}) == 2, "the tokens laid blink"
    handheld.tap("OK")
    assert tokens(handheld) == "kkkkkk......", "one more press skips black"
    assert not shows(handheld, "refused_no_black_left")


def test_jumping_cursor_skips_plots_without_arcs() -> None:
    handheld = colouring(settings={"JUMP": 1})
    places = []
    for _ in range(4):
        handheld.tap("RIGHT")
        places.append(cursor(handheld))
    assert places == [2, 3, 13, 1]
    handheld = colouring()
    handheld.tap("LEFT")
    assert cursor(handheld) == 13
    handheld.tap("LEFT")
    assert cursor(handheld) == 12


def test_cursor_shows_ends_of_its_arcs() -> None:
    handheld = colouring(LINE)
    near, far = light(handheld, 2), light(handheld, 3)
    assert sum(near) > 4 * sum(far) > 0, "plot 3 must be coloured too, but no arc joins it with plot 1"
    handheld.tap("RIGHT")
    assert light(handheld, 1) == light(handheld, 3) == near


@every_language
def test_right_goes_to_done_from_the_plot_that_was_bare_last(language: str) -> None:
    handheld = colouring(settings={"language": language})
    lay_tokens(handheld, ".bk")
    go_to(handheld, 1)
    assert not shows(handheld, "filled_next", 1)
    handheld.tap("OK")
    assert shows(handheld, "filled_next", 1)
    handheld.script("OK OK")
    assert tokens(handheld).startswith("kbk")
    assert shows(handheld, "filled_next", 1), "the token may still be turned"
    leads_to_text(handheld, "RIGHT 100ms", "filled")
    go_to(handheld, 1)
    handheld.tap("RIGHT")
    assert cursor(handheld) == 2, "then the cursor goes round again"


def test_last_plot_says_that_done_is_next_when_no_plot_is_bare() -> None:
    handheld = colouring(LINE, colours=2)
    handheld.script("OK RIGHT")
    assert shows(handheld, "on_plot_turn", 2)
    go_to(handheld, 12)
    assert shows(handheld, "filled_next", 12)
    handheld = colouring()
    go_to(handheld, 12)
    assert shows(handheld, "on_plot", 12)


TIPS = ("begin_1", "begin_2")
WHAT_OK_DOES = {2: "on_plot_turn", 3: "on_plot"}


def tips(handheld: Handheld, milliseconds: int = 10_000) -> list[str]:
    """Return the keys of the tips shown meanwhile, in order."""
    seen: list[str] = []
    for _ in range(0, milliseconds, 500):
        handheld.bench.run(500, 50)
        seen += [key for key in TIPS if shows(handheld, key) and [key] != seen[-1:]]
    return seen


@every_language
@pytest.mark.parametrize("colours", [2, 3])
def test_idle_player_is_told_what_to_do_until_the_first_token(language: str, colours: int) -> None:
    handheld = colouring(LINE, colours=colours, settings={"language": language})
    what_ok_does = WHAT_OK_DOES[colours]
    assert shows(handheld, what_ok_does, 1)
    assert tips(handheld, 1500) == []
    wanted = list(TIPS[: colours - 1])  # with two colours no plot is bare: the last plot says where the end is
    assert tips(handheld, 6000) == wanted
    handheld.tap("RIGHT")
    assert shows(handheld, what_ok_does, 2)
    assert tips(handheld, 6000) == wanted
    handheld.tap("OK")
    assert tips(handheld) == []
    leads_to(handheld, "BACK:700ms 200ms", "pause")
    leads_to(handheld, "OK 300ms", "colour")
    assert tips(handheld) == [], "a token is there"
    handheld = colouring(LINE, colours=colours, settings={"language": language})
    go_to(handheld, 13)
    assert tips(handheld) == []


@every_board
def test_uncoloured_plots_are_faint_and_unused_dark(board: str) -> None:
    handheld = colouring("stake 4, arc 2-3, arc 2-5, arc 6-7, arc 3-9", settings={"board": board})
    lay_tokens(handheld, ".r")
    for place in (1, 4, 13):  # plots without an arc, then: done
        go_to(handheld, place)
        handheld.run(100)
        faint = {plot for plot in range(1, 13) if 0 < max(light(handheld, plot)) < 3 and plot != place}
        dark = {plot for plot in range(1, 13) if light(handheld, plot) == (0, 0, 0)}
        assert faint == {3, 5, 6, 7, 9}
        assert dark == {1, 4, 8, 10, 11, 12} - {place}


@every_language
def test_black_is_counted_only_while_one_lies(language: str) -> None:
    handheld = colouring(settings={"language": language})
    assert shows(handheld, "on_plot", 1)
    handheld.script("OK OK")
    assert shows(handheld, "on_plot", 1)
    handheld.script("OK 100ms")
    assert shows(handheld, "on_black", 1)
    handheld.script("RIGHT 100ms")
    assert shows(handheld, "on_plot_black", 2, 1)
    handheld.script("LEFT OK 100ms")
    assert shows(handheld, "on_plot", 1)


@every_language
@pytest.mark.parametrize("colours", [2, 3])
@pytest.mark.parametrize("large", [0, 1])
def test_back_says_that_a_token_is_taken_back(language: str, colours: int, large: int) -> None:
    handheld = colouring(LINE, colours=colours, settings={"language": language, "LARGE": large})
    handheld.script("BACK 100ms")
    assert not shows(handheld, "on_plot_undone", 1), "there was none"
    leads_to_text(handheld, "OK RIGHT BACK 100ms", "on_plot_undone", 1)
    assert tips(handheld, 8000) == []
    leads_to_text(handheld, "RIGHT 100ms", WHAT_OK_DOES[colours], 2)


@every_language
def test_lines_leave_a_column_beside_the_circle(language: str) -> None:
    catalog = "colorigraphe_colour"
    cells = colouring().bench.board.display.cells
    for key in vocabulary.keys_of(language, catalog):
        lines = Words(language, catalog).say(key, *vocabulary.widest(catalog, key)).split("\n")
        for line, columns in zip(lines, (11, 12), strict=False):
            assert cells(line) <= columns, (key, line)


def test_back_undoes_one_token_at_a_time() -> None:
    handheld = colouring()
    lay_tokens(handheld, "rbk")
    go_to(handheld, 1)
    handheld.tap("OK")
    seen = []
    for _ in range(5):
        handheld.tap("BACK")
        seen.append((tokens(handheld)[:3], cursor(handheld)))
    assert seen == [("rbk", 1), ("rb.", 3), ("r..", 2), ("...", 1), ("...", 1)]
    assert phase(handheld) == "colour"
    assert arcs(handheld) == [(1, 2), (1, 3), (2, 3)]


def test_done_names_missing_tokens_then_ends() -> None:
    handheld = colouring()
    lay_tokens(handheld, "r")
    go_to(handheld, 13)
    assert shows(handheld, "bare", 2)
    leads_to_text(handheld, "OK 100ms", "bare_sure")
    leads_to_text(handheld, "LEFT RIGHT 100ms", "bare", 2)
    lay_tokens(handheld, ".bk")
    go_to(handheld, 13)
    assert shows(handheld, "filled")
    leads_to(handheld, "OK 300ms", "verdict")


@every_board
def test_sign_of_done_never_judges(board: str) -> None:
    seen = set()
    for laid in ("", "rrr", "rbk"):  # bare, wrong, right
        handheld = colouring(settings={"board": board})
        lay_tokens(handheld, laid)
        go_to(handheld, 13)
        handheld.run(100)
        row, col = (1, 3) if handheld.rows > 1 else (0, 4)
        seen.add(handheld.lights()[row][col])
    assert len(seen) == 1
    assert len(set(seen.pop())) == 1, "neither green nor orange: the sign is white"


def test_timer_starts_with_ok_or_after_three_seconds() -> None:
    handheld = table_with(TRIANGLE)
    assert shows(handheld, "switch_0")
    assert shows(handheld, "start") and shows(handheld, "hurry_up"), "it starts by itself, and OK only hurries it"
    handheld.script("RIGHT RIGHT 1000ms")
    assert time_left(handheld) == 60_000
    assert cursor(handheld) == 1
    handheld.run(3000)
    assert 58_000 < time_left(handheld) < 60_000
    assert time_left(colouring()) > 59_000


@pytest.mark.parametrize("seconds", [30, 60, 120])
def test_timer_runs_for_time_of_options(seconds: int) -> None:
    handheld = colouring(seconds=seconds)
    handheld.script("RIGHT OK")
    handheld.bench.run(time_left(handheld) - 500, 100)
    assert screen_of(handheld) == "colour"
    leads_to(handheld, "1000ms", "verdict")
    assert shows(handheld, "time_is_over")
    assert session(handheld).match.moves[-1] == rules.TIMEOUT
    assert phase(handheld) == "claim"


def test_timer_lights_go_out_one_by_one() -> None:
    handheld = colouring()
    burning = []
    for _ in range(4):
        burning.append(sum(any(handheld.lights()[2][col]) for col in (3, 4, 5)))
        handheld.bench.run(19_500, 100)
    assert burning == [3, 3, 2, 3], "in the last seconds all of them pulse"


@every_board
def test_last_seconds_of_timer_are_its_strongest_lights(board: str) -> None:
    handheld = colouring(settings={"board": board})
    places = [(2, 3), (2, 4), (2, 5)] if handheld.rows > 1 else [(0, 5 * plot - 1) for plot in range(1, 13)]

    def seen(milliseconds: int) -> list[tuple[int, int, int]]:
        found = []
        for _ in handheld.bench.run_steps(milliseconds):
            found += [handheld.lights()[row][col] for row, col in places]
        return found

    calm = max(red for red, _, _ in seen(1000))
    handheld.run(time_left(handheld) - 1500)
    last = seen(1000)
    red, green, blue = max(last)
    assert red > 2 * calm
    assert red > 8 * max(green, blue)
    assert red > 3 * min(last)[0] > 0, "they pulse"


@every_language
def test_back_with_no_token_to_take_back_says_nothing(language: str) -> None:
    handheld = colouring(settings={"language": language})
    leads_to_text(handheld, "OK BACK 100ms", "on_plot_undone", 1)
    handheld.script("BACK 100ms")
    assert not shows(handheld, "on_plot_undone", 1)


def test_timer_ticks_faster_and_faster() -> None:
    handheld = colouring(settings={"SOUND": 1})
    handheld.bench.run(40_000, 100)
    assert count_ticks(handheld, 5000) in (5, 6)
    handheld.run(time_left(handheld) - 9500)
    assert count_ticks(handheld, 5000) in (10, 11)
    handheld.run(time_left(handheld) - 3500)
    assert count_ticks(handheld, 3000) in (12, 13)


def test_muted_timer_is_silent() -> None:
    handheld = colouring()
    handheld.bench.run(59_000, 100)
    assert wire.tones == []


@every_language
def test_left_switches_ticking_before_start(language: str) -> None:
    handheld = table_with(TRIANGLE, settings={"language": language})
    assert shows(handheld, "switch_0")
    handheld.script("2000ms LEFT")
    assert shows(handheld, "ticks")
    assert wire.tones[-2][1] == TICK
    handheld.run(2000)
    assert time_left(handheld) == 60_000, "there is time again to read and to switch"
    handheld.script("LEFT 100ms")
    assert shows(handheld, "no_ticks")
    handheld.script("LEFT 100ms OK")
    assert count_ticks(handheld, 4000) == 4
    handheld.script("LEFT")
    assert handheld.bench.board.sound.on, "LEFT moves the cursor once the time runs"
    assert cursor(handheld) != 1


def test_switched_ticking_is_stored() -> None:
    handheld = table_with(TRIANGLE)
    handheld.script("LEFT OK 300ms")
    assert read(handheld.bench.board).sound


def test_ticking_is_not_offered_where_it_cannot_be_switched() -> None:
    locked = table_with(TRIANGLE, settings={"LOCK": 1})
    assert not shows(locked, "switch_0")
    locked.script("LEFT 100ms")
    assert not locked.bench.board.sound.on
    silent = table_with(TRIANGLE, settings={"board": "trellis_m4"})
    assert not screen(silent).may_switch_sound()


def test_menu_pauses_timer_and_keeps_tokens() -> None:
    handheld = colouring()
    lay_tokens(handheld, "rb")
    leads_to(handheld, "BACK:700ms", "pause")
    stood = int(session(handheld).colouring_state.split(".")[0])
    handheld.bench.run(100_000, 100)
    assert screen_of(handheld) == "pause"
    leads_to(handheld, "OK 200ms", "colour")
    assert stood - 600 < time_left(handheld) <= stood
    assert tokens(handheld) == "rb.........."
    lay_tokens(handheld, "..k")
    finish(handheld)
    assert session(handheld).colouring_state is None
    assert session(handheld).match.position_at(len(session(handheld).match.moves) - 1)[5:8] == bytes((1, 2, 3))


def saved_colouring(handheld: Handheld) -> str:
    """Return the saved colouring: the milliseconds left, and the tokens."""
    found = resume.parse(handheld.bench.board.store.load("match"))
    assert found is not None
    return found.colouring_state or ""


def test_time_and_tokens_are_saved_repeatedly() -> None:
    handheld = colouring()
    handheld.run(100)
    assert int(saved_colouring(handheld).split(".")[0]) > 59_000, "as soon as the time runs"
    for laid in ("r", ".b", "..k"):
        lay_tokens(handheld, laid)
        handheld.run(5100)
        time, _, lay_there = saved_colouring(handheld).partition(".")
        assert 0 <= int(time) - time_left(handheld) <= 5100
        assert lay_there == "".join([str(".rbk".index(token)) for token in tokens(handheld)])


def test_saves_are_at_least_five_seconds_apart() -> None:
    handheld = colouring()
    seen = [session(handheld).colouring_state]
    for _ in handheld.bench.run_steps(20_000):
        if session(handheld).colouring_state != seen[-1]:
            seen.append(session(handheld).colouring_state)
        screen(handheld).lay(1 + len(seen) % 2)
    times = [int(clock.split(".")[0]) for clock in seen if clock]
    assert len(times) in (4, 5)
    assert all(one - other >= 5000 for one, other in zip(times, times[1:], strict=False))


@pytest.mark.parametrize("moves", [TRIANGLE, f"{TRIANGLE}, red 1, blue 2, black 3, done, challenge 1"])
def test_menu_does_not_start_timer(moves: str) -> None:
    handheld = table_with(moves)
    if screen_of(handheld) == "verdict":
        handheld.script("OK 400ms OK 400ms OK 400ms")
    whole = time_left(handheld)
    leads_to(handheld, "1000ms BACK:700ms 200ms", "pause")
    handheld.script("OK 300ms")
    assert screen(handheld).ready > 2000
    assert time_left(handheld) == whole
    assert session(handheld).colouring_state is None


def test_timeout_judges_tokens_laid_so_far() -> None:
    handheld = colouring(LINE)
    lay_tokens(handheld, "rbb")
    wait_for_screen(handheld, "verdict", 61_000)
    game = session(handheld).game
    assert game.to_text(session(handheld).match.position) == "claim S 0,0 2 1-2,2-3 rbb......... x"


def test_only_training_offers_hints_which_back_undoes() -> None:
    for players in (2, 3):
        handheld = colouring(players=players)
        go_to(handheld, 13)
        handheld.tap("RIGHT")
        assert cursor(handheld) == 1
    handheld = colouring(players=1)
    go_to(handheld, 14)
    assert shows(handheld, "ask_for_hint")
    handheld.script("500ms OK OK")
    assert tokens(handheld) != "." * 12
    handheld.tap("BACK")
    assert tokens(handheld) == "." * 12


def test_first_hint_states_fewest_black() -> None:
    for problem, text_key in ((LINE, "black_0"), (TRIANGLE, "black_1"), (FOUR, "hint_is_none")):
        handheld = colouring(problem, players=1)
        go_to(handheld, 14)
        leads_to_text(handheld, "500ms OK", text_key)
        assert tokens(handheld) == "." * 12


def test_hints_lead_to_best_colouring_around_tokens() -> None:
    handheld = colouring(LINE, players=1)
    lay_tokens(handheld, "b")
    go_to(handheld, 14)
    for _ in range(3):
        handheld.tap("OK")
    assert tokens(handheld) == "brb........."
    leads_to_text(handheld, "OK", "hint_is_over")
    assert tokens(handheld) == "brb........."
    assert cursor(handheld) == 13, "OK says that it is done"


def test_held_ok_starts_timer_and_lays_no_token() -> None:
    handheld = table_with(LINE)
    handheld.script("OK:900ms")
    assert tokens(handheld) == "." * 12
