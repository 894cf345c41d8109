"""The teacher's guide: both languages agree, and its facts on handheld and kit are right."""

import re

import pytest

from games.tournament_plan import planned, planned_minutes
from sim import paths
from tests.guide.test_guide import QUOTED, said
from tests.kit.printed import printed
from tools.kit.documents import CLASS, NAMES, plain
from tools.kit.games import every_game
from tools.kit.words import words

TEXTS = {
    language: (paths.ROOT / "docs" / f"teachers.{language}.md").read_text(encoding="utf-8") for language in ("fr", "en")
}

every_language = pytest.mark.parametrize("language", TEXTS)


def test_both_languages_have_the_same_structure() -> None:
    for pattern in (
        r"^(#+) ",
        r"^(\|)",
        r"^(-|\d\.) ",
        r"(SILLON_\w+(?: = [^\s`]+)?)",
        r"\*\*(\d+) minutes\*\*",
        r"^(?:py|\.venv).*",
    ):
        french, english = (re.findall(pattern, TEXTS[language], re.MULTILINE) for language in ("fr", "en"))
        assert french == english != [], pattern


@every_language
def test_quoted_texts_are_texts_of_the_handheld(language: str) -> None:
    quoted = re.findall(QUOTED[language], TEXTS[language])
    assert len(quoted) > 8
    known = said(language)
    for text in quoted:
        line = re.escape(re.sub(r"\d+$", "{}", text))  # the guide has a number where the handheld inserts one
        assert re.search(rf"(^|\s){line}$", known, re.MULTILINE), text


@every_language
def test_named_settings_exist(language: str) -> None:
    known = re.findall(
        r"^(?:# )?(SILLON_[A-Z]+) =", (paths.ROOT / "settings.toml").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert set(re.findall(r"SILLON_[A-Z]+", TEXTS[language])) <= set(known)


@every_language
def test_kit_files_and_page_counts_are_right(language: str) -> None:
    rows = re.findall(r"^\| `([\w-]+)\.pdf` \| (\d+) \|", TEXTS[language], re.MULTILINE)
    titles = words(language)["titles"]
    assert sorted(rows) == sorted((plain(titles[name]), str(len(printed(name, language).pages))) for name in NAMES)


@every_language
def test_numbers_of_rows_and_lines_are_right(language: str) -> None:
    rows = re.search(r"^\| `(?:rows|rangees)\.pdf` \| \d+ \| 1 \| \D+(\d+) \D+(\d+)", TEXTS[language], re.MULTILINE)
    assert rows and (int(rows[1]), int(rows[2])) == (CLASS.rows, CLASS.cells) == (CLASS.pupils // 2, 8)
    paragraph = next(text for text in TEXTS[language].split("\n\n") if "125" in text)
    said = re.findall(r"\d+\b(?! %)", paragraph)
    sheets = [every_game()[game].match for game in ("awale", "fanorona", "colorigraphe")]
    assert said == [str(match.lines) for match in sheets if match]


@every_language
def test_windows_commands_are_those_of_the_makefile(language: str) -> None:
    make = (paths.ROOT / "Makefile").read_text(encoding="utf-8")
    (block,) = re.findall(r"```powershell\n(.*?)```", TEXTS[language], re.DOTALL)
    (needed,) = re.findall(r"^\$\(VENV\)/print: (.*) \|", make, re.MULTILINE)
    assert sorted(re.findall(r"requirements-\w+\.txt", block)) == sorted(needed.split())
    rows = re.findall(r'^\| `make (\w+)(?: ARGS="(.*?)")?` \| `\.venv\\Scripts\\(.*?)`', TEXTS[language], re.MULTILINE)
    assert [row[0] for row in rows] == ["kit", "play"]
    rows += [("web", "", *re.findall(r"Windows,? `\.venv\\Scripts\\(python .*?)`", TEXTS[language]))]
    for target, options, typed in rows:
        (recipe,) = re.findall(rf"^{target}:.*\n\t@\$\(BIN\)/(python .*)", make, re.MULTILINE)
        assert recipe.replace("$(UF2_OPTIONS) ", "").replace("$(ARGS)", options).strip() == typed


@every_language
def test_tables_and_minutes_for_24_pupils_are_right(language: str) -> None:
    first, second, third, fourth = planned(24)
    assert re.search(rf"\b{first}, {second}, {third} (and then|puis) {fourth} tables", TEXTS[language])
    assert re.search(rf"\b{planned_minutes(4)} minutes", TEXTS[language])


@every_language
def test_price_is_that_of_the_build_guide(language: str) -> None:
    price = re.search(r"(€\d+|\d+ €)\*\*", (paths.ROOT / "docs" / f"build.{language}.md").read_text(encoding="utf-8"))
    assert price and price[1] in TEXTS[language]
