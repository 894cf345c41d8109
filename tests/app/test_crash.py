"""What nobody has foreseen: a sentence and a code, the traceback on the console, the match kept and come back to."""

import gc
import importlib
import sys
import weakref
from pathlib import Path
from typing import Any

import pytest

from games import NAMES
from games.colorigraphe_table import DONE
from games.match import Match
from sillon.buttons import OK, PRESS
from sillon.rescue import rescue
from sillon.words import LANGUAGES
from sim.fakes import drive, flash, wire
from sim.handheld import Handheld
from sim.micropython.runner import run_within
from sim.paths import ROOT
from tests.app.colorigraphe_hands import table_with
from tests.app.rival_hands import seated
from tests.app.scene import GAMES, times
from tests.app.scenes import IN_STARS
from tests.app.stage import at, pick, screen_of, shows, sow, switch_on
from tools.measure import starting


class Unforeseen(Exception):
    """Nobody catches it by name."""


class PowerOff(BaseException):
    """Ends the loop of code.py."""


def run_the_loop(handheld: Handheld, ticks: int) -> None:
    """What stands under __main__ in code.py, with the app on the bench, for so many ticks of 10 ms."""
    source = (ROOT / "code.py").read_text()
    loop = source[source.index("if __name__") :]
    left = ticks

    class Hosted:
        def __getattr__(self, name: str) -> Any:
            return getattr(handheld.bench.app, name)

        def __setattr__(self, name: str, value: Any) -> None:
            setattr(handheld.bench.app, name, value)

        def tick(self) -> None:
            nonlocal left
            left -= 1
            if left < 0:
                raise PowerOff
            wire.advance(10)
            handheld.bench.app.tick()

    while True:
        drive.enter(str(handheld.bench.drive_folder or ROOT))
        try:
            exec(compile(loop, "code.py", "exec"), {"__name__": "__main__", "app": Hosted()})
        except PowerOff:
            return
        except wire.ReloadRequest:
            drive.leave()
            handheld.bench.reload()
        finally:
            drive.leave()


def in_a_match(language: str = "fr") -> Handheld:
    handheld = at(IN_STARS, language=language)
    sow(handheld, "4>")
    return handheld


def break_down(handheld: Handheld, error: BaseException, times: int = 1) -> None:
    """The screen's next ticks raise it."""
    screen = handheld.bench.app.screen

    def tick(now: int) -> None:
        raise error

    screen.tick = tick
    run_the_loop(handheld, 20)
    for _ in range(times - 1):
        handheld.bench.app.screen.tick = tick
        run_the_loop(handheld, 20)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_a_code_and_the_match_is_come_back_to(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    handheld = in_a_match(language)
    moves = list(handheld.bench.app.session.match.moves)
    break_down(handheld, Unforeseen("by nobody"))
    assert screen_of(handheld) == "crash"
    for key in ("crash", "crash_kept", "crash_on"):
        assert shows(handheld, key)
    text = "\n".join(handheld.text())
    assert "Unforeseen" in text and "fafy" in text
    printed = capsys.readouterr().out
    assert "Traceback" in printed and "Unforeseen: by nobody" in printed
    handheld.script("OK 300ms")
    assert screen_of(handheld) == "fafy"
    assert handheld.bench.app.session.match.moves == moves


def test_the_match_is_kept_though_the_plug_is_pulled_then() -> None:
    handheld = in_a_match()
    moves = list(handheld.bench.app.session.match.moves)
    break_down(handheld, Unforeseen())
    again = at("300ms OK OK 300ms", keep_nvm=True)
    assert again.bench.app.session.match.moves == moves


def test_back_leads_home_and_there_the_match_is_offered() -> None:
    handheld = in_a_match()
    break_down(handheld, Unforeseen())
    handheld.script("BACK 300ms")
    assert screen_of(handheld) == "home"
    handheld.script("OK")
    assert screen_of(handheld) == "go_on"


def test_without_a_match_ok_leads_home() -> None:
    handheld = at("300ms OK")
    break_down(handheld, Unforeseen())
    handheld.script("OK 300ms")
    assert screen_of(handheld) == "home"


def test_when_memory_runs_out_the_screen_is_read_anew_first_and_nothing_is_lost() -> None:
    handheld = in_a_match()
    before = handheld.bench.app.screen
    moves = list(handheld.bench.app.session.match.moves)
    break_down(handheld, MemoryError())
    assert screen_of(handheld) == "fafy"
    assert handheld.bench.app.screen is not before
    assert handheld.bench.app.session.match.moves == moves
    break_down(handheld, MemoryError())
    assert screen_of(handheld) == "crash", "it does not help: that is said"


def test_the_computers_tables_are_given_back_before_anything_else_is_read() -> None:
    handheld = seated("fang", (1, 1))
    app = handheld.bench.app
    for _ in handheld.bench.run_steps(3000):
        if app.screen.player:
            break
    player = weakref.ref(app.screen.player)
    moves = len(app.session.match.moves)
    rescue(app, MemoryError())
    gc.collect(2)
    assert player() is None
    assert app.screen is None
    handheld.script("9000ms")
    assert screen_of(handheld) == "fang"
    assert len(app.session.match.moves) > moves, "and it plays on"


@pytest.mark.parametrize("times, name", [(1, "games"), (2, "crash")])
def test_memory_that_runs_out_while_a_screen_is_read_is_spared_once_too(times: int, name: str) -> None:
    handheld = at("300ms")
    app, enter, left = handheld.bench.app, handheld.bench.app._enter, times

    def entered() -> None:
        nonlocal left
        left -= 1
        if left >= 0:
            raise MemoryError
        enter()

    app._enter = entered
    app.go(("games",))
    run_the_loop(handheld, 20)
    assert screen_of(handheld) == name


def test_an_error_on_the_very_first_screen_is_told_too() -> None:
    """It is entered by the first tick, which code.py looks after, and not while the app is made."""
    handheld = at("300ms")
    handheld.bench.board.store.save("begins", b"no_such_screen|")
    handheld.bench.reload()
    assert handheld.bench.app.screen is None
    run_the_loop(handheld, 20)
    assert screen_of(handheld) == "crash"
    handheld.script("OK 300ms")
    assert screen_of(handheld) == "home"


def test_what_no_app_has_kept_to_begin_with_is_not_begun_with() -> None:
    handheld = at("300ms")
    handheld.bench.board.store.save("begins", b"\xff\xfe|")
    handheld.bench.reload()
    handheld.run(300)
    assert screen_of(handheld) == "home"
    assert not handheld.bench.board.store.load("begins")


def test_an_error_on_the_screen_of_errors_is_tried_once_more_on_an_empty_heap_then_one_is_home() -> None:
    handheld = in_a_match()
    moves = list(handheld.bench.app.session.match.moves)
    break_down(handheld, Unforeseen())
    first = handheld.bench.app
    break_down(handheld, MemoryError())
    assert handheld.bench.app is not first
    assert screen_of(handheld) == "crash"
    assert shows(handheld, "crash_kept") and "Unforeseen" in "\n".join(handheld.text())
    assert handheld.bench.app.session.match.moves == moves
    break_down(handheld, Unforeseen("again"))
    assert screen_of(handheld) == "home"
    handheld.script("OK 300ms")
    assert screen_of(handheld) == "go_on"
    handheld.script("OK 500ms")
    assert handheld.bench.app.session.match.moves == moves


@pytest.mark.parametrize("error", [MemoryError(), SyntaxError("a fallen bit"), OSError(5)])
@pytest.mark.parametrize("name", ["sillon.crash", "sillon.screens.crash"])
def test_where_what_helps_cannot_be_read_the_program_starts_anew(
    error: Exception, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    handheld = in_a_match()
    moves = list(handheld.bench.app.session.match.moves)

    class Unreadable:
        def find_spec(self, wanted: str, path: Any = None, target: Any = None) -> None:
            if wanted == name:
                raise error

    sys.modules.pop(name, None)
    monkeypatch.setattr(sys, "meta_path", [Unreadable(), *sys.meta_path])
    break_down(handheld, Unforeseen())
    run_the_loop(handheld, 100)
    assert screen_of(handheld) == "home"
    handheld.script("OK 300ms OK 500ms")
    assert handheld.bench.app.session.match.moves == moves


@pytest.mark.usefixtures("little_memory")
@pytest.mark.parametrize("error", [MemoryError(), OSError(5)])
def test_other_puzzles_that_cannot_be_begun_leave_the_puzzle_as_it_was(error: Exception) -> None:
    """On its way to them the handheld writes, and a full log is written anew for that."""
    handheld = at("300ms")
    handheld.bench.board.store.save("begins", b"puzzle,fafy,1|")
    handheld.bench.reload()
    handheld.run(600)
    handheld.script("BACK:900ms 300ms RIGHT RIGHT")
    assert screen_of(handheld) == "puzzle_menu"
    short_of_memory_once(handheld.bench.board.store, error)
    handheld.bench.press("OK")
    run_the_loop(handheld, 20)
    handheld.bench.release("OK")
    run_the_loop(handheld, 60)
    if isinstance(error, MemoryError):
        assert screen_of(handheld) == "puzzle_menu"
        handheld.script("RIGHT RIGHT OK 900ms")
        assert screen_of(handheld) == "puzzles"
        return
    assert screen_of(handheld) == "crash"
    assert shows(handheld, "crash_puzzle")
    handheld.script("OK 500ms")
    assert screen_of(handheld) == "learn"


def test_what_takes_the_memory_is_gone_before_the_reading_of_what_helps(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a board this is read from the drive, and needs some memory itself."""
    handheld = in_a_match()
    seen: list[Any] = []

    class Watching:
        def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
            if name == "sillon.crash":
                seen.append(handheld.bench.app.screen)

    sys.modules.pop("sillon.crash", None)
    monkeypatch.setattr(sys, "meta_path", [Watching(), *sys.meta_path])
    break_down(handheld, MemoryError())
    assert seen == [None]


# What is said is true


def test_where_nothing_can_be_kept_that_is_said_and_the_match_goes_on() -> None:
    handheld = in_a_match()
    moves = list(handheld.bench.app.session.match.moves)
    store = handheld.bench.board.store
    store.save = lambda name, data: False
    break_down(handheld, Unforeseen())
    assert shows(handheld, "crash_not_kept")
    handheld.script("OK 300ms")
    assert screen_of(handheld) == "fafy"
    assert handheld.bench.app.session.match.moves == moves


@pytest.mark.parametrize("error", [MemoryError(), OSError(5), RuntimeError("Unable to write to nvm.")])
def test_a_save_that_fails_in_the_crash_is_no_second_crash(error: Exception) -> None:
    handheld = in_a_match()

    def save(name: str, data: bytes) -> bool:
        raise error

    handheld.bench.board.store.save = save
    break_down(handheld, Unforeseen())
    assert screen_of(handheld) == "crash"
    assert shows(handheld, "crash_not_kept")


def test_a_traceback_that_cannot_be_told_does_not_hinder_it(monkeypatch: pytest.MonkeyPatch) -> None:
    handheld = in_a_match()

    def told(board: Any, error: BaseException) -> None:
        raise MemoryError

    monkeypatch.setattr(importlib.import_module("hal.crash_report"), "run", told)
    break_down(handheld, Unforeseen())
    assert shows(handheld, "crash_kept")


def short_of_memory_once(store: Any, error: Exception | None = None) -> list[str]:
    """The next save runs out of memory, or raises this; those behind it do not. The names of all that is saved, as it grows."""
    save, tries = store.save, []

    def short(name: str, data: bytes) -> bool:
        tries.append(name)
        if len(tries) == 1:
            raise error or MemoryError
        return bool(save(name, data))

    store.save = short
    return tries


def test_a_turn_whose_saving_ran_out_of_memory_is_kept_when_there_is_room_again() -> None:
    """The log is full just then: to write all anew takes 8 KB."""
    handheld = in_a_match()
    store = handheld.bench.board.store
    short_of_memory_once(store)
    session = handheld.bench.app.session
    handheld.bench.app.screen.move(session.game.parse_move(session.position, "7<"))
    run_the_loop(handheld, 100)
    assert screen_of(handheld) == "fafy"
    moves = list(session.match.moves)
    again = at("300ms OK OK 300ms", keep_nvm=True)
    assert again.bench.app.session.match.moves == moves


def test_error_while_finding_kept_match_leaves_a_way_to_games(monkeypatch: pytest.MonkeyPatch) -> None:
    in_a_match()
    handheld = at("300ms", keep_nvm=True)

    def finding(kept: bytes) -> None:
        raise Unforeseen

    monkeypatch.setattr(importlib.import_module("sillon.resume"), "finding", finding)
    app = handheld.bench.app
    app.screen.tick = lambda now: app.screen.press(None, OK, PRESS)
    run_the_loop(handheld, 20)
    assert screen_of(handheld) == "crash"
    handheld.script("OK 300ms")
    assert shows(handheld, "kept"), "another game would take its place: that is asked"
    pick(handheld, False)
    handheld.script("300ms")
    assert screen_of(handheld) == "games"
    handheld.script("OK 300ms")
    assert screen_of(handheld) == "fafy", "as it was played last"


def test_an_error_before_the_first_move_leaves_the_match_that_waits() -> None:
    handheld = in_a_match()
    waits = handheld.bench.board.store.load("match")
    handheld = at("300ms OK 300ms RIGHT OK 300ms OK 600ms", keep_nvm=True)
    assert handheld.bench.app.session.match.moves == []
    break_down(handheld, Unforeseen())
    assert shows(handheld, "crash_kept")
    assert handheld.bench.board.store.load("match") == waits
    handheld.script("OK 500ms")
    assert screen_of(handheld) == handheld.bench.app.session.name
    assert handheld.bench.board.store.load("match") == waits


@pytest.mark.parametrize("board", ["pico_panel", "pygamer"])
def test_where_neither_the_first_screen_nor_that_of_errors_can_be_read_nothing_wears_out(
    board: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Unreadable:
        def find_spec(self, wanted: str, path: Any = None, target: Any = None) -> None:
            if wanted in ("sillon.screens.home", "sillon.screens.crash"):
                raise SyntaxError("a fallen bit")

    handheld = at("300ms", board)
    for name in ("sillon.screens.home", "sillon.screens.crash"):
        sys.modules.pop(name, None)
    monkeypatch.setattr(sys, "meta_path", [Unreadable(), *sys.meta_path])
    monkeypatch.setattr(flash, "erases", 0)
    handheld.bench.app.go(("home",))
    run_the_loop(handheld, 100)
    assert wire.reloads > 20
    assert flash.erases <= 2
    monkeypatch.undo()
    run_the_loop(handheld, 20)
    assert screen_of(handheld) in ("home", "crash"), "it goes on as soon as it can"


def test_a_start_anew_needs_no_file_that_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    handheld = in_a_match()
    moves = list(handheld.bench.app.session.match.moves)

    class Unreadable:
        def find_spec(self, wanted: str, path: Any = None, target: Any = None) -> None:
            if wanted == "hal.release_displays":
                raise MemoryError

    sys.modules.pop("hal.release_displays", None)
    monkeypatch.setattr(sys, "meta_path", [Unreadable(), *sys.meta_path])
    handheld.script("BACK:900ms 300ms")
    pick(handheld, "rules")
    handheld.script("500ms")
    assert screen_of(handheld) == "rules"
    assert handheld.bench.app.session.match.moves == moves
    assert not handheld.bench.board.store.load("begins")


def test_a_match_that_no_memory_is_left_for_at_the_start_is_no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    handheld = in_a_match()
    moves = list(handheld.bench.app.session.match.moves)
    handheld.bench.board.store.save("begins", b"fafy|=")
    handheld.bench.power_off()
    handheld = switched_on_short(monkeypatch)
    assert screen_of(handheld) == "home"
    handheld.script("OK OK 300ms")
    assert handheld.bench.app.session.match.moves == moves


def switched_on_short(monkeypatch: pytest.MonkeyPatch) -> Handheld:
    """Power on, and memory runs out while the match that is to begin is read, once."""
    resume = importlib.import_module("sillon.resume")
    found, left = resume.found, 1

    def short(kept: bytes) -> Any:
        nonlocal left
        left -= 1
        if left >= 0:
            raise MemoryError
        return found(kept)

    monkeypatch.setattr(resume, "found", short)
    handheld = switch_on("pico_panel", {}, keep_nvm=True)
    assert left <= 0
    handheld.run(300)
    return handheld


class Short(list[Any]):
    """A list that has no memory to grow, once."""

    def append(self, item: Any) -> None:
        raise MemoryError


@pytest.mark.parametrize("part", ["moves", "recent", "kept", "cuts"])
@pytest.mark.parametrize("name, plies", [("fafy", 0), ("awale", 15), ("fanorona", 15)])
def test_memory_that_runs_out_in_the_middle_of_a_move_leaves_the_match_before_or_after_it(
    name: str, plies: int, part: str
) -> None:
    handheld = seated(name, ())
    session = handheld.bench.app.session
    for _ in range(plies):
        session.match.play(session.game.moves(session.position)[0])
    handheld.bench.app.screen.settle()
    before = list(session.match.moves)
    setattr(session.match, part, Short(getattr(session.match, part)))
    move = session.game.moves(session.position)[0]
    broken = handheld.bench.app.screen
    broken.tick = lambda now: broken.move(move)
    run_the_loop(handheld, 60)
    match = handheld.bench.app.session.match
    assert list(match.moves) in (before, [*before, move])
    again = Match(session.game, match.start)
    for each in match.moves:
        again.play(each)
    assert (match.position, match.recent, match.kept, match.cuts) == (
        again.position,
        again.recent,
        again.kept,
        again.cuts,
    )


@pytest.mark.parametrize("error", [MemoryError, OSError])
def test_the_screen_of_errors_leads_on_though_there_is_no_memory_for_a_start_anew(error: type[Exception]) -> None:
    handheld = in_a_match()
    moves = list(handheld.bench.app.session.match.moves)
    break_down(handheld, Unforeseen())
    app = handheld.bench.app

    def save(name: str, data: bytes) -> bool:
        raise error

    handheld.bench.board.store.save = save
    handheld.script("OK 300ms")
    assert handheld.bench.app is app
    assert screen_of(handheld) == "fafy"
    assert app.session.match.moves == moves


def test_without_a_match_nothing_is_said_to_be_kept() -> None:
    handheld = at("300ms OK")
    break_down(handheld, Unforeseen())
    assert shows(handheld, "crash_nothing")


@pytest.mark.parametrize("moved", [False, True])
def test_a_puzzle_that_breaks_down_leaves_the_match_that_was_kept(moved: bool) -> None:
    handheld = in_a_match()
    moves = list(handheld.bench.app.session.match.moves)
    handheld.bench.board.store.save("begins", b"puzzle,fafy,1|")
    handheld.bench.reload()
    handheld.run(600)
    session = handheld.bench.app.session
    assert type(session.asked) is tuple
    if moved:
        handheld.bench.app.screen.move(session.game.moves(session.position)[0])
    break_down(handheld, Unforeseen())
    assert shows(handheld, "crash_puzzle")
    handheld.script("OK 300ms")
    assert screen_of(handheld) == "learn"
    again = at("300ms OK OK 300ms", keep_nvm=True)
    assert again.bench.app.session.match.moves == moves


def test_a_puzzle_for_which_memory_runs_out_is_gone_on_with() -> None:
    handheld = at("300ms")
    handheld.bench.board.store.save("begins", b"puzzle,awale,3|")
    handheld.bench.reload()
    handheld.run(600)
    break_down(handheld, MemoryError())
    assert screen_of(handheld) == "awale"
    assert handheld.bench.app.session.asked[0] == 3
    assert not handheld.bench.board.store.load("match")


def test_the_end_of_a_colouring_for_which_memory_runs_out_is_not_done_twice() -> None:
    handheld = table_with("stake 3, arc 1-2, arc 2-3, arc 1-3", settings={"SEED": 7})
    handheld.script("300ms OK 500ms")
    assert screen_of(handheld) == "colour"
    store = handheld.bench.board.store
    tries = short_of_memory_once(store)
    app = handheld.bench.app
    app.go((app.session.name, DONE, bytes(app.screen.shown)))
    run_the_loop(handheld, 60)
    assert len(tries) > 1
    assert screen_of(handheld) in ("verdict", "claim", "scores")
    assert [move for move in app.session.match.moves if move == DONE] == [DONE]


def test_a_lesson_that_breaks_down_leads_back_to_learning() -> None:
    handheld = at("300ms")
    handheld.bench.board.store.save("begins", b"lesson,awale,0|")
    handheld.bench.reload()
    handheld.run(300)
    assert screen_of(handheld) == "lesson"
    break_down(handheld, Unforeseen())
    assert shows(handheld, "crash_lesson")
    handheld.script("OK 300ms")
    assert screen_of(handheld) == "learn"


@pytest.mark.parametrize("writable", [True, False])
def test_the_traceback_is_on_the_drive_where_that_is_the_games(writable: bool, tmp_path: Path) -> None:
    handheld = in_a_match()
    handheld.bench.drive_folder = str(tmp_path)
    wire.drive_writable = writable
    break_down(handheld, Unforeseen("told"))
    wire.drive_writable = False
    assert (tmp_path / "crash.txt").exists() == writable
    if writable:
        assert "Unforeseen: told" in (tmp_path / "crash.txt").read_text()
    assert screen_of(handheld) == "crash"


def test_a_full_drive_does_not_hinder_it(tmp_path: Path) -> None:
    handheld = in_a_match()
    handheld.bench.drive_folder = str(tmp_path)
    wire.drive_writable, drive.room = True, 0
    try:
        break_down(handheld, Unforeseen("told"))
    finally:
        wire.drive_writable, drive.room = False, -1
    assert screen_of(handheld) == "crash"


@pytest.mark.parametrize("game", ["fanorona"])
def test_on_the_small_interpreter_too_within_the_heap(game: str, tmp_path: Path) -> None:
    script = f"{GAMES} {times(NAMES.index(game), 'RIGHT')} OK OK 300ms OK 300ms OK 300ms OK 4000ms"
    starting.drive(tmp_path)
    breaks_down = ROOT / "tests" / "device" / "breaks_down.py"
    result = run_within(82 * 1024, 96 * 1024, breaks_down, script, drive=tmp_path)
    assert result.returncode == 0, f"{result.stderr}\n{result.stdout[-2000:]}"
    told = [line for line in result.stdout.splitlines() if line.startswith("TARGET")]
    assert told == [
        f"TARGET ('{game}',)",
        f"TARGET ('crash', 'KeyError', '{game}', 'crash_kept')",
        f"TARGET ('{game}',)",
    ]
    assert result.heap and result.heap.bytes <= 82 * 1024
    assert result.imports and result.imports.bytes <= 96 * 1024
