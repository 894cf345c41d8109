"""Puzzles as bytes: see lib/sillon/puzzles/read.py."""

from collections.abc import Sequence
from pathlib import Path

from sim.paths import ROOT
from tools.puzzles.puzzle import Puzzle

GAMES = ROOT / "lib" / "sillon" / "games"


def file_of(name: str) -> Path:
    return GAMES / name / "puzzles.bin"


def packed(name: str, puzzle: Puzzle) -> bytes:
    """The bytes of one puzzle."""
    found = bytearray((puzzle.form, puzzle.asked | puzzle.turns << 4))
    found += _position(name, puzzle.position)
    if name == "colorigraphe":
        return bytes(found) + bytes((puzzle.plies,))
    for move in sorted(puzzle.lines):
        line = puzzle.lines[move]
        found.append((128 if move in puzzle.good else 0) + len(line))
        found += bytes(line)
    return bytes(found)


def _position(name: str, position: bytes) -> bytes:
    if name == "colorigraphe":
        from games.colorigraphe_table import ARCS

        return position[ARCS : ARCS + 9]
    if name != "fanorona":
        return position[:-1]
    points = position[:-3]
    return bytes(
        [sum([point * 3**k for k, point in enumerate(points[first : first + 5])]) for first in range(0, len(points), 5)]
    )


def together(records: Sequence[bytes]) -> bytes:
    """The whole file."""
    place = 2 * len(records) + 2
    head = bytearray()
    for record in (*records, b""):
        head += place.to_bytes(2, "big")
        place += len(record)
    return bytes(head) + b"".join(records)
