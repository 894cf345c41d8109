"""The simulator's import order: stand-ins first, the root of the repo last."""

import subprocess
import sys
from pathlib import Path

from sim import paths
from tools.lint import LARGEST_FILE


def started(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", code]
    env = environment or None
    return subprocess.run(command, cwd=paths.ROOT, capture_output=True, encoding="utf-8", check=False, env=env)


def run(code: str) -> str:
    done = started(code)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_standard_code_module_is_imported() -> None:
    # `python -c` and `python -m` put the folder they are called from first.
    answer = run("from sim import paths; paths.setup(); import pdb, code; print(code.__file__)")
    assert Path(answer).parent != paths.ROOT


def test_stand_ins_precede_blinka() -> None:
    answer = run(
        "from sim import paths; paths.setup()\n"
        "import board, busio, digitalio, keypad, microcontroller, neopixel_write, pwmio, storage, supervisor\n"
        "print({m.__file__.rsplit('/', 1)[0] for m in (board, busio, digitalio, keypad, microcontroller,"
        " neopixel_write, pwmio, storage, supervisor)})"
    )
    assert answer == str({str(paths.FAKES)})


def test_second_setup_changes_nothing() -> None:
    assert (
        run(
            "from sim import paths; paths.setup(); import sys; before = list(sys.path); paths.setup();"
            "print(before == sys.path, sys.path[-2:])"
        )
        == f"True {[str(path) for path in paths.LAST]}"
    )


def test_order_moves_root_to_end() -> None:
    shadow, root, lib = str(paths.FAKES), str(paths.ROOT), str(paths.ROOT / "lib")
    assert paths.order([root, "/a", lib, "/b", shadow]) == [shadow, "/a", "/b", root, lib]


def test_early_import_of_blinka_is_refused() -> None:
    code = "import sys; sys.path.append('.'); import digitalio\nfrom sim import paths; paths.setup()"
    done = started(code, BLINKA_SKIP_DEPENDENCY_CHECK="1")
    assert done.returncode == 1
    assert "before sim.paths.setup()" in done.stderr


def test_importing_wire_twice_is_refused() -> None:
    done = started("from sim import paths; paths.setup(); import wire")
    assert "say: from sim.fakes import wire" in done.stderr


def test_device_files_stay_small() -> None:
    files = [*paths.FAKES.glob("*.py"), paths.ROOT / "sim" / "bench.py"]
    files += list((paths.ROOT / "sim" / "micropython").glob("*.py"))
    assert len(files) > 20
    assert {path.name for path in files if path.stat().st_size >= LARGEST_FILE} == set()
