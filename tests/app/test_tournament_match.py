"""A table's match on the handheld: it begins from the tables, is told to the tournament once, and nothing is lost."""

import pytest

from games.tournament import BOTH_LOST, WAITING, Tournament
from sillon.match.session import Session
from sillon.tournament.play import _plain
from sillon.tournament.results import table_text
from sillon.tournament.store import load_tournament
from sillon.words import LANGUAGES, Words
from sim.font.read import read_large
from sim.handheld import Handheld
from tests.app.boards import PLAIN
from tests.app.scenes_tournament import FOUR, LAID, NEXT, PLAY
from tests.app.stage import after_script, leads_to, open_screen, screen_of, shows, switch_on

TABLE = f"{FOUR} OK 200ms"


def session(handheld: Handheld):  # type: ignore[no-untyped-def]
    return handheld.bench.app.session


def results(handheld: Handheld) -> list[int]:
    day = load_tournament(handheld.bench.app)
    assert day
    return day.results


def begun(**settings: object) -> Handheld:
    """Return a handheld in the match of the first table, before its first move."""
    return after_script(f"{TABLE} {PLAY} {LAID}", on="fafy", **settings)  # type: ignore[arg-type]


def play_to_end(handheld: Handheld) -> int:
    """Play the first legal move of each turn to the end; return the winner."""
    for _ in range(60):
        screen = handheld.bench.app.screen
        if session(handheld).outcome():
            break
        screen.play_move(session(handheld).game.moves(session(handheld).position)[0])
        handheld.run(4000)
    winner = session(handheld).outcome().winner
    assert winner in (0, 1)
    return int(winner)


def to_tables(handheld: Handheld) -> Handheld:
    """Go from power-on to the tables."""
    handheld.script("300ms")
    open_screen(handheld, "tournament.tables", ms=300)
    return handheld


def shows_over(handheld: Handheld) -> bool:
    return Words("en", "tournament").say("timer_over") in handheld.text()[3]


def play_a_move(handheld: Handheld) -> None:
    handheld.bench.app.screen.play_move(session(handheld).game.moves(session(handheld).position)[0])
    handheld.run(4000)


def minute(handheld: Handheld) -> int:
    """Return the seconds in the first line."""
    minutes, _, seconds = handheld.text()[0].split()[-1].partition(":")
    return 60 * int(minutes) + int(seconds)


def resumed() -> Handheld:
    """Return the handheld after a power cut, in the match that it resumes."""
    handheld = after_script("300ms OK 300ms", keep_nvm=True, on="go_on")
    leads_to(handheld, "OK 600ms", "fafy")
    return handheld


def test_table_leads_into_its_match_by_the_pie_rule() -> None:
    handheld = after_script(f"{TABLE} {PLAY}", on="tournament_play")
    one, other = load_tournament(handheld.bench.app).tables[0]  # type: ignore[union-attr]
    assert any(one in line for line in handheld.text()) and any(str(other) in line for line in handheld.text())
    leads_to(handheld, "OK 300ms", "lay")
    handheld.script(LAID.partition("OK ")[2])
    assert session(handheld).game.impartial
    assert session(handheld).names == (one, other)
    assert not session(handheld).levels


@pytest.mark.parametrize("board", PLAIN)
def test_end_of_match_is_told_and_shown(board: str) -> None:
    handheld = begun(board=board)
    winner = play_to_end(handheld)
    assert screen_of(handheld) == "fafy"
    name = session(handheld).names[winner]
    assert any(name in line for line in handheld.text())
    leads_to(handheld, "OK 500ms", "tournament_tables")
    assert results(handheld) == [winner, WAITING]
    assert shows(handheld, "table_won", name)
    store = handheld.bench.board.store
    assert not store.load("told") and not store.load("match")


def test_told_result_can_be_corrected_and_stays_so() -> None:
    handheld = begun()
    winner = play_to_end(handheld)
    handheld.script("OK 500ms RIGHT")
    handheld.bench.app.screen.select(winner)
    handheld.script("OK 200ms")
    assert results(handheld)[0] == BOTH_LOST
    leads_to(handheld, "BACK:700ms BACK 300ms", "tournament_tables")  # the menu and back
    assert results(handheld)[0] == BOTH_LOST


@pytest.mark.parametrize("press", ["OK", "OK:30ms 70ms"])
def test_more_oks_at_the_end_of_a_match_leave_its_result(press: str) -> None:
    handheld = begun()
    winner = play_to_end(handheld)
    handheld.script("OK 500ms " + f"{press} " * 5)
    assert (screen_of(handheld), results(handheld)) == ("tournament_tables", [winner, WAITING])
    assert shows(handheld, "table_told")
    handheld.script("RIGHT LEFT")
    assert shows(handheld, "table_ok" if winner else "table_again")


def test_start_that_nobody_can_sow_is_refused_in_the_tournament() -> None:
    handheld = after_script(f"{TABLE} {PLAY} OK 300ms OK DOWN", on="lay")
    for _ in range(3):
        handheld.script("OK 100ms")
        assert screen_of(handheld) == "lay"
        assert shows(handheld, "lay_blocked") and shows(handheld, "lay_more")
    leads_to(handheld, "UP RIGHT OK DOWN OK 300ms", "pie")


def test_lock_leads_home_after_a_table_match() -> None:
    handheld = begun()
    winner = play_to_end(handheld)
    handheld.bench.app.preferences.lock = 2
    leads_to(handheld, "OK 500ms", "home")
    handheld.bench.app.preferences.lock = 0
    to_tables(handheld)
    assert results(handheld)[0] == winner


def test_down_leads_through_the_lines_to_the_next_table() -> None:
    handheld = after_script(TABLE)
    seen = []
    for _ in range(4):
        screen = handheld.bench.app.screen
        seen.append(screen.items[screen.selected][1])
        handheld.script("DOWN 100ms")
    assert seen == [0, 1, 2, 4]
    handheld.script("UP 100ms UP 100ms")
    assert handheld.bench.app.screen.selected == 2


def test_line_names_the_pupil_and_shows_the_minute() -> None:
    handheld = begun()
    first = handheld.text()[0]
    names = session(handheld).names
    assert names[session(handheld).turn] in first and first.endswith(("1:00", "0:59"))
    handheld.run(10_000)
    assert handheld.text()[0].rstrip()[-4:] in ("0:48", "0:49", "0:50")
    handheld.run(52_000)
    assert handheld.text()[0].rstrip().endswith("0:00")
    assert not session(handheld).outcome()  # the match goes on
    assert shows_over(handheld)
    handheld.script("RIGHT")
    handheld.run(3000)
    assert not shows_over(handheld)


def test_power_cut_takes_at_most_five_seconds_of_the_minute_back() -> None:
    handheld = begun()
    play_a_move(handheld)
    handheld.run(23_000)
    left = minute(handheld)
    assert left < 40
    handheld = resumed()
    assert left - 1 <= minute(handheld) <= left + 5
    handheld.run(10_000)
    assert minute(handheld) <= left - 4


def test_minute_runs_on_while_the_menu_is_open() -> None:
    handheld = begun()
    left = minute(handheld)
    leads_to(handheld, "BACK:700ms 20000ms", "pause")
    leads_to(handheld, "OK 300ms", "fafy")
    assert left - 23 <= minute(handheld) <= left - 20


@pytest.mark.parametrize("way", ["the menu", "a power cut", "its table"])
def test_minute_rings_once_in_a_match(way: str) -> None:
    handheld = begun(SOUND=1)
    play_a_move(handheld)
    handheld.run(58_000)
    assert minute(handheld) == 0
    assert shows_over(handheld)
    if way == "the menu":
        handheld.script("BACK:700ms 300ms OK 300ms")
    elif way == "a power cut":
        handheld = resumed()
    else:
        handheld.bench.app.go(("home",))
        handheld.run(300)
        leads_to(to_tables(handheld), f"{PLAY} OK 600ms", "fafy")
    tunes: list[tuple[object, ...]] = []
    handheld.bench.board.sound.play = lambda *tune: tunes.append(tune)
    handheld.run(70_000)
    assert (minute(handheld), tunes) == (0, [])
    assert not shows_over(handheld)


def test_minute_before_the_first_move_leaves_another_saved_match() -> None:
    handheld = begun()
    other = Session("awale", {})
    other.play(other.game.moves(other.position)[0])
    store = handheld.bench.board.store
    other.save(store)
    handheld.run(20_000)
    assert store.load("match") == other.packed()


def test_left_match_keeps_its_minute() -> None:
    handheld = begun()
    play_a_move(handheld)
    handheld.run(3000)
    left = minute(handheld)
    leads_to(handheld, "BACK:700ms LEFT OK 500ms", "home")
    leads_to(to_tables(handheld), f"{PLAY} OK 600ms", "fafy")
    assert left - 3 <= minute(handheld) <= left


def test_move_of_a_match_stays_and_back_says_so() -> None:
    handheld = begun()
    play_a_move(handheld)
    moves = list(session(handheld).match.moves)
    handheld.script("BACK 100ms")
    assert session(handheld).match.moves == moves
    assert Words("en", "tournament").say("touch_move") in handheld.text()[3]
    handheld.script("RIGHT 100ms")
    assert Words("en", "tournament").say("touch_move") not in handheld.text()[3]
    leads_to(handheld, "BACK:700ms 200ms", "pause")
    assert not {"undo_last", "review"} & {value for _, value in handheld.bench.app.screen.items}
    handheld.script("OK 300ms")
    winner = play_to_end(handheld)
    handheld.script("BACK 100ms BACK 100ms")
    assert session(handheld).outcome().winner == winner


def test_match_that_another_would_replace_is_named_first() -> None:
    handheld = begun()
    play_a_move(handheld)
    saved = session(handheld).packed()
    leads_to(handheld, "BACK:700ms LEFT OK 500ms", "home")
    leads_to(handheld, "OK 500ms RIGHT OK 100ms", "go_on")
    assert shows(handheld, "go_on_lost", 1)
    leads_to(handheld, "OK 300ms", "games")
    to_tables(handheld)
    handheld.bench.app.screen.select(4)
    leads_to(handheld, f"{PLAY} OK 100ms", "tournament_play")
    assert shows(handheld, "play_lost", 1)
    leads_to(handheld, "OK 300ms", "lay")
    leads_to(handheld, "BACK 300ms", "tournament_tables")
    handheld.bench.app.screen.select(0)
    handheld.script("OK 100ms")  # table 1 has its result
    handheld.bench.app.screen.select(4)
    leads_to(handheld, f"{PLAY} OK 300ms", "lay")
    assert handheld.bench.board.store.load("match")[:16] == saved[:16]


def test_next_match_has_a_minute_of_its_own() -> None:
    handheld = begun()
    handheld.run(20_000)
    play_to_end(handheld)
    leads_to(handheld, "OK 500ms", "tournament_tables")
    handheld.bench.app.screen.select(4)
    leads_to(handheld, f"{PLAY} {LAID}", "fafy")
    assert minute(handheld) >= 59


def test_match_goes_by_the_running_minute_of_the_class() -> None:
    handheld = after_script(f"{FOUR} RIGHT OK 200ms OK 3000ms BACK 200ms LEFT OK 200ms", on="tournament_tables")
    leads_to(handheld, f"{PLAY} {LAID}", "fafy")
    left = minute(handheld)
    assert left <= 54
    handheld.run(10_000)
    assert minute(handheld) <= left - 9
    leads_to(handheld, "BACK:700ms LEFT OK 300ms", "home")
    # Between two rounds, and once it has run out, the match has its own.
    for wait in ("RIGHT OK", "OK 58000ms"):
        handheld = after_script(f"{FOUR} RIGHT OK 200ms {wait} 3000ms BACK 200ms LEFT OK 200ms", on="tournament_tables")
        leads_to(handheld, f"{PLAY} {LAID}", "fafy")
        assert minute(handheld) >= 59


def test_class_minute_outlasts_a_restart_before_the_match() -> None:
    handheld = after_script(f"{TABLE} BACK 200ms RIGHT OK 200ms OK 3000ms BACK 200ms LEFT OK 200ms")
    app = handheld.bench.app
    app.make_room_for = app.restart_into
    leads_to(handheld, PLAY, "tournament_play")
    leads_to(handheld, LAID, "fafy")
    assert minute(handheld) <= 56


def test_minute_goes_on_at_the_tables_after_the_match() -> None:
    handheld = begun(SOUND=1)
    play_to_end(handheld)
    left = (session(handheld).clock[2] + 999) // 1000
    leads_to(handheld, "OK 500ms", "tournament_tables")
    assert left - 3 <= minute(handheld) <= left
    leads_to(handheld, "BACK:700ms 3000ms OK 300ms", "tournament_tables")
    assert left - 8 <= minute(handheld) <= left - 3
    handheld.run(60_000)
    assert handheld.bench.app.screen.rings
    handheld.script("RIGHT 100ms")
    assert minute(handheld) == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_large_print_names_the_pupil_and_one_ok_plays(language: str) -> None:
    handheld = begun(LARGE=1, language=language)

    def large() -> str:
        return "".join(cell.character for line in read_large(handheld.pixels()) for cell in line).replace(" ", "")

    def assert_named() -> None:
        assert session(handheld).names[session(handheld).turn].replace(" ", "") in large()

    for _ in range(20):
        assert_named()
        handheld.run(1000)
    assert large()[-4:] in ("0:38", "0:39", "0:40"), "where the name leaves room, the minute is as large"
    assert ":3" not in handheld.text()[-1]
    handheld.script("OK")
    handheld.run(4000)
    assert len(session(handheld).match.moves) == 1
    assert_named()
    handheld.run(40_000)
    handheld.script("RIGHT 100ms")  # the note that the time is over goes
    assert_named()


def test_advice_is_not_given() -> None:
    handheld = begun()
    leads_to(handheld, "BACK:700ms 200ms", "pause")
    assert "hint" not in [value for _, value in handheld.bench.app.screen.items]


def test_match_survives_power_off_and_is_told_at_its_end() -> None:
    handheld = begun()
    names = session(handheld).names
    play_a_move(handheld)
    moves = list(session(handheld).match.moves)
    handheld = resumed()
    assert (session(handheld).names, session(handheld).match.moves) == (names, moves)
    winner = play_to_end(handheld)
    leads_to(handheld, "OK 500ms", "tournament_tables")
    assert results(handheld)[0] == winner


def test_left_match_goes_on_from_its_table() -> None:
    handheld = begun()
    play_a_move(handheld)
    moves = list(session(handheld).match.moves)
    handheld.bench.app.go(("home",))
    handheld.run(300)
    to_tables(handheld)
    assert results(handheld)[0] == WAITING
    leads_to(handheld, PLAY, "tournament_play")
    assert shows(handheld, "play_again")
    leads_to(handheld, "OK 600ms", "fafy")
    assert session(handheld).match.moves == moves


@pytest.mark.parametrize("way", ["the plug is pulled", "it is left"])
def test_result_is_told_though_the_last_ok_is_missing(way: str) -> None:
    handheld = begun()
    winner = play_to_end(handheld)
    handheld.run(500)
    if way == "it is left":
        handheld.script("BACK:700ms LEFT OK 400ms")
        assert screen_of(handheld) == "home"
    else:
        handheld = after_script("300ms OK 500ms", keep_nvm=True)
    assert not handheld.bench.board.store.load("match")
    to_tables(handheld)
    assert results(handheld)[0] == winner


def test_power_cut_before_the_result_is_reported_keeps_it() -> None:
    handheld = begun()
    winner = play_to_end(handheld)
    from sillon.match.filing import file_match  # of the program that runs now

    file_match(handheld.bench.app)
    handheld = switch_on("pico_panel", {}, keep_nvm=True)
    to_tables(handheld)
    assert results(handheld)[0] == winner  # whatever the language: the names of animals follow it
    handheld = switch_on("pico_panel", {}, keep_nvm=True)
    assert results(to_tables(handheld))[0] == winner


@pytest.mark.parametrize(
    "change", [("t", "t9"), (".1.0", ".2.0"), (".1.0", ".1.9"), (",1", ",2"), (",1", ""), ("t", "\xff")]
)
def test_result_of_another_match_is_dropped(change: tuple[str, str]) -> None:
    handheld = after_script(TABLE)
    app = handheld.bench.app
    told = table_text(app, load_tournament(app), 0) + ",1"  # type: ignore[arg-type]
    assert change[0] in told
    app.board.store.save("told", told.replace(*change).encode("latin-1"))
    handheld.bench.app.tournament = ()
    open_screen(handheld, "tournament.tables", ms=300)
    assert results(handheld) == [WAITING, WAITING]
    assert not handheld.bench.board.store.load("told")


def test_result_does_not_replace_one_by_hand() -> None:
    handheld = after_script(f"{TABLE} OK 200ms")
    app = handheld.bench.app
    app.board.store.save("told", f"{table_text(app, load_tournament(app), 0)},1".encode())  # type: ignore[arg-type]
    open_screen(handheld, "tournament.tables", ms=300)
    assert results(handheld)[0] == 0


def test_table_with_result_is_not_played() -> None:
    handheld = after_script(f"{TABLE} OK 200ms")
    assert [value & 3 for _, value in handheld.bench.app.screen.items] == [0, 1, 0, 1, 2, 0]


def test_back_leads_to_tables_and_keeps_the_choice() -> None:
    handheld = after_script(f"{TABLE} {PLAY} OK 300ms", on="lay")
    leads_to(handheld, "BACK 300ms", "tournament_tables")
    assert handheld.bench.app.choice == handheld.bench.app.table == ()
    leads_to(handheld, f"{PLAY} BACK 300ms", "tournament_tables")


def test_back_from_a_match_to_come_leads_to_its_table() -> None:
    handheld = after_script(TABLE)
    handheld.bench.app.screen.select(4)
    leads_to(handheld, PLAY, "tournament_play")
    leads_to(handheld, "BACK 300ms", "tournament_tables")
    assert handheld.bench.app.screen.items[handheld.bench.app.screen.selected][1] == 4


def test_signs_that_separate_are_no_part_of_a_name() -> None:
    handheld = after_script("300ms")
    from sillon.match.resume import parse
    from sillon.match.session import Session

    names = _plain("Da Silva; Ana, dite A"), _plain("Zoé")
    match = Session("fafy", {})
    match.table, match.names = "t1.0", names
    match.play(match.game.moves(match.position)[0])
    again = parse(match.packed())
    assert again and (again.table, again.names) == ("t1.0", names)
    assert handheld


def test_half_of_the_second_chance_is_marked() -> None:
    handheld = after_script(f"{FOUR} OK 200ms OK DOWN DOWN DOWN OK 100ms BACK 100ms {NEXT}", on="tournament_tables")
    day: Tournament = load_tournament(handheld.bench.app)  # type: ignore[assignment]
    marked = [day.second_chance(table) for table in range(len(day.tables))]
    assert marked == [False, True]
    assert not shows(handheld, "table_second", 1)
    handheld.script("RIGHT 200ms")
    light = handheld.lights()[1]
    assert light[1] != handheld.lights()[3][0] and light[1] != light[0]
    handheld.script("DOWN DOWN DOWN 200ms")
    assert shows(handheld, "table_second", 2)
