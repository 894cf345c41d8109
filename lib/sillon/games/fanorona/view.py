"""Fanorona on the lights: a panel has a light a point; a strip shows 3x3, a stretch of lights a point.

A strip has its points in reading order, row by row from the far side, with a gap between the rows.
"""

from games.fanorona import step
from games.rules import TAKE
from sillon.views import SEATS, glow
from sillon.views.board_view import FAULT, PLAYABLE, REFUSED

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.fanorona import Fanorona
    from sillon.contract import Colour, Leds, Step
    from sillon.views.board_view import BoardView

# Marks of this game, besides those of sillon/views/board_view.py: the piece that is moved, and a point that it may reach. A
# piece that would be taken is GOAL + 1 by percussion, GOAL + 2 by aspiration.
HELD = 3
GOAL = 4

# By what stands on a point: nothing, White, Black, a visit in the chain; then White and Black highlighted; then by mark, from
# GOAL on; last the cursor on an empty point. They differ in lightness as well as in hue.
_LIT = (
    (14, 0, 14),
    (135, 85, 20),
    (0, 55, 140),
    (150, 0, 75),
    (255, 190, 60),
    (60, 140, 255),
    (0, 170, 120),
    (255, 60, 0),
    (255, 120, 200),
    (70, 70, 70),
)


def fits(leds: "Leds", game: "Fanorona") -> bool:
    """Return whether these lights can show the game's board."""
    if leds.rows > 1:
        return game.rows <= leds.rows and game.columns <= leds.cols
    return game.cells == 9 <= leds.cols


def lights(leds: "Leds", look: "BoardView") -> None:
    """Draw the board: Black's side is the far one, or White's when it is turned."""
    game = look.game
    columns = game.columns
    marks = look.marks
    shown = look.shown
    cursor = look.cursor
    fallen = look.fallen
    size = leds.cols // 9
    x = (leds.cols - columns) // 2
    for row in range(game.rows):
        y = (leds.rows - game.rows) // 2 + row
        point = row * columns + columns - 1 if look.turned else (game.rows - 1 - row) * columns
        line = []
        for _ in range(columns):
            # `in` would allocate a tuple for each point.
            if marks[point] or point == cursor or point == fallen:  # noqa: SIM109, PLR1714
                line.append(_colour(look, point))
            else:
                line.append(_LIT[shown[point] if shown[point] < 3 else 3])
            point += -1 if look.turned else 1
        if leds.rows > 1:
            leds.put(y, x, line)
            continue
        first = 3 * row * size + row * ((leds.cols - 9 * size) // 2)
        for col in range(columns):
            leds.put(0, first + col * size, [line[col]] * max(size - 1, 1))


def _colour(look: "BoardView", point: int) -> "Colour":
    """Return the colour of a point that is marked, under the cursor, or has just changed."""
    mark = look.marks[point]
    piece = min(look.shown[point], 3)
    colour = _LIT[piece]
    here = point == look.cursor
    level = 255  # of the colour
    if mark == FAULT:
        return REFUSED if here else _LIT[7 if look.blink else 0]
    if mark >= GOAL:
        colour = _LIT[mark + 2]
        if mark != GOAL:
            # Pieces to be taken fade out and in, about once a second, the two groups in turn.
            level = look.beat & 15
            level = 31 + 32 * min(level, 15 - level)
            if mark != GOAL + 1:
                level = 286 - level
    elif piece in (1, 2) and (mark in (PLAYABLE, HELD) or point == look.fallen):
        colour = _LIT[piece + 3]
    elif point == look.fallen:
        # A piece that has just left fades out.
        level = 255 - look.part
        colour = _LIT[look.seat + 4 if look.hand else 7]
        if level < 20:
            colour, level = _LIT[0], 255
    if here:
        # The cursor on a playable point breathes with the full amplitude.
        colour = colour if piece or mark else _LIT[9]
        return glow(colour, look.breath if mark else look.breath // 2, SEATS[look.seat])
    red, green, blue = colour
    return red * level // 255, green * level // 255, blue * level // 255


def preview_move(look: "BoardView", move: int) -> None:
    """Show a move: its piece, the cursor on its target, and what it would take; both groups where there is a choice."""
    place = move >> 8 if move else look.shown[look.game.cells + 1] - 3
    look.cursor = (move >> 2) & 63 if move else place
    look.marks[place] = HELD
    legal = look.game.moves(bytes(look.shown))
    for each in (move, move ^ 3):
        if each and each in legal:
            look.marks[look.cursor] = GOAL
            taken(look, each)


def taken(look: "BoardView", move: int) -> None:
    """Mark the pieces that a legal capture would take."""
    game = look.game
    after = bytearray(look.shown)
    step(game, after, move)
    for place in range(game.cells):
        if after[place] != look.shown[place] == 2 - look.seat:
            look.marks[place] = GOAL + (move & 3)


def apply_step(look: "BoardView", done: "Step") -> None:
    """Apply a step: a piece leaves a point, reaches one, or is taken."""
    kind, place, _ = done
    down = kind != TAKE and look.hand > 0
    look.fallen = place
    look.shown[place] = look.seat + 1 if down else 0
    look.hand = int(kind != TAKE and not down)
