"""What the deploy command says: every sentence in both languages, none besides, in that of the computer."""

import ast
import ctypes
import re
import string
from pathlib import Path
from types import SimpleNamespace

import pytest

from sim import __main__ as command
from sim.deploy.sentences import LANGUAGES, SENTENCES, say
from sim.paths import ROOT
from tests.deploy import kit

SOURCES = {file.name: file.read_text(encoding="utf-8") for file in (ROOT / "sim" / "deploy").glob("*.py")}
SPOKEN = [text for name, text in SOURCES.items() if name != "sentences.py"]


def fields(text: str) -> set[str | None]:
    return {field for _, field, _, _ in string.Formatter().parse(text)} - {None}


@pytest.mark.parametrize("key", SENTENCES)
def test_it_is_said_in_both_languages_with_the_same_values(key: str) -> None:
    french, english = SENTENCES[key]
    assert french != english
    assert fields(french) == fields(english)
    assert "\n" not in french + english


@pytest.mark.parametrize("key", SENTENCES)
def test_each_is_said_somewhere(key: str) -> None:
    assert any(f'"{key}"' in text for text in SPOKEN)


def test_nothing_else_is_said() -> None:
    said = {"say", "_sentence", "line"}  # a line of told(), which are all said
    for text in SPOKEN:
        for call in [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]:
            if ast.unparse(call.func) in ("print", "Refusal"):
                assert ast.unparse(call.args[0]).split("(")[0] in said, ast.unparse(call)
        assert set(re.findall(r'say\("(\w+)"', text)) <= set(SENTENCES)


@pytest.mark.parametrize(
    ("named", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, "en"),
        ({"LC_ALL": "fr_CA.UTF-8", "LANG": "C"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_a_french_computer_hears_french_and_any_other_english(
    monkeypatch: pytest.MonkeyPatch, named: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in named.items():
        monkeypatch.setenv(name, value)
    monkeypatch.delattr(ctypes, "windll", raising=False)
    assert say("exclude") == SENTENCES["exclude"][LANGUAGES.index(language)]


@pytest.mark.parametrize(("number", "language"), [(0x040C, "fr"), (0x0C0C, "fr"), (0x0409, "en")])
def test_windows_tells_its_own_language(monkeypatch: pytest.MonkeyPatch, number: int, language: str) -> None:
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    assert say("exclude") == SENTENCES["exclude"][LANGUAGES.index(language)]


def test_numbers_are_grouped_as_the_language_does_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert say("room", needed=1234567, free=12) == "1,234,567 bytes are needed, 12 are free"
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert say("room", needed=1234567, free=12) == "il faut 1 234 567 octets, 12 sont libres"


def test_a_teacher_is_refused_in_french(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    drive = kit.board(tmp_path / "CIRCUITPY", kit.PICO.replace("10.0.3", "9.2.8"))
    with pytest.raises(SystemExit):
        command.main(["deploy", str(drive)])
    assert "la carte a CircuitPython 9.2.8, et il faut à Sillon 10" in capsys.readouterr().err
