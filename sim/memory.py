"""Build the chip's nvm before the handheld is powered on."""

import random

from hal.store import NvmStore
from sim.assembly import assemble
from sim.fakes import wire
from sim.profiles import profile_of
from sim.start_target import store_of


def new_memory(board: str, begins: bytes = b"") -> bytearray:
    """Return a new board's whole memory, with a start target if one is given."""
    assemble(profile_of(board))
    memory = bytearray(b"\xff" * len(wire.nvm))
    if begins:
        store_of(memory).save("begins", begins)
    return memory


def fill(memory: bytearray, free: int) -> None:
    """Write to the log until only `free` bytes are left, or a few more."""
    store = NvmStore(memory)
    number = 0
    while not number or len(memory) - len(memory.rstrip(b"\xff")) > free + 16:
        number += 1
        store.save("adapt", number.to_bytes(2, "big"))


def crowd(memory: bytearray) -> None:
    """Fill the memory, as the store of the board assembled last would."""
    store = store_of(memory)
    noise = random.Random(2)
    size = len(memory)
    while not store.save("other", noise.randbytes(size)):
        size -= 1
