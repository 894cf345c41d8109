"""`make images IMAGES="address sha256 ..."`: fetch CircuitPython's images into build/images/, each checked by its SHA-256.

`make site`, `make web` and `make release` then make one file with firmware and drive for the boards that these images are for.
"""

import hashlib
import os
import re
import sys
import urllib.request
from collections.abc import Sequence
from pathlib import Path, PurePosixPath
from urllib.parse import urlsplit

from sim.drive.sentences import reason
from sim.paths import ROOT
from tools.deploy.archive import write_whole

FOLDER = ROOT / "build" / "images"
MOST = 16 << 20  # bytes of an image
_SECONDS = 60  # until a silent server is given up


class NotFetched(ValueError):
    """The error that ends the command. Its text is one sentence: what is wrong, and what to do."""


def main(words: Sequence[str]) -> int:
    try:
        for path in fetched(words, FOLDER):
            print(path)
    except NotFetched as error:
        print(f"make images: {error}", file=sys.stderr)
        return 1
    if not words:
        print('No image is named, so there will be no UF2 files: make images IMAGES="address sha256 ..."')
    return 0


def fetched(words: Sequence[str], folder: Path) -> list[Path]:
    """Fetch the images that the words name in turn by address and SHA-256; one that is there already stays.

    Return their paths. Raises NotFetched, before anything is fetched if a word is wrong.
    """
    if len(words) % 2:
        raise NotFetched(f"{words[-1]} has no SHA-256 behind it: IMAGES is an address and its SHA-256, for each image")
    wanted = [(_checked(words[k]), _digest(words[k + 1], words[k])) for k in range(0, len(words), 2)]
    folder.mkdir(parents=True, exist_ok=True)
    return [_one(address, digest, folder) for address, digest in wanted]


def _checked(address: str) -> str:
    parts = urlsplit(address)
    if parts.scheme != "https" or not parts.netloc or PurePosixPath(parts.path).suffix != ".uf2":
        raise NotFetched(f"{address} is not the https address of a UF2 file: give that of CircuitPython's image")
    return address


def _digest(word: str, address: str) -> str:
    if not re.fullmatch(r"[0-9a-fA-F]{64}", word):
        raise NotFetched(f"{word} is not a SHA-256, which has 64 hexadecimal digits: give that of {address}")
    return word.lower()


def _one(address: str, digest: str, folder: Path) -> Path:
    path = folder / PurePosixPath(urlsplit(address).path).name
    if path.is_file() and hashlib.sha256(path.read_bytes()).hexdigest() == digest:
        return path
    try:
        with urllib.request.urlopen(address, timeout=_SECONDS) as answer:
            data = answer.read(MOST + 1)
    except (OSError, ValueError) as error:
        why = getattr(error, "reason", None) or error
        raise NotFetched(f"{address} does not arrive ({why}): look at the address and at the network") from error
    found = hashlib.sha256(data).hexdigest()
    if found != digest:
        raise NotFetched(f"{address} has another SHA-256, {found}: do not use it before you know why")
    try:
        write_whole(path, data)
    except OSError as error:
        raise NotFetched(f"{path} cannot be written ({reason(error)}): make room for it") from error
    return path


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or os.environ.get("IMAGES", "").split()))
