"""The images for the emulator, as named by `make test-firmware`."""

import os
from dataclasses import replace
from pathlib import Path

import pytest

from sim.firmware.handheld import Images


@pytest.fixture(scope="session")
def images() -> Images:
    """Skip without SILLON_UF2 and SILLON_BOOTROM. SILLON_SYMBOLS is optional."""
    given = {name: os.environ.get(f"SILLON_{name}") for name in ("UF2", "BOOTROM", "SYMBOLS")}
    if not given["UF2"] or not given["BOOTROM"]:
        pytest.skip("make test-firmware names CircuitPython's image and the boot ROM")
    return Images(Path(given["UF2"]), Path(given["BOOTROM"]), Path(given["SYMBOLS"]) if given["SYMBOLS"] else None)


@pytest.fixture(scope="session")
def macropad_images(images: Images) -> Images:
    """Return the images with the MacroPad's in place of the Pico's. Skip when it is not beside the Pico's."""
    found = sorted(images.uf2.parent.glob("*adafruit_macropad_rp2040*.uf2"))
    if not found:
        pytest.skip("CircuitPython's image for the MacroPad is not in the Pico's folder")
    return replace(images, uf2=found[-1], symbols=None, miss_cycles=0)
