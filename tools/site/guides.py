"""The guides of docs/ as pages of the site, for who comes without the repository: for teachers, and how to build a handheld.

The site links to itself alone. So links to the documents about a page of the site lead to that page, and names of sheets to the
sheets; links to other documents and to other sites become text.
"""

import html
import re
import shutil
from collections.abc import Mapping, Sequence
from pathlib import Path
from string import Template

from markdown_it import MarkdownIt
from markdown_it.token import Token

from sim.paths import ROOT
from tools.kit.words import LANGUAGES

DOCS = ROOT / "docs"
FOLDER = "guides"
GUIDES = ("teachers", "build")
_PAGE = Template((Path(__file__).with_name("guide.html")).read_text(encoding="utf-8"))
_PAGES = {"page.md": "../", "deploy.md#from-the-page": "../board.html"}  # of the site, by the documents about them
_ELSEWHERE = re.compile(r"<!-- not on the site -->.*?<!-- end of not on the site -->\n", re.DOTALL)
_PLACES = {
    "fr": {"handheld": "Jouer", "tournament": "Le tournoi", "board": "Sur une vraie console, et à imprimer"},
    "en": {"handheld": "Play", "tournament": "The tournament", "board": "On a real handheld, and to print"},
}
_CONTENTS = {"fr": "Dans ce guide", "en": "In this guide"}


def write(site: Path, kit: Mapping[str, list[list[str]]] | None = None) -> None:
    """Write each guide in each language, and the pictures and files to which they link.

    kit: titles and paths of the site's sheets, by language.
    """
    for guide in GUIDES:
        for language in LANGUAGES:
            text = (DOCS / f"{guide}.{language}.md").read_text(encoding="utf-8")
            page, files = converted(text, language, [path for _, path in (kit or {}).get(language, ())])
            path = site / FOLDER / f"{guide}.{language}.html"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(page, encoding="utf-8")
            for name in files:
                to = site / FOLDER / name
                to.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(DOCS / name, to)


def converted(text: str, language: str, sheets: Sequence[str] = ()) -> tuple[str, list[str]]:
    """Return the page of a guide, and the files of docs/ to which it links. sheets: the paths of those on the site."""
    by_name = {f"<code>{Path(path).name}</code>": f'<a href="../{path}">{Path(path).name}</a>' for path in sheets}
    parser = MarkdownIt("commonmark").enable(["table"])
    tokens = parser.parse(_ELSEWHERE.sub("", text))
    files: list[str] = []
    title = ""
    chapters = []
    for number, token in enumerate(tokens):
        if token.type == "heading_open":
            words = _plain(tokens[number + 1])
            title = title or words
            token.attrSet("id", anchor(words))
            if token.tag == "h2":
                chapters.append(words)
        for each in token.children or ():
            if each.type == "image":
                files.append(str(each.attrGet("src")))
        if token.type == "inline":
            token.children = list(_with_own_links(token.children or [], files))
    body = parser.renderer.render(tokens, parser.options, {})
    for code, link in by_name.items():
        body = body.replace(code, link)
    body = body.replace("<pre>", '<pre tabindex="0">')  # a long line is scrolled to, by the keyboard too
    body = body.replace("</h1>\n", "</h1>\n" + _contents(chapters, language), 1)
    page = _PAGE.substitute(language=language, title=html.escape(title), body=body, **_PLACES[language])
    return page, sorted(set(files))


def _contents(chapters: Sequence[str], language: str) -> str:
    """Return the links to these headings, "" if there are none."""
    if not chapters:
        return ""
    links = [f'<li><a href="#{anchor(words)}">{html.escape(words)}</a></li>\n' for words in chapters]
    return f'<nav class="contents" aria-label="{_CONTENTS[language]}"><ul>\n{"".join(links)}</ul></nav>\n'


def anchor(heading: str) -> str:
    """Return a heading's anchor, as GitHub makes it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


def _plain(token: Token) -> str:
    return "".join([each.content for each in token.children or () if each.type in ("text", "code_inline")])


def _with_own_links(children: list[Token], files: list[str]) -> list[Token]:
    """Return a paragraph's parts: links within the guides and to files of docs/ stay, others leave their text."""
    found = []
    kept: list[bool] = []
    for each in children:
        if each.type == "link_open":
            target = str(each.attrGet("href"))
            if target in _PAGES:
                each.attrSet("href", _PAGES[target])
                kept.append(True)
                found.append(each)
                continue
            name, _, part = target.partition("#")
            guide = re.fullmatch(rf"({'|'.join(GUIDES)})\.(\w+)\.md", name)
            kept.append(bool(guide) or not name or (DOCS / name).suffix in (".pdf", ".svg", ".png"))
            if guide:
                each.attrSet("href", f"{name[:-3]}.html{'#' + part if part else ''}")
            elif name and kept[-1]:
                files.append(name)
            if not kept[-1]:
                continue
        elif each.type == "link_close" and not kept.pop():
            continue
        found.append(each)
    return found
