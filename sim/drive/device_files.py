"""The files of the repo that run on a board, and those that run on the small interpreter."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DEVICE_PATTERNS = ("code.py", "boot.py", "games/**/*.py", "hal/**/*.py", "lib/sillon/**/*.py")
DESKTOP = ("sim/micropython/circuitpython_unix.py", "sim/micropython/runner.py")
"""Files among these that start another interpreter, so they run on CPython."""

SMALL_PATTERNS = ("sim/fakes/**/*.py", "sim/micropython/**/*.py", "tests/device/**/*.py")


def files_of(patterns: tuple[str, ...], root: Path = ROOT) -> list[Path]:
    """Return the files of the patterns, sorted, without those that npm installed."""
    found = {file for pattern in patterns for file in root.glob(pattern) if "node_modules" not in file.parts}
    return sorted(found - {root / name for name in DESKTOP})


def device_files() -> list[Path]:
    """Return the Python files that are copied to a board."""
    return files_of(DEVICE_PATTERNS)


def device_modules() -> list[str]:
    """Return the names of the modules that a board imports. hal.linux is for computers with Linux."""
    files = [file.relative_to(ROOT) for file in device_files() if file.parent != ROOT]
    names = [".".join(file.with_suffix("").parts).removeprefix("lib.").removesuffix(".__init__") for file in files]
    return [name for name in names if name != "hal.linux"]


def linted_files() -> list[Path]:
    """Return the files that the lint checks for a board's dialect."""
    return files_of(DEVICE_PATTERNS + SMALL_PATTERNS)
