"""One UF2 file with the firmware and the drive: its content, and refusals."""

from pathlib import Path

import pytest

from sim import __main__ as command
from sim.drive.compiled import compiled
from sim.drive.content import content, settings
from sim.drive.parts import for_board, games_alone
from sim.firmware import fat
from sim.firmware import image as flash
from sim.firmware.image import DRIVE, NVM, NVM_BYTES
from tests import uf2_file
from tests.deploy import kit
from tests.deploy.kit import refused
from tools.deploy import deployed_files
from tools.deploy.one_file import MARKS


def image(version: str = "10.2.1", name: str = "Raspberry Pi Pico", board: str = "raspberry_pi_pico") -> bytes:
    """Return a firmware image with recognisable marks, but without a program."""
    text = f"Adafruit CircuitPython {version} on 2026-01-01; {name} with rp2040\0{board}\0"
    return text.encode().ljust(900 * 1024 + 512, b"\x5a")


@pytest.fixture
def firmware(tmp_path: Path) -> Path:
    path = tmp_path / "circuitpython.uf2"
    path.write_bytes(uf2_file.blocks(image()))
    return path


def made(folder: Path, firmware: Path, *words: str) -> dict[int, bytes]:
    """Return the parts of the written file, by their offset in the flash."""
    path = folder / "build" / "sillon.uf2"
    assert command.main(["deploy", "--uf2", str(path), "--firmware", str(firmware), *words]) == 0
    return uf2_file.parts(uf2_file.read(path.read_bytes()))


def on(drive: bytes, size: int = 1 << 20) -> dict[str, bytes]:
    """Return the files of a drive image that ends after its last file."""
    found = fat.read(drive.ljust(size, b"\xff"))
    assert all(found.pop(mark) == b"" for mark in MARKS)
    return found


@pytest.mark.parametrize("board", ["pico_panel", "pico_strip"])
def test_file_holds_firmware_and_drive_only(tmp_path: Path, firmware: Path, board: str) -> None:
    found = made(tmp_path, firmware, "--board", board)
    assert list(found) == [0, DRIVE]
    assert found[0].startswith(image())
    assert len(found[0]) <= NVM == DRIVE - NVM_BYTES
    ours = settings().replace('"pico_panel"', f'"{board}"', 1)
    assert on(found[DRIVE]) == kit.whole(compiled(for_board(content(), board)), ours)


def test_macropad_file_has_larger_drive(tmp_path: Path) -> None:
    firmware = tmp_path / "circuitpython.uf2"
    firmware.write_bytes(uf2_file.blocks(image(name="Adafruit Macropad RP2040", board=flash.MACROPAD)))
    found = made(tmp_path, firmware, "--board", "macropad")
    assert list(found) == [0, DRIVE]
    assert len(found[DRIVE]) < 2 << 20
    ours = settings().replace('"pico_panel"', '"macropad"', 1)
    assert on(found[DRIVE], 7 << 20) == kit.whole(compiled(for_board(content(), "macropad")), ours)


def test_image_for_other_rp2040_board_is_refused(
    tmp_path: Path, firmware: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--uf2", str(tmp_path / "sillon.uf2"), "--firmware", str(firmware), "--board", "macropad")
    said = refused(capsys, *words)
    assert (
        "that of the board Raspberry Pi Pico, and CircuitPython's image for adafruit_macropad_rp2040 is needed" in said
    )


def test_output_is_reproducible(tmp_path: Path, firmware: Path) -> None:
    assert made(tmp_path, firmware) == made(tmp_path, firmware)


def test_unused_end_of_drive_is_left_out(tmp_path: Path, firmware: Path) -> None:
    drive = made(tmp_path, firmware)[DRIVE]
    whole = drive.ljust(1 << 20, b"\xff")
    assert len(drive) < fat.end(whole) + uf2_file.SECTOR
    assert len(drive) < len(whole) - 100_000


def test_output_lists_steps_and_losses(tmp_path: Path, firmware: Path, capsys: pytest.CaptureFixture[str]) -> None:
    made(tmp_path, firmware)
    said = capsys.readouterr().out
    assert "CircuitPython 10.2.1" in said
    assert "Hold BOOTSEL" in said
    assert "replaces the whole drive" in said


def test_image_is_not_overwritten(firmware: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = firmware.read_bytes()
    same = str(firmware.parent / "." / firmware.name)
    assert "would overwrite" in refused(capsys, "--uf2", same, "--firmware", str(firmware))
    assert firmware.read_bytes() == before


def test_dry_run_writes_no_file(tmp_path: Path, firmware: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "sillon.uf2"
    assert command.main(["deploy", "--uf2", str(path), "--firmware", str(firmware), "--dry-run"]) == 0
    assert "would get CircuitPython 10.2.1" in capsys.readouterr().out
    assert not path.exists()


def test_sources_fit_without_class_kit(tmp_path: Path, firmware: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = on(made(tmp_path, firmware, "--source")[DRIVE])
    assert "too small for all of it" in capsys.readouterr().out
    assert found == kit.whole(games_alone(for_board(content(), "pico_panel")), settings())


def test_later_deploy_recognizes_files_of_image(tmp_path: Path, firmware: Path) -> None:
    found = on(made(tmp_path, firmware)[DRIVE])
    listed = deployed_files.read(found[deployed_files.PATH].decode())
    assert all(listed.is_ours(path, found[path]) for path in listed.sums)


def of_rp2350(data: bytes) -> bytes:
    return uf2_file.blocks(data, family=0xE48BFF59)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "is not a whole UF2 file (it does not begin with the format's marks)"),
        (b"PK" * 5000, "is not a whole UF2 file (it does not begin with the format's marks)"),
        (uf2_file.blocks(image())[:-7], "(it has 1,844,217 bytes, which do not make whole blocks of 512)"),
        (uf2_file.blocks(image())[:-512], "is not a whole UF2 file (block 3,601 is missing, 3,601 of 3,602 are there)"),
        (uf2_file.blocks(image())[512:] * 2, "is not a whole UF2 file (block 1 is there twice)"),
        (
            of_rp2350(image()),
            "is for a chip other than the RP2040 (its family is 0xe48bff59, and 0xe48bff56 is needed)",
        ),
        (uf2_file.blocks(bytes(4096)), "is another program, and CircuitPython's image"),
        (uf2_file.blocks(image("9.2.8")), "is CircuitPython 9.2.8, and Sillon needs 10 or later"),
        (
            uf2_file.blocks(image(name="Raspberry Pi Pico W", board="raspberry_pi_pico_w")),
            "the board Raspberry Pi Pico W,",
        ),
        (uf2_file.blocks(image().ljust(NVM + 256, b"a")), "1,044,736 bytes of firmware, and the board has 1,044,480"),
    ],
    ids=[
        "empty",
        "an archive",
        "cut short",
        "a block less",
        "a block twice",
        "a Pico 2",
        "another program",
        "too old",
        "a Pico W",
        "too large",
    ],
)
def test_unknown_image_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str], data: bytes, said: str) -> None:
    firmware, path = tmp_path / "circuitpython.uf2", tmp_path / "sillon.uf2"
    firmware.write_bytes(data)
    assert said in refused(capsys, "--uf2", str(path), "--firmware", str(firmware))
    assert not path.exists()


def test_later_version_gets_sources(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    firmware = tmp_path / "circuitpython.uf2"
    firmware.write_bytes(uf2_file.blocks(image("11.0.0")))
    made(tmp_path, firmware)
    assert "and the board has 11" in capsys.readouterr().out


def test_too_many_files_are_refused(
    tmp_path: Path, firmware: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(flash.FLASHES, flash.PICO, DRIVE + (256 << 10))
    words = ("--uf2", str(tmp_path / "sillon.uf2"), "--firmware", str(firmware))
    assert "the board's drive has 262,144 bytes and more are needed" in refused(capsys, *words)


@pytest.mark.parametrize("board", ["trellis_m4", "pygamer"])
def test_boards_without_rp2040_are_refused(
    tmp_path: Path, firmware: Path, capsys: pytest.CaptureFixture[str], board: str
) -> None:
    said = refused(capsys, "--uf2", str(tmp_path / "sillon.uf2"), "--firmware", str(firmware), "--board", board)
    assert f"(pico_panel, pico_strip, macropad), and {board} is another board" in said


def test_file_and_image_need_each_other(tmp_path: Path, firmware: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "go together" in refused(capsys, "--uf2", str(tmp_path / "sillon.uf2"))
    assert "go together" in refused(capsys, str(tmp_path), "--firmware", str(firmware))


def test_unreadable_and_unwritable_paths_are_reported(
    tmp_path: Path, firmware: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = tmp_path / "nowhere.uf2"
    said = refused(capsys, "--uf2", str(tmp_path / "a.uf2"), "--firmware", str(nowhere))
    assert "cannot be read (there is no such file or folder)" in said
    said = refused(capsys, "--uf2", str(tmp_path), "--firmware", str(firmware))
    assert "cannot be written (it is a folder)" in said


def test_french_session_has_french_errors_only(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SILLON_LANGUAGE", "fr")
    firmware = tmp_path / "circuitpython.uf2"
    words = ("--uf2", str(tmp_path / "a.uf2"), "--firmware", str(firmware))
    assert "ne peut pas être lue (ce fichier ou ce dossier n'existe pas)" in refused(capsys, *words)
    firmware.write_bytes(uf2_file.blocks(bytes(512))[:-512])
    assert "n'est pas un fichier UF2 entier (le bloc 1 manque, 1 sur 2 y sont)" in refused(capsys, *words)
    firmware.write_bytes(of_rp2350(bytes(256)))
    assert "que le RP2040 (sa famille est 0xe48bff59, et il faut 0xe48bff56)" in refused(capsys, *words)
