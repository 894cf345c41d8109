"""A class tournament on the handheld: four buttons lead from home to the winners; each press is saved; the heap suffices."""

import random
from pathlib import Path

import pytest

from games.tournament import BOTH_LOST, MAX_PUPILS, WAITING, Tournament
from sillon.common.buttons import OK, PRESS, RELEASE
from sillon.tournament.store import STORED, animals, load_tournament, packed, save_tournament, stored_names, unpacked
from sillon.words import LANGUAGES, Words
from sim.fakes import wire
from sim.handheld import Handheld
from sim.micropython.runner import run_within
from sim.paths import ROOT
from tests.app import host
from tests.app.boards import every_language
from tests.app.scene import times
from tests.app.scenes_tournament import ALL, BEGUN, FOUR, NEW, NEXT, OVER
from tests.app.stage import after_script, leads_to, leads_to_text, say, screen_of, shows, switch_on
from tools.measure import starting

HEAP = 83 * 1024  # each table that waits has an entry to play it
WITH_IMPORT = 94 * 1024
ROOM = 1024  # bytes that the largest tournament may take, of the 4,096 of the store
DAY = ROOT / "tests" / "device" / "by_script.py"


def saved_day(handheld: Handheld) -> Tournament:
    day = load_tournament(handheld.bench.app)
    assert day
    return day


def test_two_presses_save_a_result() -> None:
    handheld = after_script(f"{FOUR} OK 200ms RIGHT OK 100ms")
    assert saved_day(handheld).results == [1, WAITING]
    again = switch_on("pico_panel", {}, keep_nvm=True)
    leads_to(again, f"{NEW} OK 200ms", "tournament_tables")
    assert saved_day(again).results == [1, WAITING]
    assert (
        again.bench.app.screen.items[again.bench.app.screen.selected][1] == 4
    )  # table 1, place 0: the first that is due


def test_result_can_be_corrected_and_removed() -> None:
    handheld = after_script(f"{FOUR} OK 200ms OK")
    found = [saved_day(handheld).results[0]]
    for script in ("RIGHT OK", "OK", "OK"):
        handheld.script(f"{script} 100ms")
        found.append(saved_day(handheld).results[0])
    assert found == [0, 1, BOTH_LOST, WAITING]


def test_round_ends_when_all_have_reported() -> None:
    handheld = after_script(f"{FOUR} {NEXT}")
    assert shows(handheld, "day_wait", 1)
    handheld.script(f"LEFT LEFT {ALL} {NEXT}")
    assert (screen_of(handheld), saved_day(handheld).round) == ("tournament_tables", 2)


def test_presses_beyond_the_end_of_a_round_mark_nobody() -> None:
    """The same three presses a table, more often than there are tables; then OK upon OK."""
    handheld = after_script(f"{FOUR} OK 200ms {times(2, 'OK RIGHT RIGHT')}", on="tournament_tables")
    assert shows(handheld, "results_in")
    handheld.script(f"{times(5, 'RIGHT')} DOWN 100ms")
    assert saved_day(handheld).results == [0, 0]
    assert shows(handheld, "results_next")
    leads_to(handheld, "OK 300ms", "tournament_menu")
    leads_to(handheld, "OK 300ms", "tournament_tables")
    handheld.script(times(5, "OK 200ms"))
    assert shows(handheld, "day_round", 2) and shows(handheld, "round_tables", 2) and shows(handheld, "round_first")
    assert saved_day(handheld).results == [WAITING, WAITING]
    handheld.script("RIGHT 100ms")
    assert shows(handheld, "table_of", 1, 2)


@pytest.mark.parametrize("rest, results", [("200ms", [WAITING, WAITING]), ("1100ms", [0, WAITING])])
def test_ok_after_a_second_leads_to_first_table_of_a_round(rest: str, results: list[int]) -> None:
    """The OK after it reports a result, unless it follows at once."""
    handheld = after_script(f"{FOUR} OK 200ms {ALL} {NEXT} 1000ms", on="tournament_tables")
    assert shows(handheld, "day_round", 2)
    handheld.script("OK 100ms")
    assert shows(handheld, "table_of", 1, 2)
    assert saved_day(handheld).results == [WAITING, WAITING]
    handheld.script(f"{rest} OK 100ms")
    assert shows(handheld, "table_of", 1, 2)
    assert saved_day(handheld).results == results
    handheld.script("RIGHT OK 100ms")
    assert saved_day(handheld).results == [1, WAITING]


def test_page_past_the_last_table_counts_what_is_missing() -> None:
    handheld = after_script(f"{FOUR} OK 200ms OK LEFT 100ms")
    assert shows(handheld, "results_due", 1)
    handheld.script("OK 100ms")
    assert shows(handheld, "table_of", 2, 2)
    assert saved_day(handheld).results == [0, WAITING]


def test_presses_before_the_tables_are_seen_mark_nobody() -> None:
    handheld = after_script(FOUR)
    app = handheld.bench.app
    app.go(("tournament.tables",))
    waiting = [(None, OK, PRESS), (None, OK, RELEASE), (None, OK, PRESS)]
    plain = app.board.buttons.read
    app.board.buttons.read = lambda: waiting.pop(0) if waiting else plain()
    handheld.run(300)
    assert screen_of(handheld) == "tournament_tables" and not waiting
    assert saved_day(handheld).results == [WAITING, WAITING]


def test_message_of_a_missing_result_closes_or_leads_to_its_table() -> None:
    handheld = after_script(f"{FOUR} OK 200ms OK BACK 100ms {NEXT}")
    assert shows(handheld, "day_wait", 2)
    leads_to(handheld, "BACK 100ms", "tournament_menu")
    assert not shows(handheld, "day_wait", 2)
    leads_to(handheld, "OK 100ms OK 200ms", "tournament_tables")
    assert shows(handheld, "table_of", 2, 2)


def test_home_leads_to_a_tournament_until_it_is_over() -> None:
    handheld = after_script(f"{FOUR} BACK 300ms", on="home")
    assert shows(handheld, "home_tournament") and shows(handheld, "start")
    leads_to(handheld, "RIGHT 300ms", "tournament_menu")
    leads_to(handheld, "BACK 300ms OK 300ms", "games")
    again = switch_on("pico_panel", {}, keep_nvm=True)
    leads_to(again, "300ms RIGHT 300ms", "tournament_menu")
    locked = after_script("300ms RIGHT 300ms", keep_nvm=True, LOCK=1, on="home")
    assert not shows(locked, "home_tournament")
    for script in ("300ms", f"{OVER} BACK 100ms BACK 300ms"):
        handheld = after_script(script, on="home")
        assert not shows(handheld, "home_tournament")
        leads_to(handheld, "RIGHT 300ms", "home")


def test_referees_are_announced_for_the_third_round() -> None:
    assert shows(after_script(f"{BEGUN} RIGHT RIGHT RIGHT OK 200ms", on="tournament_list"), "referees_later")


def test_winners_are_shown_and_last_round_reopens() -> None:
    handheld = after_script(OVER, on="tournament_list")
    day = saved_day(handheld)
    assert day.done
    assert [name for _, name in handheld.bench.app.screen.items] == day.winners
    handheld.script("BACK RIGHT RIGHT OK 200ms")
    assert (screen_of(handheld), saved_day(handheld).done) == ("tournament_tables", False)
    results = saved_day(handheld).results
    handheld.script("OK 100ms OK 100ms")
    assert shows(handheld, "round_tables", len(results)) and saved_day(handheld).results == results
    handheld.script("RIGHT 100ms")
    assert shows(handheld, "table_of", 1, len(results))


def test_pupils_can_join_late_and_leave() -> None:
    handheld = after_script(f"{FOUR} {times(4, 'RIGHT')} OK 200ms RIGHT OK 200ms")
    assert saved_day(handheld).names[4] == animals(Words("en", "tournament_names").say)[5]
    handheld.script("RIGHT OK 200ms OK 100ms")
    assert shows(handheld, "day_sure_leaves")
    assert saved_day(handheld).withdrawn == []
    name = saved_day(handheld).names[0]
    handheld.script("OK 200ms")
    assert saved_day(handheld).withdrawn == [name]


def test_pupil_who_left_comes_back_first_of_all() -> None:
    handheld = after_script(f"{FOUR} {times(5, 'RIGHT')} OK 200ms OK OK 200ms")
    name = saved_day(handheld).withdrawn[0]
    handheld.script("LEFT OK 200ms")
    assert shows(handheld, "late_back", name)
    handheld.script("OK 200ms")
    assert (saved_day(handheld).withdrawn, saved_day(handheld).results) == ([], [WAITING, WAITING])
    for table in (0, 1):
        saved_day(handheld).report(table, 0)
    saved_day(handheld).next_round()
    save_tournament(handheld.bench.app, saved_day(handheld))
    handheld = after_script(NEW, keep_nvm=True, on="tournament_menu")
    assert not shows(handheld, "day_late")
    handheld.script(f"{times(4, 'RIGHT')} OK 200ms OK OK 200ms")
    assert len(saved_day(handheld).withdrawn) == 1
    handheld.script("LEFT OK 200ms")
    assert len(handheld.bench.app.screen.items) == 1  # nobody else can come
    handheld.script("OK 200ms")
    assert saved_day(handheld).withdrawn == []


def test_names_are_written_by_letters() -> None:
    letters = "OK LEFT OK RIGHT OK LEFT LEFT OK"  # A, then B
    handheld = after_script(f"{NEW} LEFT OK 200ms {letters} LEFT OK 200ms")
    assert sorted(saved_day(handheld).names) == ["A", "B"]
    handheld.script(f"{times(4, 'RIGHT')} OK 200ms LEFT OK 200ms RIGHT RIGHT OK LEFT LEFT LEFT OK 200ms")
    assert saved_day(handheld).names[2] == "C"


def test_way_to_done_is_shown_once_it_does_something() -> None:
    handheld = after_script(f"{NEW} LEFT OK 200ms")
    done = say(handheld, "write_done")
    ways = []
    for script in ("", "OK", "LEFT LEFT", "RIGHT OK", "OK LEFT OK", "LEFT", "RIGHT RIGHT RIGHT"):
        handheld.script(f"{script} 100ms")
        ways.append(handheld.text()[3].partition("▲")[2].strip())
    assert ways == ["", f"← {done}", f"→ {done}", "", "", f"→ {done}", f"← {done}"]


@every_language
def test_number_of_pupils_says_how_its_change_ends(language: str) -> None:
    handheld = after_script(f"{NEW} OK LEFT 100ms", language=language)
    assert shows(handheld, "turn_dial") and shows(handheld, "day_pupils", 23)
    handheld.script("OK 100ms")
    assert not shows(handheld, "turn_dial") and shows(handheld, "day_pupils", 23)


def test_first_name_says_how_to_finish_and_to_leave() -> None:
    handheld = after_script(f"{NEW} LEFT OK 200ms")
    assert shows(handheld, "write_end") and shows(handheld, "write_leave")
    handheld.script("OK 100ms")
    assert not shows(handheld, "write_end") and shows(handheld, "write_keys")
    handheld.script("BACK 100ms")
    assert shows(handheld, "write_leave")
    leads_to(handheld, "BACK 200ms", "tournament_new")


@pytest.mark.parametrize("language, written", [("fr", "1 : A"), ("en", "1: A")])
def test_list_counts_names_as_the_language_writes(language: str, written: str) -> None:
    handheld = after_script(f"{NEW} LEFT OK 200ms OK LEFT OK 100ms", language=language)
    assert shows(handheld, "name_of", 1, "A")
    assert written in "".join(handheld.text())


@pytest.mark.parametrize("press", ["LEFT", "RIGHT", "BACK"])
def test_wiping_tournament_is_asked_and_confirmed(press: str) -> None:
    handheld = after_script(f"{FOUR} LEFT LEFT OK 100ms")
    kept = handheld.bench.board.store.load("tournament_day")
    assert kept and shows(handheld, "day_new") and shows(handheld, "day_sure")
    handheld.script(f"{press} 100ms")
    assert not shows(handheld, "day_sure")
    back = {"LEFT": "RIGHT", "RIGHT": "LEFT"}.get(press, "")
    handheld.script(f"{back} OK 1100ms")
    assert handheld.bench.board.store.load("tournament_day") == kept
    leads_to(handheld, "OK 200ms", "tournament_new")
    assert not handheld.bench.board.store.load("tournament_day")


def test_presses_by_rhythm_wipe_no_tournament() -> None:
    handheld = after_script(f"{FOUR} LEFT LEFT {times(9, 'OK 300ms')}", on="tournament_menu")
    assert handheld.bench.board.store.load("tournament_day") and shows(handheld, "day_sure")


def test_question_without_an_answer_closes_by_itself() -> None:
    handheld = after_script(f"{FOUR} LEFT LEFT OK 9000ms")
    assert not shows(handheld, "day_sure")
    handheld.script("OK 100ms")
    assert shows(handheld, "day_sure") and handheld.bench.board.store.load("tournament_day")


@pytest.mark.parametrize("first_entry", [FOUR, f"{OVER} BACK 100ms"], ids=["under way", "over"])
def test_entry_before_the_first_leaves_tournament(first_entry: str) -> None:
    handheld = after_script(first_entry)
    leads_to(handheld, "LEFT OK 300ms", "home")
    assert handheld.bench.board.store.load("tournament_day")


@pytest.mark.parametrize(
    "before, press", [(f"{FOUR} OK 200ms", "OK 100ms"), (f"{OVER} BACK 100ms", "RIGHT RIGHT OK 200ms")]
)
def test_full_store_is_reported_and_tournament_stays(before: str, press: str) -> None:
    """A result cannot be saved, nor a reopened round."""
    handheld = after_script(before)
    kept = saved_day(handheld).to_text()
    handheld.bench.board.store.save = lambda name, data: False
    leads_to_text(handheld, press, "day_full")
    assert saved_day(handheld).to_text() == kept
    assert handheld.bench.app.screen.tournament.to_text() == kept or press == "OK 100ms"


def test_unreadable_tournament_is_reported_and_stays_until_replaced() -> None:
    handheld = after_script("300ms")
    handheld.bench.board.store.save("tournament_day", b"pAna\nr0")
    for _ in range(2):
        leads_to(handheld, NEW[6:], "notice")
        assert shows(handheld, "notice_lost_0")
        leads_to(handheld, "OK 300ms", "tournament_new")
        leads_to(handheld, "BACK 300ms", "home")
        assert handheld.bench.board.store.load("tournament_day") == b"pAna\nr0"
    leads_to(handheld, f"{NEW[6:]} OK 300ms RIGHT OK 300ms", "tournament_menu")
    assert len(saved_day(handheld).names) == 24


def test_last_possible_name_starts_tournament() -> None:
    handheld = after_script("300ms")
    handheld.bench.app.go(("tournament.name", tuple([f"Pupil{k}" for k in range(MAX_PUPILS - 1)])))
    leads_to(handheld, "100ms OK LEFT OK 300ms", "tournament_menu")
    assert len(saved_day(handheld).names) == MAX_PUPILS


def test_unfinished_names_survive_menu_and_power_off() -> None:
    handheld = after_script(f"{NEW} LEFT OK 200ms OK LEFT OK RIGHT OK LEFT LEFT OK 100ms")
    names = ("A", "B")
    assert handheld.bench.app.screen._names == names
    leads_to(handheld, "BACK:700ms 200ms", "pause")
    handheld.script("OK 200ms")
    assert handheld.bench.app.screen._names == names, "the menu keeps them"
    again = switch_on("pico_panel", {}, keep_nvm=True)
    leads_to(again, f"{NEW} 100ms", "tournament_name")
    assert again.bench.app.screen._names == ("A", "B")
    assert shows(again, "name_of", 2, "B")
    again.script("BACK 100ms BACK 100ms RIGHT OK LEFT LEFT OK 100ms")  # C in place of B
    again = switch_on("pico_panel", {}, keep_nvm=True)
    leads_to(again, f"{NEW} 100ms LEFT OK 300ms", "tournament_menu")
    assert len(saved_day(again).names) == 2
    assert not again.bench.board.problems


@pytest.mark.parametrize("change", [("\n", "\n"), ("\n", "\r\n"), ("Sillon", "\ufeffSillon")])
def test_tournament_resumes_from_text_on_drive(tmp_path: Path, change: tuple[str, str]) -> None:
    day = Tournament(["Jean-Luc", "Benoît", "Léa B", "Jérôme", "M'Hadji"])
    day.report(0, 1)
    (tmp_path / "tournament.txt").write_bytes(day.to_text().replace(*change).encode())
    handheld = after_script("300ms")
    handheld.bench.drive_folder = str(tmp_path)
    leads_to(handheld, f"{NEW[6:]} LEFT OK 200ms", "tournament_menu")
    assert saved_day(handheld).to_text() == day.to_text()


@pytest.mark.parametrize("own", [True, False])
def test_text_is_written_to_games_drive(tmp_path: Path, own: bool) -> None:
    (tmp_path / "tournament.txt").write_text("an older day")
    handheld = after_script(FOUR)
    handheld.bench.drive_folder = str(tmp_path)
    wire.drive_writable = own
    handheld.script("LEFT LEFT LEFT OK 200ms")
    wire.drive_writable = False
    text = saved_day(handheld).to_text() if own else "an older day"
    assert (tmp_path / "tournament.txt").read_text(encoding="utf-8") == text
    assert shows(handheld, "text_filed" if own else "text_page", 1, handheld.bench.app.screen.page_count)
    assert [path.name for path in tmp_path.iterdir()] == ["tournament.txt"]


@pytest.mark.parametrize("data", [b"shopping list\n", b"Sillon tournament, format 1\npupil A\npupil A\nreports ?\n"])
def test_invalid_text_on_drive_is_reported(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "tournament.txt").write_bytes(data)
    handheld = after_script("300ms")
    handheld.bench.drive_folder = str(tmp_path)
    handheld.script(f"{NEW[6:]} LEFT OK 200ms")
    assert shows(handheld, "day_bad", 1 if data.startswith(b"shop") else 3)


@pytest.mark.parametrize("data", [b"\xff\xfe", b"x" * 5000, b""])
def test_implausible_file_is_not_offered(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "tournament.txt").write_bytes(data)
    handheld = after_script("300ms")
    handheld.bench.drive_folder = str(tmp_path)
    handheld.script(NEW[6:])
    assert len(handheld.bench.app.screen.items) == 3


def test_running_clock_keeps_lights_awake() -> None:
    handheld = after_script(f"{BEGUN} RIGHT OK 200ms RIGHT OK 200000ms")
    assert not handheld.bench.app.dozing
    handheld.bench.run(400_000, 1000)
    assert handheld.bench.app.dozing


def test_clock_runs_and_rings_during_results() -> None:
    handheld = after_script(
        f"{FOUR} RIGHT OK 200ms OK 5000ms BACK 200ms LEFT OK 200ms", SOUND=1, on="tournament_tables"
    )
    assert " 0:5" in handheld.text()[0]
    handheld.script("RIGHT OK 100ms")
    handheld.bench.run(50_000)
    assert "0:05" in handheld.text()[0] or "0:04" in handheld.text()[0]
    tunes: list[tuple[object, ...]] = []
    handheld.bench.board.sound.play = lambda *tune: tunes.append(tune)
    handheld.bench.run(6000)
    assert len(tunes) == 4  # three more seconds, and the end
    assert shows(handheld, "timer_over")
    assert all(red > green > blue == 0 for row in handheld.lights() for red, green, blue in row)
    handheld.script("LEFT 100ms")
    assert handheld.text()[0].rstrip().endswith("0:00")
    assert len(set(sum(handheld.lights(), []))) > 2
    assert saved_day(handheld).results == [1, WAITING]


@every_language
def test_clock_stands_clear_of_every_table(language: str) -> None:
    """The widest head is that of a two-digit table of the losers' half."""
    handheld = after_script(f"{NEW} OK {times(16, 'RIGHT')} OK RIGHT OK 300ms", language=language)
    day = saved_day(handheld)
    assert len(day.names) == MAX_PUPILS
    for table in range(len(day.tables)):
        day.report(table, 0)
    day.next_round()
    save_tournament(handheld.bench.app, day)
    handheld.script("OK 200ms BACK 200ms RIGHT OK 200ms OK 3000ms BACK 200ms LEFT OK 200ms")
    assert screen_of(handheld) == "tournament_tables"
    display = handheld.bench.board.display
    screen = handheld.bench.app.screen
    time = screen.clock.text()
    for table in range(len(day.tables)):
        screen._select_table(table)
        head = screen.heading(display)
        assert head.endswith(f" {time}") and display.cells(head) <= display.columns, head
    assert day.second_chance(len(day.tables) - 1) and len(day.tables) >= 10


def test_clock_is_kept_within_its_round() -> None:
    handheld = after_script(f"{FOUR} RIGHT OK 200ms RIGHT OK 5000ms OK 100ms BACK 200ms OK 200ms")
    clock = handheld.bench.app.screen._clock
    assert (clock.between, clock.running, clock.text()) == (True, False, "3:55")
    handheld.script(f"BACK 200ms LEFT {ALL} {NEXT} BACK 200ms RIGHT OK 200ms")
    clock = handheld.bench.app.screen._clock
    assert (clock.between, clock.running, clock.text()) == (False, False, "1:00")


def test_arrows_leave_a_time_that_runs() -> None:
    handheld = after_script(f"{FOUR} RIGHT OK 200ms", SOUND=0)
    assert shows(handheld, "timer_to_between")
    leads_to_text(handheld, "OK 1000ms LEFT RIGHT UP DOWN 100ms", "timer_stop")
    assert handheld.bench.app.screen._clock.text() == "0:59"
    assert not shows(handheld, "timer_to_between")
    leads_to_text(handheld, "OK 100ms RIGHT 100ms", "timer_between")


def test_timer_switches_the_sound_and_keeps_it() -> None:
    handheld = after_script(f"{FOUR} RIGHT OK 200ms", SOUND=0)
    assert shows(handheld, "timer_sound")
    leads_to_text(handheld, "LEFT 200ms", "timer_hush")
    assert handheld.bench.board.sound.on
    again = switch_on("pico_panel", {"SILLON_LANGUAGE": "en", "SILLON_SOUND": 0}, keep_nvm=True)
    assert again.bench.app.preferences.sound


def test_timer_says_that_it_makes_no_sound() -> None:
    without = after_script(f"{FOUR} RIGHT OK 200ms", "pico_strip")
    assert shows(without, "timer_silent")
    leads_to_text(without, "LEFT 100ms", "timer_between")
    leads_to_text(after_script(f"{FOUR} RIGHT OK 200ms OK 100ms", SOUND=0), "100ms", "timer_silent")


def test_lock_closes_tournament() -> None:
    handheld = after_script("300ms BACK:700ms", LOCK=1, on="pause")
    assert "tournament_menu" not in [value for _, value in handheld.bench.app.screen.items]


@every_language
def test_saved_tournament_is_short_and_exact(language: str) -> None:
    known = animals(Words(language, "tournament_names").say)
    assert len(known) == MAX_PUPILS
    for names, late, most in (
        (known[:-1], known[-1], 300),
        (known, "Zoé", ROOM),
        ([f"é{k}ééééé" for k in range(MAX_PUPILS)], "Zoé", ROOM),
    ):
        day = Tournament(names, random.Random(7))
        day.withdraw(names[3])
        day.add(late)
        while not day.done:
            for table in range(len(day.tables)):
                day.report(table, 0)
            day.next_round()
        text = day.to_text()
        assert unpacked(packed(text, known), known) == text
        assert len(packed(text, known)) <= most


def test_animal_names_follow_language() -> None:
    french, english = [animals(Words(language, "tournament_names").say) for language in ("fr", "en")]
    day = Tournament(french[:4])
    assert "pupil Green cat" in unpacked(packed(day.to_text(), french), english)


@pytest.mark.parametrize("first", LANGUAGES)
@pytest.mark.parametrize("written", [0, 1, 5])
def test_animal_names_of_other_language_are_kept(first: str, written: int) -> None:
    """A text in one language, a late pupil from the other language's list, then the first language again."""
    known = {language: animals(Words(language, "tournament_names").say) for language in LANGUAGES}
    second = next(language for language in LANGUAGES if language != first)
    day = Tournament([*known[first][:written], *known[second][written:6]], random.Random(3))
    day.add(known[second][0 if written else 6])
    handheld = after_script("300ms", language=second)
    handheld.bench.board.store.save(STORED, packed(day.to_text(), known[second]))
    leads_to(handheld, "BACK:700ms LEFT LEFT OK 200ms", "tournament_menu")
    assert saved_day(handheld).names == day.names
    again = after_script(NEW, keep_nvm=True, language=first, on="tournament_menu")
    assert sorted(saved_day(again).names) == sorted(day.names if written else known[first][:7])
    while not (day := saved_day(again)).done:
        for table in range(len(day.tables)):
            day.report(table, 0)
        day.next_round()
        assert save_tournament(again.bench.app, day)


@pytest.mark.parametrize("names", [("Ana",), ("Ana", "Zoé"), tuple(f"N{k}" for k in range(40))])
def test_names_survive_round_trip(names: tuple[str, ...]) -> None:
    assert stored_names("\n".join([f"p{name}" for name in names]).encode()) == names


@pytest.mark.parametrize(
    "kept",
    [
        b"pAna\npAna",
        b"\xff",
        b"pAna\nr0",
        b"px\nqy",
        b"\x80",
        b"p\xc3\nr",
        b"p\xc3",
        b"pAna\np",
        b"p",
        b"pAna\nx",
        b"p\xff",
        b"r1\npAna",
        "\n".join([f"pN{k}" for k in range(41)]).encode(),
    ],
)
def test_invalid_names_are_dropped_and_reported(kept: bytes) -> None:
    assert stored_names(kept) == ()
    handheld = after_script("300ms")
    handheld.bench.board.store.save("tournament_day", kept)
    handheld.bench.app.go(("tournament.menu",))
    leads_to(handheld, "300ms", "notice")
    assert shows(handheld, "notice_lost_0")
    leads_to(handheld, "OK 300ms", "tournament_new")


SCRIPT = (
    f"{NEW} OK {times(16, 'RIGHT')} OK RIGHT OK 300ms "  # 40 pupils
    f"OK 200ms {times(3, 'OK RIGHT RIGHT')} BACK 200ms "
    "RIGHT OK 200ms OK 1000ms BACK 200ms RIGHT RIGHT OK 200ms BACK 200ms RIGHT OK 200ms RIGHT OK 200ms "
    "LEFT LEFT OK 200ms RIGHT BACK 200ms RIGHT OK 100ms OK 200ms LEFT OK 200ms"
)


def test_40_pupils_match_desktop_within_heap(tmp_path: Path) -> None:
    on = starting.drive(tmp_path / "CIRCUITPY")
    small = run_within(HEAP, WITH_IMPORT, DAY, "pico_panel", SCRIPT, drive=on)
    host.assert_fits(small, HEAP, WITH_IMPORT, "tournament")
    # The other lines printed are the day's text, on its screen.
    here = host.printed_lines(host.run_here(DAY, "pico_panel", SCRIPT))
    assert host.printed_lines(small.stdout) == here
    assert "PROBLEMS []" in here
