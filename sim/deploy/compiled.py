"""Compiling with CircuitPython's own mpy-cross, for whoever has it: smaller files, and a start without compiling.

A board refuses the files of MicroPython's compiler, which has the same name: the two are told apart by what --version says,
and by the first byte of what they make.
"""

import re
import subprocess
import tempfile
from pathlib import Path

from sim.deploy.content import BY_HAND
from sim.deploy.firmware import OLDEST
from sim.deploy.refusal import Refusal
from sim.deploy.sentences import say

MAGIC = b"C"  # MicroPython's begin with M
WHERE_FROM = "https://adafruit-circuit-python.s3.amazonaws.com/index.html?prefix=bin/mpy-cross/"

_VERSION = re.compile(r"^CircuitPython (\d+)\.\S+ .*mpy-cross")


def compiled(files: dict[str, bytes], compiler: Path, major: int = OLDEST) -> dict[str, bytes]:
    """The files with .mpy in the place of .py, for a firmware of this major version; code.py and boot.py stay source.

    Refusal when the compiler is not CircuitPython's, is one for another major version, or does not accept a file.
    """
    _check(compiler, major)
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder) / "source.py", Path(folder) / "target.mpy"
        for path, data in files.items():
            if not path.endswith(".py") or path in BY_HAND:
                found[path] = data
                continue
            source.write_bytes(data)
            done = _run(compiler, "-s", path, "-o", str(target), str(source))
            made = target.read_bytes() if done.returncode == 0 and target.exists() else b""
            if made[:1] != MAGIC:
                said = (done.stderr or done.stdout).strip().splitlines()
                why = said[-1] if said else say("no_reason")
                raise Refusal(say("not_compiled", compiler=compiler, path=path, why=why))
            found[path[:-2] + "mpy"] = made
            target.unlink()
    return found


def _check(compiler: Path, major: int) -> None:
    said = _run(compiler, "--version").stdout.strip()
    version = _VERSION.match(said)
    if not version:
        key = "compiler_of_micropython" if "MicroPython" in said else "no_compiler"
        raise Refusal(say(key, compiler=compiler, said=said[:60], where=WHERE_FROM))
    if int(version[1]) != major:
        raise Refusal(say("compiler_version", compiler=compiler, version=version[1], major=major))


def _run(compiler: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    try:
        return subprocess.run(
            [str(compiler), *words], capture_output=True, encoding="utf-8", errors="replace", check=False, timeout=60
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise Refusal(say("compiler_fails", compiler=compiler, why=error)) from error
