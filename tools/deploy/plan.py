"""The plan of a deploy: what it will do with a drive, before anything is written."""

from collections.abc import Mapping
from dataclasses import dataclass

from sim.drive import settings
from sim.drive.content import PROGRAM, SETTINGS, is_library
from sim.drive.sentences import Refusal, say
from tools.deploy import deployed_files
from tools.deploy.deployed_files import DeployedFiles
from tools.deploy.drive import Drive
from tools.deploy.room import Room, folders_size, taken

PLACEHOLDER = b"""\
# In the place of Sillon's code.py while it is being copied: half of the old and half of the new must not run.
print("Sillon : copie en cours. Si ce message reste, refaire la copie.")
print("Sillon: being copied. If this message stays, copy it again.")
"""
FACTORY = b'print("Hello World!")'  # the code.py of a new board, not a user's
BEFORE_OURS = "code.txt"  # the firmware runs this file instead of code.py
KEPT = ".kept"  # added to the name of a user's file at a path that we need


@dataclass
class Plan:
    """`files` are all that will be ours, `write` those that differ now, `aside` the user's files to rename with their new
    names."""

    files: dict[str, bytes]
    write: list[str]
    remove: list[str]
    aside: dict[str, str]
    settings: bytes | None  # None: they do not change
    new_settings: list[str]  # names that our settings.toml has and the user's has not
    board: str | None  # the new board in the user's settings.toml
    before: DeployedFiles
    after: DeployedFiles
    sizes: dict[str, int]  # of our files on the drive now, by path

    @property
    def changes(self) -> bool:
        return bool(self.write or self.remove or self.aside or self.settings is not None or not self.before.complete)

    def needed(self, cluster: int) -> int:
        """Return the bytes that must be free: an old file is removed when its new one is complete."""
        during = len(deployed_files.both(self.before, self.after).text().encode())
        steps = [(deployed_files.PATH, during), (PROGRAM, len(PLACEHOLDER))]
        steps += [(path, 0) for path in self.remove]
        steps += [(path, len(self.files[path])) for path in self.write if path != PROGRAM]
        if self.settings is not None:
            steps.append((SETTINGS, len(self.settings)))
        steps += [(PROGRAM, len(self.files[PROGRAM])), (deployed_files.PATH, len(self.after.text().encode()))]
        now = dict(self.sizes)
        staying = [path for path in now if path not in self.remove]
        balance = max(folders_size([*staying, *dict(steps)], cluster) - folders_size(now, cluster), 0)
        most = balance
        for path, size in steps:
            most = max(most, balance + taken(size, cluster))
            balance += taken(size, cluster) - taken(now.get(path, 0), cluster)
            now[path] = size
        return most


def plan(drive: Drive, files: dict[str, bytes], ours: str, board: str) -> Plan:
    """Return the plan for these files, our settings.toml and this board."""
    found = drive.read(deployed_files.PATH)
    before = deployed_files.read(found.decode("utf-8", "replace")) if found is not None else DeployedFiles()
    standing = {path: drive.read(path) for path in {*before.sums, *files, BEFORE_OURS, *_shadows(files)}}
    after = DeployedFiles()
    write, aside = [], {}
    for path, data in files.items():
        there = standing[path]
        if there == data and path not in before.sums and is_library(path):
            continue  # an equal library that the user has installed stays the user's
        after.add(path, data)
        if there != data:
            write.append(path)
            if there is not None and not before.is_ours(path, there) and not _is_replaceable(path, there):
                aside[path] = _free(drive, path + KEPT)
    for path in (BEFORE_OURS, *_shadows(files)):
        if standing[path] is not None and path not in before.sums:
            aside[path] = _free(drive, path + KEPT)
    gone = [path for path in sorted(before.sums) if path not in files and standing[path] is not None]
    for path in gone:
        if not before.is_ours(path, standing[path] or b""):
            aside[path] = _free(drive, path + KEPT)
    theirs = drive.read(SETTINGS)
    if theirs is not None and not theirs.strip():
        theirs = None  # empty, as on a new board
    text = ours if theirs is None else theirs.decode("utf-8", "surrogateescape")  # keeps all bytes
    wanted = settings.with_board(text, board)
    sizes = {path: len(data) for path, data in standing.items() if data is not None and path not in aside}
    if found is not None:
        sizes[deployed_files.PATH] = len(found)
    if theirs is not None:
        sizes[SETTINGS] = len(theirs)
    return Plan(
        files=files,
        write=write,
        remove=[path for path in gone if path not in aside],
        aside=aside,
        settings=wanted.encode("utf-8", "surrogateescape") if theirs is None or wanted != text else None,
        new_settings=settings.missing(wanted, ours),
        board=board if theirs is not None and wanted != text else None,
        before=before,
        after=after,
        sizes=sizes,
    )


def finished(files: dict[str, bytes], ours: str, board: str) -> dict[str, bytes]:
    """Return the content of a new drive after a deploy: the files, our settings.toml with this board, the list of our files."""
    return {
        SETTINGS: settings.with_board(ours, board).encode(),
        deployed_files.PATH: deployed_files.of(files).text().encode(),
        **files,
    }


def check_room(made: Plan, room: Room) -> None:
    """Raise Refusal if the drive has too little room."""
    needed = made.needed(room.cluster)
    if made.changes and needed > room.free:
        raise Refusal(say("no_room", free=room.free, needed=needed))


def _shadows(files: Mapping[str, bytes]) -> list[str]:
    """Return the paths of sources that a board would read instead of the compiled files of the same names."""
    return [path[: -len("mpy")] + "py" for path in files if path.endswith(".mpy")]


def _is_replaceable(path: str, data: bytes) -> bool:
    return path == PROGRAM and data.strip() in (FACTORY, PLACEHOLDER.strip(), b"")


def _free(drive: Drive, path: str) -> str:
    """Return the path, with a number behind it if it is taken."""
    number, found = 1, path
    while drive.read(found) is not None:
        number += 1
        found = f"{path}{number}"
    return found
