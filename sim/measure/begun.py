"""The chip's memory as it is when the program starts anew for a match: what the menus leave behind, made on the desktop."""

from hal.store import NvmStore
from sillon.session import Session


def begun(name: str, screen: str = "", levels: tuple[int, ...] = (), **options: object) -> str:
    """The first bytes of the memory in hexadecimal; the rest are 0xFF. `screen` is the one gone to, the game's own if none.

    `levels` are those of the computer at the seats, 0 for a person.
    """
    memory = bytearray(b"\xff" * 4096)
    session = Session(name, dict(options))
    session.levels = levels
    NvmStore(memory).save("begins", f"{screen or name}|".encode() + session.packed())
    return memory.rstrip(b"\xff").hex()
