"""Unhandled errors: a sentence and a code, the traceback on the console, the match saved and resumed."""

import gc
import importlib
import sys
import weakref
from pathlib import Path
from typing import Any

import pytest

from games import NAMES
from games.colorigraphe import DONE
from games.match import Match
from sillon.app.rescue import rescue
from sillon.common.buttons import OK, PRESS
from sim.fakes import drive, flash, wire
from sim.handheld import Handheld
from sim.micropython.runner import run_within
from sim.paths import ROOT
from tests.app import host
from tests.app.boards import every_language
from tests.app.play_colorigraphe import table_with
from tests.app.play_computer import seated
from tests.app.scene import GAMES, times
from tests.app.scenes import IN_STARS
from tests.app.stage import after_script, leads_to, pick, restart_into, screen_of, shows, sow, switch_on
from tools.measure import starting


class Unforeseen(Exception):
    """An error that no code catches by name."""


class PowerOff(BaseException):
    """Raised in a tick to end code.py's loop."""


def run_the_loop(handheld: Handheld, ticks: int) -> None:
    """Run the loop under __main__ in code.py with the bench's app, for this many ticks of 10 ms."""
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


MOVES = [7]  # 4>


def in_a_match(language: str = "fr") -> Handheld:
    handheld = after_script(IN_STARS, language=language)
    sow(handheld, "4>")
    return handheld


def raising(error: BaseException) -> Any:
    """Return a function that raises the error, for any arguments."""

    def function(*_: Any) -> None:
        raise error

    return function


def raise_in_ticks(handheld: Handheld, error: BaseException) -> None:
    """Have the screen raise the error in each tick, and run 20 ticks of the loop."""
    handheld.bench.app.screen.tick = raising(error)
    run_the_loop(handheld, 20)


def make_unreadable(monkeypatch: pytest.MonkeyPatch, error: Exception, *names: str) -> None:
    class Unreadable:
        def find_spec(self, wanted: str, path: Any = None, target: Any = None) -> None:
            if wanted in names:
                raise error

    for name in names:
        sys.modules.pop(name, None)
    monkeypatch.setattr(sys, "meta_path", [Unreadable(), *sys.meta_path])


@every_language
def test_crash_shows_code_and_returns_to_match(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    handheld = in_a_match(language)
    raise_in_ticks(handheld, Unforeseen("by nobody"))
    assert screen_of(handheld) == "crash"
    for key in ("crash", "crash_kept", "crash_on"):
        assert shows(handheld, key)
    text = "\n".join(handheld.text())
    assert "Unforeseen" in text and "fafy" in text
    printed = capsys.readouterr().out
    assert "Traceback" in printed and "Unforeseen: by nobody" in printed
    leads_to(handheld, "OK 300ms", "fafy")
    assert handheld.bench.app.session.match.moves == MOVES


def test_back_leads_home_which_offers_match() -> None:
    handheld = in_a_match()
    raise_in_ticks(handheld, Unforeseen())
    leads_to(handheld, "BACK 300ms", "home")
    leads_to(handheld, "OK", "go_on")
    again = after_script("300ms OK OK 300ms", keep_nvm=True)
    assert again.bench.app.session.match.moves == MOVES, "after a power cut too"


def test_without_match_crash_claims_nothing_and_leads_home() -> None:
    handheld = after_script("300ms OK")
    raise_in_ticks(handheld, Unforeseen())
    assert shows(handheld, "crash_nothing")
    leads_to(handheld, "OK 300ms", "home")


def test_out_of_memory_reloads_screen_first() -> None:
    handheld = in_a_match()
    before = handheld.bench.app.screen
    raise_in_ticks(handheld, MemoryError())
    assert screen_of(handheld) == "fafy"
    assert handheld.bench.app.screen is not before
    assert handheld.bench.app.session.match.moves == MOVES
    raise_in_ticks(handheld, MemoryError())
    assert screen_of(handheld) == "crash", "a second error shows the crash screen"


def test_rescue_frees_computers_tables_first() -> None:
    handheld = seated("fang", (1, 1))
    app = handheld.bench.app
    for _ in handheld.bench.run_steps(3000):
        if app.screen.controller.player:
            break
    player = weakref.ref(app.screen.controller.player)
    moves = len(app.session.match.moves)
    rescue(app, MemoryError())
    gc.collect(2)
    assert player() is None
    assert app.screen is None
    leads_to(handheld, "9000ms", "fang")
    assert len(app.session.match.moves) > moves, "the computer plays on"


@pytest.mark.parametrize("times, name", [(1, "games"), (2, "crash")])
def test_out_of_memory_while_loading_screen_retries_once(times: int, name: str) -> None:
    handheld = after_script("300ms")
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


def test_error_on_first_screen_is_reported() -> None:
    """The first tick, which code.py guards, enters the screen, not the construction of the app."""
    handheld = after_script("300ms")
    handheld.bench.board.store.save("begins", b"no_such_screen|")
    handheld.bench.reload()
    assert handheld.bench.app.screen is None
    run_the_loop(handheld, 20)
    assert screen_of(handheld) == "crash"
    leads_to(handheld, "OK 300ms", "home")


def test_invalid_restart_target_leads_home() -> None:
    handheld = after_script("300ms")
    restart_into(handheld, b"\xff\xfe|", 300)
    assert screen_of(handheld) == "home"
    assert not handheld.bench.board.store.load("begins")


def test_crash_screen_retries_on_empty_heap_then_home() -> None:
    handheld = in_a_match()
    raise_in_ticks(handheld, Unforeseen())
    first = handheld.bench.app
    raise_in_ticks(handheld, MemoryError())
    assert handheld.bench.app is not first
    assert screen_of(handheld) == "crash"
    assert shows(handheld, "crash_kept") and "Unforeseen" in "\n".join(handheld.text())
    assert handheld.bench.app.session.match.moves == MOVES
    raise_in_ticks(handheld, Unforeseen("again"))
    assert screen_of(handheld) == "home"
    leads_to(handheld, "OK 300ms", "go_on")
    handheld.script("OK 500ms")
    assert handheld.bench.app.session.match.moves == MOVES


@pytest.mark.parametrize("error", [MemoryError(), SyntaxError("a fallen bit"), OSError(5)])
@pytest.mark.parametrize("name", ["sillon.app.crash", "sillon.screens.crash"])
def test_unreadable_crash_code_restarts_program(error: Exception, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    handheld = in_a_match()
    make_unreadable(monkeypatch, error, name)
    raise_in_ticks(handheld, Unforeseen())
    run_the_loop(handheld, 100)
    assert screen_of(handheld) == "home"
    handheld.script("OK 300ms OK 500ms")
    assert handheld.bench.app.session.match.moves == MOVES


@pytest.mark.usefixtures("little_memory")
@pytest.mark.parametrize("error", [MemoryError(), OSError(5)])
def test_failure_on_way_to_puzzles_keeps_puzzle(error: Exception) -> None:
    """On its way to the puzzles the handheld writes, and so compacts a full log."""
    handheld = after_script("300ms")
    restart_into(handheld, b"puzzles.puzzle,fafy,1|")
    leads_to(handheld, "BACK:900ms 300ms RIGHT RIGHT", "puzzle_menu")
    fail_next_save(handheld.bench.board.store, error)
    handheld.bench.press("OK")
    run_the_loop(handheld, 20)
    handheld.bench.release("OK")
    run_the_loop(handheld, 60)
    if isinstance(error, MemoryError):
        assert screen_of(handheld) == "puzzle_menu"
        leads_to(handheld, "RIGHT RIGHT OK 900ms", "puzzles")
        return
    assert screen_of(handheld) == "crash"
    assert shows(handheld, "crash_puzzle")
    leads_to(handheld, "OK 500ms", "learn")


def test_rescue_frees_screen_before_loading_crash_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a board the code is loaded from the drive, and needs some memory itself."""
    handheld = in_a_match()
    seen: list[Any] = []

    class Watching:
        def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
            if name == "sillon.app.crash":
                seen.append(handheld.bench.app.screen)

    sys.modules.pop("sillon.app.crash", None)
    monkeypatch.setattr(sys, "meta_path", [Watching(), *sys.meta_path])
    raise_in_ticks(handheld, MemoryError())
    assert seen == [None]


def test_crash_without_saving_is_reported_and_match_continues() -> None:
    handheld = in_a_match()
    store = handheld.bench.board.store
    store.save = lambda name, data: False
    raise_in_ticks(handheld, Unforeseen())
    assert shows(handheld, "crash_not_kept")
    leads_to(handheld, "OK 300ms", "fafy")
    assert handheld.bench.app.session.match.moves == MOVES


@pytest.mark.parametrize("error", [MemoryError(), OSError(5), RuntimeError("Unable to write to nvm.")])
def test_failed_save_causes_no_second_crash(error: Exception) -> None:
    handheld = in_a_match()
    handheld.bench.board.store.save = raising(error)
    raise_in_ticks(handheld, Unforeseen())
    assert screen_of(handheld) == "crash"
    assert shows(handheld, "crash_not_kept")


def test_failed_traceback_still_shows_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    handheld = in_a_match()
    monkeypatch.setattr(importlib.import_module("hal.crash_report"), "run", raising(MemoryError()))
    raise_in_ticks(handheld, Unforeseen())
    assert shows(handheld, "crash_kept")


def fail_next_save(store: Any, error: Exception | None = None) -> list[str]:
    """Have the next save run out of memory, or raise the error; later saves work. Return the growing list of saved names."""
    save, tries = store.save, []

    def short(name: str, data: bytes) -> bool:
        tries.append(name)
        if len(tries) == 1:
            raise error or MemoryError
        return bool(save(name, data))

    store.save = short
    return tries


def test_failed_save_is_repeated_when_memory_allows() -> None:
    """The log is full just then: compacting it takes 8 KB."""
    handheld = in_a_match()
    store = handheld.bench.board.store
    fail_next_save(store)
    session = handheld.bench.app.session
    handheld.bench.app.screen.move(session.game.parse_move(session.position, "7<"))
    run_the_loop(handheld, 100)
    assert screen_of(handheld) == "fafy"
    again = after_script("300ms OK OK 300ms", keep_nvm=True)
    assert again.bench.app.session.match.moves == list(session.match.moves) != MOVES


def test_error_loading_match_leaves_way_to_games(monkeypatch: pytest.MonkeyPatch) -> None:
    in_a_match()
    handheld = after_script("300ms", keep_nvm=True)
    resume = importlib.import_module("sillon.match.resume")
    monkeypatch.setattr(resume, "parse_in_slices", raising(Unforeseen()))
    app = handheld.bench.app
    app.screen.tick = lambda now: app.screen.press(None, OK, PRESS)
    run_the_loop(handheld, 20)
    assert screen_of(handheld) == "crash"
    handheld.script("OK 300ms")
    assert shows(handheld, "kept"), "the program asks before another game replaces the match"
    pick(handheld, False)
    leads_to(handheld, "300ms", "games")
    leads_to(handheld, "OK 300ms", "fafy")  # with the moves played last


def test_error_before_first_move_keeps_saved_match() -> None:
    handheld = in_a_match()
    waits = handheld.bench.board.store.load("match")
    handheld = after_script("300ms OK 300ms RIGHT OK 300ms OK 600ms", keep_nvm=True)
    assert handheld.bench.app.session.match.moves == []
    raise_in_ticks(handheld, Unforeseen())
    assert shows(handheld, "crash_kept")
    assert handheld.bench.board.store.load("match") == waits
    leads_to(handheld, "OK 500ms", handheld.bench.app.session.name)
    assert handheld.bench.board.store.load("match") == waits


@pytest.mark.parametrize("board", ["pico_panel", "pygamer"])
def test_restart_loop_does_not_wear_flash(board: str, monkeypatch: pytest.MonkeyPatch) -> None:
    handheld = after_script("300ms", board)
    make_unreadable(monkeypatch, SyntaxError("a flipped bit"), "sillon.screens.home", "sillon.screens.crash")
    monkeypatch.setattr(flash, "erases", 0)
    handheld.bench.app.go(("home",))
    run_the_loop(handheld, 100)
    assert wire.reloads > 20
    assert flash.erases <= 2
    monkeypatch.undo()
    run_the_loop(handheld, 20)
    assert screen_of(handheld) in ("home", "crash"), "the program goes on as soon as the files are readable"


def test_restart_works_without_unreadable_file(monkeypatch: pytest.MonkeyPatch) -> None:
    handheld = in_a_match()
    make_unreadable(monkeypatch, MemoryError(), "hal.release_displays")
    handheld.script("BACK:900ms 300ms")
    pick(handheld, "rules")
    leads_to(handheld, "500ms", "rules")
    assert handheld.bench.app.session.match.moves == MOVES
    assert not handheld.bench.board.store.load("begins")


def test_out_of_memory_at_start_keeps_match(monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory runs out once, while the match to begin is read."""
    handheld = in_a_match()
    handheld.bench.board.store.save("begins", b"fafy|=")
    handheld.bench.power_off()
    resume = importlib.import_module("sillon.match.resume")
    found, left = resume.parse, 1

    def short(kept: bytes) -> Any:
        nonlocal left
        left -= 1
        if left >= 0:
            raise MemoryError
        return found(kept)

    monkeypatch.setattr(resume, "parse", short)
    handheld = switch_on("pico_panel", {}, keep_nvm=True)
    assert left <= 0
    leads_to(handheld, "300ms", "home")
    handheld.script("OK OK 300ms")
    assert handheld.bench.app.session.match.moves == MOVES


class Short(list[Any]):
    """A list that fails to grow once, for want of memory."""

    def append(self, item: Any) -> None:
        raise MemoryError


@pytest.mark.parametrize("part", ["moves", "recent", "snapshots", "irreversible_plies"])
@pytest.mark.parametrize("name, plies", [("fafy", 0), ("awale", 15), ("fanorona", 15)])
def test_out_of_memory_in_a_move_leaves_whole_match(name: str, plies: int, part: str) -> None:
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
    for name in ("position", "recent", "snapshots", "irreversible_plies"):
        assert getattr(match, name) == getattr(again, name)


@pytest.mark.parametrize("error", [MemoryError, OSError])
def test_crash_screen_resumes_match_when_restart_fails(error: type[Exception]) -> None:
    handheld = in_a_match()
    raise_in_ticks(handheld, Unforeseen())
    app = handheld.bench.app
    handheld.bench.board.store.save = raising(error())
    handheld.script("OK 300ms")
    assert handheld.bench.app is app
    assert screen_of(handheld) == "fafy"
    assert app.session.match.moves == MOVES


@pytest.mark.parametrize("moved", [False, True])
def test_puzzle_crash_keeps_saved_match(moved: bool) -> None:
    handheld = in_a_match()
    restart_into(handheld, b"puzzles.puzzle,fafy,1|")
    session = handheld.bench.app.session
    assert session.puzzle
    if moved:
        handheld.bench.app.screen.move(session.game.moves(session.position)[0])
    raise_in_ticks(handheld, Unforeseen())
    assert shows(handheld, "crash_puzzle")
    leads_to(handheld, "OK 300ms", "learn")
    again = after_script("300ms OK OK 300ms", keep_nvm=True)
    assert again.bench.app.session.match.moves == MOVES


def test_puzzle_continues_after_out_of_memory() -> None:
    handheld = after_script("300ms")
    restart_into(handheld, b"puzzles.puzzle,awale,3|")
    raise_in_ticks(handheld, MemoryError())
    assert screen_of(handheld) == "awale"
    assert handheld.bench.app.session.puzzle == 3
    assert not handheld.bench.board.store.load("match")


def test_out_of_memory_does_not_end_colouring_twice() -> None:
    handheld = table_with("stake 3, arc 1-2, arc 2-3, arc 1-3", settings={"SEED": 7})
    leads_to(handheld, "300ms OK 500ms", "colour")
    store = handheld.bench.board.store
    tries = fail_next_save(store)
    app = handheld.bench.app
    app.go((app.session.name, DONE, bytes(app.screen.shown)))
    run_the_loop(handheld, 60)
    assert len(tries) > 1
    assert screen_of(handheld) in ("verdict", "claim", "scores")
    assert [move for move in app.session.match.moves if move == DONE] == [DONE]


def test_lesson_crash_returns_to_learning() -> None:
    handheld = after_script("300ms")
    restart_into(handheld, b"lessons.lesson,awale,0|", 300)
    assert screen_of(handheld) == "lesson"
    raise_in_ticks(handheld, Unforeseen())
    assert shows(handheld, "crash_lesson")
    leads_to(handheld, "OK 300ms", "learn")


@pytest.mark.parametrize("writable", [True, False])
def test_traceback_is_written_to_games_drive(writable: bool, tmp_path: Path) -> None:
    handheld = in_a_match()
    handheld.bench.drive_folder = str(tmp_path)
    wire.drive_writable = writable
    raise_in_ticks(handheld, Unforeseen("told"))
    wire.drive_writable = False
    assert (tmp_path / "crash.txt").exists() == writable
    if writable:
        assert "Unforeseen: told" in (tmp_path / "crash.txt").read_text()
    assert screen_of(handheld) == "crash"


def test_full_drive_still_shows_crash(tmp_path: Path) -> None:
    handheld = in_a_match()
    handheld.bench.drive_folder = str(tmp_path)
    wire.drive_writable, drive.room = True, 0
    try:
        raise_in_ticks(handheld, Unforeseen("told"))
    finally:
        wire.drive_writable, drive.room = False, -1
    assert screen_of(handheld) == "crash"


def test_crash_fits_heap_on_small_interpreter(tmp_path: Path) -> None:
    game = "fanorona"
    script = f"{GAMES} {times(NAMES.index(game), 'RIGHT')} OK RIGHT OK 300ms OK 300ms OK 300ms OK 4000ms"
    starting.drive(tmp_path)
    breaks_down = ROOT / "tests" / "device" / "breaks_down.py"
    result = run_within(87 * 1024, 92 * 1024, breaks_down, script, drive=tmp_path)
    host.assert_fits(result, 87 * 1024, 92 * 1024, "crash")
    targets = [line for line in result.stdout.splitlines() if line.startswith("TARGET")]
    assert targets == [
        f"TARGET ('{game}',)",
        f"TARGET ('crash', 'KeyError', '{game}', 'crash_kept')",
        f"TARGET ('{game}',)",
    ]
