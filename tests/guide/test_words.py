"""The words of the drawings, in both languages."""

import string
from typing import Any

import pytest

from hal.boards import NAMES
from hal.button_names import NAMES as BUTTONS
from sim import paths
from tools.guide.diagram_parts import COLOURS
from tools.guide.tables import PRICES
from tools.guide.words import LANGUAGES, MissingWordError, board_name, words

ROOMS = [paths.ROOT / "tools" / name for name in ("drawing", "guide")]


def fields(text: str) -> list[str]:
    return sorted(name for _, name, _, _ in string.Formatter().parse(text) if name is not None)


def texts(value: Any) -> list[str]:
    return list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else [value]


def test_both_languages_have_the_same_keys_and_fields() -> None:
    french, english = (words(language) for language in LANGUAGES)
    assert list(french) == list(english)
    for key, value in french.items():
        assert len(texts(value)) == len(texts(english[key])), key
        assert sorted(map(fields, texts(value))) == sorted(map(fields, texts(english[key]))), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_latin_1(language: str) -> None:
    for key, value in words(language).items():
        for text in texts(value):
            if not key.startswith(("euros", "buy_")):  # those are in Markdown only
                text.encode("latin-1")


def test_every_word_is_used() -> None:
    source = "".join(path.read_text(encoding="utf-8") for folder in ROOMS for path in sorted(folder.glob("*.py")))
    names = {*NAMES, *BUTTONS, "MENU", *COLOURS, *PRICES, *(f"card_{name}" for name in BUTTONS)}
    left = [key for key in words("fr") if key not in names and f'"{key}"' not in source and f"'{key}'" not in source]
    assert not left


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_without_name_gives_one_line_error(language: str) -> None:
    with pytest.raises(MissingWordError, match=rf"^pico_square has no name .*words/{language}\.toml needs a line"):
        board_name("pico_square", language)
