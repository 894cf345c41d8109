"""The sentences of the deploy command, in French and in English, and the error that ends it."""

import json
from pathlib import Path

from sim import os_reason
from sim.language import language as session_language

LANGUAGES = ("fr", "en")
_WORDS = Path(__file__).with_name("words")
SENTENCES = {name: json.loads((_WORDS / f"{name}.json").read_text(encoding="utf-8")) for name in LANGUAGES}
"""By language, the sentences by key, with places for values: {size}, or {many:file|files}, the word for a number."""

_language = "en"  # until speak_as() chooses: developers' commands never call it


class Refusal(ValueError):
    """The error that ends a deploy. Its text is one sentence: what is wrong, where, and what to do."""


def speak_as(drive: Path | None) -> None:
    """Choose the language, before the drive may be unplugged. drive: None without one."""
    global _language
    found = session_language(drive)
    _language = found if found in LANGUAGES else "en"


def say(key: str, **values: object) -> str:
    """Return the sentence in the chosen language. Numbers are grouped by thousands."""
    shown = {name: _Number(value) if isinstance(value, int) else value for name, value in values.items()}
    return str(SENTENCES[_language][key]).format(**shown)


def reason(error: OSError) -> str:
    """Return why the system refuses a file, as a clause for a sentence."""
    return os_reason.reason(error, _language)


class _Number:
    """A number in a sentence: {many} is its digits, {many:file|files} the word for it, singular or plural."""

    def __init__(self, number: int) -> None:
        self._number = number

    def __format__(self, words: str) -> str:
        french = _language == "fr"
        if not words:
            return f"{self._number:,}".replace(",", " " if french else ",")
        return words.split("|")[self._number > 1 if french else self._number != 1]
