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
    """The bytes of one puzzle. A game whose positions have more than the counts of cells and the seat has packed_position()."""
    maker = import_module(f"tools.puzzles.{name}")
    position = getattr(maker, "packed_position", lambda position: position[:-1])(puzzle.position)
    found = bytearray((puzzle.form, puzzle.asked | puzzle.turns << 4)) + position
    if not puzzle.lines:  # a problem: what counts is in how many plies it is solved
        return bytes(found) + bytes((puzzle.plies,))
    for move in sorted(puzzle.lines):
        line = puzzle.lines[move]
        found.append((128 if move in puzzle.good else 0) + len(line))
        found += bytes(line)
    return bytes(found)


def together(records: Sequence[bytes]) -> bytes:
    """The whole file."""
    place = 2 * len(records) + 2
    head = bytearray()
    for record in (*records, b""):
        head += place.to_bytes(2, "big")
        place += len(record)
    return bytes(head) + b"".join(records)
