"""The board's millisecond counter wraps at 2**29 in the middle of every kind of timer without effect.

Each timer runs again with a clock that does not continue past the counter's wrap, and must go wrong. This proves that the wrap
falls inside the timer, and that the timer uses the clock.
"""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

from sillon.app.rescue import rescue
from sim.fakes import clock, flash, wire
from sim.handheld import Handheld
from sim.paths import ROOT
from tests.app.play_colorigraphe import table_with
from tests.app.play_computer import seated
from tests.app.scenes import BY_NAME, IN_STARS
from tests.app.scenes_colorigraphe import COLOUR, EASY, JUDGED, RING, ROLL
from tests.app.scenes_colorigraphe import LOST as LOST_CIRCLE
from tests.app.scenes_colorigraphe import WHY as WHY_CIRCLE
from tests.app.scenes_colorigraphe import WON as WON_CIRCLE
from tests.app.scenes_computer import SEED, WHY
from tests.app.scenes_fafy import WON
from tests.app.scenes_lessons import TRIANGLE
from tests.app.scenes_macropad import FAFY as FAFY_ON_KEYS
from tests.app.scenes_menus import CHECK, GAMES
from tests.app.scenes_tournament import ALL, BEGUN, FOUR, NEXT
from tests.app.stage import after_script, open_screen

NEVER = 1 << 28  # ms
PACKAGES = ("hal", "lib/sillon")
# Files that use the clock, but not for a timer.
NO_TIMERS = {
    "hal/clock.py": "it is what is tried",
    "hal/linux.py": "it is the counter",
    "lib/sillon/settings/preferences.py": "its `now` are values that are set",
    "lib/sillon/match/go_on.py": "it bounds how long a tick looks for the match",
    "lib/sillon/match/why.py": "it bounds how long a tick thinks",
    "lib/sillon/app/start.py": "the moment stirs the dice",
    "lib/sillon/screens/pie.py": "it takes over the class's minute, once: tests/app/test_tournament_match.py",
    "lib/sillon/match/master.py": "it reads the real clock of a fast computer",
}


@dataclass
class Timer:
    """A timer that runs during the presses or the actions of `during`; `look` reads its effect.

    `script` leads there: presses from power on, or a function that returns the handheld.
    """

    file: str
    script: str | Callable[[], Handheld]
    during: str | Callable[[Handheld], Iterator[None]]
    look: Callable[[Any], object]
    board: str = "pico_panel"
    settings: dict[str, Any] = field(default_factory=dict)


def target(app: Any) -> object:
    return app.target


def place(app: Any) -> object:
    """Return the place of the cursor, of the dice or of the judge."""
    names = [name for name in ("selected", "at", "phase", "arc_index") if hasattr(app.screen, name)]
    return names and getattr(app.screen, names[0])


def tone(app: Any) -> object:
    return wire.tone()


def lights(app: Any) -> object:
    return bytes(wire.strip("GP0")) if app.board.name == "pico_panel" else None


def moves(app: Any) -> object:
    return len(app.session.match.moves)


def tokens(app: Any) -> object:
    return bytes(app.screen.shown)


def against_computer(name: str, *levels: int, **options: Any) -> Callable[[], Handheld]:
    return lambda: seated(name, levels, **options)


def at_table(position: str, *levels: int) -> Callable[[], Handheld]:
    """Return a Colorigraphe match, with the computer at some seats."""

    def begin() -> Handheld:
        handheld = table_with(position, settings={"SEED": 7})
        handheld.bench.app.session.levels = levels
        open_screen(handheld, "colorigraphe")
        return handheld

    return begin


def think_forever() -> Handheld:
    handheld = seated("fanorona", (5, 0))
    handheld.script("1500ms")
    screen = handheld.bench.app.screen
    screen.controller.work = iter(lambda: None, "never")
    screen.controller.hurry = wire.ms() + 2000
    return handheld


def save_repeatedly(handheld: Handheld) -> Iterator[None]:
    for number in range(6):
        handheld.bench.board.store.save("last", bytes((number + 1,)))
        yield from handheld.bench.run_steps(60_000, 1000)


def run_out_of_memory(handheld: Handheld) -> Iterator[None]:
    """Run out of memory twice, a little more than a minute apart: the second time is tolerated again."""
    rescue(handheld.bench.app, MemoryError())
    yield from handheld.bench.run_steps(61_000, 500)
    rescue(handheld.bench.app, MemoryError())
    yield from handheld.bench.run_steps(100, 20)


def climb_a_stage(handheld: Handheld) -> Iterator[None]:
    open_screen(handheld, "lessons.stage_done", "fang", "2", ms=0)
    yield from handheld.bench.run_steps(1000, 20)


def touch_the_result(handheld: Handheld) -> Iterator[None]:
    """Touch a light right after the last step of the match, and a second later."""
    handheld.bench.app.screen.since = handheld.bench.board.clock.ms()
    yield from handheld.script_steps("CELL0 1000ms CELL0 300ms")


TIMERS = [
    Timer("hal/buttons.py", GAMES, "BACK+ 1500ms BACK-", target),
    Timer("hal/buttons.py", GAMES, "RIGHT+ 2000ms RIGHT-", place),
    Timer("hal/drivers/encoder.py", GAMES, "BACK:1500ms 300ms", target, "macropad"),
    Timer("hal/drivers/joystick.py", GAMES, "500ms RIGHT:100ms 100ms", place, "pygamer"),
    Timer("hal/drivers/shift_register.py", GAMES, "MENU:60ms 1500ms", target, "pygamer"),
    Timer("hal/sound.py", f"{CHECK} RIGHT RIGHT", "OK 3000ms", tone, settings={"SOUND": 1}),
    Timer(
        "hal/large_print.py",
        BY_NAME["fafy: refused, a gap and the edge, in large print"].script,
        "3000ms",
        lambda app: app.board.display._page,
        settings={"LARGE": 1},
    ),
    Timer("hal/store_block.py", "300ms", save_repeatedly, lambda app: flash.erases, "pygamer"),
    Timer("lib/sillon/app/__init__.py", "300ms", "200000ms", lambda app: app.dozing),
    Timer("lib/sillon/app/__init__.py", "300ms 190000ms", "LEFT+ 4000ms LEFT-", lambda app: app.ignore_until_release),
    Timer(
        "lib/sillon/app/crash.py",
        IN_STARS,
        run_out_of_memory,
        lambda app: (app.target, getattr(app, "memory_error_at", 0)),
    ),
    Timer(
        "lib/sillon/ui/example.py",
        f"{GAMES} OK LEFT LEFT OK 300ms",
        "9000ms",
        lambda app: bytes(app.screen._example.look.shown),
    ),
    Timer(
        "lib/sillon/keyed/choose.py",
        FAFY_ON_KEYS,
        "CELL10+ 1500ms CELL10-",
        lambda app: app.screen.input.showing_count,
        "macropad",
    ),
    Timer("lib/sillon/keyed/menu.py", "300ms OK 100ms", "CELL38 300ms CELL38 300ms", place, settings={"TOUCH": 1}),
    Timer("lib/sillon/keyed/play.py", WON, touch_the_result, target, settings={"TOUCH": 1}),
    Timer(
        "lib/sillon/lessons/stage_done.py",
        "300ms",
        climb_a_stage,
        lambda app: getattr(app.screen, "lit", 0),
    ),
    Timer("lib/sillon/match/controller.py", IN_STARS, "35000ms", lambda app: app.screen.tip),
    Timer("lib/sillon/match/play.py", f"{IN_STARS} RIGHT", "OK 5000ms", lambda app: bytes(app.screen.look.shown)),
    Timer("lib/sillon/match/replay.py", WON, "OK RIGHT OK 9000ms", lambda app: app.session.review_ply),
    Timer(
        "lib/sillon/match/explain.py",
        f"{WHY} OK 900ms",
        "9000ms",
        lambda app: app.screen.controller.step,
        settings=SEED,
    ),
    Timer("lib/sillon/match/computer.py", against_computer("fang", 1, 1), "9000ms", moves),
    Timer(
        "lib/sillon/games/colorigraphe/computer_colour.py",
        at_table("stake 3, arc 1-2, arc 2-3, arc 1-3", 5, 0),
        "9000ms",
        tokens,
    ),
    Timer("lib/sillon/games/colorigraphe/computer_table.py", at_table("", 5, 0), "5000ms", place),
    Timer("lib/sillon/ui/screen.py", "300ms", "700ms", lights),
    Timer("lib/sillon/selftest/lights.py", f"{CHECK} OK", "3000ms", lambda app: app.screen._led),
    Timer("lib/sillon/selftest/sound.py", f"{CHECK} RIGHT RIGHT", "OK 3000ms", lights, settings={"SOUND": 1}),
    Timer(
        "lib/sillon/games/colorigraphe/colour.py", COLOUR, "9000ms", lambda app: app.screen.left // 1000, settings=RING
    ),
    Timer(
        "lib/sillon/games/colorigraphe/look_back.py",
        f"{WON_CIRCLE} OK",
        "RIGHT OK 9000ms",
        lambda app: app.session.review_ply,
        settings=EASY,
    ),
    Timer(
        "lib/sillon/games/colorigraphe/why.py",
        f"{LOST_CIRCLE} {WHY_CIRCLE} 600ms",
        "OK 9000ms",
        lambda app: getattr(app.screen, "at", None),
        settings=RING,
    ),
    Timer("lib/sillon/match/computer.py", think_forever, "3000ms", lambda app: app.screen.controller.hurry > 0),
    Timer("lib/sillon/games/colorigraphe/roll.py", ROLL, "9000ms", place, settings=RING),
    Timer(
        "lib/sillon/tournament/clock.py", f"{BEGUN} RIGHT OK 200ms", "OK 5000ms", lambda app: app.screen._clock.text()
    ),
    Timer("lib/sillon/tournament/menu.py", f"{BEGUN} LEFT LEFT", "OK 9000ms", lambda app: app.screen.note),
    Timer(
        "lib/sillon/tournament/tables.py",
        f"{FOUR} {ALL} {NEXT}",
        "1100ms OK 1100ms OK 500ms",
        lambda app: app.screen._guard,
    ),
    Timer("lib/sillon/games/colorigraphe/arcs.py", f"{TRIANGLE} LEFT OK 300ms", "600ms OK 3000ms", tokens),
    Timer(
        "lib/sillon/games/colorigraphe/scores.py",
        BY_NAME["scores: alone"].script,
        "9000ms",
        lambda app: app.screen.cue,
        settings=RING,
    ),
    Timer("lib/sillon/screens/home.py", "300ms", "35000ms", lambda app: app.screen._tip),
    Timer("lib/sillon/games/colorigraphe/verdict.py", f"{COLOUR} {JUDGED}", "4000ms", place, settings=RING),
]
IDS = [f"{timer.file.rpartition('/')[2]} {k}" for k, timer in enumerate(TIMERS)]


def run_timer(timer: Timer, wraps_at: int, broken: bool = False) -> list[tuple[int, object]]:
    """Return the effect of the timer, as (ms, result of `look`) at each change; the last pair is (end time, None)."""
    clock._FIRST_WRAP = wraps_at
    settings = {name.removeprefix("SILLON_"): value for name, value in timer.settings.items()}
    if isinstance(timer.script, str):
        handheld: Handheld = after_script(timer.script, timer.board, **{"SEED": 7, **settings})
    else:
        handheld = timer.script()
    if broken:
        own: Any = handheld.bench.board.clock
        base = own.ms() - wire.ticks_ms()
        own.ms = lambda: base + wire.ticks_ms()
        # A time beyond the timer's length draws a line of millions of pixels; no test reads that page.
        handheld.bench.board.display.line = lambda *line: None
    found = [(wire.ms(), timer.look(handheld.bench.app))]
    way = handheld.script_steps(timer.during) if isinstance(timer.during, str) else timer.during(handheld)
    for _ in way:
        app = handheld.bench.app
        now = timer.look(app) if app.screen else None
        if now is not None and now != found[-1][1]:
            found.append((wire.ms(), now))
    return [*found, (wire.ms(), None)]


@pytest.fixture(autouse=True)
def usual_wrap() -> Iterator[None]:
    usual = clock._FIRST_WRAP
    yield
    clock._FIRST_WRAP = usual


@pytest.mark.parametrize("timer", TIMERS, ids=IDS)
def test_timers_survive_counter_wrap(timer: Timer) -> None:
    plain = run_timer(timer, NEVER)
    assert len(plain) > 2, "the timer runs"
    # The counter wraps between the first change and the next, or before the only one.
    first, last = (plain[0][0], plain[1][0]) if len(plain) == 3 else (plain[1][0], plain[2][0])
    middle = (first + last) // 2
    assert run_timer(timer, middle) == plain
    try:
        assert run_timer(timer, middle, broken=True) != plain, "a broken clock changes the result"
    except IndexError:
        pass  # a time beyond the timer's length has more lights than exist


def files_with_clock() -> set[str]:
    found = set()
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Compare | ast.BinOp) and any(_is_time(each) for each in ast.walk(node)):
                    found.add(path.relative_to(ROOT).as_posix())
    return found


def _is_time(node: ast.AST) -> bool:
    """Return whether the node is `now`, `self._now`, or a call of the clock."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return node.func.attr in ("ms", "ticks_ms", "monotonic")
    return (isinstance(node, ast.Name) and node.id == "now") or (
        isinstance(node, ast.Attribute) and node.attr == "_now"
    )


def test_every_timer_is_tried() -> None:
    assert files_with_clock() == {timer.file for timer in TIMERS} | set(NO_TIMERS)
