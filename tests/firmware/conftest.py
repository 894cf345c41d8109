"""The images that the emulator needs, where `make test-firmware` names them."""

import os
from pathlib import Path

import pytest

from sim.firmware.handheld import Images


@pytest.fixture(scope="session")
def images() -> Images:
    """Skips without SILLON_UF2 and SILLON_BOOTROM. SILLON_SYMBOLS may name the image's symbols."""
    given = {name: os.environ.get(f"SILLON_{name}") for name in ("UF2", "BOOTROM", "SYMBOLS")}
    if not given["UF2"] or not given["BOOTROM"]:
        pytest.skip("make test-firmware names CircuitPython's image and the boot ROM")
    return Images(Path(given["UF2"]), Path(given["BOOTROM"]), Path(given["SYMBOLS"]) if given["SYMBOLS"] else None)
