"""Fanorona's board on the display, small at the right: White's pieces are discs, Black's are rings."""

from sillon.games.fanorona.view import GOAL, HELD

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.fanorona import Fanorona
    from sillon.contract import Display
    from sillon.views.board_view import BoardView

# By columns: pixels from point to point, x of the west column, y of the south row, radius of a piece, pixels to the cursor's
# frame. Only the middle of a line is drawn: pieces do not touch it.
_AT_ONCE = 15  # points drawn in one call
_SHAPES = {9: (8, 59, 41, 2, 4), 5: (10, 71, 44, 2, 4), 3: (16, 75, 41, 4, 6)}


def board(display: "Display", look: "BoardView", kept: bytearray) -> bool:
    """Draw what has changed. Return True while more must be drawn.

    `kept` has a byte a point, the sign drawn there: what stands there, 4 times its mark, 32 for the cursor's frame; 255 is
    none. One call draws only some points, so that lights and buttons need not wait for all of them.
    """
    marks = look.marks
    shown = look.shown
    cursor = look.cursor
    left = _AT_ONCE
    if display.drawing(look.game.size, _place(look.game)):
        for point in range(len(kept)):
            kept[point] = 255
    for point in range(len(kept)):
        sign = shown[point] if shown[point] < 3 else 3
        if marks[point] >= HELD:
            sign |= marks[point] << 2
        if sign != kept[point] and point != cursor:
            draw(display, look, point, sign, kept)
            left -= 1
            if not left:
                return True
    if cursor >= 0:
        sign = min(shown[cursor], 3) | marks[cursor] << 2 | 32
        # Its frame shares pixels with its neighbours.
        if sign != kept[cursor] or left < _AT_ONCE:
            draw(display, look, cursor, sign, kept)
    return False


def _place(game: "Fanorona") -> tuple[int, int, int, int]:
    """Return the board's rectangle: x, y, width and height."""
    size, x, y, _, frame = _SHAPES[game.columns]
    width, height = [size * (count - 1) + 2 * frame + 1 for count in (game.columns, game.cells // game.columns)]
    return (x - frame, y + frame + 1 - height, width, height)


def draw(display: "Display", look: "BoardView", point: int, sign: int, kept: bytearray) -> None:
    """Redraw a point and its parts of the lines."""
    fresh = kept[point] == 255  # on an empty canvas
    done = kept[point] ^ sign in (0, 32)  # only the cursor's frame has changed
    kept[point] = sign
    piece = sign & 3
    mark = (sign & 31) >> 2
    game = look.game
    cursor = look.cursor
    size, x, y, radius, frame = _SHAPES[game.columns]
    place = game.cells - 1 - point if look.turned else point
    x += size * (place % game.columns)
    y -= size * (place // game.columns)
    for k in (-frame, frame) if sign >> 5 or not fresh else ():
        display.line(x + 1 - frame, y + k, x - 1 + frame, y + k, sign >> 5)
        display.line(x + k, y + 1 - frame, x + k, y - 1 + frame, sign >> 5)
    if sign < 32:
        for line in range(game.first[point] << 2, game.first[point + 1] << 2, 4):
            way = 7 - game.lines[line + 3] if look.turned else game.lines[line + 3]
            if fresh and way > 3 and game.lines[line] != cursor:
                continue  # drawn with its other end
            way += way > 3
            col = way % 3 - 1
            row = way // 3 - 1
            low = radius + 1 if row and col else radius + 2
            high = size - low
            display.line(x + col * low, y - row * low, x + col * high, y - row * high)
    if done:
        return
    for k in range(-radius, radius + 1) if not fresh else ():
        display.line(x - radius, y + k, x + radius, y + k, 0)
    if mark > GOAL:
        display.line(x - radius, y - radius, x + radius, y + radius)
        display.line(x - radius, y + radius, x + radius, y - radius)
    elif piece in (1, 2):
        display.disc(x, y, radius)
        if piece == 2:
            display.disc(x, y, radius - 1, 0)
        if mark == HELD:
            display.disc(x, y, 1, piece - 1)
    else:
        # A free point is a dot; a point that the piece may reach is a small cross, without its middle if it was visited.
        if piece or mark == GOAL:
            display.disc(x, y, 1)
        display.line(x, y, x, y, int(not piece))
