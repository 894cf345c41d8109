"""The board of Fanorona as the eye sees it: which point is the next one, and which is the nearest.

`able` is a byte a point, what can be done there; the cursor goes where that is more than `least`.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.look import Look


def seen(look: "Look", point: int) -> int:
    """The number of a point when one reads the board from the far left; and the point that has such a number."""
    columns = look.game.columns
    row = point // columns * columns
    if look.turned:
        return row + row + columns - 1 - point
    return look.game.cells - columns - row - row + point


def seek(look: "Look", able: bytearray, step: int, least: int) -> None:
    """The cursor to the next point (`step` 1) or the one before (-1), as one reads, round and round."""
    place = seen(look, look.cursor)
    for _ in able:
        place = (place + step) % len(able)
        look.cursor = seen(look, place)
        if able[look.cursor] > least:
            return


def find(look: "Look", able: bytearray, way: int, least: int) -> None:
    """The cursor to the nearest point above it (`way` 1), below it (-1) or anywhere (0); it stays where there is none."""
    columns = look.game.columns
    at = seen(look, look.cursor)
    low = 99
    for point in range(len(able)):
        if able[point] > least:
            place = seen(look, point)
            rows = at // columns - place // columns
            count = abs(rows) + 2 * abs(at % columns - place % columns)
            if count < low and (rows * way > 0 or not way):
                low = count
                look.cursor = point
