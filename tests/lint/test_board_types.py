"""mypy with a board's types reports what a board lacks, on its line, and accepts the device files."""

import re

import pytest

from tests.lint.snippets import TYPES, Snippet
from tools.lint import board_types


@pytest.fixture(scope="module")
def errors(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[int]]:
    """The lines that mypy reports, for each snippet's text: one run for all snippets."""
    folder = tmp_path_factory.mktemp("snippets")
    files = [folder / f"snippet_{number}.py" for number in range(len(TYPES))]
    for file, snippet in zip(files, TYPES, strict=True):
        file.write_text(snippet.text, encoding="utf-8")
    lines: dict[str, list[int]] = {file.stem: [] for file in files}
    for line in board_types.report(files):
        found = re.search(r"(snippet_\d+)\.py:(\d+): error", line)
        assert found, line
        lines[found[1]].append(int(found[2]))
    return {snippet.text: lines[file.stem] for file, snippet in zip(files, TYPES, strict=True)}


@pytest.mark.parametrize("snippet", TYPES, ids=str)
def test_snippet_is_reported_on_its_marked_lines(snippet: Snippet, errors: dict[str, list[int]]) -> None:
    assert sorted(set(errors[snippet.text])) == snippet.marked
    assert bool(snippet.marked) != snippet.is_good


def test_device_files_use_names_of_boards_only() -> None:
    assert board_types.report() == []


def test_patch_of_an_unknown_name_is_refused() -> None:
    with pytest.raises(ValueError, match="no_such_name"):
        board_types.patched("def known() -> None: ...\n", "del no_such_name\n")


def test_patch_keeps_the_listed_names_alone() -> None:
    stub = "from _struct import *\n_T = int\nif x:\n    def a() -> None: ...\n    def b() -> None: ...\n"
    assert board_types.patched(stub, "__all__ = ['a', 'c']") == (
        "from _struct import c as c\n_T = int\nif x:\n\n    def a() -> None:\n        ..."
    )
