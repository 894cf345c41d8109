"""Damaged memory: flipped bits and overwritten blocks. A start must not take damaged data for sound."""

import random

from games import NAMES as GAMES
from sim.fakes import flash
from tools.soak.cuts import LostError, recovered, whole
from tools.soak.playing import Write, played, switched_on

_BLOCKS = (b"\0", b"\xff", b"\x55", b"")  # a block is filled with this byte; b"": with noise


def try_bits(write: Write, every: int = 1, kind: str = "store") -> int:
    """Flip each bit, or one in `every`, of the memory after the write; return how many.

    Raises LostError if a start accepts damaged data.
    """
    memory = whole(write)
    used = len(memory.rstrip(b"\xff\0"))
    start = write.start if kind == "store" and len(write.data) < 4096 else used
    tried = 0
    for place in range(0, used * 8, every):
        damaged = bytearray(memory)
        damaged[place >> 3] ^= 1 << (place & 7)
        _hold(bytes(damaged), write, place >> 3 >= start, kind)
        tried += 1
    return tried


def try_blocks(write: Write, count: int, chance: random.Random, kind: str = "store") -> int:
    """Overwrite a block `count` times; return how often that changed the memory.

    Raises LostError if a start accepts damaged data.
    """
    memory = whole(write)
    used = len(memory.rstrip(b"\xff\0"))
    tried = 0
    for _ in range(count):
        place, size = chance.randrange(used), chance.choice((1, 2, 16, 64, 256, 1024))
        block = chance.choice(_BLOCKS) * size or chance.randbytes(size)
        damaged = memory[:place] + block + memory[place + size :]
        # The first byte that differs: the block may begin with the same bytes as before.
        place = next((at for at in range(place, len(memory)) if damaged[at] != memory[at]), -1)
        if place >= 0:
            # When all of the log after this place is erased, the log ends as it did some turns ago: that is undetectable.
            _hold(damaged[: len(memory)], write, not damaged[place : len(memory)].strip(b"\xff"), kind, place)
            tried += 1
    return tried


def _hold(memory: bytes, write: Write, last: bool, kind: str, place: int = -1) -> None:
    found, sound = recovered(memory, kind)
    if not sound:
        if found:
            raise LostError(f"damaged and believed: {found}")
        return
    if found == recovered(whole(write), kind)[0] or (last and found == recovered(write.before, kind)[0]):
        return
    # A block may destroy the last records completely: the records before it are an older, true state. A record whose last byte
    # is 0xFF may be whole when erased memory follows it; when zeros follow, it is not.
    before = [memory[:place].ljust(len(memory), fill) for fill in (b"\xff", b"\0")]
    if place >= 0 and found in [recovered(each, kind)[0] for each in before]:
        return
    raise LostError(f"damaged at {place} and taken for sound: {found}")


def soak(share: float = 1) -> str:
    """Try each bit of the memory after each game, or a share of them, ten thousand blocks, and some starts."""
    chance = random.Random(9)
    bits = blocks = starts = 0
    for name in GAMES:
        writes = played(name, {})
        write = writes[len(writes) // 2]
        bits += try_bits(write, round(1 / share))
        blocks += try_blocks(write, round(2000 * share), chance)
        for _ in range(max(round(20 * share), 2)):
            memory = bytearray(whole(write))
            memory[chance.randrange(len(memory.rstrip(b"\xff")))] ^= 1 << chance.randrange(8)
            start(bytes(memory))
            starts += 1
    return f"{bits} bits and {blocks} blocks, none believed; {starts} starts"


def start(memory: bytes) -> str:
    """Start the program with this memory and press some buttons; return the name of the first screen."""
    flash.repair()
    bench = switched_on("pico_panel", memory)
    try:
        bench.run(300)
        name = type(bench.app.screen).__name__
        bench.script("OK 300ms OK 300ms OK 500ms OK 500ms")
    finally:
        bench.power_off()
    return name
