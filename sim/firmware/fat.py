"""Write and read the FAT file system of a board's drive, as CircuitPython's firmware formats it.

Small drives are FAT12 with clusters of one sector, larger ones FAT16 with larger clusters. There is one file allocation table and
no partition table (Microsoft, "FAT: General Overview of On-Disk Format", 1.03). Names that do not fit 8.3 have a long name and a
short one.
"""

import struct
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

SECTOR = 512
_ROOT_ENTRIES = 512
_ENTRY = 32
_RESERVED = 1  # sectors: the boot sector
_END = 0xFFFF  # of a chain of clusters; FAT12 keeps the lowest 12 bits of each entry
_FIRST_CLUSTER = 2
_MEDIA = 0xF8
_DATE = 0x5821  # 2024-01-01: the same files make the same drive
_DIRECTORY, _LABEL, _LONG = 0x10, 0x08, 0x0F
_LOWER_STEM, _LOWER_SUFFIX = 0x08, 0x10
_LAST_LONG = 0x40
_LONG_PLACES = (1, 3, 5, 7, 9, 14, 16, 18, 20, 22, 24, 28, 30)  # offsets of a long name's characters in an entry
_PLAIN = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-~!#$%&'()@^`{}")
_MOST_FAT12 = 0xFF5  # clusters, as the firmware's f_mkfs() computes
_MOST_SECTORS = 0xFFFF  # in the boot sector's 16 bits
_LARGER = 4096  # sectors: from this many on, a cluster has 2 sectors; from 4 times as many on, 4


class DriveTooSmall(ValueError):
    """The files do not fit on the drive."""


@dataclass
class _Folder:
    files: dict[str, bytes] = field(default_factory=dict)
    folders: "dict[str, _Folder]" = field(default_factory=dict)


@dataclass
class _Layout:
    """The first sectors of a drive's parts, and its sizes."""

    sectors: int

    def __post_init__(self) -> None:
        if self.sectors > _MOST_SECTORS:
            raise ValueError(f"a drive of {self.sectors} sectors is too large: {_MOST_SECTORS} are the most")
        # As in the firmware's f_mkfs(): a table for as many clusters as would fill the whole drive.
        self.per_cluster = 1  # sectors
        while self.sectors >= _LARGER * self.per_cluster**2:
            self.per_cluster *= 2
        most = self.sectors // self.per_cluster
        self.wide = most > _MOST_FAT12  # FAT16
        table_bytes = most * 2 + 4 if self.wide else (most * 3 + 1) // 2 + 3
        self.table = -(-table_bytes // SECTOR)
        self.root = _RESERVED + self.table
        self.data = self.root + _ROOT_ENTRIES * _ENTRY // SECTOR
        self.clusters = (self.sectors - self.data) // self.per_cluster
        self.cluster_bytes = self.per_cluster * SECTOR

    def at(self, cluster: int) -> int:
        """Return the first byte of a cluster."""
        return self.data * SECTOR + (cluster - _FIRST_CLUSTER) * self.cluster_bytes

    def packed(self, chains: list[int]) -> bytes:
        """Return the table: entries of 16 bits, or of 12, two in three bytes."""
        if self.wide:
            return struct.pack(f"<{len(chains)}H", *chains)
        found = bytearray()
        for low, high in zip(chains[::2], [*chains[1::2], 0], strict=False):
            found += (low & 0xFFF | (high & 0xFFF) << 12).to_bytes(3, "little")
        return bytes(found)

    def chains(self, image: bytes) -> list[int]:
        """Return the entries of a drive's table."""
        table = image[_RESERVED * SECTOR : self.root * SECTOR]
        if self.wide:
            return list(struct.unpack(f"<{len(table) // 2}H", table))
        found = []
        for at in range(0, len(table) - 2, 3):
            pair = int.from_bytes(table[at : at + 3], "little")
            found += [pair & 0xFFF, pair >> 12]
        return found

    def leads_on(self, entry: int) -> bool:
        """Return whether an entry is the number of a cluster."""
        return _FIRST_CLUSTER <= entry < (0xFFF0 if self.wide else 0xFF0)


def drive(files: Mapping[str, bytes], size: int, label: str = "CIRCUITPY") -> bytes:
    """Return a drive of `size` bytes with these files, by paths with slashes.

    Raises DriveTooSmall if they do not fit, ValueError if the format does not have the size.
    """
    return _Writer(size, label).written(files)


class _Writer:
    def __init__(self, size: int, label: str) -> None:
        self._layout = _Layout(size // SECTOR)
        self._label = label
        self._image = bytearray(size)
        self._chains = [_MEDIA | 0xFF00, _END]

    def written(self, files: Mapping[str, bytes]) -> bytes:
        root = _Folder()
        for path in sorted(files):
            *parents, name = path.split("/")
            folder = root
            for parent in parents:
                folder = folder.folders.setdefault(parent, _Folder())
            folder.files[name] = files[path]
        entries = _entry(self._label.ljust(11).encode(), _LABEL, 0, 0, 0) + self._entries(root, 0)
        if len(entries) > _ROOT_ENTRIES * _ENTRY:
            raise DriveTooSmall(f"the drive's first folder has room for {_ROOT_ENTRIES} entries")
        self._put(self._layout.root * SECTOR, entries)
        self._put(_RESERVED * SECTOR, self._layout.packed(self._chains))
        self._put(0, self._boot_sector())
        return bytes(self._image)

    def _entries(self, folder: _Folder, own: int) -> bytes:
        """Write the content of a folder, whose first cluster is `own`, and return its entries."""
        found = b""
        taken: set[bytes] = set()
        for name, inner in folder.folders.items():
            # The entries of a folder have its first cluster, so its clusters are allocated before the entries are made.
            cluster = self._allocate(self._length(inner))
            dots = _entry(b".          ", _DIRECTORY, 0, cluster, 0) + _entry(b"..         ", _DIRECTORY, 0, own, 0)
            self._put(self._layout.at(cluster), dots + self._entries(inner, cluster))
            found += _named(name, taken, _DIRECTORY, cluster, 0)
        for name, data in folder.files.items():
            cluster = self._allocate(len(data)) if data else 0
            self._put(self._layout.at(cluster), data)
            found += _named(name, taken, 0, cluster, len(data))
        return found

    def _length(self, folder: _Folder) -> int:
        taken: set[bytes] = set()
        return 2 * _ENTRY + sum([len(_named(name, taken, 0, 0, 0)) for name in (*folder.folders, *folder.files)])

    def _allocate(self, length: int) -> int:
        """Allocate consecutive clusters for this many bytes. Return the first."""
        first, count = len(self._chains), -(-length // self._layout.cluster_bytes)
        if first + count > self._layout.clusters + _FIRST_CLUSTER:
            room = self._layout.clusters * self._layout.cluster_bytes
            raise DriveTooSmall(f"the drive has {room} bytes, and the files take more")
        self._chains += [*range(first + 1, first + count), _END]
        return first

    def _put(self, at: int, data: bytes) -> None:
        self._image[at : at + len(data)] = data

    def _boot_sector(self) -> bytes:
        layout = self._layout
        sizes = SECTOR, layout.per_cluster, _RESERVED, 1, _ROOT_ENTRIES, layout.sectors, _MEDIA, layout.table
        head = b"\xeb\xfe\x90MSDOS5.0" + struct.pack("<HBHBHHBHHHII", *sizes, 63, 255, 1, 0)
        head += b"\x80\x00\x29" + b"SLLN" + b"NO NAME    " + b"FAT     "
        return head.ljust(SECTOR - 2, b"\0") + b"\x55\xaa"


def read(image: bytes) -> dict[str, bytes]:
    """Return the files of a drive by their paths. Raises ValueError if the format is another."""
    if len(image) < SECTOR or image[SECTOR - 2 : SECTOR] != b"\x55\xaa":
        raise ValueError("there is no FAT file system: the boot sector has no mark")
    sector, cluster, reserved, tables, entries, sectors, _, table = struct.unpack_from("<HBHBHHBH", image, 11)
    layout = _Layout(sectors)
    wanted = (SECTOR, layout.per_cluster, _RESERVED, 1, _ROOT_ENTRIES, layout.table)
    if (sector, cluster, reserved, tables, entries, table) != wanted:
        raise ValueError("the drive is not formatted as CircuitPython does it")
    chains = layout.chains(image)
    root = image[layout.root * SECTOR : layout.data * SECTOR]
    return dict(_files(image, layout, chains, root, ""))


def free(image: bytes) -> int:
    """Return the free bytes of a drive."""
    layout = _Layout(len(image) // SECTOR)
    return layout.chains(image)[_FIRST_CLUSTER : _FIRST_CLUSTER + layout.clusters].count(0) * layout.cluster_bytes


def end(image: bytes) -> int:
    """Return the bytes from the start of a drive to the end of its last used cluster."""
    layout = _Layout(len(image) // SECTOR)
    return layout.at(max([cluster for cluster, chain in enumerate(layout.chains(image)) if chain]) + 1)


def _files(image: bytes, layout: _Layout, chains: list[int], entries: bytes, path: str) -> Iterator[tuple[str, bytes]]:
    long = b""
    for at in range(0, len(entries), _ENTRY):
        entry = entries[at : at + _ENTRY]
        attributes = entry[11]
        if entry[0] == 0:
            return
        if entry[0] == 0xE5:  # deleted
            long = b""
        elif attributes == _LONG:
            units = [entry[place : place + 2] for place in _LONG_PLACES]
            long = b"".join(units) + long
        else:
            name, long = path + (_text(long) or _short_name(entry)), b""
            cluster, size = struct.unpack_from("<HI", entry, 26)
            if attributes & _LABEL or entry[:1] == b".":
                continue
            content = _content(image, layout, chains, cluster)
            if attributes & _DIRECTORY:
                yield from _files(image, layout, chains, content, name + "/")
            else:
                yield name, content[:size]


def _content(image: bytes, layout: _Layout, chains: list[int], cluster: int) -> bytes:
    found, seen = [], set()
    while layout.leads_on(cluster):
        if cluster in seen:
            raise ValueError("a chain of clusters leads back to itself")
        seen.add(cluster)
        found.append(image[layout.at(cluster) : layout.at(cluster + 1)])
        cluster = chains[cluster]
    return b"".join(found)


def _text(units: bytes) -> str:
    """Return a long name, without the zero and the padding that fill its last entry."""
    return units.decode("utf-16-le").split("\0")[0].rstrip("\uffff")


def _short_name(entry: bytes) -> str:
    stem, suffix = entry[:8].decode("latin-1").rstrip(), entry[8:11].decode("latin-1").rstrip()
    stem = stem.lower() if entry[12] & _LOWER_STEM else stem
    suffix = suffix.lower() if entry[12] & _LOWER_SUFFIX else suffix
    return stem + ("." + suffix if suffix else "")


def _named(name: str, taken: set[bytes], attributes: int, cluster: int, size: int) -> bytes:
    """Return the entries of a name, and add its short name to those taken in its folder."""
    stem, _, suffix = name.rpartition(".") if "." in name[1:] else (name, "", "")
    short = stem.upper().ljust(8) + suffix.upper().ljust(3)
    is_plain = len(stem) <= 8 and len(suffix) <= 3 and name.isascii() and _PLAIN.issuperset((stem + suffix).upper())
    is_one_case = all(part in (part.lower(), part.upper()) for part in (stem, suffix))
    if is_plain and is_one_case:
        taken.add(short.encode())
        lower = (stem != stem.upper()) * _LOWER_STEM | (suffix != suffix.upper()) * _LOWER_SUFFIX
        return _entry(short.encode(), attributes, lower, cluster, size)
    alias = _alias(stem, suffix, taken)
    return _long_entries(name, alias) + _entry(alias, attributes, 0, cluster, size)


def _alias(stem: str, suffix: str, taken: set[bytes]) -> bytes:
    kept = "".join([letter for letter in stem.upper() if letter in _PLAIN])
    end = "".join([letter for letter in suffix.upper() if letter in _PLAIN])[:3].ljust(3)
    for number in range(1, 1_000_000):
        tail = f"~{number}"
        found = (kept[: 8 - len(tail)] + tail).ljust(8).encode() + end.encode()
        if found not in taken:
            taken.add(found)
            return found
    raise DriveTooSmall("a folder has too many files of similar names")


def _long_entries(name: str, alias: bytes) -> bytes:
    units = name.encode("utf-16-le")
    per_entry = 2 * len(_LONG_PLACES)
    if len(units) % per_entry:
        units += b"\0\0"
        units += b"\xff" * (-len(units) % per_entry)
    checksum = 0
    for byte in alias:
        checksum = ((checksum >> 1) + ((checksum & 1) << 7) + byte) & 0xFF
    parts = [units[at : at + per_entry] for at in range(0, len(units), per_entry)]
    found = b""
    for number, part in reversed(list(enumerate(parts, 1))):
        order = number | (_LAST_LONG if number == len(parts) else 0)
        head = struct.pack("<B10sBBB", order, part[:10], _LONG, 0, checksum)
        found += head + part[10:22] + b"\0\0" + part[22:]
    return found


def _entry(name: bytes, attributes: int, lower: int, cluster: int, size: int) -> bytes:
    return struct.pack("<11sBBBHHHHHHHI", name, attributes, lower, 0, 0, _DATE, _DATE, 0, 0, _DATE, cluster, size)
