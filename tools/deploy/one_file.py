"""One UF2 file with CircuitPython and the drive: hold BOOTSEL, drag, play.

It leaves out the sector between them, the chip's own memory with match and progress.
"""

from pathlib import Path
from typing import NamedTuple

from sim.drive.compiled import OLDEST
from sim.drive.parts import games_alone
from sim.drive.sentences import Refusal, reason, say
from sim.firmware import fat, image, uf2
from tools.deploy.archive import write_whole
from tools.deploy.drive import WHERE_FROM
from tools.deploy.plan import finished

# The firmware makes these when it formats a drive: they keep macOS and Linux from writing indexes and trash there.
MARKS = (".fseventsd/no_log", ".metadata_never_index", ".Trashes", ".Trash-1000")


class CircuitPython(NamedTuple):
    data: bytes
    version: str
    major: int


def circuitpython(path: Path, board: str) -> CircuitPython:
    """Return the image in a UF2 file. Raises Refusal if it does not fit the board, or if the board does not support this."""
    wanted = image.board_of(board)
    if not wanted:
        raise Refusal(say("uf2_board", board=board, boards=", ".join(image.profiles())))
    try:
        data = uf2.read(path.read_bytes())
    except OSError as error:
        raise Refusal(say("image_not_read", path=path, why=reason(error), where=WHERE_FROM)) from error
    except uf2.AnotherChip as error:
        raise Refusal(say("other_chip", path=path, why=error, board=wanted, where=WHERE_FROM)) from error
    except uf2.NotThisImage as error:
        raise Refusal(say("not_uf2", path=path, why=error, where=WHERE_FROM)) from error
    found = image.version_of(data)
    if not found or not image.is_for(wanted, data):
        there = say("image_for", name=found.board) if found else say("other_program")
        raise Refusal(say("other_image", path=path, found=there, board=wanted, where=WHERE_FROM))
    if found.major < OLDEST:
        raise Refusal(say("image_too_old", path=path, version=found.version, oldest=OLDEST, where=WHERE_FROM))
    if len(data) > image.NVM:
        raise Refusal(say("image_too_large", path=path, size=len(data), most=image.NVM, where=WHERE_FROM))
    return CircuitPython(data, found.version, found.major)


def write_uf2(
    path: Path, firmware: CircuitPython, files: dict[str, bytes], ours: str, board: str, dry_run: bool = False
) -> int:
    """Write the file, with the games alone where all has no room. Return the number of files. ours: the settings.toml.

    Raises Refusal if it cannot be written.
    """
    try:
        made = _drive(files, ours, board)
    except fat.DriveTooSmall:
        files = games_alone(files)
        print(say("small"))
        try:
            made = _drive(files, ours, board)
        except fat.DriveTooSmall as error:
            raise Refusal(say("no_room_in_uf2", room=image.drive_bytes(board))) from error
    if not dry_run:
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write_whole(path, uf2.write({0: firmware.data, image.DRIVE: made}))
        except OSError as error:
            raise Refusal(say("not_written", path=path, why=reason(error))) from error
    return len(finished(files, ours, board))


def _drive(files: dict[str, bytes], ours: str, board: str) -> bytes:
    """Return the drive up to its last file: the rest is free, whatever it contains."""
    whole = {**dict.fromkeys(MARKS, b""), **finished(files, ours, board)}
    made = fat.drive(whole, image.drive_bytes(board))
    return made[: fat.end(made)]
