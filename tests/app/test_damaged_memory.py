"""Damaged memory is recognised and reported, and the handheld starts without it; parsing alone does not validate a value.

Shortened; `make soak` flips every bit.
"""

import random
import struct
from functools import cache

import pytest

from games import NAMES
from sillon.match.resume import parse
from sillon.match.session import Session
from tests.app.test_power_cuts import SHORT
from tools.soak import bit_flips as flips
from tools.soak import cuts
from tools.soak.playing import Write, played


@cache
def middle(name: str, board: str = "pico_panel") -> Write:
    writes = played(name, SHORT.get(name, {}), board)
    return writes[len(writes) // 2]


@pytest.mark.parametrize("name", NAMES)
def test_flipped_bits_are_detected(name: str) -> None:
    assert flips.try_bits(middle(name), every=5) > 100


def test_flipped_bits_of_block_are_detected() -> None:
    assert flips.try_bits(middle("fang", "pygamer"), every=3, kind="store_block") > 100


@pytest.mark.parametrize("name", NAMES)
def test_overwritten_blocks_are_detected(name: str) -> None:
    assert flips.try_blocks(middle(name), 100, random.Random(name)) > 60


def version_2(values: dict[str, bytes]) -> bytes:
    """Return a memory as the store before the log wrote it: one block behind the mark Si2, with Fletcher's sums."""
    block = b"".join(bytes((len(k),)) + k.encode() + struct.pack("<H", len(v)) + v for k, v in values.items())
    length = struct.pack("<H", len(block))
    low, high = 1, 0
    for byte in length + block:
        low = (low + byte) & 0xFFFF
        high = (high + low) & 0xFFFF
    return b"Si2" + length + struct.pack("<HH", low, high) + block


@pytest.mark.parametrize(
    "memory",
    [
        version_2({"set": bytes(15), "match": b"fafy;;;\0\1"}),
        b"Si3",
        b"Si3\5match",
        b"\0" * 4096,
        b"\x55" * 4096,
        random.Random(1).randbytes(4096),
        b"Si3" + random.Random(2).randbytes(4093),
    ],
    ids=["version 2", "mark", "a record begun", "zeros", "fives", "noise", "noise behind the mark"],
)
def test_foreign_memory_is_ignored(memory: bytes) -> None:
    values, sound = cuts.recovered(memory.ljust(4096, b"\xff"))
    assert values == {}
    assert sound == (memory == b"Si3")
    assert flips.start(memory) == ("Home" if sound else "Notice")


@pytest.mark.parametrize("one", NAMES)
@pytest.mark.parametrize("other", NAMES)
def test_match_under_wrong_name_is_rejected(one: str, other: str) -> None:
    session = Session(one, {})
    for _ in range(3):
        session.play(session.game.moves(session.position)[0])
    packed = session.packed()
    swapped = other.encode() + packed[packed.index(b";") :]
    again = parse(swapped)
    assert (again is not None) == (one == other)
