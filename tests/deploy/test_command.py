"""`python -m sim deploy`: output, refusals, and the whole program on the drive."""

import argparse
import os
import re
import shutil
import zipfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hal.boards import NAMES
from sim import __main__ as command
from sim.drive.compiled import compiled
from sim.drive.content import content, settings
from sim.drive.parts import for_board, games_alone
from sim.micropython.runner import run_device_script
from sim.paths import ROOT
from tests.deploy import kit
from tests.deploy.kit import refused
from tools.deploy import archive, deployed_files, room
from tools.deploy import command as deploy_command
from tools.deploy.command import add_arguments
from tools.deploy.drive import check, firmware
from tools.deploy.plan import finished
from tools.measure.sizes import PICO, PICO_W


def played(drive: Path, game: str) -> list[str]:
    """Play a game on the small interpreter with a copy of the drive; return the lines of its output.

    The compiled files of the copy are MicroPython's: only their first byte differs.
    """
    found = shutil.copytree(drive, drive.parent / "micropython")
    for file in found.rglob("*.mpy"):
        file.write_bytes(b"M" + file.read_bytes()[1:])
    script, measure = ROOT / "tests" / "device" / "whole_game.py", ROOT / "tools" / "measure"
    result = run_device_script(script, "pico_panel", "fr", game, modules=measure, drive=found, heap=False)
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


def test_deploys_whole_program_and_asks_to_eject(drive: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["deploy", str(drive), "--board", "pico_strip"]) == 0
    said = capsys.readouterr()
    assert "Eject the drive" in said.out
    assert said.err == ""  # no progress bar without a terminal
    files = compiled(for_board(content(), "pico_strip"))
    assert kit.on(drive) == kit.whole(files, settings().replace('"pico_panel"', '"pico_strip"', 1))
    assert not [path for path in files if path.split("/")[0] in ("sim", "tests", "docs")]


def test_deployed_drive_plays_on_small_interpreter(drive: Path) -> None:
    command.main(["deploy", str(drive)])
    lines = played(drive, "fang")
    assert "SCREEN home again: Home" in lines
    assert lines[-1] == "PROBLEMS [] []"


def test_dry_run_lists_steps_and_writes_nothing(drive: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = kit.on(drive)
    assert command.main(["deploy", str(drive), "--dry-run"]) == 0
    said = capsys.readouterr().out
    assert f"{len(for_board(content(), 'pico_panel'))} files to write" in said
    assert "bytes are needed" in said
    assert kit.on(drive) == before


def test_board_comes_from_drives_settings(drive: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (drive / "settings.toml").write_text('SILLON_BOARD = "pico_strip"\n')
    command.main(["deploy", str(drive)])
    assert (drive / "settings.toml").read_text() == 'SILLON_BOARD = "pico_strip"\n'


def test_missing_or_foreign_drives_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "give one of these: the DRIVE" in refused(capsys)
    for path in (tmp_path / "nowhere", ROOT / "code.py"):
        assert f"there is no folder {path}: plug the board in" in refused(capsys, str(path))
    assert "not a CircuitPython board's drive" in refused(capsys, str(ROOT))
    assert "not a CircuitPython board's drive" in refused(capsys, str(kit.board(tmp_path / "drive") / "lib"))


@pytest.mark.parametrize(
    ("boot_out", "said"),
    [
        (kit.PICO.replace("10.0.3", "9.2.8"), "CircuitPython 9.2.8, and Sillon needs 10"),
        (kit.PICO.replace("raspberry_pi_pico", "pygamer"), "the board is a pygamer"),
        (kit.PICO.replace("raspberry_pi_pico", "pimoroni_pico_plus2w"), "the board is a pimoroni_pico_plus2w"),
        ("MicroPython v1.27.0\n", "names no CircuitPython version"),
        ("", "names no CircuitPython version"),
    ],
)
def test_old_firmware_and_other_board_are_refused_early(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], boot_out: str, said: str
) -> None:
    drive = kit.board(tmp_path / "CIRCUITPY", boot_out)
    before = kit.on(drive)
    assert said in refused(capsys, str(drive), "--board", "pico_panel")
    assert kit.on(drive) == before


@pytest.mark.parametrize("version", ["10.0.0", "10.1.0-beta.1", "10.3.0-alpha.4-73-gf1ae373ad0", "11.0.0"])
def test_firmware_from_ten_on_is_accepted(tmp_path: Path, version: str) -> None:
    drive = kit.board(tmp_path / "CIRCUITPY", kit.PICO.replace("10.0.3", version))
    found = firmware(drive)
    assert (found.version, found.board) == (version, "raspberry_pi_pico")
    check(found, "pico_panel", ("raspberry_pi_pico", "raspberry_pi_pico2"))


def test_board_without_profile_points_to_its_guide(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drive = kit.board(tmp_path / "CIRCUITPY", kit.PICO.replace("raspberry_pi_pico", "lolin_s2_mini"))
    assert "docs/add-a-board.md" in refused(capsys, str(drive))


@pytest.mark.parametrize("language, said", [("fr", "aucun profil n'a ce nom"), ("en", "no profile has this name")])
def test_unknown_profile_is_refused_in_the_session_language(
    drive: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, said: str
) -> None:
    monkeypatch.setenv("SILLON_LANGUAGE", language)
    message = refused(capsys, str(drive), "--board", "pico_pannel")
    assert said in message and ", ".join(NAMES) in message


def test_full_drive_is_refused_early(
    drive: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    before = kit.on(drive)
    monkeypatch.setattr(room, "room", lambda path: room.Room(100_000, 512, PICO))
    said = refused(capsys, str(drive))
    assert "100,000 bytes free" in said
    assert "without --source" in said
    assert kit.on(drive) == before


def test_small_drive_gets_playable_games_alone(
    drive: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (drive / "boot_out.txt").write_text(kit.PICO.replace("raspberry_pi_pico", "raspberry_pi_pico_w"))
    monkeypatch.setattr(room, "room", lambda path: room.Room(PICO_W, 512, PICO_W))
    assert command.main(["deploy", str(drive)]) == 0
    assert "too small for all of it" in capsys.readouterr().out
    files = compiled(for_board(content(), "pico_panel"))
    assert kit.on(drive) == kit.whole(games_alone(files), settings())
    assert "SCREEN home again: Home" in played(drive, "awale")
    monkeypatch.setattr(room, "room", lambda path: room.Room(PICO, 512, PICO))
    command.main(["deploy", str(drive)])
    assert "too small" not in capsys.readouterr().out
    assert kit.on(drive) == kit.whole(files, settings())


def test_games_alone_can_be_requested(drive: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command.main(["deploy", str(drive), "--games"])
    assert kit.on(drive) == kit.whole(games_alone(compiled(for_board(content(), "pico_panel"))), settings())
    command.main(["deploy", "--zip", str(tmp_path / "small.zip"), "--games"])
    with zipfile.ZipFile(tmp_path / "small.zip") as found:
        assert set(kit.on(drive)) == set(found.namelist()) - {archive.PAGE, archive.LICENCE}


def test_read_only_drive_is_named(
    drive: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    plain = open

    def read_only(file: Any, mode: str = "r", *given: Any, **named: Any) -> Any:
        if "w" in mode and str(file).startswith(str(drive)):
            raise OSError(30, os.strerror(30))
        return plain(file, mode, *given, **named)

    monkeypatch.setattr("builtins.open", read_only)
    said = refused(capsys, str(drive))
    assert "when BACK is held" in said  # as boot.py sets it
    assert "without touching a button" in said


def test_deploys_without_statvfs(
    drive: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "statvfs", raising=False)
    monkeypatch.setattr(room.shutil, "disk_usage", lambda path: SimpleNamespace(free=PICO, total=PICO))
    assert command.main(["deploy", str(drive)]) == 0
    assert "Eject the drive" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("where", "said"), [("carry_out", "was left half done"), ("plan", "before anything was written")]
)
def test_interrupt_states_condition_of_drive(
    drive: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, where: str, said: str
) -> None:
    def stopped(*given: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(deploy_command, where, stopped)
    assert said in refused(capsys, str(drive))


def test_archive_for_linux_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "sillon.zip"
    assert "docs/raspberry-pi.md" in refused(capsys, "--zip", str(path), "--board", "raspberry_pi")
    assert not path.exists()


def test_archive_has_program_french_page_and_board(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "sillon.zip"
    assert command.main(["deploy", "--zip", str(path), "--board", "pico_strip"]) == 0
    assert "for CircuitPython 10 and other versions do not read them: --source" in capsys.readouterr().out
    with zipfile.ZipFile(path) as found:
        files = {name: found.read(name) for name in found.namelist()}
    page = files.pop(archive.PAGE).decode()
    assert "prendre CircuitPython 10\n" in page
    assert "take CircuitPython 10\n" in page
    assert files.pop(archive.LICENCE) == (ROOT / "LICENSE").read_bytes()
    assert page.index("Éjecter") < page.index("Eject")
    assert files == kit.whole(
        compiled(for_board(content(), "pico_strip")), settings().replace('"pico_panel"', '"pico_strip"', 1)
    )
    assert deployed_files.PATH in files
    first = path.read_bytes()
    command.main(["deploy", "--zip", str(path), "--board", "pico_strip"])
    assert path.read_bytes() == first


def test_source_archive_suits_later_versions(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "sillon.zip"
    command.main(["deploy", "--zip", str(path), "--source"])
    assert "do not read" not in capsys.readouterr().out
    with zipfile.ZipFile(path) as found:
        page = found.read(archive.PAGE).decode()
        assert found.read("hal/leds.py") == (ROOT / "hal/leds.py").read_bytes()
    assert "prendre CircuitPython 10 ou plus récent\n" in page
    assert "take CircuitPython 10 or later\n" in page


def test_unwritable_archive_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = refused(capsys, "--zip", str(tmp_path / "nowhere" / "sillon.zip"))
    assert "cannot be written (there is no such file or folder)" in said


def test_drive_from_archive_is_updated(drive: Path, tmp_path: Path) -> None:
    path = tmp_path / "sillon.zip"
    archive.write_archive(path, finished(kit.FILES, kit.OURS, "pico_panel"))
    with zipfile.ZipFile(path) as found:
        found.extractall(drive)
    kit.deploy(drive, kit.NEWER)
    found = kit.on(drive)
    assert {archive.PAGE, archive.LICENCE} <= set(found)
    assert {path: data for path, data in found.items() if path not in (archive.PAGE, archive.LICENCE)} == kit.whole(
        kit.NEWER
    )


def test_outputs_exclude_each_other(drive: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "give one of these: the DRIVE" in refused(capsys, str(drive), "--zip", "sillon.zip")
    assert "give one of these: the DRIVE" in refused(capsys, str(drive), "--uf2", "sillon.uf2")
    assert "give one of these: the DRIVE" in refused(capsys, "--zip", "sillon.zip", "--uf2", "sillon.uf2")


@pytest.mark.parametrize("word", ["--as-is", "--mpy"])
def test_removed_option_names_replacement(drive: Path, capsys: pytest.CaptureFixture[str], word: str) -> None:
    assert "--source copies the sources" in refused(capsys, str(drive), word)
    assert not (drive / "lib" / "sillon").exists()


def test_page_documents_exactly_the_options() -> None:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    actions = [action for action in parser._actions if action.help != argparse.SUPPRESS]
    known = {option for action in actions for option in action.option_strings} - {"-h", "--help"}
    page = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    assert set(re.findall(r"(?<![\w-])--[a-z][a-z0-9-]+", page)) == known
