"""The docs name what exists: paths, `python -m` modules, make targets."""

import re
from importlib.util import find_spec
from itertools import product
from pathlib import Path

import pytest

from games import NAMES
from hal.boards import NAMES as BOARDS
from sillon.words import LANGUAGES
from tests.game_parts import COMPLETE

ROOT = Path(__file__).resolve().parent.parent
READMES = [ROOT / "README.md", ROOT / "README.fr.md"]
PAGES = [*READMES, ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
TARGETS = set(re.findall(r"^([a-z0-9-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
TOP = tuple(path.name for path in ROOT.iterdir() if path.is_dir() and not path.name.startswith("."))
WITHIN = ("", "lib", "lib/sillon", "lib/sillon/app", "tests/app")  # where a path in the docs may begin
WITH_TOOLS = [
    name for name in NAMES if any((ROOT / "tools" / kind / f"{name}.py").exists() for kind in ("strength", "tables"))
]
# Each value must exist. The pages name optional parts and tools of players: games without them are left out.
WORDS = {"GAME": WITH_TOOLS, "<game>": COMPLETE, "<board>": BOARDS, "<language>": LANGUAGES}
INVENTED = re.compile(
    r"NAME|<\w+>|^\w+_<|glean|pico_square"
)  # a name that the reader chooses, or that a page's commands make
LANGUAGE_LINK = re.compile(r"\.(fr|en)\.(md|svg)|README")
MADE = ("build/", "lib/sillon/deployed.txt")  # what a command makes


def expanded(text: str) -> list[str]:
    """Return the text with every value of its placeholders."""
    used = [word for word in WORDS if word in text]
    found = []
    for values in product(*[WORDS[word] for word in used]):
        each = text
        for word, value in zip(used, values, strict=True):
            each = each.replace(word, value)
        found.append(each)
    return found


def exists(path: str) -> bool:
    """Return whether the path, or a match of the pattern, exists."""
    return any(
        list((ROOT / folder).glob(path)) if "*" in path else (ROOT / folder / path).exists() for folder in WITHIN
    )


def named_paths(text: str) -> list[str]:
    """Return the paths in back quotes that begin with a folder of the repository, placeholders expanded."""
    quoted = [words.split("::")[0] for words in re.findall(r"`([^`\s]+)`", text)]
    paths = [path for path in quoted if path.startswith(tuple(f"{name}/" for name in (*TOP, "sillon")))]
    return [each for path in paths if not path.startswith(MADE) for each in expanded(path) if not INVENTED.search(each)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_named_paths_exist(page: Path) -> None:
    missing = [path for path in named_paths(page.read_text(encoding="utf-8")) if not exists(path)]
    assert not missing


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_named_modules_can_be_run(page: Path) -> None:
    named = re.findall(r"python -m ([\w.]*\w)", page.read_text(encoding="utf-8"))
    ours = [name for word in named for name in expanded(word) if name.split(".")[0] in TOP]
    missing = [name for name in ours if find_spec(name) is None]
    assert not missing


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_named_make_targets_exist(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    fenced = "".join(re.findall(r"```\w*\n(.*?)```", text, re.DOTALL))
    named = re.findall(r"`make\s+([a-z][a-z0-9-]*)", text) + re.findall(
        r"^make ([a-z][a-z0-9-]*)", fenced, re.MULTILINE
    )
    assert not set(named) - TARGETS


def skeleton(text: str) -> list[str]:
    """Return what a page has in any language, in its order: headings, lists, code, commands, links, pictures.

    Comments in code are left out, and so are the links and pictures that follow the language of the page.
    """
    found = []
    for block in re.split(r"^(```\w*\n.*?^```)", text, flags=re.DOTALL | re.MULTILINE):
        if block.startswith("```"):
            found += [line.split(" # ")[0].rstrip() for line in block.split("\n")]
        else:
            mark = r"^#+(?= )|^-(?= )|^\d\.(?= )|`[^`]+`|\]\([^)]+\)|src=\"[^\"]+\"|^!"
            found += [each for each in re.findall(mark, block, re.MULTILINE) if not LANGUAGE_LINK.search(each)]
    return found


def test_readmes_have_the_same_skeleton() -> None:
    english, french = (page.read_text(encoding="utf-8") for page in READMES)
    assert skeleton(english) == skeleton(french)
    assert len(skeleton(english)) > 90
    for text, other in ((english, "README.fr.md"), (french, "README.md")):
        assert f"]({other})" in text.split("\n## ")[0]
    links = [sorted(re.findall(r"(?:docs/\w+)\.(?:fr|en)\.md", text)) for text in (english, french)]
    assert set(links[0]) == set(links[1])


def test_placeholders_expand_to_each_value() -> None:
    assert expanded("games/<game>.py") == [f"games/{name}.py" for name in COMPLETE]
    assert named_paths("`games/nothing.py` `games/NAME.py` `a/b` `build/web`") == ["games/nothing.py"]
