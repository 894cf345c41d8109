"""The words: the same in every language, short enough for the screen, drawn by the font, none missing and none idle."""

import re

import pytest

from games.fafy import Fafy
from hal.font import Font
from sillon.rows import ROWS
from sillon.words import LANGUAGES
from sim.font import source
from sim.paths import ROOT
from tests.app import stage, vocabulary
from tests.app.vocabulary import PARTS, WIDEST, asked, texts, words_of, written

COLUMNS = 21
LINES = 5
DRAWN = {chr(code) for glyph in source.load() for code in glyph.codes}
PICTOGRAMS = {chr(code) for glyph in source.load() for code in glyph.codes if glyph.width == source.PICTOGRAM_WIDTH}

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def font() -> Font:
    return Font()


def test_french_comes_first() -> None:
    assert LANGUAGES[0] == "fr"
    assert len(LANGUAGES) > 1


@every_language
def test_every_language_has_the_same_keys_in_the_same_order(language: str) -> None:
    assert list(texts(language)) == list(texts(LANGUAGES[0]))


@every_language
def test_every_language_shows_the_same_pictograms(language: str) -> None:
    first = texts(LANGUAGES[0])
    for key, text in texts(language).items():
        assert [sign for sign in text if sign in PICTOGRAMS] == [sign for sign in first[key] if sign in PICTOGRAMS], key


@every_language
def test_every_language_takes_the_same_values(language: str) -> None:
    first = texts(LANGUAGES[0])
    for key, text in texts(language).items():
        assert re.findall(r"{\w*}", text) == re.findall(r"{\w*}", first[key]), key


@every_language
def test_the_widest_values_are_given_for_all_that_take_some(language: str) -> None:
    takes = {key for key, text in texts(language).items() if "{}" in text}
    assert takes == set(WIDEST)


@every_language
def test_every_text_fits_the_screen(language: str, font: Font) -> None:
    for key in texts(language):
        lines = words_of(language, key).say(key, *WIDEST.get(key, ())).split("\n")
        assert len(lines) <= LINES, key
        for line in lines:
            assert font.cells(line) <= COLUMNS, f"{key}: {line!r} takes {font.cells(line)} columns of {COLUMNS}"


@every_language
def test_the_font_draws_every_character(language: str) -> None:
    for key in texts(language):
        said = set(words_of(language, key).say(key, *WIDEST.get(key, ()))) - {"\n"}
        assert said <= DRAWN, f"{key}: {sorted(said - DRAWN)}"


@every_language
@pytest.mark.parametrize("key", ["language", "pie", "refused", "rule_take"])
def test_a_text_is_told_by_its_whole_key(language: str, key: str) -> None:
    words = words_of(language, key)
    assert words.say(key, *WIDEST.get(key, ())) == texts(language)[key].replace("{}", "16")
    with pytest.raises(KeyError):
        words.say(key[:-1])
    with pytest.raises(KeyError):
        words.say(key[1:])


@every_language
def test_every_key_that_the_sources_ask_for_exists(language: str) -> None:
    known = texts(language)
    asking = list(asked())
    assert len(asking) > 30
    for place, pattern in asking:
        assert any(pattern.match(key) for key in known), f"{place}: no text for {pattern.pattern}"


@every_language
def test_no_text_is_idle(language: str) -> None:
    patterns = [pattern for _, pattern in asked()]
    used = written()
    idle = [key for key in texts(language) if key not in used and not any(pattern.match(key) for pattern in patterns)]
    assert idle == []


@every_language
def test_keys_that_are_made_from_names_exist(language: str) -> None:
    made = [key for key, _ in ROWS] + [name for name, _ in Fafy.PRESETS] + [f"part_{part}" for part in PARTS]
    made += [f"{key}_{seat}" for key in ("plays", "begins", "wins", "blocked", "bad", "lay_stuck") for seat in (0, 1)]
    made += [f"{key}_{value}" for key in ("sound", "turned") for value in (0, 1)]
    assert set(made) <= set(texts(language))


def test_the_parts_that_may_be_missing_are_the_boards_nouns() -> None:
    assert {path.stem for path in (ROOT / "hal" / "nulls").glob("[a-z]*.py")} == set(PARTS)


# Menus: a pictogram before the words, for many cannot read yet.


@every_language
def test_every_menu_entry_has_a_pictogram_of_its_own(language: str) -> None:
    entries = {
        "games": "300ms OK",
        "rows": "300ms OK OK",
        "pie": f"300ms OK OK LEFT OK {'OK RIGHT ' * 8} OK",
        "pause": "300ms OK OK OK BACK:700ms",
        "after": "300ms OK OK OK",
    }
    for screen, script in entries.items():
        handheld = stage.at(script, language=language)
        if screen == "after":
            handheld.bench.app.go(("after",))
            handheld.run(100)
        assert stage.screen_of(handheld) == screen
        first = [text[0] for text, _ in handheld.bench.app.screen.list]
        assert set(first) <= PICTOGRAMS, screen
        assert len(set(first)) == len(first), screen


# Refusals


@every_language
def test_every_reason_of_a_refusal_has_words_with_a_pictogram(language: str) -> None:
    known = texts(language)
    reasons = vocabulary.reasons_of_people()
    assert len(reasons) >= 3
    for reason in reasons:
        assert known[f"no_{reason}"][0] in PICTOGRAMS
    assert len({known[f"no_{reason}"][0] for reason in reasons}) == len(reasons)


# Rooms: a screen knows the words of its own room only.


@every_language
@pytest.mark.parametrize("screen", sorted(path.stem for path in (vocabulary.APP / "screens").glob("[a-z]*.py")))
def test_a_screen_asks_for_words_of_its_own_room(screen: str, language: str) -> None:
    room = __import__(f"sillon.screens.{screen}", None, None, ("SCREEN",)).SCREEN.room
    assert room in vocabulary.rooms(language)
    known = vocabulary.keys_of(language, room)
    for place, key in asked():
        if place.startswith(f"{screen}.py,"):
            assert any(key.match(each) for each in known), f"{place}: {room} has no {key.pattern}"
