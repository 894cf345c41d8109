"""Build the page: its files, MicroPython, the archive of the drive, icons, and the service worker's file list.

tools/site/ adds what lies on the site besides: the boards' files and the kit to print.
"""

import base64
import hashlib
import json
import re
import shutil
from pathlib import Path

import rcssmin
import rjsmin

from sim.font.source import load
from sim.micropython.runner import MissingPart
from sim.paths import ROOT
from sim.web import drive, icons

__all__ = ["MissingPart", "build", "names", "stored"]

PAGES = ROOT / "web"
_MICROPYTHON = ROOT / "sim" / "micropython" / "node_modules" / "@micropython" / "micropython-webassembly-pyscript"
_QR = ROOT / "web" / "node_modules" / "uqr"
_TAKEN = (
    (_MICROPYTHON / "micropython.mjs", "micropython.mjs"),
    (_MICROPYTHON / "micropython.wasm", "micropython.wasm"),
    (_QR / "dist" / "index.mjs", "uqr.js"),
    (_QR / "LICENSE", "uqr.LICENSE.txt"),
)
# The pictures of the page in docs/, with their width and height: `python -m tools.site picture` takes them again.
PICTURES = {ROOT / "docs" / "page.png": (1180, 760), ROOT / "docs" / "page-narrow.png": (390, 780)}
MANIFESTS = {"fr": "manifest.webmanifest", "en": "manifest.en.webmanifest"}  # web/words.js chooses
_DESCRIPTIONS = {
    "fr": "Une console sur laquelle deux enfants sèment des graines de lumière.",
    "en": "A handheld on which two children sow seeds of light.",
}
_LABELS = {"fr": "L'awalé au milieu d'une partie", "en": "Awalé in the middle of a match"}
_DRAWN = 0x2040  # letters and quotes come before it: from it on are signs that not every computer's fonts have
_SUFFIXES = (".html", ".css", ".js")
# Not stored for offline use: the service worker must not cache itself, and the others need the network.
_UNLISTED = ("service-worker.js", "board.html", "board/", "boards/", "guides/", "kit/", "pictures/")


def build(folder: Path) -> dict[str, int]:
    """Build the page in the folder, which is emptied first. Return the size of each file in bytes, by name.

    Raises MissingPart if something is not installed. The same sources give the same bytes.
    """
    for source, _ in _TAKEN:
        if not source.exists():
            raise MissingPart(f"{source.relative_to(ROOT)} is missing: `make web` installs it.")
    shutil.rmtree(folder, ignore_errors=True)
    for path in sorted(PAGES.rglob("*")):
        if path.suffix in _SUFFIXES and "node_modules" not in path.parts:
            _put(folder / path.relative_to(PAGES), _small(path))
    for source, name in _TAKEN:
        _put(folder / name, source.read_bytes())
    _put(folder / "drive.bin", drive.archive())
    for name, content in icons.drawn().items():
        _put(folder / name, content)
    _put(folder / "signs.js", f"export default {json.dumps(signs(), separators=(',', ':'))};\n".encode())
    for path in PICTURES:
        _put(folder / "pictures" / path.name, path.read_bytes())
    for language, name in MANIFESTS.items():
        _put(folder / name, json.dumps(_manifest(language), ensure_ascii=False, indent=1).encode())
    _list_for_the_service_worker(folder)
    return {name: (folder / name).stat().st_size for name in names(folder)}


def _small(path: Path) -> bytes:
    """Return a file of the page; a script or a style sheet without comments and needless space, a third smaller.

    The service worker keeps its lines: two of them are filled in.
    """
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".js" and path.name != "service-worker.js":
        text = rjsmin.jsmin(text)
    elif path.suffix == ".css":
        text = rcssmin.cssmin(text)
    return text.encode()


def signs() -> dict[str, str]:
    """Return the small screen's signs, for the large text: the 12 rows of each, two or three hexadecimal digits a row."""
    return {
        chr(code): "".join(
            f"{int(row.replace('.', '0').replace('#', '1'), 2):0{glyph.width // 6 + 1}x}" for row in glyph.rows
        )
        for glyph in load()
        for code in glyph.codes
        if code >= _DRAWN
    }


def _put(path: Path, content: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def names(folder: Path) -> list[str]:
    """Return the site's files, sorted."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def stored(folder: Path) -> list[str]:
    """Return the site's files that a browser stores for offline use, sorted."""
    return [name for name in names(folder) if not name.startswith(_UNLISTED)]


def _manifest(language: str) -> dict[str, object]:
    return {
        "id": "./",
        "name": "Sillon",
        "short_name": "Sillon",
        "description": _DESCRIPTIONS[language],
        "lang": language,
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": icons.GROUND,
        "theme_color": icons.GROUND,
        "categories": ["games", "education"],
        "icons": [
            {"src": "icon.svg", "sizes": "any", "type": "image/svg+xml"},
            {"src": "icon-192.png", "sizes": "192x192", "type": "image/png"},
            {"src": "icon-512.png", "sizes": "512x512", "type": "image/png"},
            {"src": "icon-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"},
        ],
        "screenshots": [
            {
                "src": f"pictures/{path.name}",
                "sizes": f"{width}x{height}",
                "type": "image/png",
                "form_factor": "wide" if width > height else "narrow",
                "label": _LABELS[language],
            }
            for path, (width, height) in PICTURES.items()
        ],
    }


def _list_for_the_service_worker(folder: Path) -> None:
    """Write every file's digest, and the version, a digest of them all. index.html is listed as the folder."""
    path = folder / "service-worker.js"
    listed = {
        "./" if name == "index.html" else name: _integrity((folder / name).read_bytes()) for name in stored(folder)
    }
    version = hashlib.sha256(path.read_bytes() + json.dumps(listed).encode()).hexdigest()[:16]
    text = path.read_text(encoding="utf-8")
    for line, value in (("VERSION", json.dumps(version)), ("FILES", json.dumps(listed))):
        text, found = re.subn(rf"^const {line} = .*;$", f"const {line} = {value};", text, flags=re.MULTILINE)
        if found != 1:
            raise ValueError(f"web/service-worker.js has {found} lines `const {line} = ...;`: it must have one")
    path.write_text(text, encoding="utf-8")


def _integrity(content: bytes) -> str:
    """Return a file's digest in the format of Subresource Integrity."""
    return "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()
