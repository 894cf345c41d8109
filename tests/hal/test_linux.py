"""A Raspberry Pi with Blinka: its pins and keypad match Blinka's, and hal/linux.py replaces the firmware."""

import ast
import atexit
import builtins
import importlib
import importlib.util
import os
import random
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from sillon.match.codes import write
from sillon.match.session import Session
from sim import linux as simulated
from sim.fakes import pins, wire
from sim.handheld import Handheld
from sim.paths import FAKES, ROOT
from tests.hal import kit
from tests.hal.test_profiles import blinka_pins


def blinka(file: str) -> Path:
    """Return a file of Blinka's, which the stand-ins hide."""
    spec = importlib.util.find_spec("adafruit_blinka")
    assert spec and spec.submodule_search_locations
    return Path(spec.submodule_search_locations[0]).parent / file


def test_pins_equal_blinkas() -> None:
    theirs = blinka_pins()
    ours = pins.names("raspberry_pi_40_pins")
    assert {name: f"D{pin.number}" for name, pin in ours.items()} == theirs
    assert len(theirs) > 30


def test_other_models_have_the_profiles_pins() -> None:
    profile = kit.profile("raspberry_pi")
    used = {pin for _, pin in profile.BUTTONS[0]["keys"]}
    used |= {profile.LEDS["pin"], profile.DISPLAY["scl"], profile.DISPLAY["sda"], profile.SOUND["pin"]}
    for model in ("raspi_40pin", "raspi_4b"):
        source = blinka(f"adafruit_blinka/board/raspberrypi/{model}.py").read_text(encoding="utf-8")
        assert used <= set(re.findall(r"^(\w+) = ", source, re.MULTILINE)), model


def blinkas_keypad() -> ModuleType:
    spec = importlib.util.spec_from_file_location("blinkas_keypad", blinka("keypad.py"))
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_blinkas_keypad_accepts_drivers_arguments() -> None:
    tree = ast.parse(kit.source("hal/drivers/blinka_keys.py"))
    (call,) = [
        node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "keypad.Keys"
    ]
    allowed = blinkas_keypad().Keys.__init__.__kwdefaults__.keys() | {"value_when_pressed"}
    assert {keyword.arg for keyword in call.keywords} <= allowed


def test_buttons_read_blinkas_events() -> None:
    theirs = blinkas_keypad()
    buttons: Any = importlib.import_module("hal.buttons")
    queue = theirs.EventQueue(4)
    clock = kit.power_on_and_open(kit.profile("raspberry_pi")).clock
    read = buttons.Buttons(queue, theirs.Event(), [(None, buttons.LEFT), (None, buttons.OK)], clock).read
    queue.keypad_eventqueue_record(1, True)
    queue.keypad_eventqueue_record(1, False)
    assert [read(), read(), read()] == [(None, buttons.OK, buttons.PRESS), (None, buttons.OK, buttons.RELEASE), None]
    for key in range(6):
        queue.keypad_eventqueue_record(key % 2, True)
    assert read() is None  # the queue overflowed, which empties it


def test_blinkas_pwm_accepts_drivers_arguments() -> None:
    source = blinka("adafruit_blinka/microcontroller/generic_linux/raspberry_pi_pwmout.py").read_text(encoding="utf-8")
    (init,) = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.name == "__init__" and len(node.args.args) == 2
    ]
    assert {"frequency", "duty_cycle", "variable_frequency"} <= {argument.arg for argument in init.args.kwonlyargs}


def blinkas_names(file: str, name: str) -> set[str]:
    """Return the attributes of a class of Blinka's, inherited ones included."""
    classes: dict[str, ast.ClassDef] = {}
    for source in ("adafruit_blinka/__init__.py", file):
        tree = ast.parse(blinka(source).read_text(encoding="utf-8"))
        classes |= {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    found: set[str] = set()
    wanted = [name]
    while wanted:
        node = classes[wanted.pop()]
        wanted += [base.id for base in node.bases if isinstance(base, ast.Name)]
        found |= {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
    return found


@pytest.mark.parametrize(
    ("module", "name", "file"),
    [
        ("busio", "I2C", "busio.py"),
        ("digitalio", "DigitalInOut", "digitalio.py"),
        ("pwmio", "PWMOut", "adafruit_blinka/microcontroller/generic_linux/raspberry_pi_pwmout.py"),
    ],
)
def test_fakes_offer_only_blinkas_names(linux: Any, module: str, name: str, file: str) -> None:
    stand_in = getattr(importlib.import_module(module), name)
    ours = {part for part in vars(stand_in) if not part.startswith("_")}
    assert len(ours) > 1
    assert ours <= blinkas_names(file, name)


def test_screen_is_probed_without_blinkas_probe(capsys: pytest.CaptureFixture[str]) -> None:
    bench = kit.bench(kit.profile("raspberry_pi"))
    bench.start(kit.CODE)
    bench.script("300ms")
    assert bench.display is not None
    assert (bench.board.display.problem, any(kit.lines(bench.display))) == ("", True)
    wire.fail_i2c(0x3C, 121)
    bench.script("OK 300ms RIGHT 300ms")
    assert capsys.readouterr().out.count("display: OSError(19)") == 1
    wire.fail_i2c(0x3C, 0)
    bench.script("RIGHT 300ms")
    assert bench.board.display.problem == ""


@pytest.mark.usefixtures("little_memory")
def test_match_begins_after_a_restart_of_the_process() -> None:
    bench = kit.bench(kit.profile("raspberry_pi"))
    bench.start(kit.CODE)
    first = bench.app
    bench.script("300ms OK OK 300ms RIGHT OK 900ms")
    assert bench.app is not first
    assert bench.app.target[0] == "fafy"


def test_store_survives_power_off() -> None:
    board = kit.power_on_and_open(kit.profile("raspberry_pi"))
    assert type(board.store._memory).__module__ == "hal.linux"
    assert board.store.save("match", b"1234") is True
    assert kit.power_on_and_open(kit.profile("raspberry_pi"), keep_nvm=True).store.load("match") == b"1234"
    assert kit.power_on_and_open(kit.profile("raspberry_pi")).store.load("match") is None


def test_program_uses_the_simulators_memory() -> None:
    session = Session("awale", {})
    handheld = Handheld("raspberry_pi", code=write(session))
    handheld.run(300)
    assert handheld.bench.app.session.match.start == session.match.start
    handheld.bench.board.store.save("trial", b"1234")
    handheld.run(100)
    left = bytes(wire.nvm)
    handheld.power_off()
    again = Handheld("raspberry_pi", memory=left)
    assert again.bench.board.store.load("trial") == b"1234"


@pytest.fixture
def linux() -> Iterator[Any]:
    """Return hal/linux.py, in the simulated Linux."""
    wire.reset("raspberry_pi_40_pins")
    simulated.enter()
    try:
        yield importlib.import_module("hal.linux")
    finally:
        simulated.leave()


def test_memory_file_is_made_with_its_folder(linux: Any, tmp_path: Path) -> None:
    path = tmp_path / "deep" / "down" / "memory"
    memory = linux.NvmFile(str(path))
    assert (len(memory), memory[:3]) == (4096, b"\xff\xff\xff")
    memory[1:3] = b"ab"
    memory[4095] = 7
    assert linux.NvmFile(str(path))[:4] == b"\xffab\xff"
    assert linux.NvmFile(str(path))[4095] == 7
    assert [file.name for file in path.parent.iterdir()] == ["memory"]


def test_rest_of_a_short_memory_file_is_new(linux: Any, tmp_path: Path) -> None:
    (tmp_path / "memory").write_bytes(b"abc")
    assert linux.NvmFile(str(tmp_path / "memory"))[:5] == b"abc\xff\xff"


def test_failing_disk_keeps_saved_values(
    linux: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    memory = linux.NvmFile(str(tmp_path / "memory"))
    memory[0:6] = b"before"

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    memory[0:6] = b"later."
    memory[0:6] = b"latest"
    assert memory[0:6] == b"before", "whoever reads it again sees that it is not kept"
    assert linux.NvmFile(str(tmp_path / "memory"))[0:6] == b"before"
    said = capsys.readouterr().out
    assert said.count("cannot be written") == 1 and "No space left on device" in said


def test_memory_file_is_synced_before_rename(linux: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done = []
    rename, fsync = os.rename, os.fsync
    monkeypatch.setattr(os, "fsync", lambda number: done.append("fsync") or fsync(number))
    monkeypatch.setattr(os, "rename", lambda old, new: done.append("rename") or rename(old, new))
    linux.NvmFile(str(tmp_path / "memory"))[0] = 1
    assert done == ["fsync", "rename"]


def test_read_only_disk_is_still_read(linux: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    linux.NvmFile(str(tmp_path / "memory"))[0:6] = b"before"
    plain = builtins.open

    def read_only(path: Any, mode: str = "r", *given: Any) -> Any:
        if mode != "rb":
            raise OSError(30, "Read-only file system")
        return plain(path, mode, *given)

    monkeypatch.setattr(builtins, "open", read_only)
    memory = linux.open_nvm(str(tmp_path / "memory"))
    assert memory[0:6] == b"before"
    memory[0:6] = b"later."
    assert memory[0:6] == b"before"
    assert linux.open_nvm(str(tmp_path / "other")) is None


def test_unwritable_store_is_reported_and_play_continues(
    linux: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("no folder")
    assert linux.open_nvm(str(tmp_path / "file" / "memory")) is None
    assert "SILLON_STORE" in capsys.readouterr().out


def test_records_are_saved_next_to_store(linux: Any) -> None:
    archive = importlib.import_module("hal.archive")
    with pytest.raises(ImportError):
        importlib.import_module("storage")
    for text in ("a", "b", "b"):
        assert archive.run(None, lambda text=text: iter([text, "end"])) == ""
    folder = Path(linux.folder())
    assert folder.is_relative_to(simulated.home())
    assert {path.name: path.read_text() for path in (folder / "records").iterdir()} == {
        "1.txt": "a\nend\n",
        "2.txt": "b\nend\n",
    }


def test_traceback_is_saved_beside_store(linux: Any, capsys: pytest.CaptureFixture[str]) -> None:
    importlib.import_module("hal.crash_report").run(None, ZeroDivisionError("no part"))
    assert capsys.readouterr().out == "ZeroDivisionError: no part\n\n"
    assert (Path(linux.folder()) / "crash.txt").read_text() == "ZeroDivisionError: no part\n"


def test_unwritable_record_is_reported(linux: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SILLON_STORE", simulated.home() + "/nowhere")
    archive = importlib.import_module("hal.archive")
    assert "No such file" in archive.run(None, lambda: iter(["a"]))


@pytest.mark.parametrize(
    ("written", "found"),
    [('SILLON_TRIAL = "en"', "en"), ("SILLON_TRIAL = 1  # loud", "1"), ("", None), ("SILLON_TRIAL = true", "true")],
)
def test_settings_are_read_from_the_file(linux: Any, tmp_path: Path, written: str, found: str | None) -> None:
    (tmp_path / "settings.toml").write_text(written)
    linux.read_settings(str(tmp_path / "settings.toml"))
    assert os.environ.pop("SILLON_TRIAL", None) == found


def test_environment_overrides_file(linux: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "settings.toml").write_text('SILLON_TRIAL = "en"')
    monkeypatch.setenv("SILLON_TRIAL", "fr")
    linux.read_settings(str(tmp_path / "settings.toml"))
    assert os.environ["SILLON_TRIAL"] == "fr"


def test_invalid_line_leaves_the_others(linux: Any, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text('SILLON_SOUND = \nSILLON_TRIAL = 1,2\nSILLON_TRIAL = "3')
    linux.read_settings(str(tmp_path / "settings.toml"))
    assert os.environ.pop("SILLON_TRIAL") == "1,2"


def test_foreign_settings_are_read_or_reported(
    linux: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own, chance = (ROOT / "settings.toml").read_bytes(), random.Random(4)
    files = [b"a = " + b"[" * 5000, b'"a=b" = 1', b'"" = 1', b'a = "\\u0000"', b'"\\u0000" = 1', b"a.b = 1", b"\xff"]
    for _ in range(300):
        flipped = bytearray(own)
        for _ in range(chance.choice((1, 1, 2, 8))):
            flipped[chance.randrange(len(own))] ^= 1 << chance.randrange(8)
        files.append(bytes(flipped))
    kept = dict(os.environ)
    for data in files:
        (tmp_path / "settings.toml").write_bytes(data)
        linux.read_settings(str(tmp_path / "settings.toml"))
        output = capsys.readouterr().out
        assert output.count("\n") <= 1 + data.count(b"\n") and len(output) < 600
        for name in set(os.environ) - set(kept):
            del os.environ[name]


def test_missing_settings_file_is_reported(linux: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    linux.read_settings(str(tmp_path / "none.toml"))
    assert "every setting has its default" in capsys.readouterr().out


def test_restart_runs_exit_functions_and_keeps_arguments(linux: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[Any] = []
    monkeypatch.setattr(atexit, "_run_exitfuncs", lambda: done.append("given back"))
    monkeypatch.setattr(os, "execv", lambda path, words: done.append((path, words)))
    assert linux.Supervisor.runtime.run_reason == linux.RunReason.STARTUP
    linux.Supervisor.reload()
    assert done == ["given back", (sys.executable, sys.orig_argv)]
    assert linux.Supervisor.runtime.run_reason == linux.RunReason.SUPERVISOR_RELOAD


def test_simulator_restores_time_and_modules() -> None:
    monotonic, execv, home = time.monotonic, os.execv, os.environ.get("XDG_DATA_HOME")
    bench = kit.bench(kit.profile("raspberry_pi"))
    bench.start(kit.CODE)
    bench.script("300ms OK")
    assert (time.monotonic, os.execv, os.environ.get("XDG_DATA_HOME")) == (monotonic, execv, home)
    assert sys.modules.get("supervisor", ModuleType("none")) is not None
    bench.power_off()
    folder = simulated.home()
    assert Path(folder).is_dir()
    wire.reset("raspberry_pi_40_pins")
    assert not Path(folder).exists()


def test_pinned_versions_match_the_simulators() -> None:
    pinned = re.compile(r"^([a-z0-9-]+)==(\S+)", re.MULTILINE)
    pi = dict(pinned.findall((ROOT / "requirements-raspberry-pi.txt").read_text()))
    here = dict(pinned.findall((ROOT / "requirements-play.txt").read_text()))
    here.update(pinned.findall((ROOT / "requirements-test.txt").read_text()))
    only_there = {"rpi-ws281x", "gpiod", "adafruit-blinka-raspberry-pi-pwm"}
    assert {name: version for name, version in pi.items() if name not in only_there}.items() <= here.items()
    assert only_there <= set(pi)
    assert FAKES.is_dir()


def test_screen_recovers_after_a_failed_refresh() -> None:
    bench = kit.bench(kit.profile("raspberry_pi"))
    bench.start(kit.CODE)
    bench.script("300ms")
    panel = bench.display
    assert panel is not None
    plain = panel.write

    def write(data: bytes) -> None:
        panel.write = plain
        wire.fail_i2c(0x3C, 121)
        raise OSError(121)

    panel.write = write
    bench.script("OK 300ms")
    assert bench.board.display.problem
    wire.fail_i2c(0x3C, 0)
    bench.script("300ms")
    assert bench.board.display.problem == ""
    assert any("Fafy" in line for line in kit.lines(panel))
