"""Figures of docs/measurements.md from CircuitPython's own image in the emulator, with the times of the emulated clock."""

import argparse
from pathlib import Path


def add_images(parser: argparse.ArgumentParser, symbols_required: bool = False) -> None:
    """Add the options for the image, the boot ROM and the image's symbols."""
    add = parser.add_argument
    add("--uf2", metavar="FILE", type=Path, required=True, help="CircuitPython's image for the Raspberry Pi Pico")
    add("--bootrom", metavar="FILE", type=Path, required=True, help="the RP2040's boot ROM, 16,384 bytes")
    usage = "what `nm` says of the image: heap, stack and ticks need it"
    add("--symbols", metavar="FILE", type=Path, required=symbols_required, help=usage)
