"""The files of the guide are up to date, both languages agree, quoted facts are right."""

import re
from pathlib import Path

import pytest

from sim import paths
from sim.profiles import profile_of
from tools.drawing.page import Page
from tools.drawing.pdf import contents, pdf
from tools.guide.__main__ import main
from tools.guide.files import DRAWINGS, built_by_hand, drawings, everything, guide, put, unused_files, up_to_date
from tools.guide.words import LANGUAGES
from tools.measure.vocabulary import catalogs, texts_of

TEXTS = {language: guide(language).read_text(encoding="utf-8") for language in LANGUAGES}
# Texts of the handheld are code in the quotation marks of the language.
QUOTED = {"fr": r"« `([^`]+)` »", "en": r"“`([^`]+)`”"}


def said(language: str) -> str:
    texts = [text for catalog in catalogs(language) for _, text in texts_of(language, catalog)]
    return "\n".join(texts).replace("|", "\n")


def anchor(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def test_generated_files_are_up_to_date() -> None:
    stale = [str(path.relative_to(paths.ROOT)) for path, made in everything() if not up_to_date(path, made)]
    assert not stale, "run `make guide`"
    assert not unused_files(), "run `make guide`"


def test_guide_links_to_every_file() -> None:
    linked = {name for text in TEXTS.values() for name in re.findall(r"\(guide/([\w.]+)\)", text)}
    assert {path.name for path in DRAWINGS.iterdir()} == linked


@pytest.mark.parametrize("language", LANGUAGES)
def test_quoted_texts_are_texts_of_the_handheld(language: str) -> None:
    quoted = re.findall(QUOTED[language], TEXTS[language])
    assert len(quoted) > 8
    known = said(language).replace("{}", "")  # a value may stand before the colon
    for text in quoted:
        line = re.escape(text)
        assert re.search(rf"(^|\s){line}$", known, re.MULTILINE), text


def test_both_languages_have_the_same_structure() -> None:
    french, english = (TEXTS[language] for language in LANGUAGES)
    for pattern in (r"^(#+) ", r"^(\|)", r"^(-|\d\.) ", r"^(!)\[", r"^( *```\w*)$", r"<!-- (.*) -->"):
        assert re.findall(pattern, french, re.MULTILINE) == re.findall(pattern, english, re.MULTILINE), pattern
    for pattern in (r"SILLON_\w+", r"\b0x\w+", r"\b\d+ mA\b", r"`([\w./]+\.(?:py|toml|uf2))`"):
        assert set(re.findall(pattern, french)) - set(re.findall(pattern, english)) == set(), pattern


@pytest.mark.parametrize("language", LANGUAGES)
def test_drawings_are_in_the_language_of_the_page(language: str) -> None:
    shown = re.findall(r"\(guide/([\w.]+)\)", TEXTS[language])
    assert all(f".{language}." in name for name in shown)
    for name in built_by_hand():
        assert f"{name}.{language}.pdf" in shown
        assert f"{name}.wiring.{language}.svg" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_named_settings_and_files_exist(language: str) -> None:
    settings = re.findall(r"^(?:# )?(SILLON_[A-Z_]+) =", (paths.ROOT / "settings.toml").read_text(), re.MULTILINE)
    for name in re.findall(r"SILLON_[A-Z_]+", TEXTS[language]):
        assert name in settings, name
    for name in re.findall(r"`((?:hal|games|lib)/[\w/.]+)`", TEXTS[language]):
        assert (paths.ROOT / name).exists(), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_current_is_that_of_the_profile(language: str) -> None:
    for name in built_by_hand():
        milliamps = profile_of(name).LEDS["milliamps"]
        assert f"**{milliamps} mA**" in TEXTS[language]


def test_readme_and_guides_have_the_same_price() -> None:
    whole = re.search(r"\*\*€(\d+)\*\*", TEXTS["en"])
    assert whole
    assert f"about {whole[1]} euros" in (paths.ROOT / "README.md").read_text(encoding="utf-8")
    assert f"for €{whole[1]}." in (paths.ROOT / "docs" / "teachers.en.md").read_text(encoding="utf-8")
    assert f"pour {whole[1]} €." in (paths.ROOT / "docs" / "teachers.fr.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("language", "part"), [("fr", "plaque d'essai"), ("en", "breadboard")])
def test_parts_lists_have_a_breadboard(language: str, part: str) -> None:
    lists = TEXTS[language].split("<!-- parts -->")[1].split("<!-- end of parts -->")[0].split("\n### ")[1:]
    assert len(lists) == len(built_by_hand())
    assert all(part in table.lower() for table in lists)
    assert TEXTS[language].split("<!-- end of parts -->")[1].count(part) > 1


def test_written_file_is_up_to_date_until_changed(tmp_path: Path) -> None:
    for path, made in list(drawings())[:8]:
        copy = tmp_path / "new" / path.name
        assert not up_to_date(copy, made)
        put(copy, made)
        assert up_to_date(copy, made)
        put(copy, pdf([Page("a", "a")], "a", "fr") if isinstance(made, bytes) else made + " ")
        assert not up_to_date(copy, made)


def test_pdf_contents_have_the_page_text() -> None:
    page = Page("a", "a")
    page.text(20, 20, "une graine")
    assert any(b"une graine" in found for found in contents(pdf([page], "a", "fr")))


def test_command_lists_outdated_files(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    stranger = DRAWINGS / "nobody.svg"
    monkeypatch.setattr("tools.guide.__main__.everything", lambda: iter([(DRAWINGS / "nothing.svg", "<svg/>")]))
    monkeypatch.setattr("tools.guide.__main__.unused_files", lambda: [stranger])
    assert main([]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == ["docs/guide/nothing.svg", "docs/guide/nobody.svg is not used"]
    monkeypatch.setattr("tools.guide.__main__.everything", lambda: iter(()))
    monkeypatch.setattr("tools.guide.__main__.unused_files", list)
    assert main([]) == 0
