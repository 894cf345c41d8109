"""Puzzles as bytes: see lib/sillon/puzzles/read.py."""

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from sim.paths import ROOT
from tools.puzzles.puzzle import Puzzle

GAMES = ROOT / "lib" / "sillon" / "games"


def file_of(name: str) -> Path:
    return GAMES / name / "puzzles.bin"


def packed(name: str, puzzle: Puzzle) -> bytes:
    """Return the bytes of a puzzle. Without packed_position() in the game's module, a position has all its bytes but the seat."""
    maker = import_module(f"tools.puzzles.{name}")
    position = getattr(maker, "packed_position", lambda position: position[:-1])(puzzle.position)
    found = bytearray((puzzle.form, puzzle.asked | puzzle.turns << 4)) + position
    if not puzzle.lines:  # a problem to colour: the file has its black tokens instead of lines
        return bytes(found) + bytes((puzzle.plies,))
    for move in sorted(puzzle.lines):
        line = puzzle.lines[move]
        found.append((128 if move in puzzle.good else 0) + len(line))
        found += bytes(line)
    return bytes(found)


def together(records: Sequence[bytes]) -> bytes:
    """Return the content of the file: the places of the records, then the records."""
    place = 2 * len(records) + 2
    head = bytearray()
    for record in (*records, b""):
        head += place.to_bytes(2, "big")
        place += len(record)
    return bytes(head) + b"".join(records)
