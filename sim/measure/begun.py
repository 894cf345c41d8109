"""The chip's memory as it is when the program starts anew for a match: what the menus leave behind, made on the desktop."""

from hal.store import NvmStore
from sillon.session import Session


def begun(name: str, screen: str = "", **options: object) -> str:
    """The first bytes of the memory in hexadecimal; the rest are 0xFF. `screen` is the one gone to, the game's own if none."""
    memory = bytearray(b"\xff" * 4096)
    NvmStore(memory).save("begins", f"{screen or name}|".encode() + Session(name, dict(options)).packed())
    return memory.rstrip(b"\xff").hex()
