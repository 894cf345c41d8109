"""An independent implementation of Fafy from the text of the rules, without games/: dicts and strings, slow and simple.

Tests compare games/fafy.py with it. `python -m tests.games.reference_fafy` writes perft/fafy.txt.
A row is a dict of seeds by cell number, 1 at Sud's left. A move is its text, `4>`. A state is (row, seat, foul): the
letter of the seat to move, and whether a bad sowing has just lost the game.
"""

from pathlib import Path
from typing import Any

TABLE = Path(__file__).parent / "perft" / "fafy.txt"
DEPTH = 8

DEFAULTS = {
    "impartial": True,
    "cells": 8,
    "seeds": 1,
    "rule": "fafy",
    "misere": False,
    "bad_sowing": "refused",
    "first": 0,
}

Row = dict[int, int]
State = tuple[Row, str, bool]
Options = dict[str, Any]

ROWS = ("1 1 1 1 1 1 1 1 S", "1 2 2 1 1 2 2 1 S", "2 2 2 2 2 2 2 2 S", "3 1 2 3 3 2 1 3 N", "1 2 0 1 3 1 0 2 N")

# The option sets of the perft table (beside the defaults), each with its rows.
PERFT: tuple[tuple[Options, tuple[str, ...]], ...] = (
    ({}, ROWS),
    ({"impartial": False}, ROWS),
    ({"bad_sowing": "loses"}, (*ROWS[:2], "1 2 2 1 1 2 2 1 S !")),
    ({"impartial": False, "bad_sowing": "loses", "misere": True}, ROWS),
    ({"misere": True}, ROWS[:2]),
    ({"rule": "sowing"}, ROWS),
    ({"rule": "sowing", "impartial": False}, ROWS),
    ({"rule": "sowing", "bad_sowing": "loses"}, ROWS[:1]),
    ({"cells": 3}, ("1 1 1 S", "2 5 2 N", "0 0 0 S", "24 24 24 S")),
    ({"cells": 4, "rule": "sowing"}, ("1 1 1 1 S", "1 1 1 1 N", "2 1 2 1 S")),
    ({"cells": 16}, ("1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 S", "1 2 3 1 2 3 1 2 3 1 2 3 1 2 3 1 N")),
    ({"cells": 16, "impartial": False}, ("1 2 3 4 1 2 3 4 4 3 2 1 4 3 2 1 S",)),
)


def read(text: str) -> State:
    """Return the state of a text. The text must be correct."""
    words = text.split()
    foul = words[-1] == "!"
    if foul:
        words.pop()
    return {number + 1: int(word) for number, word in enumerate(words[:-1])}, words[-1], foul


def write(state: State) -> str:
    row, seat, foul = state
    return " ".join(str(row[cell]) for cell in sorted(row)) + f" {seat}" + (" !" if foul else "")


def own_ways(seat: str, options: Options) -> str:
    """Return the directions in which a player may sow. Nord faces Sud: his right is the west."""
    if options["impartial"]:
        return "<>"
    return {"S": ">", "N": "<"}[seat]


def path(row: Row, move: str) -> list[int]:
    """Return the cell numbers on which the seeds fall, in order, also beyond the ends of the row."""
    cell, way = int(move[:-1]), move[-1]
    return [cell + (nth if way == ">" else -nth) for nth in range(1, row[cell] + 1)]


def fault(row: Row, move: str, options: Options) -> tuple[str, int] | None:
    """Return the first fault of the sowing, seed by seed, with the cell to look at; None for a good sowing."""
    places = path(row, move)
    for number, place in enumerate(places, 1):
        if place not in row:
            return "off board", 1 if place < 1 else len(row)
        must_find_seeds = options["rule"] == "fafy" or number == len(places)
        if must_find_seeds and row[place] == 0:
            return "into empty cell", place
    return None


def possible(state: State, options: Options) -> list[str]:
    """Return every sowing, good or bad."""
    row, seat, _ = state
    return [f"{cell}{way}" for cell in sorted(row) if row[cell] for way in own_ways(seat, options)]


def legal(state: State, options: Options) -> list[str]:
    """Return the legal moves, cell by cell from the west, `<` before `>`."""
    if state[2]:
        return []
    tries = possible(state, options)
    good = [move for move in tries if fault(state[0], move, options) is None]
    if not good:
        return []
    return tries if options["bad_sowing"] == "loses" else good


def refused(state: State, move: str, options: Options) -> tuple[str, int]:
    """Return the reason of the refusal and the cell to point at; "" for a legal move."""
    row, seat, foul = state
    cell = int(move[:-1])
    if foul:
        return "game over", cell
    if row[cell] == 0:
        return "empty cell", cell
    if move[-1] not in own_ways(seat, options):
        return "wrong way", cell
    wrong = fault(row, move, options)
    if wrong and move not in legal(state, options):
        return wrong
    return "", cell


def after(state: State, move: str, options: Options) -> State:
    row, seat, _ = state
    other = "SN".replace(seat, "")
    if fault(row, move, options):
        return row, other, True
    places = path(row, move)
    emptied = int(move[:-1])
    return {cell: 0 if cell == emptied else row[cell] + places.count(cell) for cell in row}, other, False


def winner(state: State, options: Options) -> str | None:
    _, seat, foul = state
    other = "SN".replace(seat, "")
    if foul:
        return seat
    if legal(state, options):
        return None
    return seat if options["misere"] else other


def perft(state: State, options: Options, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(after(state, move, options), options, depth - 1) for move in legal(state, options))


def table() -> str:
    """Return the perft table as text: for each row the numbers of sequences of 1, 2, 3 ... moves, to DEPTH or to 0."""
    lines = ["# Fafy: how many sequences of 1, 2, 3 ... moves there are; 0 when no game lasts so long.", ""]
    for given, texts in PERFT:
        options = {**DEFAULTS, **given}
        lines.append("options: " + (" ".join(f"{name}={value}" for name, value in given.items()) or "default"))
        for text in texts:
            numbers: list[int] = []
            while len(numbers) < DEPTH and 0 not in numbers and sum(numbers) < 2000:
                numbers.append(perft(read(text), options, len(numbers) + 1))
            lines.append(f"{text}: {' '.join(map(str, numbers))}")
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    TABLE.write_text(table(), encoding="utf-8")
