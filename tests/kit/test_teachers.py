"""The teacher's guide: both languages say the same, and what it says of the handheld and of the kit is true."""

import re

import pytest

from games.tournament_plan import planned, planned_minutes
from sim import paths
from tests.guide.test_guide import QUOTED, anchor, said
from tests.kit.printed import printed
from tools.kit.documents import NAMES, plain
from tools.kit.words import words

TEXTS = {
    language: (paths.ROOT / "docs" / f"teachers.{language}.md").read_text(encoding="utf-8") for language in ("fr", "en")
}

every_language = pytest.mark.parametrize("language", TEXTS)


def test_both_languages_have_the_same_headings_rows_and_steps() -> None:
    for pattern in (r"^(#+) ", r"^(\|)", r"^(-|\d\.) ", r"(SILLON_\w+(?: = [^\s`]+)?)", r"\*\*(\d+) minutes\*\*"):
        french, english = (re.findall(pattern, TEXTS[language], re.MULTILINE) for language in ("fr", "en"))
        assert french == english != [], pattern


@every_language
def test_every_text_that_is_quoted_is_one_that_the_handheld_says(language: str) -> None:
    quoted = re.findall(QUOTED[language], TEXTS[language])
    assert len(quoted) > 9
    known = said(language)
    for text in quoted:
        line = re.escape(re.sub(r"\d+$", "{}", text))  # where the handheld puts a number in, the guide has one
        assert re.search(rf"(^|\s){line}$", known, re.MULTILINE), text


@every_language
def test_settings_that_are_named_exist(language: str) -> None:
    known = re.findall(r"^(?:# )?(SILLON_[A-Z]+) =", (paths.ROOT / "settings.toml").read_text(), re.MULTILINE)
    assert set(re.findall(r"SILLON_[A-Z]+", TEXTS[language])) <= set(known)


@every_language
def test_links_within_the_page_and_to_others_lead_to_a_heading(language: str) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", TEXTS[language]):
        page, _, heading = target.partition("#")
        text = (paths.ROOT / "docs" / page).read_text(encoding="utf-8") if page else TEXTS[language]
        if heading:
            assert heading in {anchor(found) for found in re.findall(r"^#+ (.+)$", text, re.MULTILINE)}, target


@every_language
def test_the_files_of_the_kit_and_their_pages_are_told(language: str) -> None:
    told = re.findall(r"^\| `([\w-]+)\.pdf` \| (\d+) \|", TEXTS[language], re.MULTILINE)
    titles = words(language)["titles"]
    assert sorted(told) == sorted((plain(titles[name]), str(len(printed(name, language).pages))) for name in NAMES)


@every_language
def test_the_tournament_of_24_has_the_tables_and_minutes_that_are_told(language: str) -> None:
    first, second, third, fourth = planned(24)
    assert re.search(rf"\b{first}, {second}, {third} (and then|puis) {fourth} tables", TEXTS[language])
    assert re.search(rf"\b{planned_minutes(4)} minutes", TEXTS[language])


@every_language
def test_what_a_handheld_costs_is_what_the_build_guide_says(language: str) -> None:
    price = re.search(r"(€\d+|\d+ €)\*\*", (paths.ROOT / "docs" / f"build.{language}.md").read_text(encoding="utf-8"))
    assert price and price[1] in TEXTS[language]
