"""The guides as pages of the site: every link leads somewhere on the site, and nothing of the text is lost."""

import re
from pathlib import Path

import pytest

from tools.kit.words import LANGUAGES
from tools.site import guides

PAGES = [(guide, language) for guide in guides.GUIDES for language in LANGUAGES]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    guides.write(folder)
    return folder / guides.FOLDER


@pytest.mark.parametrize("guide, language", PAGES)
def test_every_link_leads_to_a_page_or_file_of_the_site(site: Path, guide: str, language: str) -> None:
    page = (site / f"{guide}.{language}.html").read_text(encoding="utf-8")
    targets = re.findall(r'(?:href|src)="([^"]*)"', page)
    assert len(targets) > 10
    for target in targets:
        name, _, part = target.partition("#")
        if name.startswith("../"):
            assert name[3:] in ("", "icon.svg", "board.html", "tournament.html", "style/page.css", "style/guide.css")
            continue
        assert ":" not in name, target
        there = site / name if name else site / f"{guide}.{language}.html"
        assert there.is_file(), target
        if part:
            anchors = re.findall(r'id="([^"]*)"', there.read_text(encoding="utf-8"))
            assert (
                guides.anchor(part.replace("%C3%A0", "à").replace("%C3%A8", "è").replace("%C3%A7", "ç")) in anchors
            ), target


@pytest.mark.parametrize("guide, language", PAGES)
def test_headings_tables_and_words_are_all_there(site: Path, guide: str, language: str) -> None:
    page = (site / f"{guide}.{language}.html").read_text(encoding="utf-8")
    source = (guides.DOCS / f"{guide}.{language}.md").read_text(encoding="utf-8")
    plain = re.sub(r"```.*?```", "", source, flags=re.DOTALL)
    assert page.count("<h2 ") == len(re.findall(r"^## ", plain, re.MULTILINE))
    assert page.count("<table>") == len(re.findall(r"^\|[-|]+\|$", plain, re.MULTILINE))
    assert f'<html lang="{language}">' in page
    for word in re.findall(r"\*\*([^*`\[]+)\*\*", plain):
        assert word.replace("\n", " ").split(" ")[0].strip(".,:") in page


def test_links_to_other_sites_leave_their_text() -> None:
    page, files = guides.converted(
        "# A\n\nSee [there](https://example.org/x), [B](build.fr.md#b) and [c](page.md).\n", "fr"
    )
    assert '<p>See there, <a href="build.fr.html#b">B</a> and c.</p>' in page
    assert files == []
