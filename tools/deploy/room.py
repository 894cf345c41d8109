"""The room that files take on a FAT drive, which allocates whole clusters to files and folders.

A folder takes 32 bytes for each entry. A name has one entry and, as it is not all capitals, one more for each 13 characters; the
folder itself has two.
"""

import ctypes
import os
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

from tools.deploy.deployed_files import folders

USUAL_CLUSTER = 512  # a Pico's, where the system does not tell
ENTRY = 32


class Room(NamedTuple):
    """The free bytes of a drive, the bytes of a cluster, and the bytes for files on the empty drive."""

    free: int
    cluster: int
    whole: int


def room(drive: Path) -> Room:
    """Return the room on a drive. Raises OSError if it was pulled out."""
    if hasattr(os, "statvfs"):
        found = os.statvfs(drive)
        return Room(found.f_bavail * found.f_frsize, found.f_frsize, found.f_blocks * found.f_frsize)
    windows = getattr(ctypes, "windll", None)
    cluster = _windows_cluster(windows.kernel32, drive) if windows else None
    usage = shutil.disk_usage(drive)
    return Room(usage.free, cluster or USUAL_CLUSTER, usage.total)


def _windows_cluster(kernel: ctypes.CDLL, drive: Path) -> int | None:
    """Return the bytes of a cluster from Windows, for the drive of this folder; None when Windows does not tell."""
    sectors, size, free, total = (ctypes.c_uint32() for _ in range(4))
    numbers = [ctypes.byref(number) for number in (sectors, size, free, total)]
    return sectors.value * size.value if kernel.GetDiskFreeSpaceW(drive.resolve().anchor, *numbers) else None


def taken(size: int, cluster: int) -> int:
    """Return the bytes of the clusters that a file of this size takes."""
    return -(-size // cluster) * cluster


def entries(names: Iterable[str]) -> int:
    """Return the bytes of the entries of these names in their folder."""
    return sum([ENTRY * (1 + -(-len(name) // 13)) for name in names])


def folders_size(paths: Iterable[str], cluster: int) -> int:
    """Return the bytes that the folders of these files take; the root folder has a place of its own."""
    paths = list(paths)
    inner = folders(paths)
    found = 0
    for folder in inner:
        names = {path[len(folder) + 1 :].split("/")[0] for path in (*paths, *inner) if path.startswith(folder + "/")}
        found += taken(2 * ENTRY + entries(names), cluster)
    return found


def size(files: Mapping[str, int], cluster: int) -> int:
    """Return the bytes that files, by path and size, take on an empty drive, with their folders."""
    return sum([taken(one, cluster) for one in files.values()]) + folders_size(files, cluster)
