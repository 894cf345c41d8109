"""An independent implementation of Fang from the text of the rules, without games/: dicts and strings, slow and simple.

Tests compare games/fang.py with it. `python -m tests.games.reference_fang` writes perft/fang.txt.
A state is a dict: cell numbers 1.. (1 at Sud's left) and the reserves "S" and "N" lead to seeds, "turn" to the letter of
the seat to move. A move is its text, the cell's number.
"""

from pathlib import Path
from typing import Any

TABLE = Path(__file__).parent / "perft" / "fang.txt"
DEPTH = 6

DEFAULTS = {"cells": 8, "tibong_min": 2, "reserve": None, "overflow": "wrap", "first": 0}
RESERVES = {8: 5, 6: 4, 4: 3}

State = dict[Any, Any]
Options = dict[str, Any]

# The option sets of the perft table (beside the defaults), each with its positions; None is the start.
PERFT: tuple[tuple[Options, tuple[str | None, ...]], ...] = (
    ({}, (None, "0 1 1 1 1 1 1 0 5 5 N", "0 2 0 2 2 0 1 3 2 2 N", "3 3 6 1 0 2 1 0 0 0 N", "0 9 0 0 3 0 0 2 4 4 S")),
    ({"tibong_min": 1}, (None, "1 2 1 1 1 2 1 1 3 3 S")),
    ({"first": 1}, (None,)),
    ({"cells": 6}, (None, "2 1 0 3 2 1 2 1 S")),
    ({"cells": 6, "tibong_min": 1, "reserve": 5}, (None,)),
    ({"cells": 4}, (None, "1 5 0 1 2 2 S")),
    ({"cells": 4, "tibong_min": 1, "reserve": 9}, (None,)),
    ({"cells": 4, "overflow": "refused"}, (None, "1 5 0 1 2 2 S", "0 4 0 1 2 1 S", "4 0 9 1 1 1 N")),
    ({"cells": 4, "reserve": 9, "overflow": "refused", "tibong_min": 1}, (None,)),
)


def start(options: Options) -> State:
    n = options["cells"]
    state: State = {cell: 0 if cell in (1, n) else 1 for cell in range(1, n + 1)}
    reserve = options["reserve"] or RESERVES[n]
    return {**state, "S": reserve, "N": reserve, "turn": "SN"[options["first"]]}


def read(text: str) -> State:
    """Return the state of a text. The text must be correct."""
    *cells, south, north, turn = text.split()
    return {
        **{number: int(word) for number, word in enumerate(cells, 1)},
        "S": int(south),
        "N": int(north),
        "turn": turn,
    }


def write(state: State) -> str:
    cells = sorted(key for key in state if isinstance(key, int))
    return " ".join(str(state[key]) for key in [*cells, "S", "N", "turn"])


def own_order(seat: str, options: Options) -> list[int]:
    """Return the cells from the mover's tibong on, towards the mover's right."""
    order = list(range(1, options["cells"] + 1))
    return order if seat == "S" else order[::-1]


def refused(state: State, move: str, options: Options) -> str:
    """Return the reason of the refusal; "" for a legal cell."""
    cell = int(move)
    if state[state["turn"]] == 0:
        return "game over"
    if state[cell] == 0:
        return "empty cell"
    if cell in (1, options["cells"]) and state[cell] < options["tibong_min"]:
        return "low tibong"
    if state[cell] + 1 > options["cells"] and options["overflow"] == "refused":
        return "too many seeds"
    return ""


def legal(state: State, options: Options) -> list[str]:
    return [str(cell) for cell in range(1, options["cells"] + 1) if not refused(state, str(cell), options)]


def fallen(state: State, move: str, options: Options) -> list[int]:
    """Return the cells where the seeds in hand fall, in order."""
    order = own_order(state["turn"], options)
    hand = state[int(move)] + 1
    return (order * hand)[:hand]


def after(state: State, move: str, options: Options) -> State:
    seat = state["turn"]
    new = {**state, int(move): 0, seat: state[seat] - 1, "turn": {"S": "N", "N": "S"}[seat]}
    for cell in fallen(state, move, options):
        new[cell] += 1
    return new


def halves(state: State, options: Options) -> tuple[int, int]:
    n = options["cells"]
    return sum(state[cell] for cell in range(1, n // 2 + 1)), sum(state[cell] for cell in range(n // 2 + 1, n + 1))


def result(state: State, options: Options) -> tuple[str, str] | None:
    """Return the winner's letter ("" for a draw) and the reason of the end; None while the game continues."""
    if legal(state, options):
        return None
    south, north = halves(state, options)
    tibongs = state[1], state[options["cells"]]
    winner = ""
    if (south, tibongs[0]) != (north, tibongs[1]):
        winner = "S" if (south, tibongs[0]) > (north, tibongs[1]) else "N"
    return winner, "no playable cell" if state[state["turn"]] else "counted"


def perft(state: State, options: Options, depth: int) -> int:
    if depth == 0:
        return 1
    return sum(perft(after(state, move, options), options, depth - 1) for move in legal(state, options))


def table() -> str:
    """Return the perft table as text: for each position the numbers of sequences of 1, 2, 3 ... moves, to DEPTH or to 0."""
    lines = ["# Fang: how many sequences of 1, 2, 3 ... moves there are; 0 when no game lasts so long.", ""]
    for given, texts in PERFT:
        options = {**DEFAULTS, **given}
        lines.append("options: " + (" ".join(f"{name}={value}" for name, value in given.items()) or "default"))
        for text in texts:
            state = read(text) if text else start(options)
            numbers: list[int] = []
            while len(numbers) < DEPTH and 0 not in numbers and sum(numbers) < 2000:
                numbers.append(perft(state, options, len(numbers) + 1))
            lines.append(f"{write(state)}: {' '.join(map(str, numbers))}")
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    TABLE.write_text(table(), encoding="utf-8")
