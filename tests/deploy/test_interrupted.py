"""A drive that is unplugged, full or read-only: one clear sentence, never a mix of old and new, and repair."""

import errno
import os
from pathlib import Path
from typing import Any

import pytest

from sim.drive.sentences import Refusal
from tests.deploy import kit
from tools.deploy.plan import PLACEHOLDER


class Fault:
    """Makes each fsync, replace, rename and unlink fail after the first `at` of them, with the errno `number`."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, at: int, number: int) -> None:
        self.count = 0
        self.happened = False
        for name in ("fsync", "replace", "rename", "unlink"):
            monkeypatch.setattr(os, name, self._failing(getattr(os, name), at, number))

    def _failing(self, plain: Any, at: int, number: int) -> Any:
        def wrapped(*given: Any, **named: Any) -> Any:
            self.count += 1
            if self.count > at:
                self.happened = True
                raise OSError(number, os.strerror(number))
            return plain(*given, **named)

        return wrapped


def runs_half(found: dict[str, bytes], *versions: dict[str, bytes]) -> bool:
    """Return whether a program would run that is neither one whole version nor the placeholder."""
    program = found.get("code.py")
    if program is None or program == PLACEHOLDER or b"Hello" in program:
        return False
    return not any(all(found.get(path) == data for path, data in version.items()) for version in versions)


@pytest.mark.parametrize("number", [errno.EIO, errno.ENODEV, errno.ENOSPC, errno.EROFS])
@pytest.mark.parametrize("older", [None, kit.FILES], ids=["new board", "older version"])
def test_unplugging_leaves_no_half_program_and_is_repaired(
    tmp_path: Path, older: dict[str, bytes] | None, number: int
) -> None:
    at, finished = 0, False
    while not finished:
        drive = kit.board(tmp_path / f"CIRCUITPY{at}")
        (drive / "mine.txt").write_text("mine")
        if older:
            kit.deploy(drive, older)
        with pytest.MonkeyPatch.context() as monkeypatch:
            fault = Fault(monkeypatch, at, number)
            try:
                kit.deploy(drive, kit.NEWER)
                finished = True
            except Refusal as refusal:
                assert "\n" not in str(refusal)
                assert str(drive) in str(refusal)
        assert finished != fault.happened
        assert not runs_half(kit.on(drive), kit.NEWER, kit.FILES)
        kit.deploy(drive, kit.NEWER)
        assert kit.on(drive) == kit.whole(kit.NEWER) | {"mine.txt": b"mine"}
        at += 1
    assert at > 2 * len(kit.NEWER)


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (errno.ENOSPC, "is full"),
        (errno.EROFS, "without touching a button"),
        (errno.EACCES, "without touching a button"),
        (errno.EIO, "plug it in and deploy again"),
        (errno.ENOENT, "plug it in and deploy again"),
    ],
)
def test_failure_states_cause_and_remedy(drive: Path, monkeypatch: pytest.MonkeyPatch, number: int, said: str) -> None:
    Fault(monkeypatch, 5, number)
    with pytest.raises(Refusal, match=said):
        kit.deploy(drive)


def test_leftover_mount_folder_is_not_written(drive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = kit.planned(drive)
    before = kit.on(drive)
    plain = Path.stat

    class Elsewhere:
        st_dev = -1

    opened = kit.Drive(drive)
    monkeypatch.setattr(Path, "stat", lambda path, **named: Elsewhere() if path == drive else plain(path, **named))
    with pytest.raises(Refusal, match="went away"):
        kit.carry_out(opened, made)
    monkeypatch.undo()
    assert kit.on(drive) == before


def test_corrupt_write_is_reported_and_code_py_disabled(drive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = os.replace

    def damaged(source: Path, target: Path) -> None:
        plain(source, target)
        if Path(target).name == "leds.py":
            Path(target).write_bytes(b"l\x00ghts")

    monkeypatch.setattr(os, "replace", damaged)
    with pytest.raises(Refusal, match=r"hal/leds\.py does not read back"):
        kit.deploy(drive)
    assert (drive / "code.py").read_bytes() == PLACEHOLDER


def test_folder_in_place_of_file_is_named(drive: Path) -> None:
    (drive / "hal/leds.py").mkdir(parents=True)
    with pytest.raises(Refusal, match=r"a folder where a file must be.*hal/leds\.py"):
        kit.deploy(drive)


def test_files_are_synced_before_renaming(drive: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    plain = os.replace
    monkeypatch.setattr(os, "fsync", lambda file: order.append("flushed"))

    def replace(source: Path, target: Path) -> None:
        order.append(Path(target).name)
        plain(source, target)

    monkeypatch.setattr(os, "replace", replace)
    kit.deploy(drive)
    names = [k for k, word in enumerate(order) if word != "flushed"]
    assert all(order[k - 1] == "flushed" for k in names)
    assert [order[k] for k in names][:2] == ["deployed.txt", "code.py"]
    assert [order[k] for k in names][-2:] == ["code.py", "deployed.txt"]
    assert order[names[1] + 1 : names[2]].count("flushed") >= 3  # the folders too, before the next file
