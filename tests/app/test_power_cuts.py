"""Power cuts during writes: at most a turn is lost, or in an erase the saved data, which is reported.

Shortened; `make soak` cuts every write of whole games at every byte.
"""

import itertools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from games import NAMES
from games.record import lines
from hal import archive, store_block, tournament_file
from sillon.match.resume import parse
from sim.fakes import drive, flash, wire
from sim.handheld import Handheld
from tests.app.boards import every_language
from tests.app.play_computer import seated
from tests.app.stage import leads_to, shows
from tools.soak import cuts
from tools.soak.playing import played, switched_on, written
from tools.soak.saved_state import ACTIONS
from tools.soak.way_home import walk_home

SHORT: dict[str, dict[str, Any]] = {
    "awale": {"target": 10},
    "fanorona": {"size": "3x3"},
    "colorigraphe": {"target": 20, "seconds": 30},
}


@pytest.mark.parametrize("name", NAMES)
def test_power_cut_loses_at_most_one_turn(name: str) -> None:
    # A short game writes less: only in the fuller log does it cause a compaction.
    logs = (played(name, SHORT.get(name, {}), free=free) for free in (100, 40))
    writes = next(each for each in logs if any(len(write.data) == len(write.before) for write in each[:30]))
    assert len(writes) > 4
    found = cuts.try_all(writes[:30], every=11)
    assert found.cuts > 700
    assert found.erases > 600
    assert found.most <= 1
    cuts.boots(writes, 6)


def test_power_cut_keeps_old_or_new_settings() -> None:
    for free in (0, 40):
        writes = written(cuts.SETTINGS, free)
        assert len(writes) >= 4
        assert cuts.try_all(writes, every=1 if not free else 7).cuts > 100


@pytest.mark.parametrize("action", ACTIONS)
def test_power_cut_keeps_old_or_new_saved_state(action: str) -> None:
    writes = written(ACTIONS[action])
    assert len(writes) >= 8
    assert cuts.try_all(writes[1:30]).cuts > 100  # the first write initialises a new memory
    (write, *_) = [write for write in written(ACTIONS[action], 60) if len(write.data) == len(write.before)]
    assert cuts.try_all([write], every=23).erases > 300


def test_power_cut_of_block_is_recognised() -> None:
    writes = played("fang", {}, "pygamer")
    found = cuts.try_all(writes[:6], every=41, kind="store_block")
    assert found.erases > 500
    assert found.blank < 10


def test_erase_on_write_chip_loses_at_most_two_minutes() -> None:
    handheld = seated("awale", (), place={"board": "pygamer"})
    app = handheld.bench.app
    made: list[int] = []
    erases = flash.erases
    while app.session.match.outcome() is None and len(made) < 30:
        app.screen.move(app.session.game.moves(app.session.position)[0])
        made.append(wire.ms())
        handheld.run(20_000)
        app.active_at = wire.ms()  # a user is present
        packed = cuts.recovered(bytes(wire.nvm), "store_block")[0].get("match")
        session = parse(packed) if packed else None
        behind = len(made) - (len(session.match.moves) if session else 0)
        old = [ms for ms in made if wire.ms() - ms > store_block.PAUSE_MS + 1000]
        assert len(made) - behind >= len(old) or app.session.match.outcome()
    assert len(made) > 12
    assert flash.erases - erases <= 2 + (wire.ms() - made[0]) // store_block.PAUSE_MS
    # After an undo the match continues; then the user leaves.
    app.session.undo()
    app.screen.settle()
    app.screen.unsaved = True
    handheld.run(300)
    moves = list(app.session.match.moves)
    assert walk_home(handheld)
    packed = cuts.recovered(bytes(wire.nvm), "store_block")[0]["match"]
    again = parse(packed)
    assert again and list(again.match.moves) == moves


@pytest.mark.parametrize("action", ACTIONS)
def test_next_start_accepts_saved_states(action: str) -> None:
    bench = switched_on("pico_panel", cuts.whole(written(ACTIONS[action])[-1]))
    assert bench.board.problems == []
    bench.power_off()


@every_language
def test_loss_in_erase_is_reported_at_next_start(language: str) -> None:
    (write,) = [write for write in played("fafy", {}, free=30) if len(write.data) == 4096][:1]
    handheld = Handheld("pico_panel", {"SILLON_LANGUAGE": language}, memory=cuts.cut(write, len(write.before) + 20)[0])
    leads_to(handheld, "300ms", "notice")
    assert shows(handheld, "notice_lost_0")
    leads_to(handheld, "OK OK 300ms", "games")
    handheld.power_off()


def test_partly_programmed_log_is_reported() -> None:
    """Pages are programmed in ascending order. With none of them the memory is like new, and the loss cannot be detected."""
    (write,) = [write for write in played("fafy", {}, free=100) if len(write.data) == 4096][:1]
    image, new = cuts.whole(write), b"\xff" * 4096
    assert image[:3] == b"\xff" * 3, "the mark is written last"
    first = image[: flash.page]
    assert first[3:].strip(b"\xff"), "the first page holds a record"
    for pages in range(17):
        memory = (image[: pages * flash.page] + new)[:4096]
        assert cuts.recovered(memory) == ({}, pages == 0)
    for byte in range(len(first)):  # a part of the first page, from either end
        for part in (first[:byte], b"\xff" * byte + first[byte:]):
            assert cuts.recovered((part + new)[:4096]) == ({}, not part.strip(b"\xff"))
    assert cuts.cut(write, len(write.before)) == (new, True)
    assert cuts.try_all([write]).blank >= 2, "the trial counts cuts whose loss cannot be detected"


def test_trial_finds_store_that_accepts_cut_writes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A crash in the trial is reported."""
    writes = played("fafy", {})
    recovery = __import__("hal.nvm_recover", None, None, ("recover",))

    def believed(memory: Any, at: int) -> int:
        length, came = memory[at], memory[at + 5] | memory[at + 6] << 8
        return 7 + length + came + 4 if length < 32 and at + 11 + length + came < len(memory) else 0

    monkeypatch.setattr(recovery, "_sound", believed)
    with pytest.raises(cuts.LostError):
        cuts.try_all(writes)


@pytest.fixture
def own_drive(tmp_path: Path) -> Iterator[Path]:
    wire.drive_writable = True
    drive.enter(str(tmp_path))
    yield tmp_path
    drive.leave()
    drive.bytes_left = -1
    drive.room = -1
    wire.drive_writable = False


def cuts_of(act: Callable[[], object]) -> Iterator[int]:
    """Repeat the action, with a power cut after one more byte each time, until it completes."""
    for count in itertools.count():
        drive.bytes_left = count
        try:
            act()
        except flash.PowerCut:
            yield count
        else:
            drive.bytes_left = -1
            return


@pytest.mark.parametrize("name", ["fafy", "colorigraphe"])
@pytest.mark.parametrize("own", [True, False])
def test_match_over_at_power_cut_is_filed_at_next_start(tmp_path: Path, name: str, own: bool) -> None:
    writes = played(name, SHORT.get(name, {}))
    bench = switched_on("pico_panel", cuts.whole(writes[-1]))
    bench.drive_folder = str(tmp_path)
    wire.drive_writable = own
    bench.script("300ms OK 3000ms")  # a move a tick, since no time passes in a tick
    wire.drive_writable = False
    assert type(bench.app.screen).__name__ == "Games"
    assert bench.board.store.load("match") is None
    ended = parse(cuts.recovered(cuts.whole(writes[-1]))[0]["match"])
    bench.power_off()
    assert ended and ended.match.moves == list(writes[-1].moves)
    if own:
        assert (tmp_path / "records" / "1.txt").read_text() == "\n".join(lines(ended.match)) + "\n"
    else:
        assert not (tmp_path / "records").exists()


@pytest.mark.parametrize("many", [0, 1, 50])
def test_power_cut_leaves_whole_records(own_drive: Path, many: int) -> None:
    """With fifty records the oldest makes room."""
    for number in range(many):
        archive.run(None, lambda number=number: iter((str(number), "b")))  # type: ignore[arg-type]
    whole = {f"{number}\nb\n" for number in range(many)}
    tried = 0
    for _ in cuts_of(lambda: archive.run(None, lambda: iter(("a", "é", "c")))):  # type: ignore[arg-type]
        tried += 1
        found = {path.read_text() for path in (own_drive / "records").glob("*.txt")} if tried > 1 or many else set()
        assert found <= whole and len(found) >= many - 1
    assert tried > 6
    names = {path.read_text() for path in (own_drive / "records").glob("*.txt")}
    assert "a\né\nc\n" in names and len(names) == min(many + 1, 50)


NOW = "the day now\nits first round\n"


@pytest.mark.parametrize("name", ["tournament.txt", "new"])
@pytest.mark.parametrize("before", ["", "the day before\n"])
def test_power_cut_keeps_old_or_new_tournament_text(own_drive: Path, before: str, name: str) -> None:
    """A cut may leave the old text under the new one's temporary name only; a text with a line missing is neither."""
    tried = 0

    def left() -> None:
        for path in own_drive.iterdir():
            path.unlink()
        if before:
            (own_drive / name).write_text(before)

    left()
    for count in cuts_of(lambda: tournament_file.run(None, NOW)):  # type: ignore[arg-type]
        drive.bytes_left = -1
        assert tournament_file.run(None) in (before, NOW), count  # type: ignore[arg-type]
        tried += 1
        left()
    assert tried > len(NOW)
    assert tournament_file.run(None) == NOW  # type: ignore[arg-type]
    assert not (own_drive / "new").exists()


@pytest.mark.parametrize("before", ["", "the day before\n"])
def test_tournament_text_without_room_keeps_old_one(own_drive: Path, before: str) -> None:
    if before:
        (own_drive / "tournament.txt").write_text(before)
    drive.room = 0
    assert tournament_file.run(None, NOW) == ""  # type: ignore[arg-type]
    drive.room = -1
    assert tournament_file.run(None) == before  # type: ignore[arg-type]
    assert not (own_drive / "new").exists()
    assert tournament_file.run(None, NOW) == NOW  # type: ignore[arg-type]
