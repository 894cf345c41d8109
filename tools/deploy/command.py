"""`python -m sim deploy DRIVE`: put Sillon on a board's drive; --zip makes an archive, --uf2 one file with the firmware."""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from tqdm import tqdm

from sim.drive import settings
from sim.drive.compiled import MAJORS, compiled
from sim.drive.content import SETTINGS, content
from sim.drive.content import settings as our_settings
from sim.drive.parts import for_board, games_alone, with_drive
from sim.drive.sentences import Refusal, say, speak_as
from sim.profiles import board_names, profile_of
from tools.deploy import room
from tools.deploy.archive import EXTRAS, write_archive
from tools.deploy.copying import carry_out, work
from tools.deploy.drive import Drive, check, firmware
from tools.deploy.one_file import circuitpython, write_uf2
from tools.deploy.plan import Plan, check_room, finished, plan

NAMED = 5  # removed files that are named; a change of board removes a hundred


def add_arguments(parser: argparse.ArgumentParser) -> None:
    boards = board_names()
    parser.add_argument("drive", nargs="?", type=Path, metavar="DRIVE", help="where the board's drive CIRCUITPY is")
    # Not `choices`: argparse would refuse in English.
    parser.add_argument(
        "--board", help=f"the profile: {', '.join(boards)}; as the drive's settings.toml says if left out"
    )
    parser.add_argument("--dry-run", action="store_true", help="tell what would be done, and do nothing")
    parser.add_argument("--zip", type=Path, metavar="PATH", help="write an archive to be copied by hand")
    parser.add_argument("--uf2", type=Path, metavar="PATH", help="write one file with firmware and drive, for BOOTSEL")
    parser.add_argument("--firmware", type=Path, metavar="PATH", help="for --uf2: CircuitPython's image, a UF2 file")
    parser.add_argument(
        "--source", action="store_true", help="sources in the place of compiled files, to edit them there"
    )
    parser.add_argument("--all", action="store_true", help="the parts of every board, not of this one alone")
    parser.add_argument(
        "--games", action="store_true", help="the games alone, as a drive gets that is too small for the class kit"
    )
    for gone in ("--as-is", "--mpy"):
        parser.add_argument(gone, action="store_true", help=argparse.SUPPRESS)


def run(given: argparse.Namespace) -> int:
    """Deploy, and print what was done. Raises Refusal, a ValueError, if that is not possible."""
    speak_as(given.drive)
    if given.as_is or given.mpy:
        raise Refusal(say("option_gone"))
    if given.board not in (None, *board_names()):
        raise Refusal(say("unknown_board", board=given.board, boards=", ".join(board_names())))
    if [given.drive, given.zip, given.uf2].count(None) != 2:
        raise Refusal(say("give_a_drive"))
    if bool(given.uf2) != bool(given.firmware):
        raise Refusal(say("give_an_image"))
    if given.drive:
        return to_drive(given)
    board = given.board or board_names()[0]
    if board not in with_drive():
        raise Refusal(say("has_linux", board=board))
    return to_archive(given, board) if given.zip else to_uf2(given, board)


def files_for(given: argparse.Namespace, board: str, major: int = MAJORS[0]) -> dict[str, bytes]:
    """Return the files for a firmware of this major version: compiled, or sources with --source or without a compiler."""
    files = content() if given.all else for_board(content(), board)
    if given.games:
        files = games_alone(files)
    if given.source:
        return files
    if major not in MAJORS:
        print(say("other_major", major=str(major), known=str(MAJORS[-1])))
        return files
    try:
        files = compiled(files)
    except ImportError:
        print(say("no_compiler"))
    else:
        print(say("compiled_archive" if given.zip else "compiled", major=str(major)))
    return files


def to_archive(given: argparse.Namespace, board: str) -> int:
    files = finished(files_for(given, board), our_settings(), board)
    if given.dry_run:
        print(say("would_archive", path=given.zip, many=len(files) + len(EXTRAS), board=board))
    else:
        many = write_archive(given.zip, files)
        print(say("archive", path=given.zip, many=many, board=board))
    return 0


def to_uf2(given: argparse.Namespace, board: str) -> int:
    if given.uf2.resolve() == given.firmware.resolve():
        raise Refusal(say("uf2_over_image", path=given.uf2))
    image = circuitpython(given.firmware, board)
    files = files_for(given, board, image.major)
    many = write_uf2(given.uf2, image, files, our_settings(), board, given.dry_run)
    print(say("would_uf2" if given.dry_run else "uf2", path=given.uf2, many=many, version=image.version, board=board))
    return 0


def to_drive(given: argparse.Namespace) -> int:
    """Deploy to the given drive."""
    path: Path = given.drive
    found = firmware(path)
    drive = Drive(path)
    board = given.board or _usual(drive, found.board)
    check(found, board, profile_of(board).BOARD_IDS)
    files = files_for(given, board, found.major)
    space = room.room(path)
    if not given.games and not _holds(space, files, board):
        files = games_alone(files)
        print(say("small"))
    made = plan(drive, files, our_settings(), board)
    for line in plan_lines(made):
        print(line)
    check_room(made, space)
    if given.dry_run:
        print(say("room", needed=made.needed(space.cluster) if made.changes else 0, free=space.free))
        return 0
    with tqdm(total=work(made), unit="B", unit_scale=True, file=sys.stderr, disable=None) as bar:
        try:
            carry_out(drive, made, bar.update)
        except KeyboardInterrupt:
            raise Refusal(say("half_done", drive=path)) from None
    print(say("done", many=len(files), drive=path))
    return 0


def _holds(space: room.Room, files: dict[str, bytes], board: str) -> bool:
    """Return whether an empty drive has room for the files, the settings and the list of our files."""
    whole = finished(files, our_settings(), board)
    return room.size({path: len(data) for path, data in whole.items()}, space.cluster) <= space.whole


def plan_lines(made: Plan) -> list[str]:
    """Return a line for each thing to be done."""
    lines = [say("to_write", many=len(made.write), same=len(made.files) - len(made.write))]
    if made.remove:
        named = ", ".join(made.remove[:NAMED]) + (" ..." if len(made.remove) > NAMED else "")
        lines.append(say("to_remove", many=len(made.remove), paths=named))
    lines += [say("aside", path=path, kept=kept) for path, kept in made.aside.items()]
    if made.board:
        lines.append(say("board_line", settings=SETTINGS, name=settings.BOARD, board=made.board))
    if made.new_settings:
        lines.append(say("new_settings", settings=SETTINGS, names=", ".join(made.new_settings)))
    if not made.before.complete:
        lines.append(say("repairs"))
    return lines


def _usual(drive: Drive, board: str) -> str:
    """Return the profile that the drive's settings name, else the first one for this board. Raises Refusal if there is none."""
    names = board_names()
    text = (drive.read(SETTINGS) or b"").decode("utf-8", "replace")
    named = settings.value(text, settings.BOARD)
    if named in names:
        return str(named)
    for name in names:
        if board in profile_of(name).BOARD_IDS:
            return name
    raise Refusal(say("no_profile", board=board))


def main(parser: argparse.ArgumentParser, arguments: Sequence[str]) -> int:
    add_arguments(parser)
    try:
        return run(parser.parse_args(arguments))
    except KeyboardInterrupt:
        raise Refusal(say("stopped")) from None
