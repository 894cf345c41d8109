"""What is put on the drive: files by their path there, code.py last, since it runs all the others.

All of it, for every board; parts.py leaves out what one board reads never.
"""

import ast
from pathlib import Path

from sim.drive.device_files import DEVICE_PATTERNS, ROOT, files_of
from sim.drive.libraries import library_files

PROGRAM = "code.py"
SETTINGS = "settings.toml"  # the user's own, once it is there: it is merged, not copied
DATA_PATTERNS = ("hal/**/*.bin", "lib/sillon/**/*.bin", "lib/sillon/words/*/*.txt")
LINUX = "hal/linux.py"  # in the place of a firmware: no board with a drive reads it
BY_HAND = ("boot.py", PROGRAM)  # the firmware looks for these as source


def content(root: Path = ROOT) -> dict[str, bytes]:
    """Every file of a drive but settings.toml. Refusal when a library is not installed."""
    own = {
        file.relative_to(root).as_posix(): file.read_bytes() for file in files_of(DEVICE_PATTERNS + DATA_PATTERNS, root)
    }
    del own[LINUX]
    own = {path: data for path, data in own.items() if not (path.endswith("__init__.py") and _says_nothing(data))}
    return ordered({**library_files(), **own})


def _says_nothing(source: bytes) -> bool:
    """Whether a package's file is a docstring alone. A board takes its folder for the package without it, and sooner."""
    body = ast.parse(source).body
    return len(body) == 1 and isinstance(body[0], ast.Expr)


def ordered(files: dict[str, bytes]) -> dict[str, bytes]:
    """In the order in which they are written: boot.py and code.py after all else."""
    return {path: files[path] for path in sorted(files, key=lambda path: (path in BY_HAND, path == PROGRAM, path))}


def settings(root: Path = ROOT) -> str:
    """Our settings.toml."""
    return (root / SETTINGS).read_text(encoding="utf-8")


def laid(folder: Path, files: dict[str, bytes]) -> Path:
    """The folder, with these files and our settings.toml in it: a drive to try the program on."""
    for path, data in {**files, SETTINGS: settings().encode()}.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    return folder
