"""A Raspberry Pi with Blinka: its pins and its keypad are as Blinka has them, and Linux's half of hal keeps its promises."""

import ast
import importlib.util
import os
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from sim import linux as simulated
from sim.paths import ROOT, SHADOW
from sim.shadow import pins, wire
from tests.hal import kit
from tests.hal.test_profiles import blinka_pins


def blinka(file: str) -> Path:
    """A file of Blinka's, which the stand-ins hide."""
    spec = importlib.util.find_spec("adafruit_blinka")
    assert spec and spec.submodule_search_locations
    return Path(spec.submodule_search_locations[0]).parent / file


def linux() -> Any:
    return importlib.import_module("hal.linux")


def test_the_pins_are_blinkas() -> None:
    theirs = blinka_pins()
    ours = pins.names("raspberry_pi_40_pins")
    assert {name: f"D{pin.number}" for name, pin in ours.items()} == theirs
    assert len(theirs) > 30


def test_other_models_have_the_pins_that_the_profile_names() -> None:
    profile = kit.profile("raspberry_pi")
    used = {pin for _, pin in profile.BUTTONS[0]["keys"]}
    used |= {profile.LEDS["pin"], profile.SCREEN["scl"], profile.SCREEN["sda"], profile.SOUND["pin"]}
    for model in ("raspi_40pin", "raspi_4b"):
        source = blinka(f"adafruit_blinka/board/raspberrypi/{model}.py").read_text(encoding="utf-8")
        assert used <= set(re.findall(r"^(\w+) = ", source, re.MULTILINE)), model


def blinkas_keypad() -> ModuleType:
    spec = importlib.util.spec_from_file_location("blinkas_keypad", blinka("keypad.py"))
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_blinkas_keypad_takes_what_the_driver_says() -> None:
    tree = ast.parse(kit.source("hal/drivers/blinka_keys.py"))
    (call,) = [
        node for node in ast.walk(tree) if isinstance(node, ast.Call) and ast.unparse(node.func) == "keypad.Keys"
    ]
    allowed = blinkas_keypad().Keys.__init__.__kwdefaults__.keys() | {"value_when_pressed"}
    assert {keyword.arg for keyword in call.keywords} <= allowed


def test_the_buttons_read_blinkas_events() -> None:
    theirs = blinkas_keypad()
    buttons: Any = importlib.import_module("hal.buttons")
    queue = theirs.EventQueue(4)
    clock = kit.opened(kit.profile("raspberry_pi")).clock
    read = buttons.Buttons(queue, theirs.Event(), [(None, buttons.LEFT), (None, buttons.OK)], clock).read
    queue.keypad_eventqueue_record(1, True)
    queue.keypad_eventqueue_record(1, False)
    assert [read(), read(), read()] == [(None, buttons.OK, buttons.PRESS), (None, buttons.OK, buttons.RELEASE), None]
    for key in range(6):
        queue.keypad_eventqueue_record(key % 2, True)
    assert read() is None  # more came than it holds: what is left of them is forgotten


def test_blinkas_pulses_take_what_the_driver_says() -> None:
    source = blinka("adafruit_blinka/microcontroller/generic_linux/raspberry_pi_pwmout.py").read_text(encoding="utf-8")
    (init,) = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef) and node.name == "__init__" and len(node.args.args) == 2
    ]
    assert {"frequency", "duty_cycle", "variable_frequency"} <= {argument.arg for argument in init.args.kwonlyargs}


def test_the_board_opens_without_firmware_and_says_so_by_nothing() -> None:
    board = kit.opened(kit.profile("raspberry_pi"))
    assert board.problems == []
    assert type(board.store).__module__ == "hal.linux"


def test_a_match_begins_in_a_program_that_has_taken_the_place_of_the_first() -> None:
    bench = kit.bench(kit.profile("raspberry_pi"))
    bench.start(kit.CODE)
    first = bench.app
    bench.script("300ms OK OK 300ms OK 900ms")
    assert bench.app is not first
    assert bench.app.target[0] == "fafy"
    bench.power_off()


def test_what_is_kept_is_there_after_the_power_was_off() -> None:
    board = kit.opened(kit.profile("raspberry_pi"))
    assert board.store.save("match", b"1234") is True
    assert kit.opened(kit.profile("raspberry_pi"), keep_nvm=True).store.load("match") == b"1234"
    assert kit.opened(kit.profile("raspberry_pi")).store.load("match") is None


def test_the_store_keeps_forgets_and_makes_its_folder(tmp_path: Path) -> None:
    store = linux().FileStore(str(tmp_path / "deep" / "down"))
    assert store.load("match") is None
    assert store.save("match", b"") is True and not (tmp_path / "deep").exists()
    assert store.save("match", b"\x00\xff") is True
    assert store.save("other", b"2") is True
    assert (store.load("match"), store.load("other")) == (b"\x00\xff", b"2")
    assert store.save("match", b"") is True
    assert (store.load("match"), store.load("other")) == (None, b"2")
    assert [path.name for path in (tmp_path / "deep" / "down").iterdir()] == ["other"]


def test_a_disk_that_fails_in_the_middle_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    store = linux().FileStore(str(tmp_path))
    assert store.save("match", b"before") is True

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert store.save("match", b"after") is False
    assert store.save("match", b"later") is False
    assert store.load("match") == b"before"
    said = capsys.readouterr().out
    assert said.count("nothing can be kept in") == 1 and "No space left on device" in said


def test_what_was_written_is_on_the_disk_before_it_takes_the_old_ones_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done = []
    rename, fsync = os.rename, os.fsync
    monkeypatch.setattr(os, "fsync", lambda number: done.append("fsync") or fsync(number))
    monkeypatch.setattr(os, "rename", lambda old, new: done.append("rename") or rename(old, new))
    linux().FileStore(str(tmp_path)).save("match", b"1")
    assert done == ["fsync", "rename"]


@pytest.mark.parametrize(
    ("written", "name", "found"),
    [
        ('SILLON_LANGUAGE = "en"', "SILLON_LANGUAGE", "en"),
        ("SILLON_SOUND = 1  # loud", "SILLON_SOUND", 1),
        ("", "SILLON_SOUND", None),
    ],
)
def test_settings_are_read_from_the_file(tmp_path: Path, written: str, name: str, found: object) -> None:
    (tmp_path / "settings.toml").write_text(written)
    assert linux().Environment(str(tmp_path / "settings.toml")).getenv(name) == found


def test_the_environment_comes_before_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "settings.toml").write_text('SILLON_LANGUAGE = "en"')
    monkeypatch.setenv("SILLON_LANGUAGE", "fr")
    assert linux().Environment(str(tmp_path / "settings.toml")).getenv("SILLON_LANGUAGE") == "fr"


@pytest.mark.parametrize("written", ["SILLON_SOUND = true", "SILLON_SOUND = 0.5", "SILLON_SOUND = [1]"])
def test_what_is_neither_text_nor_whole_number_is_a_wrong_setting_as_on_a_board(tmp_path: Path, written: str) -> None:
    (tmp_path / "settings.toml").write_text(written)
    settings: Any = importlib.import_module("hal.settings")
    read = settings.Settings(linux().Environment(str(tmp_path / "settings.toml")).getenv)
    assert read.get("SOUND", 0, range(2)) == 0
    assert [problem[1] for problem in read.problems] == ["SOUND = ?"]


def test_a_file_that_is_not_toml_is_told_in_a_sentence_and_the_defaults_are_used(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "settings.toml").write_text("SILLON_SOUND = \n")
    environment = linux().Environment(str(tmp_path / "settings.toml"))
    assert environment.getenv("SILLON_SOUND") is None
    said = capsys.readouterr().out
    assert said.startswith("settings.toml: ") and "line 1" in said and said.count("\n") == 1


def test_no_file_is_told_and_the_defaults_are_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert linux().Environment(str(tmp_path / "none.toml")).getenv("SILLON_SOUND") is None
    assert "every setting has its default" in capsys.readouterr().out


def test_the_start_anew_gives_back_what_drivers_hold_and_keeps_the_command_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    import atexit

    done: list[Any] = []
    monkeypatch.setattr(atexit, "_run_exitfuncs", lambda: done.append("given back"))
    monkeypatch.setattr(os, "execv", lambda path, words: done.append((path, words)))
    linux().restart()
    assert done == ["given back", (sys.executable, sys.orig_argv)]


def test_the_simulator_gives_back_time_and_modules_when_the_program_rests() -> None:
    import time

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


def test_every_version_is_pinned_and_the_same_as_the_simulators() -> None:
    pinned = re.compile(r"^([a-z0-9-]+)==(\S+)", re.MULTILINE)
    pi = dict(pinned.findall((ROOT / "requirements-raspberry-pi.txt").read_text()))
    here = dict(pinned.findall((ROOT / "requirements-play.txt").read_text()))
    here.update(pinned.findall((ROOT / "requirements-test.txt").read_text()))
    only_there = {"rpi-ws281x", "gpiod", "adafruit-blinka-raspberry-pi-pwm"}
    assert {name: version for name, version in pi.items() if name not in only_there}.items() <= here.items()
    assert only_there <= set(pi)
    assert SHADOW.is_dir()
