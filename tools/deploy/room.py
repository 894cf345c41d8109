"""How much of a drive files take. A FAT drive gives out whole clusters, to files and to folders alike.

A folder takes 32 bytes for each entry: one a name, and one more for each 13 characters of it, as every name that is not
all capitals has; and two for itself.
"""

import ctypes
import os
import shutil
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from tools.deploy.manifest import folders

USUAL_CLUSTER = 512  # a Pico's, where a system does not say
ENTRY = 32


class Room(NamedTuple):
    """Bytes that are free on a drive, the bytes of its clusters, and those that it has for files when it is empty."""

    free: int
    cluster: int
    whole: int


def room(drive: Path) -> Room:
    """OSError when the drive has gone."""
    if hasattr(os, "statvfs"):
        found = os.statvfs(drive)
        return Room(found.f_bavail * found.f_frsize, found.f_frsize, found.f_blocks * found.f_frsize)
    windows = getattr(ctypes, "windll", None)
    cluster = _windows_cluster(windows.kernel32, drive) if windows else None
    usage = shutil.disk_usage(drive)
    return Room(usage.free, cluster or USUAL_CLUSTER, usage.total)


def _windows_cluster(kernel: Any, drive: Path) -> int | None:
    """Bytes of a cluster, as Windows tells them of the drive on which the folder is; None when it does not."""
    sectors, size, free, total = (ctypes.c_uint32() for _ in range(4))
    numbers = [ctypes.byref(number) for number in (sectors, size, free, total)]
    return sectors.value * size.value if kernel.GetDiskFreeSpaceW(drive.resolve().anchor, *numbers) else None


def taken(size: int, cluster: int) -> int:
    """Bytes of the clusters that a file of this size takes."""
    return -(-size // cluster) * cluster


def entries(names: Iterable[str]) -> int:
    """Bytes of the entries of these names in their folder."""
    return sum([ENTRY * (1 + -(-len(name) // 13)) for name in names])


def folders_size(paths: Iterable[str], cluster: int) -> int:
    """Bytes that the folders of these files take; that of the drive itself, the root, has its own place."""
    paths = list(paths)
    inner = folders(paths)
    found = 0
    for folder in inner:
        names = {path[len(folder) + 1 :].split("/")[0] for path in (*paths, *inner) if path.startswith(folder + "/")}
        found += taken(2 * ENTRY + entries(names), cluster)
    return found


def size(files: Mapping[str, int], cluster: int) -> int:
    """Bytes that files, by path and size, take on an empty drive, with their folders."""
    return sum([taken(one, cluster) for one in files.values()]) + folders_size(files, cluster)
