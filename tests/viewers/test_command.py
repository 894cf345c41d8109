"""`python -m sim` without a terminal: options, scripts, pictures, text, and the demonstration."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from sim import __main__ as command
from sim import paths, play
from sim.handheld import Handheld
from sim.memory import crowd, new_memory
from sim.profiles import board_names


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--board", "tardis"], "--board: 'tardis' is not one of pico_panel, pico_strip"),
        (["--language", "de"], "--language: 'de' is not one of fr, en"),
        (["--brightness", "11"], "--brightness: '11' is not a whole number from 1 to 10"),
        (["--seed", "-1"], "--seed: '-1' is not a whole number from 0 to 1073741823"),
        (["--speed", "fast"], "--speed: 'fast' is not a number above 0 and up to 50"),
        (["--speed", "0"], "--speed: '0' is not a number above 0 and up to 50"),
        (["--script", "OK JUMP"], "--script: 'JUMP' is not a button (LEFT RIGHT UP DOWN OK BACK), BUTTON:900ms or"),
        (["--code", "A0A1"], "--code: a sign of the code is wrong, missing or too many"),
        (["--bord", "x"], "unrecognized arguments: --bord x; --help tells the options, and the commands are play"),
        (["paly"], "unrecognized arguments: paly; --help tells the options, and the commands are play"),
    ],
)
def test_wrong_option_is_refused_with_allowed_values(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    with pytest.raises(SystemExit) as ending:
        command.main(arguments)
    said = capsys.readouterr().err
    assert ending.value.code == 2
    assert said.startswith(f"python -m sim: {sentence}")
    assert said.count("\n") == 1


def test_unwritable_picture_gives_one_line_error(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(SystemExit) as ending:
        command.main(["--png", str(tmp_path / "file" / "a.png")])
    assert ending.value.code == 2
    assert "a.png cannot be written" in capsys.readouterr().err


def test_memory_up_to_board_size_is_loaded(tmp_path: Path) -> None:
    memory = tmp_path / "kept.nvm"
    for board, size in (("pico_panel", 4096), ("pico_panel", 12), ("pygamer", 8192)):
        memory.write_bytes(b"\x05" * size)
        assert command.main(["--board", board, "--memory", str(memory), "--text"]) == 0


@pytest.mark.parametrize(("board", "room"), [("pico_panel", 4096), ("pygamer", 8192)])
@pytest.mark.parametrize("size", [1, 4096, 100_000])
def test_too_long_memory_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, board: str, room: int, size: int
) -> None:
    memory = tmp_path / "kept.nvm"
    memory.write_bytes(b"\xff" * (room + size))
    with pytest.raises(SystemExit) as ending:
        command.main(["--board", board, "--memory", str(memory), "--text"])
    assert ending.value.code == 2
    said = capsys.readouterr().err
    assert said == f"python -m sim: --memory: {memory} is longer than this board's memory, which has {room} bytes\n"


def test_code_without_room_in_memory_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    kept = new_memory("pico_panel")
    crowd(kept)
    memory = tmp_path / "kept.nvm"
    memory.write_bytes(kept)
    with pytest.raises(SystemExit):
        command.main(["--board", "pico_panel", "--memory", str(memory), "--code", "A0A0", "--text"])
    assert capsys.readouterr().err.startswith("python -m sim: --code: this handheld's memory is full")


def test_missing_memory_file_gives_one_line_error(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for path in (tmp_path / "none.nvm", tmp_path):
        with pytest.raises(SystemExit) as ending:
            command.main(["--memory", str(path), "--text"])
        assert ending.value.code == 2
        assert f"--memory: {path} cannot be read" in capsys.readouterr().err


def test_help_documents_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ending:
        command.main(["--help"])
    said = capsys.readouterr().out
    assert ending.value.code == 0
    for option in ("board", "list", "language", "brightness", "seed", "speed", "script", "png", "text"):
        assert f"--{option}" in said


def test_list_prints_boards(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ending:
        command.main(["--list"])
    assert ending.value.code == 0
    assert capsys.readouterr().out.split() == list(board_names())


@pytest.mark.parametrize("first", [[], ["play"]])
def test_script_runs_and_handheld_is_printed(capsys: pytest.CaptureFixture[str], first: list[str]) -> None:
    assert command.main([*first, "--language", "en", "--script", "OK 200ms", "--text"]) == 0
    assert "Which game?" in capsys.readouterr().out


def test_script_and_picture_combine(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "strip.png"
    assert command.main(["--board", "pico_strip", "--script", "OK 100ms", "--png", str(path)]) == 0
    assert capsys.readouterr().out == ""
    with Image.open(path) as picture:
        assert picture.width > 3 * picture.height


def test_options_reach_handheld(monkeypatch: pytest.MonkeyPatch) -> None:
    made = []

    class Recorded(Handheld):
        def __init__(self, board: str, settings: dict[str, str | int], **more: Any) -> None:
            super().__init__(board, settings, **more)
            get = self.bench.board.settings.get
            made.append((get("BOARD"), get("LANGUAGE"), get("BRIGHTNESS"), get("SEED")))

    monkeypatch.setattr(play, "Handheld", Recorded)
    options = ["--board", "pico_strip", "--language", "en", "--brightness", "3", "--seed", "11", "--text"]
    assert command.main(options) == 0
    assert made == [("pico_strip", "en", 3, 11)]


def test_board_defaults_to_environment_then_settings(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SILLON_BOARD", "pico_strip")
    assert command.main(["--text"]) == 0
    assert len(capsys.readouterr().out.split("\n")[0]) == 64
    monkeypatch.delenv("SILLON_BOARD")
    assert command.main(["--text"]) == 0
    assert len(capsys.readouterr().out.split("\n")[0]) == 21


def test_unknown_board_in_settings_is_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SILLON_BOARD", "pico_pannel")
    assert command.main(["--text"]) == 0
    assert "pico_pannel" in capsys.readouterr().out
    assert command.main(["--text", "--board", "pico_strip"]) == 0
    assert "pico_pannel" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "winner", "blocked"),
    [("fr", "Sud gagne", "Nord est bloqué"), ("en", "South wins", "North is blocked")],
)
def test_demonstration_shows_a_match(language: str, winner: str, blocked: str) -> None:
    path = paths.ROOT / "build" / "sillon.png"
    path.unlink(missing_ok=True)
    run = subprocess.run(
        [sys.executable, "-m", "sim", "--language", language],
        cwd=paths.ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    assert run.stdout.count("╭") == 6
    last = run.stdout.split("╭")[-1]
    assert winner in last
    assert blocked in last
    assert "0 3 2 0 3 3 0 1" in last, "4>, 7<, 1> from the astrophysicist's row"
    assert "build/sillon.png" in run.stdout.replace("\\", "/")
    with Image.open(path) as picture:
        assert picture.width > 800
