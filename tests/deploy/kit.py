"""Folders that stand for a board's drive, and a small program to put on them."""

from pathlib import Path

import pytest

from sim import __main__ as command
from tools.deploy import deployed_files
from tools.deploy.copying import carry_out
from tools.deploy.drive import Drive
from tools.deploy.plan import Plan, plan

PICO = "Adafruit CircuitPython 10.0.3 on 2025-10-17; Raspberry Pi Pico with rp2040\r\nBoard ID:raspberry_pi_pico\r\nUID:DF60\r\n"
OURS = 'SILLON_BOARD = "pico_panel"  # the board\nSILLON_LANGUAGE = "fr"\n'
FILES = {
    "games/fafy.py": b"rules = 1\n",
    "hal/leds.py": b"lights = 1\n" * 90,
    "lib/neopixel.py": b"strip = 1\n",
    "lib/sillon/app/__init__.py": b"app = 1\n",
    "lib/sillon/match/play.py": "TEXTS = 'é'\n".encode(),
    "boot.py": b"boot = 1\n",
    "code.py": b"code = 1\n",
}
NEWER = {path: data.replace(b"= 1", b"= 2") for path, data in FILES.items() if path != "games/fafy.py"} | {
    "games/awale.py": b"rules = 2\n",
    "code.py": b"code = 2\n",
}


def board(folder: Path, boot_out: str = PICO) -> Path:
    """Return a drive of a new board."""
    folder.mkdir(exist_ok=True)
    (folder / "boot_out.txt").write_bytes(boot_out.encode())
    (folder / "code.py").write_text('print("Hello World!")\n')
    (folder / "settings.toml").write_text("")
    (folder / "lib").mkdir()
    return folder


def planned(folder: Path, files: dict[str, bytes] = FILES, wanted: str = "pico_panel") -> Plan:
    return plan(Drive(folder), dict(files), OURS, wanted)


def deploy(folder: Path, files: dict[str, bytes] = FILES, wanted: str = "pico_panel") -> Plan:
    """Deploy a small program. Raises Refusal as the command does."""
    made = planned(folder, files, wanted)
    carry_out(Drive(folder), made)
    return made


def on(folder: Path) -> dict[str, bytes]:
    found = {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}
    del found["boot_out.txt"]
    return found


def whole(files: dict[str, bytes], settings: str = OURS) -> dict[str, bytes]:
    """Return the files of a finished deploy on a new board."""
    listed = deployed_files.of(files).text().encode()
    return {**files, deployed_files.PATH: listed, "settings.toml": settings.encode()}


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit) as ending:
        command.main(["deploy", *words])
    said = capsys.readouterr().err
    assert ending.value.code == 2
    assert said.count("\n") == 1
    return said
