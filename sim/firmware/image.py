"""The flash of a board: CircuitPython's image, its nvm and the drive. Checks of the files that a user names."""

import gzip
import re
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from sim.drive import content, settings
from sim.drive.compiled import MAJORS, OLDEST, compiled
from sim.drive.parts import for_board, games_alone
from sim.firmware import fat, uf2
from sim.profiles import board_names, profile_of

FLASH_BYTES = 2 << 20  # of a Pico
NVM, NVM_BYTES = 0x0FF000, 4096  # one sector, below the drive
DRIVE = 0x100000
BOOTROM_BYTES = 16384
_BOOTROM_MARK_AT, _BOOTROM_MARK = 16, b"Mu\x01"

PICO = "raspberry_pi_pico"
MACROPAD = "adafruit_macropad_rp2040"
# Boards with an RP2040, as CircuitPython names them: bytes of the flash.
FLASHES = {PICO: FLASH_BYTES, MACROPAD: 8 << 20}

_GZIP = b"\x1f\x8b"
_SYMBOL = re.compile(rb"^([0-9a-f]+) T gc_info$", re.MULTILINE)
_FLASH = 0x10000000  # its address
_PUSH = 0xB5  # the upper byte of PUSH, the first instruction of gc_info
_VERSION = re.compile(rb"Adafruit CircuitPython (\d+)(\S*) on \d{4}-\d\d-\d\d; ([^\0]+?) with ")


class Version(NamedTuple):
    """The version of CircuitPython in an image. `major`: the first number of `version`. `board`: the board's full name."""

    major: int
    version: str
    board: str


def board_of(profile: str) -> str:
    """Return the board of FLASHES that a profile is for, or "" when there is none."""
    return next((board for board in profile_of(profile).BOARD_IDS if board in FLASHES), "")


def profiles() -> tuple[str, ...]:
    """Return the profiles that are for a board of FLASHES."""
    return tuple([name for name in board_names() if board_of(name)])


def drive_bytes(profile: str) -> int:
    """Return the size of the drive in bytes."""
    return FLASHES[board_of(profile)] - DRIVE


def version_of(image: bytes) -> Version | None:
    """Return the version in an image; None when it is not CircuitPython."""
    found = _VERSION.search(image)
    return found and Version(int(found[1]), (found[1] + found[2]).decode(), found[3].decode())


def is_for(board: str, image: bytes) -> bool:
    """Return whether an image is for a board, as CircuitPython names it."""
    return b"\0" + board.encode() + b"\0" in image


def bootrom(path: Path) -> Path:
    """Return the path. Raises ValueError if it is not the RP2040's boot ROM."""
    found = _bytes_of(path, "BOOTROM")
    if len(found) != BOOTROM_BYTES:
        raise ValueError(f"BOOTROM: {path} has {len(found)} bytes, and the RP2040's boot ROM has {BOOTROM_BYTES}")
    if not found.startswith(_BOOTROM_MARK, _BOOTROM_MARK_AT):
        raise ValueError(
            f"BOOTROM: {path} is not the RP2040's boot ROM: it has not its mark at byte {_BOOTROM_MARK_AT}"
        )
    return path


def symbols(path: Path, image: bytes | None = None) -> Path:
    """Return the path. Raises ValueError if it is not an output of `nm`, plain or packed by gzip, or not for `image`."""
    found = _bytes_of(path, "SYMBOLS")
    try:
        found = gzip.decompress(found) if found.startswith(_GZIP) else found
    except (OSError, EOFError, zlib.error) as error:
        raise ValueError(f"SYMBOLS: {path} cannot be unpacked ({error})") from error
    heap = _SYMBOL.search(found)
    if not heap:
        raise ValueError(f"SYMBOLS: {path} is not what `nm` says of CircuitPython's image: it has no gc_info")
    at = int(heap[1], 16) - _FLASH
    if image is not None and image[at + 1 : at + 2] != bytes([_PUSH]):
        raise ValueError(f"SYMBOLS: {path} is of another image: where it has gc_info, no function begins in the UF2's")
    return path


def check(uf2_file: Path, bootrom_file: Path, symbols_file: Path | None, board: str = PICO) -> None:
    """Check the files that a user names. Raises ValueError with a sentence if one is wrong."""
    image = firmware(uf2_file, board)
    bootrom(bootrom_file)
    if symbols_file:
        symbols(symbols_file, image)


def firmware(path: Path, board: str = PICO) -> bytes:
    """Return CircuitPython's image from a UF2 file.

    Raises ValueError if the file cannot be read, is no whole UF2 file, has no CircuitPython or an old one, is for another chip
    or board, or holds a drive too.
    """
    try:
        image = uf2.read(_bytes_of(path, "UF2"))
    except uf2.AnotherChip as error:
        raise ValueError(f"UF2: {path} is for another chip: {error}") from error
    except uf2.NotThisImage as error:
        raise ValueError(f"UF2: {path} is not a whole UF2 file: {error}") from error
    found = version_of(image)
    if not found:
        raise ValueError(f"UF2: {path} is not CircuitPython: it names no version of it")
    if found.major < OLDEST:
        raise ValueError(f"UF2: {path} is CircuitPython {found.version}: {OLDEST} is the oldest that Sillon runs on")
    if not is_for(board, image):
        raise ValueError(f"UF2: {path} is for the {found.board}, and the image for {board} is needed")
    if len(image) > NVM:
        raise ValueError(
            f"UF2: {path} has {len(image)} bytes, and the board has {NVM} for the firmware: "
            "name CircuitPython's image, not a file that holds a drive too, as `make uf2` writes"
        )
    return image


def _bytes_of(path: Path, what: str) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise ValueError(f"{what}: {path} cannot be read ({error.strerror})") from error


def drive_files(board: str, source: bool = False) -> dict[str, bytes]:
    """Return the files of this board's drive without settings.toml: compiled, or the games alone as sources."""
    files = for_board(content.content(), board)
    return games_alone(files) if source else compiled(files)


def files_for(profile: str, image: bytes) -> dict[str, bytes]:
    """Return the files as a deploy makes them for this image: sources for a version with an unknown format."""
    found = version_of(image)
    return drive_files(profile, source=found is None or found.major not in MAJORS)


def flash(
    image: bytes, files: Mapping[str, bytes], given: Mapping[str, str | int], nvm: bytes, board: str = PICO
) -> bytes:
    """Return the whole flash. given: values for the drive's settings.toml, by name. Raises ValueError if the files do not fit."""
    text = content.settings()
    for name, value in given.items():
        text = settings.with_value(text, name, value)
    drive = fat.drive({**files, content.SETTINGS: text.encode()}, FLASHES[board] - DRIVE)
    return image.ljust(NVM, b"\xff") + nvm.ljust(NVM_BYTES, b"\xff") + drive
