"""The language of the commands: that of the settings, else the computer's."""

import ctypes
from pathlib import Path
from types import SimpleNamespace

import pytest

from sim import language as spoken
from sim.language import language
from sim.paths import ROOT


@pytest.fixture(autouse=True)
def no_setting(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Remove the language from the environment and settings.toml, and hide Windows."""
    for name in ("SILLON_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.delattr(ctypes, "windll", raising=False)
    monkeypatch.setattr(spoken, "ROOT", tmp_path)


def settings(folder: Path, text: str) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "settings.toml").write_bytes(text.encode("latin-1"))
    return folder


@pytest.mark.parametrize("computers", ["fr_FR.UTF-8", "en_GB.UTF-8", "C"])
def test_settings_override_locale(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, computers: str) -> None:
    monkeypatch.setenv("LANG", computers)
    settings(tmp_path, 'SILLON_LANGUAGE = "fr"  # français\n')
    assert language() == "fr"
    drive = settings(tmp_path / "drive", 'SILLON_LANGUAGE = "en"\n')
    assert language(drive) == "en"
    monkeypatch.setenv("SILLON_LANGUAGE", "fr")
    assert language(drive) == "fr"


def test_unknown_language_setting_is_ignored(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    settings(tmp_path, 'SILLON_LANGUAGE = "fr"\n')
    monkeypatch.setenv("SILLON_LANGUAGE", "de")
    assert language(tmp_path / "nowhere") == "fr"


@pytest.mark.parametrize(
    ("named", "expected"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LC_ALL": "fr_CA.UTF-8", "LANG": "C"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_locale_is_default(monkeypatch: pytest.MonkeyPatch, named: dict[str, str], expected: str) -> None:
    for name, value in named.items():
        monkeypatch.setenv(name, value)
    assert language() == expected


@pytest.mark.parametrize(("number", "expected"), [(0x040C, "fr"), (0x0C0C, "fr"), (0x0409, "en")])
def test_windows_language_is_default(monkeypatch: pytest.MonkeyPatch, number: int, expected: str) -> None:
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    assert language() == expected


def test_program_settings_name_a_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spoken, "ROOT", ROOT)
    monkeypatch.setenv("LANG", "C")
    assert language() == "fr"
