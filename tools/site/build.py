"""Build the whole site in a folder."""

from collections.abc import Sequence
from pathlib import Path

from sim.web.build import build as build_page
from sim.web.build import names
from tools.site import boards, guides, printed


def build(folder: Path, images: Sequence[Path] = (), kit: bool = True) -> dict[str, int]:
    """Build the site in the folder, which is emptied first. Return the size of each file in bytes, by name.

    images: CircuitPython's, for the boards that take one file. The same sources give the same bytes.
    Raises MissingPart if something is not installed, Refusal if an image is for no board.
    """
    build_page(folder)
    sheets = printed.write(folder) if kit else None
    guides.write(folder, sheets)
    boards.write(folder, images, sheets)
    return {name: (folder / name).stat().st_size for name in names(folder)}
