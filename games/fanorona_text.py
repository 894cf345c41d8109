"""Write positions of Fanorona and read positions and steps: `WWW/B.W/BBB W`, in a chain also ` D3:E3,D3`; `D2-E3P`."""

from games.fanorona import NORMAL, STOP, Fanorona, barred_direction, capture_limit, first_capturer

_COLUMNS = "ABCDEFGHI"
_LETTERS = ".WB"
_SIGNS = {ord("."): 0, ord("W"): 1, ord("B"): 2}  # by the byte of the text
_KINDS = ("", "P", "A")


def write(game: Fanorona, position: bytes) -> str:
    """Return the text of the position."""
    cells = game.cells
    rows = []
    for start in range(0, cells, game.columns):
        signs = [_LETTERS[sign] if sign < 3 else "." for sign in position[start : start + game.columns]]
        rows.append("".join(signs))
    text = f"{'/'.join(rows)} {_LETTERS[position[cells]]}"
    if not position[cells + 1]:
        return text
    visited: list[str] = []
    point = -1
    following = position[cells + 2] - 3
    # Invalid bytes may form a cycle: the loop must end, whatever the text.
    while following != point and len(visited) < cells:
        point = following
        visited.insert(0, game.point_name(point))
        following = position[point] - 3
    here = game.point_name(position[cells + 1] - 3)
    visited.append(here)
    return f"{text} {here}:{','.join(visited)}"


def parse_point(game: Fanorona, text: str) -> int:
    """Return the point with this name, or -1."""
    if len(text) == 2 and text[0] in _COLUMNS and text[1] in "12345":
        column = _COLUMNS.find(text[0])
        row = int(text[1]) - 1
        if column < game.columns and row < game.rows:
            return row * game.columns + column
    return -1


def parse_move(game: Fanorona, text: str) -> int:
    """Return the move with this name, legal or not. Raises ValueError if the text is not a move; it says what was expected."""
    if text == ".":
        return STOP
    origin = parse_point(game, text[:2])
    target = parse_point(game, text[3:5])
    if origin < 0 or target < 0 or origin == target or text[2] != "-" or text[5:] not in _KINDS:
        last = game.point_name(game.cells - 1)
        raise ValueError(
            f"{text!r} is not a step: write two points from A1 to {last}, then P for a percussion, A for an aspiration or"
            " nothing, as D2-E3P; or . to stop"
        )
    return origin << 8 | target << 2 | _KINDS.index(text[5:])


def read(game: Fanorona, text: str) -> bytes:
    """Return the position of a text. Raises ValueError if the text is wrong; it says where, and what is allowed."""
    fields = text.split(" ")
    if len(fields) not in (2, 3):
        raise ValueError(
            f"{text!r} has {len(fields)} fields: it takes the rows, then W or B, and inside a chain its points"
        )
    board = _rows(game, fields[0])
    if fields[1] not in ("W", "B"):
        raise ValueError(f"the colour to move is {fields[1]!r}: it must be W or B")
    board.append(_SIGNS[ord(fields[1])])
    board.extend(b"\0\0")
    if len(fields) == 3:
        _mark_chain(game, board, fields[2])
        piece = board[game.cells + 1] - 3
        if capture_limit(game, board) != NORMAL:
            raise ValueError(f"the chain in {text!r} cannot be: the handicap allows none")
        if first_capturer(game, board, piece, piece + 1, barred_direction(game, board)) < 0:
            raise ValueError(f"the chain in {text!r} has ended: its piece must have a capture")
    return bytes(board)


def _rows(game: Fanorona, text: str) -> bytearray:
    rows = text.split("/")
    if len(rows) != game.rows:
        raise ValueError(f"{text!r} has {len(rows)} rows: this board has {game.rows}, with / between them")
    board = bytearray()
    for number, row in enumerate(rows):
        if len(row) != game.columns:
            raise ValueError(f"row {number + 1} is {row!r}: it must have {game.columns} points")
        for column, sign in enumerate(row.encode()):
            if sign not in _SIGNS:
                point = game.point_name(len(board))
                raise ValueError(f"point {point} of row {number + 1} is {row[column]!r}: it must be W, B or .")
            board.append(_SIGNS[sign])
    if max(board) == 0:
        raise ValueError(f"{text!r} is an empty board: there must be a piece")
    return board


def _mark_chain(game: Fanorona, board: bytearray, text: str) -> None:
    """Mark the chain on the board. Raises ValueError if its points are no path of free neighbours."""
    cells = game.cells
    head = text.split(":")
    names = head[1].split(",") if len(head) == 2 else []
    path = [parse_point(game, name) for name in names]
    if len(path) < 2 or min(path) < 0 or names[-1] != head[0]:
        raise ValueError(
            f"the chain is {text!r}: it must be the piece's point, then : and those visited, its own the last, as D3:E3,D3"
        )
    if board[path[-1]] != board[cells]:
        raise ValueError(f"no piece of the colour to move is on {head[0]}: a chain needs one there")
    before = -1
    mark = 0
    for number in range(len(path) - 1):
        point = path[number]
        direction = _direction(game, point, path[number + 1])
        if board[point] != 0:
            raise ValueError(f"{names[number]} of the chain is not free: a point visited is, and is visited once")
        if direction < 0:
            raise ValueError(
                f"no line leads on from {names[number]} of the chain: each point must be the next one's neighbour"
            )
        if direction == before and not game.same_direction:
            raise ValueError(f"the chain runs on in one direction at {names[number]}: it must turn")
        before = direction
        board[point] = mark or 3 + point
        mark = 3 + point
    board[cells + 1] = 3 + path[-1]
    board[cells + 2] = mark


def _direction(game: Fanorona, point: int, target: int) -> int:
    """Return the direction of the line between two points, or -1."""
    for line in range(game.first[point] << 2, game.first[point + 1] << 2, 4):
        if game.lines[line] == target:
            return game.lines[line + 3]
    return -1
