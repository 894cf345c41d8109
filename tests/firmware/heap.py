"""The heap of CircuitPython's own image, while a test walks through screens."""

from sim.firmware.handheld import FirmwareHandheld
from tools.measure.firmware.aims import LEAST_BLOCK


def assert_room(firmware: FirmwareHandheld, where: str) -> None:
    """Assert that the largest free block is large enough, if the image's symbols are known."""
    if firmware.bench.emulator.has_symbols:
        block = firmware.bench.emulator.heap().largest_alive
        assert block >= LEAST_BLOCK, f"{where}: the largest free block has {block} bytes"
