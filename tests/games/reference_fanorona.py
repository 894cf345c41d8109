"""An independent implementation of Fanorona from the text of the rules, without games/: slow and simple.

Tests compare games/fanorona.py with it. `python -m tests.games.reference_fanorona` writes perft/fanorona.txt.
A point is its name, `D2`. A move is its text: `D2-E3P`, `D2-E3A`, `D2-E3`, or `.` to stop.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

TABLE = Path(__file__).parent / "perft" / "fanorona.txt"
MOST = 250  # the largest count after which a line of the table continues

DEFAULTS: dict[str, Any] = {
    "size": "9x5",
    "chain": "must",
    "same_direction": True,
    "choice": "free",
    "draw_after": 50,
    "handicap": "none",
    "winner": 0,
}
STARTS = {
    "9x5": "WWWWWWWWW/WWWWWWWWW/BWBW.BWBW/BBBBBBBBB/BBBBBBBBB",
    "5x5": "WWWWW/WWWWW/BW.BW/BBBBB/BBBBB",
    "3x3": "WWW/B.W/BBB",
}
WAYS = [(east, north) for east in (-1, 0, 1) for north in (-1, 0, 1) if (east, north) != (0, 0)]

Options = dict[str, Any]


@dataclass
class State:
    """Pieces by point (W, B or .), the seat to move, and inside a chain the piece's point and those visited."""

    board: dict[str, str]
    seat: str
    piece: str = ""
    visited: list[str] = field(default_factory=list)


def read(text: str) -> State:
    """Return the state of a text. The text must be correct."""
    rows, seat, *chain = text.split(" ")
    board = {"ABCDEFGHI"[x] + str(y + 1): sign for y, row in enumerate(rows.split("/")) for x, sign in enumerate(row)}
    if not chain:
        return State(board, seat)
    piece, visited = chain[0].split(":")
    return State(board, seat, piece, visited.split(",")[:-1])


def write(state: State) -> str:
    rows = sorted({point[1] for point in state.board})
    drawn = "/".join("".join(state.board[point] for point in sorted(state.board) if point[1] == row) for row in rows)
    chain = f" {state.piece}:{','.join([*state.visited, state.piece])}" if state.piece else ""
    return f"{drawn} {state.seat}{chain}"


def start(options: Options) -> State:
    """Return the start: White moves first; in a second round the loser of the first."""
    seat = "W" if options["handicap"] == "none" else "BW"[options["winner"]]
    return read(f"{STARTS[options['size']]} {seat}")


def beside(point: str, way: tuple[int, int]) -> str:
    """Return the name of the next point in a direction; it may be off the board."""
    return chr(ord(point[0]) + way[0]) + chr(ord(point[1]) + way[1])


def way_of(origin: str, target: str) -> tuple[int, int]:
    return ord(target[0]) - ord(origin[0]), ord(target[1]) - ord(origin[1])


def on_a_line(origin: str, target: str) -> bool:
    """Return whether a line joins the two points: diagonals only through points whose row + column is even."""
    east, north = way_of(origin, target)
    if (east, north) not in WAYS:
        return False
    column, row = ord(origin[0]) - ord("A"), int(origin[1]) - 1
    return east == 0 or north == 0 or (column + row) % 2 == 0


def other(seat: str) -> str:
    return "B" if seat == "W" else "W"


def pieces(state: State, seat: str) -> list[str]:
    return [point for point in state.board if state.board[point] == seat]


def handicap(state: State, options: Options) -> str:
    """Return the handicap's limit for the player in turn: "nothing", "one", or "" without a limit."""
    winner = "WB"[options["winner"]]
    if options["handicap"] == "none" or len(pieces(state, winner)) <= 5:
        return ""
    if state.seat == winner:
        return {"no_capture": "nothing", "one_by_one": "one", "vela": "nothing"}[options["handicap"]]
    return "one" if options["handicap"] == "vela" else ""


def group(state: State, move: str) -> list[str]:
    """Return the unbroken line of enemies beyond the point reached, or behind the point left, the nearest first."""
    origin, target, kind = move[:2], move[3:5], move[5:]
    way = way_of(origin, target)
    if kind == "P":
        point = beside(target, way)
    else:
        way = (-way[0], -way[1])
        point = beside(origin, way)
    found = []
    while state.board.get(point) == other(state.seat):
        found.append(point)
        point = beside(point, way)
    return found


def captured_by(state: State, move: str, options: Options) -> list[str]:
    """Return the pieces that the move captures."""
    if len(move) < 6:
        return []
    whole = group(state, move)
    return whole[:1] if handicap(state, options) == "one" else whole


def captures(state: State, options: Options) -> list[str]:
    """Return the captures that the player in turn may choose from."""
    if handicap(state, options) == "nothing":
        return []
    found = []
    for origin in [state.piece] if state.piece else pieces(state, state.seat):
        for way in WAYS:
            target = beside(origin, way)
            if state.board.get(target) != "." or not on_a_line(origin, target) or target in state.visited:
                continue
            if state.piece and not options["same_direction"] and way == way_of(state.visited[-1], state.piece):
                continue
            sizes = {kind: len(group(state, f"{origin}-{target}{kind}")) for kind in "PA"}
            for kind in "PA":
                largest = options["choice"] == "free" or sizes[kind] == max(sizes.values())
                if sizes[kind] and largest:
                    found.append(f"{origin}-{target}{kind}")
    return found


def plain(state: State) -> list[str]:
    return [
        f"{origin}-{target}"
        for origin in pieces(state, state.seat)
        for target in state.board
        if state.board[target] == "." and on_a_line(origin, target)
    ]


def legal(state: State, options: Options) -> list[str]:
    """Return the legal steps, in no order."""
    if not pieces(state, "W") or not pieces(state, "B"):
        return []
    if state.piece:
        return captures(state, options) + (["."] if options["chain"] == "may" else [])
    return captures(state, options) or plain(state)


def after(state: State, move: str, options: Options) -> State:
    if move == ".":
        return State(dict(state.board), other(state.seat))
    origin, target = move[:2], move[3:5]
    board = dict(state.board)
    board[origin] = "."
    board[target] = state.seat
    gone = captured_by(state, move, options)
    for point in gone:
        board[point] = "."
    going_on = State(board, state.seat, target, [*state.visited, origin])
    if gone and handicap(state, options) == "" and captures(going_on, options):
        return going_on
    return State(board, other(state.seat))


def refused(state: State, move: str, options: Options) -> tuple[str, str]:
    """Return the reason of the refusal and the point to look at; "" and "" for a legal step."""
    if move in legal(state, options):
        return "", ""
    if not pieces(state, "W") or not pieces(state, "B"):
        return "game over", "" if move == "." else move[:2]
    if move == ".":
        return ("must go on", state.piece) if state.piece else ("no chain", "")
    origin, target, kind = move[:2], move[3:5], move[5:]
    if state.board[origin] == ".":
        return "empty cell", origin
    if state.board[origin] != state.seat:
        return "not yours", origin
    if state.piece and origin != state.piece:
        return "other piece", state.piece
    if not on_a_line(origin, target):
        return "no line", target
    if state.board[target] != ".":
        return "not free", target
    if target in state.visited:
        return "visited", target
    if not kind:
        able = {name[:2] for name in captures(state, options)}
        by_row = sorted(able, key=lambda point: (point[1], point[0]))
        return "must capture", origin if origin in able else by_row[0]
    if handicap(state, options) == "nothing":
        return "handicap", target
    if not group(state, move):
        return "nothing to take", target
    if state.piece and not options["same_direction"] and way_of(state.visited[-1], origin) == way_of(origin, target):
        return "same direction", target
    return "smaller group", group(state, move[:5] + {"P": "A", "A": "P"}[kind])[0]


def winner(state: State, options: Options) -> tuple[str, str] | None:
    """Return the letter of the winner and the reason, or None while the game continues."""
    for seat in (state.seat, other(state.seat)):
        if not pieces(state, seat):
            return other(seat), "no piece"
    return None if legal(state, options) else (other(state.seat), "blocked")


def turns(state: State, options: Options) -> list[State]:
    """Return the states after each complete turn: a turn is a chain to its end."""
    ended, open_ = [], [state]
    while open_:
        found = open_.pop()
        for move in legal(found, options):
            reached = after(found, move, options)
            (open_ if reached.piece else ended).append(reached)
    return ended


def perft(state: State, options: Options, depth: int) -> int:
    if depth == 1:
        return len(legal(state, options))
    return sum(perft(after(state, move, options), options, depth - 1) for move in legal(state, options))


def perft_turns(state: State, options: Options, depth: int) -> int:
    """Return the number of sequences of `depth` complete turns."""
    if depth == 0:
        return 1
    return sum(perft_turns(reached, options, depth - 1) for reached in turns(state, options))


# The option sets of the perft table, each with positions beside its start.
MIDDLE = (
    "W..W...WW/.WW..B.W./B.B.W..B./..B.BW.BB/.B....B.B W",
    "W..W...WW/.WW..B.W./B.B.W..B./..B.BW.BB/.B....B.B B",
    "....B..../...W...../..B.B..../W..B...../........W W",
)
PERFT: tuple[tuple[Options, tuple[str, ...]], ...] = (
    ({}, MIDDLE),
    ({"chain": "may", "same_direction": False}, MIDDLE),
    ({"choice": "largest"}, MIDDLE),
    ({"chain": "may"}, MIDDLE),
    ({"same_direction": False, "choice": "largest"}, MIDDLE),
    ({"handicap": "no_capture"}, MIDDLE[:2]),
    ({"handicap": "no_capture", "winner": 1, "choice": "largest"}, MIDDLE[:2]),
    ({"handicap": "one_by_one", "choice": "largest"}, MIDDLE[:2]),
    ({"handicap": "one_by_one", "winner": 1, "chain": "may"}, MIDDLE[:2]),
    ({"handicap": "vela"}, MIDDLE[:2]),
    ({"handicap": "vela", "winner": 1, "same_direction": False}, MIDDLE[:2]),
    ({"size": "5x5"}, ("W.W../.BW.B/B.W.W/..B../.B.WB B",)),
    ({"size": "5x5", "chain": "may", "same_direction": False}, ("W.W../.BW.B/B.W.W/..B../.B.WB B",)),
    ({"size": "3x3"}, ("W../.B./..B W", "W.W/.../B.B B")),
    ({"size": "3x3", "chain": "may"}, ()),
)


def table() -> str:
    """Return the perft table as text: for each position the numbers of sequences of 1, 2, 3 ... steps."""
    lines = ["# Fanorona: how many sequences of 1, 2, 3 ... steps there are (a chain of n captures is n steps).", ""]
    for given, texts in PERFT:
        options = {**DEFAULTS, **given}
        lines.append("options: " + (" ".join(f"{name}={value}" for name, value in given.items()) or "default"))
        for text in (write(start(options)), *texts):
            numbers: list[int] = []
            while len(numbers) < 8 and 0 not in numbers and max(numbers, default=0) <= MOST:
                numbers.append(perft(read(text), options, len(numbers) + 1))
            lines.append(f"{text}: {' '.join(map(str, numbers))}")
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    TABLE.write_text(table(), encoding="utf-8")
