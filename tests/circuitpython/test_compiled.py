"""CircuitPython's own interpreter reads what the deploy command compiles; errors tell its file and the source's line."""

import os
import subprocess
from pathlib import Path

import pytest

from sim.drive.compiled import compiled
from sim.drive.content import content

BINARY = os.environ.get("SILLON_CIRCUITPYTHON", "")
NEEDED = pytest.mark.skipif(not BINARY, reason="SILLON_CIRCUITPYTHON names no Unix build of CircuitPython")


def run(folder: Path, files: dict[str, bytes], main: str) -> "subprocess.CompletedProcess[str]":
    for path, data in {**compiled(files), "main.py": main.encode()}.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    command = [os.path.abspath(BINARY), "-X", "heapsize=1M", "main.py"]
    return subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", timeout=60, check=False)


@NEEDED
def test_all_rules_are_read_compiled(tmp_path: Path) -> None:
    files = {path: data for path, data in content().items() if path.startswith("games/") and path.endswith(".py")}
    names = [path.removesuffix("/__init__.py").removesuffix(".py").replace("/", ".") for path in files]
    done = run(tmp_path, files, "\n".join([f"import {name}" for name in names]) + "\nprint('read')\n")
    assert (done.returncode, done.stdout) == (0, "read\n"), done.stderr


@NEEDED
def test_error_names_compiled_file_and_line_of_source(tmp_path: Path) -> None:
    source = b"TYPE_CHECKING = False\nif TYPE_CHECKING:\n    from typing import Any\n\ndef fall():\n    raise ValueError(1)\n"
    done = run(tmp_path, {"games/fall.py": source}, "from games.fall import fall\nfall()\n")
    assert 'File "games/fall.mpy", line 6, in fall' in done.stdout + done.stderr
