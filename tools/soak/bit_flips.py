"""What is kept is damaged: bits that fall over, blocks that are overwritten, what others or older versions have left there."""

import random

from games import NAMES as GAMES
from sim.fakes import flash
from tools.soak.cuts import Lost, kept, whole
from tools.soak.playing import Write, played, switched_on

_BLOCKS = (b"\0", b"\xff", b"\x55", b"")  # what a block is overwritten with; nothing: noise


def try_bits(write: Write, every: int = 1, kind: str = "store") -> int:
    """Flips each bit, or one in so many, of what stands after the write; returns how many. Lost when one is believed."""
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
    """Overwrites a block, so many times; returns how often that changed anything."""
    memory = whole(write)
    used = len(memory.rstrip(b"\xff\0"))
    tried = 0
    for _ in range(count):
        place, size = chance.randrange(used), chance.choice((1, 2, 16, 64, 256, 1024))
        block = chance.choice(_BLOCKS) * size or chance.randbytes(size)
        damaged = memory[:place] + block + memory[place + size :]
        # Where it differs first: by chance the block may begin with what stood there.
        place = next((at for at in range(place, len(memory)) if damaged[at] != memory[at]), -1)
        if place >= 0:
            # Where all the rest of a log is new memory, its end is where it was some turns ago: nothing is left to tell.
            _hold(damaged[: len(memory)], write, not damaged[place : len(memory)].strip(b"\xff"), kind, place)
            tried += 1
    return tried


def _hold(memory: bytes, write: Write, last: bool, kind: str, place: int = -1) -> None:
    found, sound = kept(memory, kind)
    if not sound:
        if found:
            raise Lost(f"damaged and believed: {found}")
        return
    if found == kept(whole(write), kind)[0] or (last and found == kept(write.before, kind)[0]):
        return
    # A block may have taken the last records all together: what is left then has been true. With new memory behind it a record
    # may be whole, where its own last byte is 0xFF; with zeros it is not.
    if place >= 0 and found in [kept(memory[:place].ljust(len(memory), fill), kind)[0] for fill in (b"\xff", b"\0")]:
        return
    raise Lost(f"damaged at {place} and taken for sound: {found}")


def soak(share: float = 1) -> str:
    """Each bit of what each game leaves, or a share of them, ten thousand blocks, and starts with some of them."""
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
    """The name of the first screen, and some presses on."""
    flash.mend()
    bench = switched_on("pico_panel", memory)
    try:
        bench.run(300)
        name = type(bench.app.screen).__name__
        bench.script("OK 300ms OK 300ms OK 500ms OK 500ms")
    finally:
        bench.power_off()
    return name
