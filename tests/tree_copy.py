"""A copy of the program that a test may change, and commands that run there."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from sim.paths import ROOT

_COPIED = (
    "games hal lib sim tools tests web docs code.py boot.py settings.toml pyproject.toml README.md README.fr.md".split()
)
_LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__", "golden", "*.png", "*.gz")
_MICROPYTHON = Path("sim", "micropython", "node_modules")


def copied(root: Path) -> Path:
    """Copy the program into the folder, without goldens of screens; the small interpreter is a link. Return the folder."""
    for name in _COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, root / name, ignore=_LEFT_OUT)
        else:
            shutil.copy(ROOT / name, root / name)
    shutil.copytree(ROOT / "tests" / "games" / "golden", root / "tests" / "games" / "golden")
    if (ROOT / _MICROPYTHON).exists():
        (root / _MICROPYTHON).symlink_to((ROOT / _MICROPYTHON).resolve(), target_is_directory=True)
    return root


def run(root: Path, *words: str) -> subprocess.CompletedProcess:
    """Run a command in the copy, where `python` is this one, without this process's settings."""
    settings = {name: value for name, value in os.environ.items() if not name.startswith(("SILLON_", "PYTEST_"))}
    settings["PATH"] = os.pathsep.join((str(Path(sys.executable).parent), settings["PATH"]))
    return subprocess.run(words, cwd=root, capture_output=True, encoding="utf-8", env=settings, check=False)


def output(root: Path, *words: str) -> str:
    """Return what the command prints. AssertionError with all of it when the command fails."""
    done = run(root, *words)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def run_tests(root: Path, *words: str) -> int:
    """Run pytest in the copy, in one process. Return how many tests pass. AssertionError when one fails."""
    summary = output(root, "python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *words)
    found = re.search(r"(\d+) passed", summary)
    return int(found[1]) if found else 0
