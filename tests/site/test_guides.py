"""The guides as pages of the site: every link leads somewhere on the site, and nothing of the text is lost."""

import re
from pathlib import Path

import pytest

from tools.kit.documents import plain
from tools.kit.words import LANGUAGES, words
from tools.site import guides

# The sheets' paths, as tools/site/printed.py returns them.
KIT = {
    language: [[title, f"kit/{language}/{plain(title)}.pdf"] for title in words(language)["titles"].values()]
    for language in LANGUAGES
}
PAGES = [(guide, language) for guide in guides.GUIDES for language in LANGUAGES]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    guides.write(folder, KIT)
    return folder / guides.FOLDER


@pytest.mark.parametrize("guide, language", PAGES)
def test_every_link_leads_to_a_page_or_file_of_the_site(site: Path, guide: str, language: str) -> None:
    page = (site / f"{guide}.{language}.html").read_text(encoding="utf-8")
    targets = re.findall(r'(?:href|src)="([^"]*)"', page)
    assert len(targets) > 10
    for target in targets:
        name, _, part = target.partition("#")
        if name.startswith("../kit/"):
            assert name[3:] in [path for _, path in KIT[language]]
            continue
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
def test_guide_begins_with_its_chapters(site: Path, guide: str, language: str) -> None:
    page = (site / f"{guide}.{language}.html").read_text(encoding="utf-8")
    (contents,) = re.findall(r'</h1>\n<nav class="contents".*?</nav>', page, re.DOTALL)
    chapters = re.findall(r'<h2 id="([^"]+)">', page)
    assert len(chapters) > 5
    assert re.findall(r'<li><a href="#([^"]+)">', contents) == chapters


@pytest.mark.parametrize("guide, language", PAGES)
def test_headings_tables_and_words_are_all_there(site: Path, guide: str, language: str) -> None:
    page = (site / f"{guide}.{language}.html").read_text(encoding="utf-8")
    source = (guides.DOCS / f"{guide}.{language}.md").read_text(encoding="utf-8")
    prose = re.sub(r"```.*?```", "", source, flags=re.DOTALL)
    assert page.count("<h2 ") == len(re.findall(r"^## ", prose, re.MULTILINE))
    assert page.count("<table>") == len(re.findall(r"^\|[-|]+\|$", prose, re.MULTILINE))
    assert f'<html lang="{language}">' in page
    for word in re.findall(r"\*\*([^*`\[]+)\*\*", prose):
        assert word.replace("\n", " ").split(" ")[0].strip(".,:") in page


def test_links_to_other_sites_leave_their_text() -> None:
    page, files = guides.converted(
        "# A\n\nSee [there](https://example.org/x), [B](build.fr.md#b) and [c](memory.md).\n", "fr"
    )
    assert '<p>See there, <a href="build.fr.html#b">B</a> and c.</p>' in page
    assert files == []


def test_documents_about_the_site_become_its_pages() -> None:
    page, files = guides.converted("# A\n\n[P](page.md), [B](deploy.md#from-the-page), [D](deploy.md).\n", "fr")
    assert '<p><a href="../">P</a>, <a href="../board.html">B</a>, D.</p>' in page
    assert files == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_teacher_prints_every_sheet_from_the_page(site: Path, language: str) -> None:
    page = (site / f"teachers.{language}.html").read_text(encoding="utf-8")
    for _, path in KIT[language]:
        assert f'<a href="../{path}">' in page
    assert "make web" not in page
    before, _, after = page.partition(
        '<h2 id="avec-un-ordinateur">' if language == "fr" else '<h2 id="with-a-computer">'
    )
    assert "make kit" in after
    for command in ("<code>make", "python", "--names", "build/"):
        assert command not in before


def test_sheets_that_are_not_on_the_site_stay_names() -> None:
    page, _ = guides.converted("# A\n\nPrint `rules.pdf`.\n", "en")
    assert "<p>Print <code>rules.pdf</code>.</p>" in page
