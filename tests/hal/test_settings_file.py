"""Lines of settings.toml: what the firmware reads of them, and which are reported as without effect."""

import importlib
from pathlib import Path

import pytest

from hal import settings_file
from sim.drive import settings
from sim.fakes import drive
from sim.paths import ROOT
from tests.hal import kit

# Lines with what os.getenv() of CircuitPython 10.2.1 returns: tests/firmware/test_settings.py compares.
LINES = {
    'SILLON_LANGUAGE = "fr"': "fr",
    'SILLON_LANGUAGE="en"  # fr, en': "en",
    "  SILLON_SOUND = 1  # on": "1",
    "SILLON_LEVELS = 1,2": "1,2",
    "SILLON_LEVELS = 1 2": "1 2",
    "SILLON_LEVELS = '1,2'": "'1,2'",
    "SILLON_LOCK = true": "true",
    'SILLON_LEVELS = "1,2': None,
    'SILLON_LEVELS = "1,2" 3': None,
    "SILLON_SOUND =": None,
    'SILLON_LEVELS: "1,2"': None,
    'SILLON_LEVELS "1,2"': None,
}


@pytest.mark.parametrize("line", LINES)
def test_line_is_read_as_firmware_reads_it(line: str, tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f"# SILLON_SOUND = 2\n\n{line}\n[more]\nSILLON_SEED = 3\n", encoding="utf-8")
    ((found, _, value),) = settings_file.lines(str(path))
    assert (found, value) == (line.split("#")[0].strip(), LINES[line])
    simulated = [str(read) for read in drive.read_settings(str(path)).values()]
    assert simulated == ([] if value is None else [value])
    assert settings_file.without_effect(str(path)) == ([found] if value is None else [])


@pytest.mark.parametrize(
    "line", ["SILLON_SOUNDS = 1", "SILLON_= 1", "sillon_sound = 1", 'SILLON_BAORD = "pico_strip"', "SILLON_SOUND = 0"]
)
def test_unknown_or_repeated_name_is_listed(line: str, tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text(f"SILLON_SOUND = 1\nMINE = 3\n{line}  # \xe9\n", encoding="latin-1")
    assert settings_file.without_effect(str(tmp_path / "settings.toml")) == [line]


def test_names_are_those_that_settings_toml_documents() -> None:
    text = (ROOT / "settings.toml").read_text(encoding="utf-8")
    documented = settings.names(text.replace("# SILLON_", "SILLON_"))
    ours = {name.removeprefix("SILLON_") for name in documented if name.startswith("SILLON_")}
    assert ours | {"STORE"} == set(settings_file.NAMES.split())


def test_repository_settings_all_have_an_effect() -> None:
    assert settings_file.without_effect(str(ROOT / "settings.toml")) == []


@pytest.mark.parametrize("board", ["pico_panel", "macropad", "raspberry_pi"])
def test_line_without_effect_is_shown(board: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = importlib.import_module("hal.settings_file")
    monkeypatch.setattr(written, "without_effect", lambda path: ["SILLON_SOUNDS = 1"])
    bench = kit.bench(kit.profile(board))
    bench.start(kit.CODE)
    bench.run(300)
    assert bench.board.settings.problems == [("SILLON_SOUNDS = 1", "", "")]
    assert type(bench.app.screen).__name__ == "Notice"
