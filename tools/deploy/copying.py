"""Carrying out a plan, so that half of an old version never runs with half of a new one.

First the list of files says that they are being written, and a placeholder replaces code.py; then the files are written, each
under another name until it is complete. All are read back before code.py itself is written, and the list is completed last. When
the drive is pulled out meanwhile, the next deploy finds in the list what is ours, and repairs it.
"""

from collections.abc import Callable

from sim.drive.content import PROGRAM, SETTINGS
from sim.drive.sentences import Refusal, say
from tools.deploy import deployed_files
from tools.deploy.drive import Drive
from tools.deploy.plan import PLACEHOLDER, Plan


def carry_out(drive: Drive, plan: Plan, progress: Callable[[int], object] = lambda size: None) -> None:
    """Write what the plan says. Raises Refusal if it cannot be finished.

    `progress` gets the bytes of each file when it is written, and when it is read back.
    """
    if plan.changes:
        for path, kept in plan.aside.items():
            drive.rename(path, kept)
        _put(drive, deployed_files.PATH, deployed_files.both(plan.before, plan.after).text().encode())
        _put(drive, PROGRAM, PLACEHOLDER)
        drive.settle()
        for path in plan.remove:
            drive.remove(path)
        for path in plan.write:
            if path != PROGRAM:
                drive.write(path, plan.files[path])
                progress(len(plan.files[path]))
        if plan.settings is not None:
            drive.write(SETTINGS, plan.settings)
        drive.settle()
    for path, data in plan.files.items():
        if path != PROGRAM:
            _compare(drive, path, data)
            progress(len(data))
    if plan.settings is not None:
        _compare(drive, SETTINGS, plan.settings)
    if plan.changes:
        _put(drive, PROGRAM, plan.files[PROGRAM])
        drive.settle()
        _put(drive, deployed_files.PATH, plan.after.text().encode())
        drive.settle()


def work(plan: Plan) -> int:
    """Return the sum of what `progress` will get."""
    return sum([len(plan.files[path]) for path in (*plan.files, *plan.write) if path != PROGRAM])


def _put(drive: Drive, path: str, data: bytes) -> None:
    drive.write(path, data)
    _compare(drive, path, data)


def _compare(drive: Drive, path: str, data: bytes) -> None:
    if drive.read_back(path) != data:
        raise Refusal(say("damaged", path=path, drive=drive.path))
