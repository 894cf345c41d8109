"""An archive for someone with only a file manager: what is copied to a drive, and a page that says how."""

import zipfile
from pathlib import Path

from sim.deploy import manifest, settings
from sim.deploy.content import SETTINGS
from sim.deploy.refusal import Refusal
from sim.deploy.sentences import say
from sim.lint.files import ROOT

PAGE = "LISEZMOI-README.txt"
LICENCE = "LICENSE"
_TIME = (2020, 1, 1, 0, 0, 0)  # always the same: equal files make equal archives


def write_archive(path: Path, files: dict[str, bytes], ours: str, board: str) -> int:
    """Writes it; returns how many files are in it. Refusal when it cannot be written."""
    whole = {
        PAGE: (Path(__file__).parent / "lisezmoi.txt").read_bytes(),
        LICENCE: (ROOT / LICENCE).read_bytes(),
        SETTINGS: settings.with_board(ours, board).encode(),
        manifest.PATH: manifest.of(files).text().encode(),
        **files,
    }
    try:
        with zipfile.ZipFile(path, "w") as archive:
            for name, data in whole.items():
                entry = zipfile.ZipInfo(name, _TIME)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = 0o644 << 16
                archive.writestr(entry, data)
    except OSError as error:
        raise Refusal(say("archive_not_written", path=path, why=error.strerror)) from error
    return len(whole)
