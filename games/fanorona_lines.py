"""The lines of a Fanorona board as tables of bytes, made once for each size: read when a game is made, then no more.

Directions are 0..7, in the order of the points that they lead to; 7 - d is the opposite of d. Diagonal lines go only
through points whose row + column is even. Off the board is point `cells + 1`, which holds no piece in any position.
"""

_WAYS = ((-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1))  # rows, columns
_STRAIGHT = (1, 3, 4, 6)


def tables(rows: int, columns: int) -> tuple[bytes, bytes, bytes, bytes]:
    """(first, lines, ray, way).

    Four bytes of `lines` tell a line from a point: the neighbour that it leads to, the point just beyond the neighbour,
    the point just behind, the direction. Those of point p begin at 4 * first[p] and end at 4 * first[p + 1].
    ray[8 * p + d] is the next point in direction d, on a line or not; way[q - p + columns + 1] is the direction from p to
    its neighbour q.
    """
    cells = rows * columns
    ray = bytearray()
    for row in range(rows):
        for column in range(columns):
            for down, right in _WAYS:
                inside = -1 < row + down < rows and -1 < column + right < columns
                ray.append((row + down) * columns + column + right if inside else cells + 1)
    first = bytearray(1)
    lines = bytearray()
    for point in range(cells):
        ways = _STRAIGHT if (point // columns + point % columns) % 2 else range(8)
        for direction in ways:
            target = ray[8 * point + direction]
            if target < cells:
                lines.extend(bytes((target, ray[8 * target + direction], ray[8 * point + 7 - direction], direction)))
        first.append(len(lines) // 4)
    way = bytearray(2 * columns + 3)
    for direction in range(8):
        way[(_WAYS[direction][0] + 1) * columns + _WAYS[direction][1] + 1] = direction
    return bytes(first), bytes(lines), bytes(ray), bytes(way)
