"""The language of the commands: that of the handheld's settings, or else the computer's."""

import ctypes
import os
from pathlib import Path

from sillon.words import LANGUAGES
from sim.drive.settings import value
from sim.paths import ROOT

_SETTING = "SILLON_LANGUAGE"
_ENGLISH = "en"
_ON_WINDOWS = {0x0C: "fr"}  # by the lower ten bits of a Windows language identifier


def language(drive: Path | None = None) -> str:
    """Return the first known language of: the environment, the drive's settings, the program's settings, the operating system."""
    named = [os.environ.get(_SETTING), _of_settings(drive), _of_settings(ROOT), _computers()]
    return next(name for name in named if name in LANGUAGES)


def _of_settings(folder: Path | None) -> str | None:
    """Return the language in a folder's settings.toml; None without such a line, and when the file cannot be read."""
    try:
        text = (folder / "settings.toml").read_text(encoding="utf-8", errors="replace") if folder else ""
    except OSError:
        return None
    return value(text, _SETTING)


def _computers() -> str:
    """Return the operating system's language; English when the program has no words in it."""
    windows = getattr(ctypes, "windll", None)
    if windows:
        return _ON_WINDOWS.get(windows.kernel32.GetUserDefaultUILanguage() & 0x3FF, _ENGLISH)
    said = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    named = said.partition(".")[0].partition("_")[0]
    return named if named in LANGUAGES else _ENGLISH
