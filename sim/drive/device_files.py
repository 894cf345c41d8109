"""Which files of the repo a board runs, and which others the small interpreter runs."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DEVICE_PATTERNS = ("code.py", "boot.py", "games/**/*.py", "hal/**/*.py", "lib/sillon/**/*.py")
DESKTOP = (
    "sim/micropython/__main__.py",
    "sim/micropython/circuitpython_unix.py",
    "sim/micropython/runner.py",
)
"""Files among these that start another interpreter, and so run on CPython alone."""

SMALL_PATTERNS = ("sim/fakes/**/*.py", "sim/micropython/**/*.py", "tests/device/**/*.py")


def files_of(patterns: tuple[str, ...], root: Path = ROOT) -> list[Path]:
    """The files of the patterns, sorted; what npm installed is not ours."""
    found = {file for pattern in patterns for file in root.glob(pattern) if "node_modules" not in file.parts}
    return sorted(found - {root / name for name in DESKTOP})


def device_files() -> list[Path]:
    """The Python files that are copied to a board."""
    return files_of(DEVICE_PATTERNS)


def device_modules() -> list[str]:
    """The names of the modules that a board imports. hal.linux is for a Raspberry Pi alone."""
    files = [file.relative_to(ROOT) for file in device_files() if file.parent != ROOT]
    names = [".".join(file.with_suffix("").parts).removeprefix("lib.").removesuffix(".__init__") for file in files]
    return [name for name in names if name != "hal.linux"]


def linted_files() -> list[Path]:
    """The files whose dialect the lint holds."""
    return files_of(DEVICE_PATTERNS + SMALL_PATTERNS)
