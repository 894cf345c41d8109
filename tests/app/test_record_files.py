"""A finished match is filed on the drive, where the drive belongs to the game."""

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from games.record import lines
from hal import archive
from sim.fakes import drive, wire
from sim.handheld import Handheld
from tests.app.boards import every_language
from tests.app.scenes_fafy import WON
from tests.app.stage import after_script, leads_to, pick, screen_of, shows

CLUSTER = 512


@pytest.fixture
def board(tmp_path: Path) -> Any:
    wire.reset(drive_writable=True)  # not on Linux, as after a test of the Raspberry Pi
    drive.enter(str(tmp_path))
    yield tmp_path
    drive.leave()
    drive.room = -1
    wire.drive_writable = False


@contextmanager
def own_drive(handheld: Handheld, folder: Path, full: bool = True) -> Iterator[None]:
    handheld.bench.drive_folder = str(folder)
    wire.drive_writable, drive.room = True, 0 if full else -1
    try:
        yield
    finally:
        wire.drive_writable, drive.room = False, -1


def record_of(text: str) -> Any:
    return lambda: iter(text.split("|"))


def test_records_are_numbered_and_deduplicated(board: Path) -> None:
    for text in ("a|b", "a|b", "c", "c|d", "c"):
        assert archive.run(None, record_of(text)) == ""  # type: ignore[arg-type]
    names = sorted(path.name for path in (board / "records").iterdir())
    assert names == ["1.txt", "2.txt", "3.txt", "4.txt"]
    assert (board / "records" / "1.txt").read_text() == "a\nb\n"


def test_oldest_record_makes_room_and_other_files_stay(board: Path) -> None:
    (board / "records").mkdir()
    (board / "records" / "notes.txt").write_text("mine")
    for number in range(60):
        archive.run(None, record_of(str(number)))  # type: ignore[arg-type]
    found = sorted(int(path.stem) for path in (board / "records").iterdir() if path.stem.isdigit())
    assert found == list(range(11, 61))
    assert (board / "records" / "notes.txt").exists()


@pytest.mark.parametrize("damaged", [b"\xff\xfe\x00a\n", b"\xc3", b"", None])
def test_damaged_record_does_not_block_next(board: Path, damaged: bytes | None) -> None:
    (board / "records").mkdir()
    newest = board / "records" / "7.txt"
    newest.write_bytes(damaged) if damaged is not None else newest.mkdir()
    assert archive.run(None, record_of("a|b")) == ""  # type: ignore[arg-type]
    assert (board / "records" / "8.txt").read_text() == "a\nb\n"


@pytest.mark.parametrize(("many", "room", "gone"), [(2, 0, 1), (13, 1, 1), (14, 0, 2), (14, 1, 1), (30, 0, 2)])
def test_oldest_records_make_room_without_free_cluster(board: Path, many: int, room: int, gone: int) -> None:
    """The names of 14 records fill a cluster of their folder: the next name finds no room."""
    for number in range(many):
        archive.run(None, record_of(str(number)))  # type: ignore[arg-type]
    drive.room = room
    assert archive.run(None, record_of("a")) == ""  # type: ignore[arg-type]
    left = sorted(int(path.stem) for path in (board / "records").iterdir())
    assert left == list(range(gone + 1, many + 2))


def test_denied_write_deletes_no_record(board: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(3):
        archive.run(None, record_of(str(number)))  # type: ignore[arg-type]
    plain = drive._plain_open

    def denied(file: Any, mode: str = "r", *others: Any, **options: Any) -> Any:
        if "w" in mode:
            raise OSError(13)
        return plain(file, mode, *others, **options)

    monkeypatch.setattr(drive, "_plain_open", denied)
    assert "13" in archive.run(None, record_of("a"))  # type: ignore[arg-type]
    assert sorted(path.name for path in (board / "records").iterdir()) == ["1.txt", "2.txt", "3.txt"]


@pytest.mark.parametrize("many", [1, 2, 50])
def test_at_most_two_records_are_deleted_without_gain(board: Path, many: int) -> None:
    """Other files fill the drive."""
    for number in range(many):
        archive.run(None, record_of(str(number)))  # type: ignore[arg-type]
    drive.room = 0
    assert "28" in archive.run(None, record_of(3 * CLUSTER * "a"))  # type: ignore[arg-type]
    left = sorted(int(path.stem) for path in (board / "records").iterdir())
    assert left == list(range(3, many + 1))


@pytest.mark.parametrize("name", ["001", "0", "\u00b23", "3\u00b2", "", "-1", "1e1", " 1", "1_0", "\u0663"])
def test_record_lookalikes_are_left_alone(board: Path, name: str) -> None:
    (board / "records").mkdir()
    (board / "records" / f"{name}.txt").write_text("mine")
    for number in range(52):
        assert archive.run(None, record_of(str(number))) == ""  # type: ignore[arg-type]
    assert (board / "records" / f"{name}.txt").read_text() == "mine"
    assert len(list((board / "records").iterdir())) == 51


@pytest.mark.parametrize(("room", "error"), [(0, 13), (1, 28), (2, 28)])
def test_full_drive_is_reported_and_leaves_no_partial_record(board: Path, room: int, error: int) -> None:
    """The folder of records takes a cluster too."""
    drive.room = room
    assert str(error) in archive.run(None, record_of(CLUSTER * "a"))  # type: ignore[arg-type]
    assert [path.name for path in board.glob("**/*")] == (["records"] if room else [])


def test_drive_of_computer_is_left_alone(board: Path) -> None:
    wire.drive_writable = False
    assert archive.run(None, record_of("a")) == ""  # type: ignore[arg-type]
    assert list(board.iterdir()) == []


def test_finished_match_is_filed_once(tmp_path: Path) -> None:
    handheld = after_script(WON)
    handheld.bench.drive_folder = str(tmp_path)
    wire.drive_writable = True
    handheld.script("OK BACK OK")
    wire.drive_writable = False
    match = handheld.bench.app.session.match
    (path,) = (tmp_path / "records").iterdir()
    assert path.read_text() == "\n".join(lines(match)) + "\n"


@every_language
def test_full_drive_is_reported_after_match(tmp_path: Path, language: str) -> None:
    handheld = after_script(WON, language=language)
    with own_drive(handheld, tmp_path):
        handheld.script("OK 200ms")
    assert screen_of(handheld) == "after"
    assert shows(handheld, "record_full")
    leads_to(handheld, "OK 300ms", "fafy")


@pytest.mark.parametrize("fault", ["gone", "not mounted", "not to be written"])
def test_missing_drive_is_reported_after_match(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    def refuse(*_: object) -> None:
        raise OSError(19)

    handheld = after_script(WON)
    handheld.bench.drive_folder = str(tmp_path / "gone" if fault == "gone" else tmp_path)
    monkeypatch.setattr(wire, "drive_writable", True)
    if fault != "gone":
        of, name = ("storage", "getmount") if fault == "not mounted" else ("sim.fakes.drive", "_refuse")
        monkeypatch.setattr(importlib.import_module(of), name, refuse)
    leads_to(handheld, "OK 200ms", "after")
    assert shows(handheld, "record_full")
    leads_to(handheld, "OK 300ms", "fafy")
    handheld.bench.app.go(("tournament.new",))
    leads_to(handheld, "300ms", "tournament_new")
    assert not shows(handheld, "day_file")
    handheld.bench.app.go(("selftest.facts",))
    leads_to(handheld, "300ms", "check_facts")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("own", [0, 20])
def test_full_drive_is_tried_once_a_match(tmp_path: Path, own: int) -> None:
    (tmp_path / "records").mkdir()
    for number in range(own):
        (tmp_path / "records" / f"{number + 1}.txt").touch()  # it takes no cluster
    handheld = after_script(WON)
    with own_drive(handheld, tmp_path):
        handheld.script("OK 200ms BACK 200ms OK 200ms BACK 200ms OK 200ms")
    assert screen_of(handheld) == "after"
    assert len(list((tmp_path / "records").iterdir())) == max(own - 2, 0)


@pytest.mark.usefixtures("little_memory")
def test_full_drive_is_tried_once_over_restarts(tmp_path: Path) -> None:
    handheld = after_script(WON)
    reloads = wire.reloads
    with own_drive(handheld, tmp_path):
        handheld.script("OK 200ms")
        assert shows(handheld, "record_full")
        pick(handheld, "record")
        handheld.script("600ms BACK 600ms OK 300ms")
    assert wire.reloads == reloads + 2
    assert screen_of(handheld) == "after"
    assert not shows(handheld, "record_full")


def test_leaving_finished_match_reports_full_drive(tmp_path: Path) -> None:
    handheld = after_script(WON)
    with own_drive(handheld, tmp_path):
        handheld.script("BACK:900ms 300ms")
        pick(handheld, "leave")
        handheld.script("300ms")
    assert screen_of(handheld) == "notice"
    assert shows(handheld, "record_full")
    leads_to(handheld, "OK 500ms", "home")


@every_language
@pytest.mark.parametrize("full", [True, False])
def test_filing_at_next_start_reports_full_drive(tmp_path: Path, full: bool, language: str) -> None:
    """The power went before a press of OK at its end."""
    over = after_script(WON, language=language)
    assert over.bench.app.session.match.outcome()
    handheld = after_script("300ms", keep_nvm=True, language=language)
    with own_drive(handheld, tmp_path, full):
        handheld.script("OK 300ms")
    assert bool(list(tmp_path.glob("records/*.txt"))) is not full
    assert screen_of(handheld) == ("notice" if full else "games")
    if full:
        assert shows(handheld, "record_full")
        leads_to(handheld, "OK 300ms OK 300ms", "games")
