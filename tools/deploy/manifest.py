"""The list, on the drive, of what the deploy command has put there: only that is renewed or removed.

A line a folder, which ends in a slash, and under it a line a file: the CRC-32 of what was written, in base 64, and the name.
While files are being written the list says so and names the old ones and the new ones: what stands half written then is ours
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
class Manifest:
    """`sums` has, for each path, the sums of what may stand there."""

    complete: bool = True
    sums: dict[str, set[str]] = field(default_factory=dict)

    def add(self, path: str, data: bytes) -> None:
        self.sums.setdefault(path, set()).add(sum_of(data))

    def is_ours(self, path: str, data: bytes) -> bool:
        """Whether we wrote what stands at the path. Where writing was interrupted, whatever we were writing there is ours."""
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
    """The folder, "" or with a slash at its end, and the name in it."""
    folder, slash, name = path.rpartition("/")
    return folder + slash, name


def of(files: dict[str, bytes]) -> Manifest:
    """The list of these files, complete."""
    found = Manifest()
    for path, data in files.items():
        found.add(path, data)
    return found


def read(text: str) -> Manifest:
    """What a text lists. One that was cut off, or that is none of ours, is not complete."""
    lines = text.split("\n")
    found = Manifest(complete=lines[1:2] == [_DONE] and text.endswith("\n"))
    folder = ""
    for line in lines[2:]:
        one, _, name = line.partition(" ")
        if line.endswith("/"):
            folder = line
        elif len(one) == 6 and is_inside(folder + name):
            found.sums.setdefault(folder + name, set()).add(one)
    return found


def both(one: Manifest, other: Manifest) -> Manifest:
    """While the other's files take the place of the one's."""
    found = Manifest(complete=False)
    for path, sums in (*one.sums.items(), *other.sums.items()):
        found.sums.setdefault(path, set()).update(sums)
    return found


def folders(paths: Iterable[str]) -> list[str]:
    """The folders that the paths need, the outer ones first."""
    found = set()
    for path in paths:
        parts = path.split("/")
        found.update(["/".join(parts[:depth]) for depth in range(1, len(parts))])
    return sorted(found)


def is_inside(path: str) -> bool:
    """Whether a path stays on the drive, whatever somebody has written into the list."""
    return (
        bool(path) and not path.startswith("/") and ".." not in path.split("/") and "\\" not in path and ":" not in path
    )
