"""The simulator's import order: stand-ins first, the root of the repo last."""

import io
import subprocess
import sys
from pathlib import Path

import bitmaptools
import displayio
import pytest

from sim import paths
from tools.lint import LARGEST_FILE


def run(code: str, *, cwd: Path = paths.ROOT) -> str:
    done = subprocess.run([sys.executable, "-c", code], cwd=cwd, capture_output=True, encoding="utf-8", check=False)
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
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; sys.path.append('.'); import digitalio\nfrom sim import paths; paths.setup()",
        ],
        cwd=paths.ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
        env={"BLINKA_SKIP_DEPENDENCY_CHECK": "1"},
    )
    assert done.returncode == 1
    assert "before sim.paths.setup()" in done.stderr


def test_second_copy_of_wire_is_refused() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "from sim import paths; paths.setup(); import wire"],
        cwd=paths.ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert "say: from sim.fakes import wire" in done.stderr


def test_device_files_stay_small() -> None:
    files = [*paths.FAKES.glob("*.py"), paths.ROOT / "sim" / "bench.py"]
    files += list((paths.ROOT / "sim" / "micropython").glob("*.py"))
    assert len(files) > 20
    assert {path.name for path in files if path.stat().st_size >= LARGEST_FILE} == set()


def test_equal_bitmaps_are_copied_others_read() -> None:
    """Pixels are read from the file's position, which moves as without the cache. Bitmaps are independent."""
    rows = io.BytesIO(bytes([9, 0b10110000, 0b01001000, 7]))
    for _ in range(2):
        bitmap = displayio.Bitmap(5, 2, 2)
        rows.seek(1)
        bitmaptools.readinto(bitmap, rows, bits_per_pixel=1, element_size=1, reverse_pixels_in_element=True)
        assert [bitmap[x, y] for y in range(2) for x in range(5)] == [1, 0, 1, 1, 0, 0, 1, 0, 0, 1]
        assert rows.tell() == 3
        bitmap[0, 0] = 0
    rows.seek(2)
    bitmaptools.readinto(bitmap, rows, bits_per_pixel=1, element_size=1, reverse_pixels_in_element=True)
    assert [bitmap[x, 1] for x in range(5)] == [0, 0, 0, 0, 0]
    with pytest.raises(EOFError):
        bitmaptools.readinto(bitmap, rows, bits_per_pixel=1, element_size=1, reverse_pixels_in_element=True)
