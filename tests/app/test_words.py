"""The words: the same keys in every language, short enough for the screen, drawn by the font, none missing, none unused."""

import re
from importlib import import_module

import pytest

from games import NAMES, new
from hal.font import Font
from sillon.app import module_of
from sillon.manifest import manifest_of
from sillon.settings.preferences import PALETTES, SPEEDS
from sillon.words import LANGUAGES, Words
from sim.font import source
from sim.paths import ROOT
from tests.app import stage, words_in_use
from tests.app.boards import every_language
from tests.app.scenes import LAID
from tests.app.scenes import ROWS as ROWS_OF_FAFY
from tests.app.words_in_use import PARTS, TOO_WIDE, asked, written
from tests.game_parts import RULES_PAGES
from tools.measure import vocabulary
from tools.measure.vocabulary import texts
from tools.screens import sources

ROWS = manifest_of("fafy").starts

COLUMNS = 21
LINES = 5
DRAWN = {chr(code) for glyph in source.load() for code in glyph.codes}
PICTOGRAMS = {chr(code) for glyph in source.load() for code in glyph.codes if glyph.width == source.PICTOGRAM_WIDTH}
SCREENS = sources()
ASKED = list(asked())


@pytest.fixture(scope="module")
def font() -> Font:
    return Font()


def test_french_comes_first() -> None:
    assert LANGUAGES[0] == "fr"
    assert len(LANGUAGES) > 1


@every_language
def test_languages_share_catalogs_and_ordered_keys(language: str) -> None:
    assert list(texts(language)) == list(texts(LANGUAGES[0]))


@every_language
def test_languages_share_pictograms(language: str) -> None:
    first = texts(LANGUAGES[0])
    for key, text in texts(language).items():
        assert [sign for sign in text if sign in PICTOGRAMS] == [sign for sign in first[key] if sign in PICTOGRAMS], key


@every_language
def test_languages_take_same_values(language: str) -> None:
    first = texts(LANGUAGES[0])
    for key, text in texts(language).items():
        assert re.findall(r"{\w*}", text) == re.findall(r"{\w*}", first[key]), key


@every_language
def test_widest_values_match_placeholders(language: str) -> None:
    for (catalog, key), text in texts(language).items():
        if not vocabulary.is_option(catalog, key):
            assert len(vocabulary.widest(catalog, key)) == text.count("{}"), (catalog, key)


@every_language
@pytest.mark.parametrize("game", NAMES)
def test_option_values_fit_their_line(game: str, language: str, font: Font) -> None:
    words = Words(language, f"setup_{game} before")
    for option, value in words_in_use.option_values(game):
        line = words.say(f"o_{option}", words_in_use.value_text(words, option, value))
        assert font.cells(line) <= COLUMNS, f"{line!r} takes {font.cells(line)} columns of {COLUMNS}"


@every_language
def test_texts_fit_the_screen(language: str, font: Font) -> None:
    for catalog, key in texts(language):
        # Names to choose from, in one text.
        if vocabulary.is_option(catalog, key) or key == "animals" or catalog == "tournament_names":
            continue
        lines = Words(language, catalog).say(key, *vocabulary.widest(catalog, key)).split("\n")
        assert len(lines) <= LINES, (catalog, key)
        for line in lines:
            assert font.cells(line) <= COLUMNS, (
                f"{catalog}, {key}: {line!r} takes {font.cells(line)} columns of {COLUMNS}"
            )


@every_language
def test_font_draws_every_character(language: str) -> None:
    for catalog, key in texts(language):
        values = ("",) if vocabulary.is_option(catalog, key) else vocabulary.widest(catalog, key)
        said = set(Words(language, catalog).say(key, *values)) - {"\n"}
        assert said <= DRAWN, f"{catalog}, {key}: {sorted(said - DRAWN)}"


@every_language
@pytest.mark.parametrize(
    "catalog, key", [("menus", "language"), ("menus", "pie"), ("fafy", "refused"), ("play", "in_hand")]
)
def test_text_needs_its_whole_key(language: str, catalog: str, key: str) -> None:
    words = Words(language, catalog)
    values = vocabulary.widest(catalog, key)
    assert words.say(key, *values) == texts(language)[catalog, key].replace("{}", str(*values))
    with pytest.raises(KeyError):
        words.say(key[:-1])
    with pytest.raises(KeyError):
        words.say(key[1:])


@every_language
def test_first_catalog_with_key_wins(language: str) -> None:
    both = Words(language, "fanorona play")
    assert both.say("plays_0") == Words(language, "fanorona").say("plays_0") != Words(language, "play").say("plays_0")
    assert both.say("look_keys") == Words(language, "play").say("look_keys")


@every_language
def test_requested_keys_exist(language: str) -> None:
    known = {key for _, key in texts(language)}
    assert len(ASKED) > 30
    for place, pattern in ASKED:
        assert any(pattern.match(key) for key in known), f"{place}: no text for {pattern.pattern}"


@every_language
def test_every_text_is_used(language: str) -> None:
    """Keys of setup, rules and lessons are composed from names: they have tests of their own."""
    patterns = [pattern for _, pattern in ASKED if pattern.pattern not in TOO_WIDE]
    used = written() | composed()
    idle = [
        (catalog, key)
        for catalog, key in texts(language)
        if not catalog.startswith("setup_") and not catalog.endswith(("_rules", "_lesson"))
        if key not in used and not any(pattern.match(key) for pattern in patterns)
    ]
    assert idle == []


@every_language
@pytest.mark.parametrize("game", NAMES)
def test_exactly_options_presets_and_values_have_words(game: str, language: str) -> None:
    more = set(vocabulary.keys_of(language, f"setup_{game}")) - words_in_use.setup_keys(game)
    assert words_in_use.setup_keys(game) <= set(vocabulary.keys_of(language, f"setup_{game}"))
    more -= {f"sits_{seat}" for seat in range(len(new(game).SEATS))}  # the seats' own names, of some games
    # The Colorigraphe's players choose their names from it too.
    assert more <= written() and (not more or game == "colorigraphe")


@every_language
@pytest.mark.parametrize("game", RULES_PAGES)
def test_exactly_rules_pages_have_words(game: str, language: str) -> None:
    module = import_module(f"sillon.games.{game}.rules_pages")
    pages = (*module.PAGES, *module.LIGHTS, *getattr(module, "KEY_LIGHTS", ()))
    wanted = {f"r_{page[0]}" for page in pages} | {"pages", "pages_last"}
    own, shared = (set(vocabulary.keys_of(language, catalog)) for catalog in (f"{game}_rules", "lights"))
    assert own == wanted - shared
    for catalog, key in texts(language):
        if catalog in (f"{game}_rules", "lights"):
            assert texts(language)[catalog, key].count("|") < LINES - 1, key


def composed() -> set[str]:
    """Return keys that the app composes of a name and a value."""
    made = [key for key, _ in ROWS] + [f"game_{name}" for name in NAMES] + [f"part_{part}" for part in PARTS]
    made += [f"{key}_{seat}" for key in ("plays", "begins", "wins", "blocked", "bad", "lay_stuck") for seat in (0, 1)]
    made += [f"{key}_{value}" for key in ("sound", "turned", "jump", "large") for value in (0, 1)]
    made += [f"speed_{value}" for value in range(len(SPEEDS))]
    return {*made, *(f"palette_{value}" for value in range(len(PALETTES)))}


@every_language
def test_composed_keys_exist(language: str) -> None:
    assert composed() <= {key for _, key in texts(language)}


def test_parts_are_the_boards_nouns() -> None:
    assert {path.stem for path in (ROOT / "hal" / "nulls").glob("[a-z]*.py")} == set(PARTS)


# Menus: a pictogram precedes the words, because many users cannot read yet.


@every_language
def test_menu_entries_have_unique_pictograms(language: str) -> None:
    entries = {
        "games": "300ms OK",
        "setup": "300ms OK OK",
        "pie": f"{ROWS_OF_FAFY['impartial']} {LAID} {'OK RIGHT ' * 8} OK",
        "pause": "300ms OK OK RIGHT OK BACK:700ms",
        "from_here": "300ms OK OK RIGHT OK BACK:700ms RIGHT RIGHT OK OK",
        "after": "300ms OK OK RIGHT OK",
    }
    for screen, script in entries.items():
        handheld = stage.after_script(script, language=language)
        if screen == "after":
            stage.open_screen(handheld, "match.after", ms=100)
        assert stage.screen_of(handheld) == screen
        menu = handheld.bench.app.screen
        first = [menu.text_of(entry)[0] for entry in menu.items]
        assert set(first) <= PICTOGRAMS, screen
        assert len(set(first)) == len(first), screen


@every_language
@pytest.mark.parametrize("game", NAMES)
def test_refusal_reasons_have_words_and_pictogram(game: str, language: str) -> None:
    known = texts(language)
    reasons = words_in_use.reasons_of(game)
    assert reasons
    for name in reasons.values():
        key = f"refused_{name.lower()}"
        # In the game's catalog, in one loaded only for refusals, or in the shared catalog.
        catalogs = [catalog for catalog in (game, f"{game}_no", f"{game}_colour", "play") if (catalog, key) in known]
        assert catalogs, f"{game} does not say {key}"
        text = known[catalogs[0], key]
        # Beside the Colorigraphe's circle a line has ten characters: no catalog for a pictogram.
        assert text[0] in PICTOGRAMS or game == "colorigraphe", (name, text)


# Catalogs: a screen uses only the words of its own catalogs.


@every_language
@pytest.mark.parametrize("screen", SCREENS)
def test_screens_use_words_of_their_catalogs(screen: str, language: str) -> None:
    # The game whose catalogs stand for {}: one that has what the screen asks for.
    games = {"match.cells": "awale", "match.record": "fanorona"}
    game = games.get(screen, "colorigraphe" if screen[:12] in ("letters", "colorigraphe") else "fafy")
    own = __import__("sillon." + module_of(screen), None, None, ("SCREEN",)).SCREEN.catalogs
    catalogs = own.replace("{}", game).split()
    assert set(catalogs) <= set(vocabulary.catalogs(language))
    known = [key for catalog in catalogs for key in vocabulary.keys_of(language, catalog)]
    file = f"{SCREENS[screen].relative_to(vocabulary.APP).as_posix()},"
    for place, key in ASKED:
        if place.startswith(file):
            assert any(key.match(each) for each in known), f"{place}: {catalogs} have no {key.pattern}"
