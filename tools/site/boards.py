"""The boards' files on the site: what `make deploy` copies, for the page web/board.html and as archives and UF2 files.

Boards share most compiled files, so each lies there once; boards.json says which are a board's, in the order of a deploy.
"""

import base64
import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from sillon.words import LANGUAGES
from sim.drive import settings
from sim.drive.compiled import MAJORS, OLDEST, compiled
from sim.drive.content import content
from sim.drive.content import settings as our_settings
from sim.drive.parts import for_board, games_alone, with_drive
from sim.drive.sentences import Refusal
from sim.firmware import image
from sim.profiles import profile_of
from tools.deploy.archive import write_archive
from tools.deploy.one_file import CircuitPython, circuitpython, write_uf2
from tools.deploy.plan import FACTORY, PLACEHOLDER, finished

FOLDER = "boards"
LIST = "boards.json"
FILES = "files"
SMALL = ("raspberry_pi_pico_w",)  # boards whose drive has room for the games alone; a browser cannot ask a drive


def write(site: Path, images: Sequence[Path] = (), kit: Mapping[str, list[list[str]]] | None = None) -> None:
    """Write the files of all boards that have a drive; images: CircuitPython's, for the boards that take one file.

    kit: titles and paths to be listed too, for the page.
    Raises Refusal if an image is for none of these boards.
    """
    folder = site / FOLDER
    folder.mkdir()
    firmware = _by_board(images)
    listed: dict[str, int] = {}
    told = []
    boards = []
    for board in with_drive():
        sources = for_board(content(), board)
        whole, alone = compiled(sources), compiled(games_alone(sources))
        for path, data in whole.items():
            if path not in listed:
                listed[path] = len(listed)
                told.append([path, len(data), _integrity(data)])
                (folder / FILES / path).parent.mkdir(parents=True, exist_ok=True)
                (folder / FILES / path).write_bytes(data)
        profile = profile_of(board)
        has_small = bool(set(profile.BOARD_IDS) & set(SMALL))
        for language in LANGUAGES:
            ours = settings.with_value(our_settings(), "SILLON_LANGUAGE", language)
            write_archive(folder / f"{name(board, language)}.zip", finished(whole, ours, board))
            if has_small:
                write_archive(folder / f"{name(board, language, alone=True)}.zip", finished(alone, ours, board))
            if board in firmware:
                found = firmware[board]
                files = whole if found.major in MAJORS else sources
                write_uf2(folder / f"{name(board, language)}.uf2", found, files, ours, board)
        boards.append(
            {
                "name": board,
                "ids": profile.BOARD_IDS,
                "rows": profile.LEDS["rows"],
                "cols": profile.LEDS["cols"],
                "files": [listed[path] for path in whole],
                "alone": [listed[path] for path in alone],
                "smallZip": has_small,
                "uf2": board in firmware,
            }
        )
    written = {
        "oldest": OLDEST,
        "majors": MAJORS,
        "small": SMALL,
        "languages": LANGUAGES,
        "settings": our_settings(),
        "placeholder": PLACEHOLDER.decode(),
        "factory": FACTORY.decode(),
        "files": told,
        "boards": boards,
        "kit": kit or {},
    }
    (folder / LIST).write_text(json.dumps(written, ensure_ascii=False), encoding="utf-8")


def name(board: str, language: str, alone: bool = False) -> str:
    """Return the name of a board's archive or UF2 file, without its suffix. The page has the same names."""
    return f"sillon-{board}-{'games-' * alone}{language}"


def _by_board(images: Sequence[Path]) -> dict[str, CircuitPython]:
    """Return the images by the profiles that they are for. Raises Refusal if one is for none."""
    found = {}
    for path in images:
        fits, refusals = [], []
        for board in image.profiles():
            try:
                found[board] = circuitpython(path, board)
                fits.append(board)
            except Refusal as refusal:
                refusals.append(refusal)
        if not fits:
            raise refusals[0]
    return found


def _integrity(data: bytes) -> str:
    """Return the digest in the format of Subresource Integrity."""
    return "sha256-" + base64.b64encode(hashlib.sha256(data).digest()).decode()
