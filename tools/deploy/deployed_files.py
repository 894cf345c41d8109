"""The list of deployed files on the drive: the deploy command replaces and removes no others.

Each folder has a line that ends in a slash; below it, each file has a line with the CRC-32 of its content, in base 64, and its
name. While files are being written, the list says so and names the old and the new ones: a half-written file counts as ours
too, and the next deploy repairs it.
"""

import base64
import zlib
from collections.abc import Iterable
from dataclasses import dataclass, field

PATH = "lib/sillon/deployed.txt"

_HEAD = "Sillon's deploy command has put these files here, and renews or removes them. Others it leaves alone."
_DONE = "state: complete"
_WRITING = "state: in progress"


@dataclass
class DeployedFiles:
    """`sums` has for each path the checksums of the contents that are ours."""

    complete: bool = True
    sums: dict[str, set[str]] = field(default_factory=dict)

    def add(self, path: str, data: bytes) -> None:
        self.sums.setdefault(path, set()).add(sum_of(data))

    def is_ours(self, path: str, data: bytes) -> bool:
        """Return whether we wrote this content at the path. After an interruption, any content of a listed path is ours."""
        return path in self.sums and (not self.complete or sum_of(data) in self.sums[path])

    def text(self) -> str:
        lines = [_HEAD, _DONE if self.complete else _WRITING]
        here = ""
        for folder, name in sorted([_parted(path) for path in self.sums]):
            if folder != here:
                lines.append(folder)
                here = folder
            lines += [f"{one} {name}" for one in sorted(self.sums[folder + name])]
        return "\n".join(lines) + "\n"


def sum_of(data: bytes) -> str:
    return base64.b64encode(zlib.crc32(data).to_bytes(4, "big")).decode().rstrip("=")


def _parted(path: str) -> tuple[str, str]:
    """Return the folder, "" or with a slash at its end, and the name in it."""
    folder, slash, name = path.rpartition("/")
    return folder + slash, name


def of(files: dict[str, bytes]) -> DeployedFiles:
    """Return the complete list of these files."""
    found = DeployedFiles()
    for path, data in files.items():
        found.add(path, data)
    return found


def read(text: str) -> DeployedFiles:
    """Return the list in a text. A text that is cut off, or not ours, gives an incomplete list."""
    lines = text.split("\n")
    found = DeployedFiles(complete=lines[1:2] == [_DONE] and text.endswith("\n"))
    folder = ""
    for line in lines[2:]:
        one, _, name = line.partition(" ")
        if line.endswith("/"):
            folder = line
        elif len(one) == 6 and is_inside(folder + name):
            found.sums.setdefault(folder + name, set()).add(one)
    return found


def both(one: DeployedFiles, other: DeployedFiles) -> DeployedFiles:
    """Return the list for the time in which the files of `other` replace those of `one`."""
    found = DeployedFiles(complete=False)
    for path, sums in (*one.sums.items(), *other.sums.items()):
        found.sums.setdefault(path, set()).update(sums)
    return found


def folders(paths: Iterable[str]) -> list[str]:
    """Return the folders of the paths, the outer ones first."""
    found = set()
    for path in paths:
        parts = path.split("/")
        found.update(["/".join(parts[:depth]) for depth in range(1, len(parts))])
    return sorted(found)


def is_inside(path: str) -> bool:
    """Return whether a path from a list, which anyone may have edited, stays on the drive."""
    return bool(path) and not path.startswith("/") and ".." not in path.split("/") and not set(path) & set("\\:")
