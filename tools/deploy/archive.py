"""An archive to be copied with a file manager: the files of a drive, and a page that says how."""

import io
import zipfile
from pathlib import Path

from sim.drive.device_files import ROOT
from sim.drive.sentences import Refusal, reason, say

PAGE = "LISEZMOI-README.txt"
LICENCE = "LICENSE"
EXTRAS = (PAGE, LICENCE)  # besides the files of the drive
VERSIONS = (("10", "10"), ("10 ou plus récent", "10 or later"))  # of CircuitPython: for compiled files, for sources
_TIME = (2020, 1, 1, 0, 0, 0)  # a fixed time: equal files make equal archives


def write_archive(path: Path, files: dict[str, bytes]) -> int:
    """Write the files of a drive and the EXTRAS; return their number. Raises Refusal if the archive cannot be written."""
    french, english = VERSIONS[not any(name.endswith(".mpy") for name in files)]
    page = (Path(__file__).parent / "lisezmoi.txt").read_text(encoding="utf-8")
    whole = {
        PAGE: page.format(french=french, english=english).encode(),
        LICENCE: (ROOT / LICENCE).read_bytes(),
        **files,
    }
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        for name, data in whole.items():
            entry = zipfile.ZipInfo(name, _TIME)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data)
    if path.is_file() and not zipfile.is_zipfile(path):
        raise Refusal(say("no_archive", path=path))
    try:
        write_whole(path, made.getvalue())
    except OSError as error:
        raise Refusal(say("not_written", path=path, why=reason(error))) from error
    return len(whole)


def write_whole(path: Path, data: bytes) -> None:
    """Write a file beside its place and move it there, so that an older file stays until the new one is complete.

    Raises OSError if it cannot be written; then no part of it remains.
    """
    beside = path.with_name(path.name + ".part")
    try:
        beside.write_bytes(data)
        beside.replace(path)
    except OSError:
        beside.unlink(missing_ok=True)
        raise
