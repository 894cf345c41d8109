"""The sentences of the deploy command: each in both languages, no others, in the language of the settings."""

import ast
import errno
import os
import re
import string
import subprocess
import sys
from pathlib import Path

import pytest

from sim import __main__ as command
from sim.drive.sentences import SENTENCES, reason, say, speak_as
from sim.paths import ROOT
from tests.deploy import kit

FILES = [
    *(ROOT / "tools" / "deploy").glob("*.py"),
    *(ROOT / "sim" / "drive").glob("*.py"),
    ROOT / "sim" / "firmware" / "uf2.py",
]
SOURCES = {file.name: file.read_text(encoding="utf-8") for file in FILES}
SPOKEN = [text for name, text in SOURCES.items() if name != "sentences.py"]


def fields(text: str) -> set[str | None]:
    return {field for _, field, _, _ in string.Formatter().parse(text)} - {None}


def test_languages_share_keys() -> None:
    assert list(SENTENCES["fr"]) == list(SENTENCES["en"])


@pytest.mark.parametrize("key", SENTENCES["fr"])
def test_languages_share_values(key: str) -> None:
    french, english = SENTENCES["fr"][key], SENTENCES["en"][key]
    assert french != english
    assert fields(french) == fields(english)
    assert "\n" not in french + english


@pytest.mark.parametrize("key", SENTENCES["fr"])
def test_every_sentence_is_used(key: str) -> None:
    assert any(f'"{key}"' in text for text in SPOKEN)


def test_every_used_key_exists() -> None:
    said = {"say", "_sentence", "line"}  # functions that return sentences; `line` is a result of told()
    for text in SPOKEN:
        for call in [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]:
            if ast.unparse(call.func) in ("print", "Refusal"):
                assert ast.unparse(call.args[0]).split("(")[0] in said, ast.unparse(call)
        assert set(re.findall(r'say\("(\w+)"', text)) <= set(SENTENCES["fr"])


def test_numbers_choose_singular_or_plural() -> None:
    assert say("to_write", many=1, same=2).startswith("1 file to write")
    assert say("to_write", many=0, same=2).startswith("0 files to write")


def test_french_zero_is_singular(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SILLON_LANGUAGE", "fr")
    speak_as(None)
    assert say("to_write", many=0, same=1) == "0 fichier à écrire, 1 déjà pareil"
    assert say("to_write", many=2, same=2) == "2 fichiers à écrire, 2 déjà pareils"


def test_numbers_are_grouped_by_language(monkeypatch: pytest.MonkeyPatch) -> None:
    assert say("room", needed=1234567, free=12) == "1,234,567 bytes are needed, 12 are free"
    monkeypatch.setenv("SILLON_LANGUAGE", "fr")
    speak_as(None)
    assert say("room", needed=1234567, free=12) == "il faut 1 234 567 octets, 12 sont libres"


REASONS = {
    errno.ENOENT: ("ce fichier ou ce dossier n'existe pas", "there is no such file or folder"),
    errno.EACCES: ("le système ne le permet pas", "the system does not permit it"),
    errno.ENOSPC: ("il n'y a plus de place", "there is no room left"),
    errno.EISDIR: ("c'est un dossier", "it is a folder"),
    errno.ELOOP: ("erreur ELOOP du système", "the system's error ELOOP"),
}


@pytest.mark.parametrize("number", REASONS, ids=errno.errorcode.get)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_system_errors_are_translated(monkeypatch: pytest.MonkeyPatch, number: int, language: str) -> None:
    monkeypatch.setenv("SILLON_LANGUAGE", language)
    speak_as(None)
    assert reason(OSError(number, os.strerror(number))) == REASONS[number][language == "en"]


def test_system_error_without_number_is_named() -> None:
    assert reason(OSError("no number")) == "the system's error OSError"


def test_system_words_never_appear() -> None:
    assert not [name for name, text in SOURCES.items() if "error.strerror" in text]


def test_default_language_is_english() -> None:
    code = "from sim import paths; paths.setup(); from sim.drive.sentences import say; print(say('or'))"
    environment = {**os.environ, "SILLON_LANGUAGE": "fr"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=environment, capture_output=True, encoding="utf-8", check=False
    )
    assert (done.stdout, done.stderr) == ("or\n", "")


def refusal(capsys: pytest.CaptureFixture[str], drive: Path) -> str:
    with pytest.raises(SystemExit):
        command.main(["deploy", str(drive)])
    return capsys.readouterr().err


@pytest.mark.parametrize("locale", ["C", "en_US.UTF-8", "fr_FR.UTF-8"])
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr", "la carte a CircuitPython 9.2.8, et il faut à Sillon 10"),
        ("en", "the board has CircuitPython 9.2.8, and Sillon needs 10"),
    ],
)
def test_drives_settings_choose_language(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    locale: str,
    language: str,
    sentence: str,
) -> None:
    monkeypatch.delenv("SILLON_LANGUAGE")
    monkeypatch.setenv("LC_ALL", locale)
    drive = kit.board(tmp_path / "CIRCUITPY", kit.PICO.replace("10.0.3", "9.2.8"))
    (drive / "settings.toml").write_text(f'SILLON_LANGUAGE = "{language}"\n')
    assert sentence in refusal(capsys, drive)


def test_new_drive_uses_programs_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SILLON_LANGUAGE")
    monkeypatch.setenv("LC_ALL", "C")
    drive = kit.board(tmp_path / "CIRCUITPY")
    assert command.main(["deploy", str(drive)]) == 0
    assert "Éjecter le disque avant de débrancher la carte." in capsys.readouterr().out
