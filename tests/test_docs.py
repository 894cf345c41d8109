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
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
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


def test_placeholders_expand_to_each_value() -> None:
    assert expanded("games/<game>.py") == [f"games/{name}.py" for name in COMPLETE]
    assert named_paths("`games/nothing.py` `games/NAME.py` `a/b` `build/web`") == ["games/nothing.py"]
