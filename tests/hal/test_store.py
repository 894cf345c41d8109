"""The store: named bytes in the chip's nvm, which survive power-off and do no harm when they are damaged."""

import binascii
import random
from collections.abc import Iterator
from typing import Any

import microcontroller
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hal import checksum, store_block
from hal.store import MARK, NvmStore
from sim.fakes import flash, wire
from tests.hal import kit

NAMES = st.text("abcdéß0", min_size=1, max_size=12)
HEAD = 7  # bytes of a record before its name
KEPT = st.dictionaries(NAMES, st.binary(min_size=1, max_size=60), max_size=8)


def new_store() -> NvmStore:
    """Return a store on a chip that was never written to."""
    wire.reset()
    return NvmStore(microcontroller.nvm)  # type: ignore[arg-type]  # the stubs know only a board with nvm


def writes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return the lengths of the following writes to the memory."""
    seen = []
    memory: Any = type(microcontroller.nvm)
    plain = memory.__setitem__

    def count(self: Any, index: Any, value: Any) -> None:
        seen.append(len(value))
        plain(self, index, value)

    monkeypatch.setattr(memory, "__setitem__", count)
    return seen


def test_new_memory_is_empty() -> None:
    store = new_store()
    assert bytes(wire.nvm) == b"\xff" * 4096
    assert store.load("set") is None
    assert store.load("") is None


@settings(max_examples=80, deadline=None)
@given(KEPT, KEPT)
def test_saved_bytes_are_loaded_by_name(first: dict[str, bytes], then: dict[str, bytes]) -> None:
    store = new_store()
    for found in (first, then):
        for name, data in found.items():
            assert store.save(name, data) is True
    expected = {**first, **then}
    # Another one, as after a restart, reads the same.
    for reader in (store, NvmStore(microcontroller.nvm)):  # type: ignore[arg-type]
        assert {name: reader.load(name) for name in expected} == expected


def test_unchanged_value_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    store = new_store()
    store.save("set", b"\x05")
    written = writes(monkeypatch)
    assert store.save("set", b"\x05") is True
    assert store.save("game", b"") is True  # no such value: nothing to delete
    assert written == []
    store.save("set", b"\x06")
    assert len(written) == 1  # a record is one write


def test_repeated_save_does_not_read_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """A board reads a record in 0.1 ms, a log may have 200 records, and the next press waits meanwhile."""
    store = new_store()
    memory: Any = type(microcontroller.nvm)
    plain = memory.__getitem__
    read = []

    def look(self: Any, index: Any) -> Any:
        read.append(index)
        return plain(self, index)

    monkeypatch.setattr(memory, "__getitem__", look)
    counts = []
    for turns in range(100):
        del read[:]
        store.save("match", bytes(range(turns + 1)))
        counts.append(len(read))
    assert max(counts[50:]) <= 3  # enough to find the latest value
    assert store.load("match") == bytes(range(100))


@pytest.mark.parametrize("size", [4085, 5000, 70_000])
def test_full_store_refuses_and_keeps_old_bytes(size: int) -> None:
    store = new_store()
    store.save("set", b"\x05")
    store.save("game", b"fafy")
    before = bytes(wire.nvm)
    assert store.save("game", bytes(size)) is False
    assert bytes(wire.nvm) == before
    assert store.load("game") == b"fafy"
    assert store.load("set") == b"\x05"


def test_last_byte_of_room_is_usable() -> None:
    store = new_store()
    free = 4096 - len(MARK) - HEAD - len("x") - 4
    data = bytes(range(256)) * 16
    assert store.save("x", data[: free + 1]) is False
    assert store.save("x", data[:free]) is True
    assert store.load("x") == data[:free]
    assert store.save("x", data[1 : free + 1]) is True
    assert store.load("x") == data[1 : free + 1]


@pytest.mark.parametrize("name", ["", "x" * 32, "é" * 16])
def test_empty_or_long_name_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="1 to 31 bytes"):
        new_store().save(name, b"1")


class Worn(bytearray):
    """A memory with cells in which a bit stays as it is: (place, bit, whether it is 1)."""

    def __init__(self, size: int, cells: list[tuple[int, int, bool]]) -> None:
        super().__init__(b"\xff" * size)
        self._cells = cells
        self[0:0] = b""

    def __setitem__(self, index: Any, value: Any) -> None:
        super().__setitem__(index, value)
        for place, bit, high in self._cells:
            byte = self[place]
            super().__setitem__(place, byte | 1 << bit if high else byte & ~(1 << bit))


CELLS = st.lists(st.tuples(st.integers(0, 299), st.integers(0, 7), st.booleans()), max_size=4)
SAVED = st.lists(st.tuples(st.sampled_from(["match", "set", "begins"]), st.binary(max_size=60)), max_size=40)


@settings(max_examples=150, deadline=None)
@given(CELLS, SAVED, st.sampled_from([NvmStore, store_block.NvmStore]))
def test_saves_confirmed_on_worn_flash_are_kept(
    cells: list[tuple[int, int, bool]], saved: list[tuple[str, bytes]], kind: Any
) -> None:
    memory = Worn(300, cells)
    store = kind(memory)
    held: dict[str, bytes] = {}
    for name, data in saved:
        if store.save(name, data) and store.flush():
            held[name] = data
            again = kind(memory)
            assert {name: again.load(name) or b"" for name in held} == held
        else:
            assert store.full
            held.clear()


def test_failed_record_is_never_overwritten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor after a failed compaction: that would erase the sector for one record."""
    memory = Worn(300, [])
    store = NvmStore(memory)
    store.save("set", bytes(8))

    def no_memory(*_: object) -> bool:
        raise MemoryError

    with monkeypatch.context() as short:
        short.setattr("hal.nvm_compact.compact", no_memory)
        short.setattr(memory, "_cells", [(place, 7, True) for place in range(store._end, 300)])
        with pytest.raises(MemoryError):
            store.save("set", bytes(9))
    first: list[int] = []
    monkeypatch.setattr(
        Worn, "__setitem__", lambda self, at, value: (first.append(at.start), bytearray.__setitem__(self, at, value))
    )
    assert store.save("set", bytes(10))
    assert first[0] == 0
    assert NvmStore(memory).load("set") == bytes(10)


def fallen(memory: Worn, store: Any, number: int) -> tuple[bytes | None, int]:
    """Return the stored tournament, and `full`, after this many turns."""
    for turn in range(number):
        store.save("match", b"fafy;" + bytes((turn % 7, turn % 5)) * (turn % 60 + 1))
        store.flush()
    return store.load("tournament_day"), store.full


@pytest.mark.parametrize("place", range(5, 4096, 371))
@pytest.mark.parametrize("high", [False, True])
def test_losses_on_worn_cell_are_reported(place: int, high: bool) -> None:
    """The worn cell lies in the log, behind it or in the mark, and fails while the store is used."""
    memory = Worn(4096, [])
    store = NvmStore(memory)
    day = bytes(range(1, 201)) * 4
    store.save("tournament_day", day)
    fallen(memory, store, 40)
    assert store._end > 2000
    memory._cells = [(place, 3, high)]
    kept, full = fallen(memory, store, 300)
    assert kept == day or (kept is None and full & 4)
    if not high and place > 1500:
        assert kept == day, "it is behind all that is kept"
    again = NvmStore(memory)
    assert not again.recover() or again.load("tournament_day") == kept


@pytest.mark.parametrize("place", range(5, 1000, 97))
@pytest.mark.parametrize("high", [False, True])
def test_worn_block_is_kept_in_ram_while_running(place: int, high: bool) -> None:
    memory = Worn(8192, [])
    store = store_block.NvmStore(memory)
    day = bytes(range(1, 201)) * 4
    store.save("tournament_day", day)
    store.flush()
    memory._cells = [(place, 3, high)]
    assert fallen(memory, store, 40)[0] == day
    again = store_block.NvmStore(memory)
    assert again.load("tournament_day") == day or (store.full and not again.recover())


def test_compaction_does_not_seal_a_flipped_bit() -> None:
    memory = Worn(4096, [])
    store = NvmStore(memory)
    day = bytes(range(1, 201)) * 4
    store.save("tournament_day", day)
    memory[40:41] = bytes((memory[40] ^ 16,))
    assert fallen(memory, store, 300) == (None, 5)
    memory = Worn(4096, [])
    store = NvmStore(memory)
    store.save("tournament_day", day)
    memory[12:13] = b"\xe9"  # in the name
    assert fallen(memory, store, 300) == (None, 5)


@pytest.mark.parametrize("kind", [NvmStore, store_block.NvmStore])
def test_failing_flash_is_reported(kind: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    memory = Worn(300, [])
    for refuse in (None, RuntimeError("Unable to write to nvm."), OSError(5)):

        def take_nothing(self: Any, index: Any, value: Any, refuse: Exception | None = refuse) -> None:
            if refuse:
                raise refuse

        store = kind(memory)
        assert store.save("match", b"kept") and not store.full
        monkeypatch.setattr(Worn, "__setitem__", take_nothing)
        assert not (store.save("match", b"lost") and store.flush())
        assert store.full
        monkeypatch.undo()
        assert kind(memory).load("match") == b"kept"


STEPS = st.lists(
    st.tuples(
        st.sampled_from(["match", "set", "begins"]), st.integers(0, 40), st.integers(0, 40), st.binary(max_size=90)
    ),
    max_size=60,
)


def changes(steps: list[tuple[str, int, int, bytes]]) -> Iterator[tuple[str, bytes, dict[str, bytes]]]:
    """Yield values that change a little at a time, as a match grows: name, new value, and all values before that."""
    kept: dict[str, bytes] = {}
    for name, stay, went, came in steps:
        old = kept.get(name, b"")
        yield name, old[:stay] + came + old[stay + went :], dict(kept)
        kept[name] = old[:stay] + came + old[stay + went :]


def damaged() -> bool:
    return not NvmStore(microcontroller.nvm).recover()  # type: ignore[arg-type]


def all_of(store: NvmStore) -> dict[str, bytes]:
    return {name: found for name in ("match", "set", "begins") if (found := store.load(name))}


@settings(max_examples=60, deadline=None)
@given(STEPS)
def test_store_behaves_as_a_dictionary(steps: list[tuple[str, int, int, bytes]]) -> None:
    store = new_store()
    for name, value, before in changes(steps):
        assert store.save(name, value) is True
        expected = {each: data for each, data in {**before, name: value}.items() if data}
        assert all_of(store) == expected
        assert not damaged()


def test_flash_is_erased_about_every_200_turns() -> None:
    store = new_store()
    match, turns = b"fafy;cells=9;;", 0
    while flash.erases < 4:
        match += b"\0\1"
        assert store.save("match", match) is True
        turns += 1
        if turns % 60 == 0:
            match = match[:14]  # another game
    assert 170 < turns / 4 < 230


@settings(max_examples=40, deadline=None)
@given(STEPS, st.integers(0, 10**6))
def test_power_cut_leaves_old_or_new_but_for_an_erase(steps: list[tuple[str, int, int, bytes]], moment: int) -> None:
    """Every write of a series, each cut after some byte and then continued."""
    for number, (name, value, before) in enumerate(changes(steps)):
        if not number:
            store = new_store()
        whole = bytes(wire.nvm)
        flash.cut_after(moment * (number + 1) % 40, moment % 2 == 1)
        try:
            store.save(name, value)
        except flash.PowerCut:
            again = NvmStore(microcontroller.nvm)  # type: ignore[arg-type]
            kept = all_of(again)
            if flash.erasing or whole == b"\xff" * 4096:
                assert kept == {} and (damaged() or bytes(wire.nvm) == b"\xff" * 4096)
            else:
                expected = {each: data for each, data in before.items() if data}
                now = {each: data for each, data in {**before, name: value}.items() if data}
                assert kept in (expected, now) and not damaged()
            wire.nvm[:] = whole
        flash.repair()
        assert store.save(name, value) is True


@pytest.mark.parametrize("data", [b"\x05", b"1 2 2 1 1 2 2 1 S", bytes(40), b"\xff" * 40, b"\x00\xff" * 20])
def test_flipped_bit_loses_one_change_or_is_reported(data: bytes) -> None:
    store = new_store()
    store.save("a", b"first")
    store.save("g", data)
    before = store._end
    store.save("g", data + b"\0")
    used = len(bytes(wire.nvm).rstrip(b"\xff"))
    whole = bytes(wire.nvm)
    for position in range(used):
        for bit in range(8):
            wire.nvm[:] = whole
            wire.nvm[position] ^= 1 << bit
            found = NvmStore(microcontroller.nvm)  # type: ignore[arg-type]
            kept = found.load("g")
            if position < before:
                assert damaged() and kept is None and found.load("a") is None, (position, bit)
            else:
                assert kept == data and found.load("a") == b"first", (position, bit)
            assert found.save("g", b"again") is True
            assert found.load("g") == b"again"


def test_foreign_bytes_are_ignored() -> None:
    store = new_store()
    noise = random.Random(2)
    for _ in range(300):
        wire.nvm[:] = noise.randbytes(4096)
        assert store.load("g") is None
        wire.nvm[:3] = MARK
        assert store.load("g") is None


@given(st.binary(max_size=80))
def test_own_crc32_equals_binasciis(data: bytes) -> None:
    assert checksum.crc32(data) == binascii.crc32(data)


def after_power_on() -> store_block.NvmStore:
    return store_block.NvmStore(microcontroller.nvm)  # type: ignore[arg-type]


def block_store() -> store_block.NvmStore:
    wire.reset("pygamer")
    return after_power_on()


@settings(max_examples=40, deadline=None)
@given(STEPS)
def test_block_behaves_as_a_dictionary(steps: list[tuple[str, int, int, bytes]]) -> None:
    store = block_store()
    assert len(wire.nvm) == 8192
    for number, (name, value, before) in enumerate(changes(steps)):
        erases = flash.erases
        assert store.save(name, value) is True
        assert flash.erases - erases == (0 if value == before.get(name, b"") else 1), number
        expected = {each: data for each, data in {**before, name: value}.items() if data}
        assert all_of(store) == expected
        assert store.recover()


def test_damaged_block_is_recognised() -> None:
    store = block_store()
    store.save("set", b"\5")
    store.save("match", b"fafy;;;\0\1\0\2")
    whole = bytes(wire.nvm)
    used = len(whole.rstrip(b"\0"))
    lost = 0
    for cut in [*range(40), *range(8192 - 40, 8192 + used)]:
        wire.nvm[:] = whole
        flash.cut_after(cut)
        with pytest.raises(flash.PowerCut):
            store.save("match", b"fafy;;;\0\1\0\2\0\3")
        flash.repair()
        store = after_power_on()
        again = {name: data for name in ("set", "match") if (data := store.load(name))}
        if bytes(wire.nvm).strip(b"\xff") and again == {}:
            assert not store.recover(), cut
            lost += 1
        else:
            assert again in ({}, {"set": b"\5", "match": b"fafy;;;\0\1\0\2"}), cut
    assert lost > 60
    store = after_power_on()
    for position in range(used):
        for bit in range(8):
            wire.nvm[:] = whole
            wire.nvm[position] ^= 1 << bit
            assert not store.recover() and store.load("set") is None, (position, bit)
    wire.nvm[:] = whole
    assert store.recover() and store.load("set") == b"\5"


def test_block_is_written_once_in_two_minutes() -> None:
    store = block_store()
    store.flush(0)
    written = []
    for now in range(0, 600_000, 1000):
        erases = flash.erases
        assert store.save("match", b"%d" % now)
        assert store.load("match") == b"%d" % now
        store.flush(now)
        if flash.erases > erases:
            written.append(now)
            assert after_power_on().load("match") == b"%d" % now
    assert written == [0, 120_000, 240_000, 360_000, 480_000]
    store.flush(590_000)
    assert after_power_on().load("match") == b"480000"
    store.flush(600_000)  # writes the pending value without another save
    assert after_power_on().load("match") == b"599000"


def test_flush_writes_pending_values() -> None:
    store = block_store()
    store.save("set", b"\5")
    store.flush(0)
    for name, data in (("match", b"1"), ("match", b"2"), ("begins", b"x"), ("set", b"")):
        store.save(name, data)
        store.flush(10)
    assert (store.load("set"), store.load("match"), store.load("begins")) == (None, b"2", b"x")
    erases = flash.erases
    store.flush()
    store.flush()
    assert flash.erases == erases + 1
    assert (store := after_power_on()) and store.recover()
    assert (store.load("set"), store.load("match"), store.load("begins")) == (None, b"2", b"x")


def test_reverted_changes_are_not_written() -> None:
    store = block_store()
    store.save("set", b"\5")
    store.flush(0)
    store.flush(10)
    erases = flash.erases
    store.save("set", b"\6")
    store.save("match", b"1")
    store.save("match", b"")
    store.save("set", b"\5")
    store.flush()
    assert flash.erases == erases


def test_room_includes_pending_values() -> None:
    store = block_store()
    store.flush(0)
    assert store.save("a", bytes(5000))
    assert store.save("b", bytes(4000)) is False
    assert store.full == 1
    assert store.save("b", bytes(3000))
    assert store.save("a", b"")
    assert store.save("b", bytes(8000))
    store.flush()
    assert after_power_on().load("b") == bytes(8000)


@pytest.mark.parametrize("error", [RuntimeError("Unable to write to nvm."), OSError(5)])
def test_worn_flash_is_reported_without_error(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    store = block_store()

    def refuse(*_: Any) -> None:
        raise error

    monkeypatch.setattr(flash, "write", refuse)
    assert store.save("match", b"1") is False
    assert store.full == 1
    store.flush(0)
    assert store.save("match", b"2") is True
    assert store.load("match") == b"2", "until the power goes"


@pytest.mark.parametrize("data", [bytes(8192), bytes(70_000)])
def test_block_refuses_values_without_room(data: bytes) -> None:
    store = block_store()
    assert store.save("set", b"\5")
    assert store.save("match", data) is False
    assert store.load("set") == b"\5"
    with pytest.raises(ValueError, match="1 to 31 bytes"):
        store.save("", b"1")


@pytest.mark.parametrize("board", ["pico_panel", "pygamer", "trellis_m4", "raspberry_pi"])
def test_board_reports_damaged_memory_once(board: str) -> None:
    bench = kit.bench(kit.profile(board))
    bench.start(kit.CODE)
    assert bench.board.problems == []
    store = bench.board.store
    store.save("trial", b"\5")
    store.save("match", b"12345")
    if board != "raspberry_pi":
        assert len(store._memory) == len(wire.nvm)
    store._memory[4] = store._memory[4] ^ 1
    bench.reload()
    assert [part for part, _ in bench.board.problems] == ["lost"]
    assert bench.board.store.load("trial") is None
    assert bench.board.store.save("trial", b"\6")
    bench.reload()
    assert bench.board.problems == []
    assert bench.board.store.load("trial") == b"\6"


def test_store_survives_power_off_on_its_board() -> None:
    bench = kit.bench()
    bench.start(kit.CODE)
    bench.board.store.save("lesson", b"\x01\x02\x03")
    bench.power_off()
    again = kit.bench(keep_nvm=True)
    again.start(kit.CODE)
    assert again.board.store.load("lesson") == b"\x01\x02\x03"
    again.power_off()
    another = kit.bench()
    another.start(kit.CODE)
    assert another.board.store.load("lesson") is None
