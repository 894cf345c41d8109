"""Opening the board: a missing part becomes its null object and is reported, and the game can be played."""

import importlib
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from hal import nulls
from sim.bench import Bench
from sim.fakes import wire
from sim.fakes.pins import LINUX
from tests.hal import kit
from tests.modules import without

PARTS = ("clock", "settings", "leds", "display", "buttons", "sound", "store")
CLOCKS = ("supervisor", "hal.linux")  # the modules with a clock: of the firmware, and of Linux
SPARE = "GP99"  # a pin that no board has


# One context manager for each way in which a part can be missing: it yields a bench without that part.


@contextmanager
def unplugged() -> Iterator[Bench]:
    yield kit.bench(plug_display=False)


@contextmanager
def no_pull_ups() -> Iterator[Bench]:
    bench = kit.bench()
    wire.pull_ups = False
    yield bench


@contextmanager
def no_nvm_module() -> Iterator[Bench]:
    # The library of the displays has imported microcontroller before: only the store still needs it.
    with without("microcontroller"):
        yield kit.bench()


@contextmanager
def no_getenv() -> Iterator[Bench]:
    kept = os.getenv
    bench = kit.bench()
    del os.getenv
    try:
        yield bench
    finally:
        os.getenv = kept


@contextmanager
def no_font() -> Iterator[Bench]:
    font: Any = importlib.import_module("hal.font")

    def refuse(path: str, mode: str) -> None:
        raise OSError(2, "No such file/directory: " + path)

    font.open = refuse
    yield kit.bench()


def library(*names: str) -> Callable[[], Any]:
    @contextmanager
    def missing() -> Iterator[Bench]:
        bench = kit.bench()
        with ExitStack() as stack:
            for name in names:
                stack.enter_context(without(name))
            yield bench

    return missing


def pins(**changes: Any) -> Callable[[], Any]:
    @contextmanager
    def other() -> Iterator[Bench]:
        found = kit.profile()
        fields = {field: getattr(found, field) for field in kit.FIELDS}
        for field, change in changes.items():
            fields[field] = {**fields[field], **change} if isinstance(change, dict) else change
        trial = kit.profile(**fields)
        bench = kit.bench()
        bench.settings["SILLON_BOARD"] = trial.__name__.rpartition(".")[2]
        yield bench

    return other


def buttons(ok: str, pin: str) -> Callable[[], Any]:
    """Return a context manager for the reference panel whose button OK has this name and this pin."""
    (group,) = kit.profile().BUTTONS
    keys = tuple((ok, pin) if name == "OK" else (name, other) for name, other in group["keys"])
    return pins(BUTTONS=({**group, "keys": keys},))


MISSING: list[tuple[str, str, Callable[[], Any], str]] = [
    ("leds", "no library", library("neopixel"), "ImportError"),
    ("leds", "no such pin", pins(LEDS={"pin": SPARE}), "AttributeError"),
    ("leds", "wrong wiring", pins(LEDS={"wiring": "spiral"}), "wiring 'spiral'"),
    ("display", "no library", library("busdisplay"), "ImportError"),
    ("display", "no bus in the firmware", library("i2cdisplaybus"), "ImportError"),
    ("display", "not on the bus", unplugged, "Unable to find I2C Display at 3c"),
    ("display", "no pull-ups", no_pull_ups, "No pull up found"),
    ("display", "no such pin", pins(DISPLAY={"scl": SPARE}), "AttributeError"),
    ("display", "pins that have no I2C", pins(DISPLAY={"scl": "GP3", "sda": "GP4"}), "Invalid pins"),
    ("display", "a pin of the lights", pins(DISPLAY={"scl": "GP1", "sda": "GP0"}), "GP0 in use"),
    ("display", "no font on the drive", no_font, "font.bin"),
    ("buttons", "no scanner in the firmware", library("keypad"), "ImportError"),
    ("buttons", "no such pin", buttons("OK", SPARE), "AttributeError"),
    ("buttons", "a pin of the screen", buttons("OK", "GP5"), "GP5 in use"),
    ("buttons", "a pin twice", buttons("OK", "GP10"), "GP10 in use"),
    ("buttons", "a name that no button has", buttons("FIRE", "GP14"), "'FIRE'"),
    ("sound", "no such pin", pins(SOUND={"pin": SPARE}), "AttributeError"),
    ("sound", "a pin of a button", pins(SOUND={"pin": "GP16"}), "GP16 in use"),
    ("sound", "no pulses in the firmware", library("pwmio"), "ImportError"),
    ("store", "no module", no_nvm_module, "ImportError"),
    ("clock", "no module", library(*CLOCKS), "ImportError"),
    ("settings", "no getenv", no_getenv, "AttributeError"),
]


def test_every_part_has_a_case_and_a_null_form() -> None:
    assert {part for part, _, _, _ in MISSING} == set(PARTS)
    files = {path.stem for path in Path(nulls.__file__ or "").parent.glob("[a-z]*.py")}
    assert files == set(PARTS)


@pytest.mark.parametrize(
    ("part", "missing", "message"),
    [pytest.param(part, missing, message, id=f"{part}: {how}") for part, how, missing, message in MISSING],
)
def test_missing_part_is_reported_and_play_continues(
    part: str, missing: Callable[[], Any], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with missing() as bench:
        bench.start(kit.CODE)
    board = bench.board
    ((where, error),) = board.problems
    assert where == part
    assert message in error
    assert f"{part} missing: {error}; play goes on without" in capsys.readouterr().out
    assert {name for name in PARTS if type(getattr(board, name)).__module__ == f"hal.nulls.{name}"} == {part}
    # The notice, then the menus, a row, some moves, the pause, and a long press.
    bench.tick()
    first = type(bench.app.screen).__name__
    if part != "display":
        said = bench.app.screen.say("notice_missing")
        bench.run(100)
        assert kit.lines(bench.display)[0] == said
    bench.script("300ms OK 300ms OK 300ms OK 300ms OK 900ms OK 900ms RIGHT 100ms OK 900ms BACK 300ms BACK:900ms 300ms")
    assert first == "Notice"
    assert (type(bench.app.screen).__name__ == "Notice") == (part == "buttons")
    if part not in ("leds", "clock"):
        assert wire.strip_frames("GP0") > 20 or part == "buttons"


def test_board_without_parts_ticks_and_reports_them(capsys: pytest.CaptureFixture[str]) -> None:
    with ExitStack() as stack:
        bench = kit.bench(plug_display=False)
        for name in ("neopixel", "keypad", "pwmio", "busdisplay", "microcontroller", *CLOCKS):
            stack.enter_context(without(name))
        bench.start(kit.CODE)
    assert [part for part, _ in bench.board.problems] == ["clock", "leds", "display", "buttons", "sound", "store"]
    bench.script("OK 300ms BACK:900ms 300ms")
    assert wire.strip_frames("GP0") == 0
    say = bench.app.words.say
    output = capsys.readouterr().out
    for part, _ in bench.board.problems:
        assert f"{say('notice_missing')}\n{say('part_' + part)}\n" in output


def test_chip_without_nvm_is_no_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    import microcontroller

    monkeypatch.setattr(microcontroller, "nvm", None)
    board = kit.power_on_and_open()
    assert type(board.store).__module__ == "hal.nulls.store"
    assert board.problems == []


@pytest.mark.parametrize("name", kit.PROFILES)
def test_complete_board_has_no_problems_and_its_profiles_name(name: str) -> None:
    board = kit.power_on_and_open(kit.profile(name))
    assert (board.name, board.problems) == (name, [])


def test_first_light_comes_before_the_screen() -> None:
    seen: list[tuple[str, bytes]] = []
    bench = kit.bench()
    wire.listeners.append(lambda kind, where, what: seen.append((kind, what)))
    bench.start(kit.CODE)
    seen = [(kind, what) for kind, what in seen if kind in ("strip", "i2c", "tone")]
    assert seen[0][0] == "strip"
    # The first LED of the southernmost row is green, all others are dark.
    order = importlib.import_module("hal.wiring").wire_order(5, 9, "zigzag", "NW")
    at = 3 * order.index(4 * 9)
    first = seen[0][1]
    assert first[at] > 0
    assert [i for i in range(len(first)) if first[i]] == [at]


@pytest.mark.parametrize("name", kit.PROFILES)
def test_each_opening_step_adds_a_light(name: str) -> None:
    profile = kit.profile(name)
    bench = kit.bench(profile)
    lit: list[int] = []
    wire.listeners.append(lambda kind, where, what: lit.append(sum(map(bool, what))) if kind == "strip" else None)
    bench.start(kit.CODE)
    near = bench.panel.grid()[-1]
    assert [any(colour) for colour in near[:4]] == [True] * min(4, profile.LEDS["cols"])
    if profile.LEDS["driver"] == "neopixel":
        assert lit[:4] == [1, 2, 3, 4][: profile.LEDS["cols"]]


@pytest.mark.parametrize("name", kit.PROFILES)
def test_second_reload_works(name: str) -> None:
    profile = kit.profile(name)
    bench = kit.bench(profile)
    bench.start(kit.CODE)
    for _ in range(2):
        bench.script("300ms OK 300ms")
        before = bench.board
        bench.reload()
        assert bench.board is not before
        assert bench.board.problems == []
        assert bench.board.name == name
    bench.script("300ms OK 300ms")
    if bench.display:
        assert any(kit.lines(bench.display))
    else:
        assert any(any(colour) for row in bench.panel.grid() for colour in row)
    assert type(bench.app.screen).__name__ != "Home"


def test_reload_finds_a_screen_plugged_in_again() -> None:
    bench = kit.bench()
    bench.start(kit.CODE)
    wire.fail_i2c(0x3C, 19)
    bench.reload()
    assert [part for part, _ in bench.board.problems] == ["display"]
    wire.fail_i2c(0x3C, 0)
    bench.reload()
    assert bench.board.problems == []


@pytest.mark.parametrize("name", kit.PROFILES)
def test_transient_modules_are_dropped(name: str) -> None:
    profile = kit.profile(name)
    bench = kit.bench(profile)
    bench.start(kit.CODE)
    once = {"opening", "wiring", "boards", "drivers", "nvm_recover", "nvm_compact"}
    left = {module.split(".")[1] for module in sys.modules if module.startswith("hal.")}
    assert left & once == set()
    assert {"buttons", "clock"} <= left
    assert ("leds" in left) == (profile.LEDS["driver"] == "neopixel")
    assert getattr(profile, "STORE", "store") in left
    assert ("linux" in left) == (profile.BOARD_IDS[0] in LINUX)
    assert ("display" in left) == (profile.DISPLAY is not None)
    hal = sys.modules["hal"]
    assert [module for module in once if hasattr(hal, module)] == []
    # Null objects are imported only where there are some.
    assert ("nulls" in left) == (profile.SOUND is None or profile.DISPLAY is None)


@pytest.mark.parametrize("said", [None, "toaster", "7"])
@pytest.mark.parametrize("name", [name for name in kit.PROFILES if kit.profile(name).BOARD_IDS[0] not in LINUX])
def test_board_not_in_settings_is_known_by_its_firmware(
    name: str, said: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    kit.power_on(kit.profile(name))
    if said is None:
        monkeypatch.delenv("SILLON_BOARD")
    else:
        monkeypatch.setenv("SILLON_BOARD", said)
    board = kit.open_board()
    # Two profiles are for a Pico: the first is meant.
    assert board.name == ("pico_panel" if name == "pico_strip" else name)
    assert board.problems == []
    assert [(problem[0], problem[2]) for problem in board.settings.problems] == (
        [(f"SILLON_BOARD = {said}", board.name)] if said else []
    )


def test_unknown_board_gets_the_named_or_first_profile() -> None:
    boards: Any = importlib.import_module("hal.boards")
    assert boards.name_for("toaster") == "pico_panel"
    assert boards.name_for("toaster", "macropad") == "macropad"
    assert boards.name_for("toaster", "oven") == "pico_panel"


@pytest.mark.parametrize("said", kit.PROFILES)
@pytest.mark.parametrize("name", [name for name in kit.PROFILES if kit.profile(name).BOARD_IDS[0] not in LINUX])
def test_wrong_profile_is_reported_and_replaced(
    name: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    board_id = kit.profile(name).BOARD_IDS[0]
    fitting = [each for each in kit.PROFILES if board_id in kit.profile(each).BOARD_IDS]
    bench = kit.bench(kit.profile(name), {"SILLON_BOARD": said, "SILLON_LANGUAGE": "en"})
    bench.start(kit.CODE)
    board = bench.board
    assert board.problems == [], "every part is found"
    if said in fitting:
        assert (board.name, board.settings.problems) == (said, [])
        assert capsys.readouterr().out == ""
    else:
        assert board.name == fitting[0]
        assert board.settings.problems == [(f"SILLON_BOARD = {said}", ", ".join(fitting), fitting[0])]
        bench.tick()
        assert "Notice" in [cls.__name__ for cls in type(bench.app.screen).__mro__]
        if bench.display:
            bench.run(300)
            first, *others = kit.lines(bench.display)
            assert first == bench.app.screen.say("notice_setting", "")
            assert f"SILLON_BOARD = {said}" in " ".join(others)
        else:
            bench.run(300)
            assert any(any(light) for row in bench.panel.grid() for light in row)
