"""Compile modules for a board: smaller files, which load three times as fast as sources.

CircuitPython's .mpy format is MicroPython's of the same version with another first byte: docs/decisions.md.
"""

from sim import bytecode
from sim.drive.content import BY_HAND
from sim.drive.sentences import Refusal, say

OLDEST = 10  # the first major version of CircuitPython that this program runs on
MAJORS = (10,)  # versions of CircuitPython that read this format
_MICROPYTHONS = b"M\x06\x00\x1f"  # format 6, bytecode alone, small integers of 31 bits
_CIRCUITPYTHONS = b"C\x06\x00\x1f"


def compiled(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return the files with .mpy for .py; code.py and boot.py stay source.

    Raises Refusal if the compiler does not accept a file or writes another format, ImportError if it is not installed.
    """
    try:
        made = bytecode.compiled(files, BY_HAND)
    except ValueError as error:
        raise Refusal(say("not_compiled", why=" ".join(str(error).split()))) from error
    return {path: _for_a_board(path, data) if path.endswith(".mpy") else data for path, data in made.items()}


def _for_a_board(path: str, data: bytes) -> bytes:
    if not data.startswith(_MICROPYTHONS):
        raise Refusal(say("other_format", path=path, found=data[:4].hex(), wanted=_MICROPYTHONS.hex()))
    return _CIRCUITPYTHONS + data[len(_MICROPYTHONS) :]
