"""The store: named bytes in the chip's own memory, which survive the power and never do harm when they are damaged."""

import random
from typing import Any

import microcontroller
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hal.store import NvmStore
from sim.shadow import wire
from tests.hal import kit

NAMES = st.text(min_size=1, max_size=12)
KEPT = st.dictionaries(NAMES, st.binary(min_size=1, max_size=60), max_size=8)


def new_store() -> NvmStore:
    """On a chip that was never written to."""
    wire.reset()
    return NvmStore(microcontroller.nvm)  # type: ignore[arg-type]  # the stubs know only a board with nvm


def writes(store: NvmStore, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The lengths of what is written to the memory from now on."""
    seen = []
    memory: Any = type(microcontroller.nvm)
    plain = memory.__setitem__

    def count(self: Any, index: Any, value: Any) -> None:
        seen.append(len(value))
        plain(self, index, value)

    monkeypatch.setattr(memory, "__setitem__", count)
    return seen


def test_a_new_memory_holds_nothing() -> None:
    store = new_store()
    assert bytes(wire.nvm) == b"\xff" * 4096
    assert store.load("set") is None
    assert store.load("") is None


def test_what_was_saved_is_loaded_by_its_name() -> None:
    store = new_store()
    assert store.save("set", b"\x01\x02") is True
    assert store.save("game", b"fafy 1 1 1") is True
    assert store.load("set") == b"\x01\x02"
    assert store.load("game") == b"fafy 1 1 1"
    assert store.load("sets") is None
    assert store.save("set", b"another, longer") is True
    assert store.load("set") == b"another, longer"
    assert store.load("game") == b"fafy 1 1 1"


@settings(max_examples=80, deadline=None)
@given(KEPT, KEPT)
def test_any_names_and_bytes_come_back(first: dict[str, bytes], then: dict[str, bytes]) -> None:
    store = new_store()
    for found in (first, then):
        for name, data in found.items():
            assert store.save(name, data) is True
    expected = {**first, **then}
    # Another one, as after a restart, reads the same.
    for reader in (store, NvmStore(microcontroller.nvm)):  # type: ignore[arg-type]
        assert {name: reader.load(name) for name in expected} == expected


def test_saving_nothing_forgets_the_name_alone() -> None:
    store = new_store()
    store.save("game", b"fafy")
    store.save("set", b"\x05")
    assert store.save("game", b"") is True
    assert store.load("game") is None
    assert store.load("set") == b"\x05"
    assert store.save("set", b"") is True
    assert store.load("set") is None


def test_what_is_kept_already_is_not_written_again(monkeypatch: pytest.MonkeyPatch) -> None:
    store = new_store()
    store.save("set", b"\x05")
    written = writes(store, monkeypatch)
    assert store.save("set", b"\x05") is True
    assert store.save("game", b"") is True  # nothing to forget
    assert written == []
    store.save("set", b"\x06")
    assert len(written) == 1  # each write is an erasure of the chip's flash


@pytest.mark.parametrize("size", [4087, 5000, 70_000])
def test_where_there_is_no_room_it_says_so_and_what_was_kept_stays(size: int) -> None:
    store = new_store()
    store.save("set", b"\x05")
    store.save("game", b"fafy")
    before = bytes(wire.nvm)
    assert store.save("game", bytes(size)) is False
    assert bytes(wire.nvm) == before
    assert store.load("game") == b"fafy"
    assert store.load("set") == b"\x05"


def test_the_room_can_be_used_to_its_last_byte() -> None:
    store = new_store()
    free = 4096 - 9 - len("x") - 3  # mark, length and checksum; the entry's two lengths
    data = bytes(range(256)) * 16
    assert store.save("x", data[: free + 1]) is False
    assert store.save("x", data[:free]) is True
    assert store.load("x") == data[:free]


@pytest.mark.parametrize("data", [b"\x05", b"1 2 2 1 1 2 2 1 S", bytes(40), b"\xff" * 40, b"\x00\xff" * 20])
def test_any_single_damaged_bit_loads_nothing_and_harms_nothing(data: bytes) -> None:
    store = new_store()
    store.save("g", data)
    used = 9 + 4 + len(data)
    assert wire.nvm[used - 1 : used + 2] == data[-1:] + b"\xff\xff"
    whole = bytes(wire.nvm)
    for position in range(used):
        for bit in range(8):
            wire.nvm[:] = whole
            wire.nvm[position] ^= 1 << bit
            assert store.load("g") is None, (position, bit)
            assert store.save("g", b"again") is True
            assert store.load("g") == b"again"
    wire.nvm[:] = whole
    assert store.load("g") == data


@pytest.mark.parametrize("rest", [b"\xff", b"\x00"])
def test_a_write_that_the_power_cut_short_loads_nothing(rest: bytes) -> None:
    store = new_store()
    store.save("g", b"fafy!")
    whole = bytes(wire.nvm)
    for written in range(9 + 4 + 5):
        wire.nvm[:] = whole[:written] + rest * (4096 - written)
        assert store.load("g") is None


def test_bytes_of_somebody_else_are_no_harm() -> None:
    store = new_store()
    noise = random.Random(2)
    for _ in range(300):
        wire.nvm[:] = noise.randbytes(4096)
        assert store.load("g") is None
        wire.nvm[:3] = b"Si2"
        assert store.load("g") is None


def test_it_survives_the_power_but_not_on_another_board() -> None:
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
    another.power_off()


def test_it_survives_a_reload() -> None:
    bench = kit.bench()
    bench.start(kit.CODE)
    bench.board.store.save("lesson", b"\x01\x02\x03")
    bench.reload()
    assert bench.board.store.load("lesson") == b"\x01\x02\x03"
    bench.power_off()
