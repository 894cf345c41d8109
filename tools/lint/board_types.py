"""mypy over the device files, with a standard library cut down to a board's.

board_types.txt lists what a board's modules have otherwise than CPython's. `typeshed` applies that list to a copy of mypy's
stubs, so mypy reports a missing method, argument, exception or item where the types show it.
"""

import ast
import hashlib
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from importlib import metadata
from pathlib import Path

from sim.drive.device_files import ROOT, device_files

PATCHES = Path(__file__).with_suffix(".txt")
BUILD = ROOT / "build" / "board_types"
LINUX_ONLY = ROOT / "hal" / "linux.py"

Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def report(files: Sequence[Path] = ()) -> list[str]:
    """Return mypy's errors in `files`, one `path:line: error: sentence [code]` each; in all device files if none is given."""
    named = files or [file for file in device_files() if file != LINUX_ONLY]
    command = [sys.executable, "-m", "mypy", "--no-error-summary", "--hide-error-context", "--no-color-output"]
    stubs = typeshed()
    command += ["--custom-typeshed-dir", str(stubs), "--cache-dir", f"{stubs}.cache"]
    done = subprocess.run([*command, *map(str, named)], cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    if done.returncode not in (0, 1):
        raise RuntimeError(done.stdout + done.stderr)
    return [line for line in done.stdout.splitlines() if ": error: " in line]


def typeshed() -> Path:
    """Return the folder of the patched stubs; make it when mypy or the patches have changed."""
    version = metadata.version("mypy").encode()
    folder = BUILD / hashlib.sha256(version + PATCHES.read_bytes() + Path(__file__).read_bytes()).hexdigest()[:16]
    if folder.exists():
        return folder
    import mypy  # late: only needed where the stubs are made

    BUILD.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=BUILD) as made:
        copy = Path(made) / "typeshed"
        shutil.copytree(Path(mypy.__file__).parent / "typeshed", copy)
        for name, patch in patches().items():
            stub = copy / "stdlib" / f"{name}.pyi"
            stub = stub if stub.exists() else copy / "stdlib" / name / "__init__.pyi"
            stub.write_text(patched(stub.read_text(encoding="utf-8"), patch), encoding="utf-8")
        (copy / "stdlib" / "os" / "path.pyi").write_text("", encoding="utf-8")  # no stub can leave out a submodule
        try:
            copy.rename(folder)
        except OSError:  # another process was faster
            assert folder.exists()
    return folder


def patches() -> dict[str, str]:
    """Return the patch of each module."""
    _, *sections = PATCHES.read_text(encoding="utf-8").split("\n=== ")
    return dict([section.split("\n", 1) for section in sections])


def patched(stub: str, patch: str) -> str:
    """Return the text of a stub file with its patch applied."""
    tree = ast.parse(stub)
    _patch(tree, ast.parse(patch))
    return ast.unparse(ast.fix_missing_locations(tree))


def _patch(target: ast.Module | ast.ClassDef, patch: ast.Module | ast.ClassDef) -> None:
    """Change the body of `target` as the statements of `patch` say. Raises ValueError if `target` does not have a name."""
    known = set(_names(target.body))
    for statement in patch.body:
        if isinstance(statement, ast.Delete):
            absent = {part.id for part in statement.targets if isinstance(part, ast.Name)}
            if absent - known:
                raise ValueError(f"the stub has no {absent - known}")
            _remove(target, absent)
        elif isinstance(statement, ast.Assign):
            kept = set(ast.literal_eval(statement.value))
            for part in target.body:
                if isinstance(part, ast.ImportFrom) and part.names[0].name == "*":
                    part.names = [ast.alias(name, name) for name in sorted(kept - known)]
            _remove(target, {name for name in known - kept if not name.startswith("_")})
        elif isinstance(statement, ast.ClassDef):
            (owner,) = [part for part in target.body if isinstance(part, ast.ClassDef) and part.name == statement.name]
            owner.bases = statement.bases or owner.bases
            _patch(owner, statement)
        elif isinstance(statement, Definition):
            _remove(target, {statement.name})
            target.body.append(statement)


def _names(body: list[ast.stmt]) -> list[str]:
    """Return the names that these statements of a stub define."""
    found = []
    for statement in body:
        if isinstance(statement, Definition):
            found.append(statement.name)
        elif isinstance(statement, ast.Assign | ast.AnnAssign):
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            found += [part.id for part in targets if isinstance(part, ast.Name)]
        elif isinstance(statement, ast.If):
            found += _names(statement.body + statement.orelse)
        elif isinstance(statement, ast.ImportFrom):
            found += [alias.asname for alias in statement.names if alias.asname]  # a stub exports `x as x`, and not `x`
    return found


def _remove(target: ast.Module | ast.ClassDef | ast.If, names: set[str]) -> None:
    """Remove the definitions of `names` from the body, also inside `if`."""
    for field in ("body", "orelse"):
        body = getattr(target, field, [])
        for statement in body:
            if isinstance(statement, ast.If):
                _remove(statement, names)
        left = [s for s in body if isinstance(s, ast.If) or not names.intersection(_names([s]))]
        if left != body:
            setattr(target, field, left or [ast.Pass()])
