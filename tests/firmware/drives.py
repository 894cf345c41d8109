"""Drives for CircuitPython's own image: full ones, and the content of the emulated flash."""

from collections.abc import Mapping

from sim.firmware import fat, image
from sim.firmware.handheld import FirmwareHandheld

_BOOT_OUT = "boot_out.txt"  # the firmware writes it at each start, into one cluster
FILLS = "mine.bin"


def filled(
    board: str, files: Mapping[str, bytes], settings: Mapping[str, str | int], room: int = 0
) -> dict[str, bytes]:
    """Return the files and FILLS, which leaves this many clusters free on a drive with these settings."""
    found = {**files, _BOOT_OUT: bytes(fat.SECTOR)}
    flash = image.flash(b"", found, {"SILLON_BOARD": board, **settings}, b"", image.board_of(board))
    return {**found, FILLS: bytes(fat.free(flash[image.DRIVE :]) - room * fat.SECTOR)}


def drive_of(handheld: FirmwareHandheld) -> bytes:
    return handheld.bench.emulator.flash(image.DRIVE, image.drive_bytes(handheld.board))
