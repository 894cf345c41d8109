"""The chip's own memory, made on the desktop before the handheld is switched on."""

import random

from sim.assembly import assemble
from sim.fakes import wire
from sim.profiles import profile_of
from sim.start_target import store_of


def new_memory(board: str, begins: bytes = b"") -> bytearray:
    """The whole memory of a board as it is when it is new, but for what it begins with, if anything."""
    assemble(profile_of(board))
    memory = bytearray(b"\xff" * len(wire.nvm))
    if begins:
        store_of(memory).save("begins", begins)
    return memory


def fill(memory: bytearray, free: int) -> None:
    """Writes to the log until only so many bytes are free, or a few more."""
    from hal.store import NvmStore

    store = NvmStore(memory)
    number = 0
    while not number or len(memory) - len(memory.rstrip(b"\xff")) > free + 16:
        number += 1
        store.save("adapt", number.to_bytes(2, "big"))


def crowd(memory: bytearray) -> None:
    """Nothing more has room, in the store of the board that was plugged last."""
    store = store_of(memory)
    noise = random.Random(2)
    size = len(memory)
    while not store.save("other", noise.randbytes(size)):
        size -= 1
