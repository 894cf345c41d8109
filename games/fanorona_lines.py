"""The lines of a Fanorona board as tables of bytes, made once for each size.

Directions are 0..7, in the order of the points that they lead to; 7 - d is the opposite of d. Diagonal lines go only
through points whose row + column is even. Off the board is point `cells + 1`, which never holds a piece.

A module of its own, dropped after use: in games/fanorona.py it takes 0.9 KB of a match's heap, and a puzzle and a lesson exceed
their budgets; in games/fanorona_text.py it takes 6 KB more of the menus'.
"""

_DIRECTIONS = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))  # rows, columns


def line_tables(rows: int, columns: int) -> tuple[bytes, bytes, bytes, bytes]:
    """Return (first, lines, ray, direction).

    Four bytes of `lines` are a line from a point: the neighbour that it leads to, the point just beyond the neighbour,
    the point just behind, the direction. Those of point p begin at 4 * first[p] and end at 4 * first[p + 1].
    ray[8 * p + d] is the next point in direction d, on a line or not; direction[q - p + columns + 1] is the direction from p to
    its neighbour q.
    """
    cells = rows * columns
    wide = columns + 2
    framed = bytearray(bytes([cells + 1]) * (wide * (rows + 2)))  # the points in a frame of points off the board
    for point in range(cells):
        framed[wide * (point // columns + 1) + point % columns + 1] = point
    steps = [wide * down + right for down, right in _DIRECTIONS]
    every = [(direction, steps[direction]) for direction in range(8)]
    straight = [way for way in every if way[0] in (1, 3, 4, 6)]
    ray = bytearray()
    first = bytearray(1)
    lines: list[int] = []
    for point in range(cells):
        at = wide * (point // columns + 1) + point % columns + 1
        ray.extend(bytes([framed[at + step] for step in steps]))
        for direction, step in straight if (point // columns + point % columns) % 2 else every:
            target = framed[at + step]
            if target < cells:
                lines += (target, framed[at + step + step], framed[at - step], direction)
        first.append(len(lines) // 4)
    way = bytearray(2 * columns + 3)
    for direction in range(8):
        way[(_DIRECTIONS[direction][0] + 1) * columns + _DIRECTIONS[direction][1] + 1] = direction
    return bytes(first), bytes(lines), bytes(ray), bytes(way)
