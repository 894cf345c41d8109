"""`python -m sim deploy DRIVE`: puts Sillon on a board's drive; --zip makes an archive instead."""

import argparse
import importlib
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tqdm import tqdm

from sim.deploy import room, settings
from sim.deploy.archive import write_archive
from sim.deploy.compiled import compiled
from sim.deploy.content import SETTINGS, content
from sim.deploy.content import settings as our_settings
from sim.deploy.copying import carry_out, work
from sim.deploy.drive import Drive
from sim.deploy.firmware import OLDEST, check, firmware
from sim.deploy.parts import for_board
from sim.deploy.plan import Plan, check_room, plan
from sim.deploy.refusal import Refusal
from sim.deploy.slim import slim_files
from sim.shadow.pins import LINUX


def add_arguments(parser: argparse.ArgumentParser) -> None:
    boards = importlib.import_module("hal.boards").NAMES
    parser.add_argument("drive", nargs="?", type=Path, metavar="DRIVE", help="where the board's drive CIRCUITPY is")
    parser.add_argument("--board", choices=boards, help="the profile; as the drive's settings.toml says if left out")
    parser.add_argument("--dry-run", action="store_true", help="tell what would be done, and do nothing")
    parser.add_argument("--zip", type=Path, metavar="PATH", help="write an archive to be copied by hand")
    parser.add_argument(
        "--as-is", action="store_true", help="sources with their comments, for whoever edits on the board"
    )
    parser.add_argument("--all", action="store_true", help="the parts of every board, not of this one alone")
    parser.add_argument("--mpy", type=Path, metavar="PATH", help="compile with this mpy-cross, CircuitPython's own")


def run(given: argparse.Namespace) -> int:
    """Does it, and says what was done. Raises Refusal, a ValueError."""
    if (given.drive is None) == (given.zip is None):
        raise Refusal("give the DRIVE of a board, such as /media/me/CIRCUITPY, or --zip and where to write an archive")
    if given.zip:
        board = given.board or importlib.import_module("hal.boards").NAMES[0]
        _check_drive(board)
        files = files_for(given, board)
        if given.dry_run:
            print(f"{given.zip} would get {len(files) + 4} files for {board}")
        else:
            print(f"{given.zip}: {write_archive(given.zip, files, our_settings(), board)} files for {board}")
        return 0
    return to_drive(given)


def _check_drive(board: str) -> None:
    """Refusal for a profile whose board has no drive."""
    if any(each in LINUX for each in importlib.import_module(f"hal.boards.{board}").BOARDS):
        raise Refusal(
            f"{board} is a computer with Linux, without a drive CIRCUITPY: docs/raspberry-pi.md tells how it is installed"
        )


def files_for(given: argparse.Namespace, board: str, major: int = OLDEST) -> dict[str, bytes]:
    """What is copied: slim sources, the sources as they are, or compiled ones for a firmware of this major version."""
    if given.as_is and given.mpy:
        raise Refusal("--as-is and --mpy exclude each other: compiled files have no comments")
    files = content() if given.all else for_board(content(), board)
    if given.mpy:
        return compiled(slim_files(files), given.mpy, major)
    return files if given.as_is else slim_files(files)


def to_drive(given: argparse.Namespace) -> int:
    """Puts it on the drive that was given."""
    path: Path = given.drive
    found = firmware(path)
    drive = Drive(path)
    board = given.board or _usual(drive, found.board)
    check(found, board, importlib.import_module(f"hal.boards.{board}").BOARDS)
    files = files_for(given, board, found.major)
    made = plan(drive, files, our_settings(), board)
    space = room.room(path)
    for line in told(made):
        print(line)
    check_room(made, space)
    if given.dry_run:
        print(f"{made.needed(space.cluster) if made.changes else 0:,} bytes are needed, {space.free:,} are free")
        return 0
    with tqdm(total=work(made), unit="B", unit_scale=True, file=sys.stderr, disable=None) as bar:
        try:
            carry_out(drive, made, bar.update)
        except KeyboardInterrupt:
            raise Refusal(f"{path} was left half done, as you asked: deploy again, which goes on from here") from None
    print(f"{len(files)} files are on {path} and read back as they were written. Eject the drive before you unplug it.")
    return 0


def told(made: Plan) -> list[str]:
    """What is to be done, a line each."""
    lines = [f"{len(made.write)} files to write, {len(made.files) - len(made.write)} the same already"]
    if made.remove:
        lines.append(f"to remove, of an older version: {', '.join(made.remove)}")
    lines += [f"{path} is yours and in the way: it is kept as {kept}" for path, kept in made.aside.items()]
    if made.board:
        lines.append(f"{SETTINGS} is yours and stays, but for its line {settings.BOARD}: {made.board}")
    if made.new_settings:
        lines.append(f"{SETTINGS} has no line yet for what is new: {', '.join(made.new_settings)}")
    if not made.before.complete:
        lines.append("the last deploy was not finished: this one repairs it")
    return lines


def _usual(drive: Drive, board: str) -> str:
    """The profile that the drive's settings name, else the first one for this board. Refusal when there is none."""
    names: Sequence[str] = importlib.import_module("hal.boards").NAMES
    text = (drive.read(SETTINGS) or b"").decode("utf-8", "replace")
    named = settings.value(text, settings.BOARD)
    if named in names:
        return str(named)
    for name in names:
        if board in importlib.import_module(f"hal.boards.{name}").BOARDS:
            return name
    raise Refusal(
        f"the board is a {board}, for which there is no profile yet: docs/add-a-board.md tells how to add one"
    )


def main(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> Any:
    add_arguments(parser)
    try:
        return run(parser.parse_args(arguments))
    except KeyboardInterrupt:
        raise Refusal("stopped, as you asked, before anything was written to a drive") from None
