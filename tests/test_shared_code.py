"""Shared code names no game: a game's code and data are in files of its name."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games import NAMES
from sim.paths import ROOT

ALLOWED = {
    "games/__init__.py": "the list of the games",
    "tools/benchmark.py": "other programs, each of one game, are timed beside ours",
    "tools/cards.py": "makes the cards of one game",
    "tools/guide/keys_card.py": "plays a match of one game for the pictures of a board without a display",
    "tools/guide/templates.py": "two games' rows on the printed ruler of a strip",
    "tools/measure/firmware/rivals.py": "waits for the pages of a turn that has screens of its own",
    "tools/measure/presses.py": "solves the problems of a turn that has screens of its own",
    "tools/measure/solver.py": "measures one game's solver",
}
FOLDERS = ("games", "hal", "lib", "sim", "tools")
NAMED = re.compile(rf"(?<![a-z])(?:{'|'.join(NAMES)})(?![a-z])")
COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)


def is_of_a_game(path: Path) -> bool:
    """Return whether a file or a folder of the path has a game's name: `fang`, `fang.py`, `scenes_fang.py`, `fang_text.py`."""
    words = [word for part in path.parts for word in part.partition(".")[0].split("_")]
    return any(name in words for name in NAMES)


def names_and_text(node: ast.AST) -> list[str]:
    """Return the names and the text of a node."""
    if isinstance(node, ast.Constant):
        return [node.value] if isinstance(node.value, str) else []
    if isinstance(node, ast.alias):
        return [node.name, node.asname or ""]
    return [str(getattr(node, field)) for field in ("id", "attr", "name", "module", "arg") if hasattr(node, field)]


def named(source: str) -> Iterator[tuple[int, str]]:
    """Yield (line, text) of each name and each text that names a game, docstrings apart."""
    tree = ast.parse(source)
    said = {
        id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        for text in names_and_text(node) if id(node) not in said else ():
            if NAMED.search(text.lower()):
                yield getattr(node, "lineno", 0), text


def shared() -> list[str]:
    files = [path.relative_to(ROOT) for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]
    return [path.as_posix() for path in sorted(files) if "node_modules" not in path.parts and not is_of_a_game(path)]


@pytest.mark.parametrize(
    "source", ['x = "fang"', "import games.fang", "fang = 1", "def rows_fang(): ...", "f(fang=1)", "x.fang"]
)
def test_game_name_is_found_in_any_code(source: str) -> None:
    assert list(named(source))


@pytest.mark.parametrize("source", ['"""Fang."""', "# fang", "fangs = 1", "x = name"])
def test_docstrings_comments_and_other_words_pass(source: str) -> None:
    assert not list(named(source))


def test_shared_code_names_no_game() -> None:
    files = shared()
    assert len(files) > 300
    found = {file: list(named((ROOT / file).read_text(encoding="utf-8"))) for file in files}
    assert {file: places for file, places in found.items() if places and file not in ALLOWED} == {}
    assert {file for file in ALLOWED if not found[file]} == set(), "no longer needed in ALLOWED"


def test_page_names_no_game_outside_its_words() -> None:
    scripts = [path for path in (ROOT / "web").rglob("*.js") if not {"node_modules", "words"} & set(path.parts)]
    assert len(scripts) > 20
    for path in scripts:
        text = COMMENT.sub("", path.read_text(encoding="utf-8"))
        assert not NAMED.search(text.lower()), path.name
