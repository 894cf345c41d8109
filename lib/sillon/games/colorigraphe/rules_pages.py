"""The Colorigraphe's rules in pages, each with an example on the lights. sillon/games/fafy/rules_pages.py has the fields.

The plots are on the lights, the arcs are not: the other ends of the arcs of the cursor's plot stand out. Positions and moves
are made from short texts: see sillon/games/colorigraphe/circle_text.py.
"""

from games import colorigraphe as rules
from sillon.games.colorigraphe import lights as plots
from sillon.games.colorigraphe.circle_text import moves, position
from sillon.games.colorigraphe.score_bars import rows
from sillon.views import SEATS
from sillon.views.shades import mixed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds
    from sillon.views.board_view import BoardView

_FIVE = "3-5 3-6 3-12 7-12 11-12"  # the document's first problem
_TRIANGLE = "1-5 1-9 3-5 5-9"
_RING = "1-2 1-12 2-3 3-4 4-5 5-6 6-7 7-8 8-9 9-10 10-11 11-12"
_BLACK = position("1-5 1-9 5-9", "r.k.k...b...")
_ROLLING = position("3-6", phase=rules.ROLLING)
_THREE = ("colours", 3)
_NONE: "tuple[int, ...]" = ()

PAGES: "tuple[object, ...]" = (
    ("arcs", None, {}, _ROLLING, moves("5-3 7-12 12-3"), False),
    ("dice", ("stakes", "dice"), {}, _ROLLING, moves("9-10 1-6 2-8"), False),
    ("cards", ("problems", "cards"), {}, _ROLLING, moves("9-10 1-6 2-8"), False),
    ("again", ("problems", "dice"), {}, _ROLLING, moves("7-7 6-3"), True),
    ("colour", _THREE, {}, position(_FIVE), moves("r3 b5 b6 b12 r7 r11"), False),
    ("turn", ("colours", 2), {"colours": 2}, position(_FIVE, "bbbbbbbbbbbb"), moves("r3 r7 r11"), False),
    ("ends", None, {}, position(_FIVE, "..r.bbr...bb", phase=rules.CLAIMING, first=rules.INVALID), _NONE, False),
    ("empty", _THREE, {}, position(_FIVE, "..r.bbr...rb"), _NONE, False),
    ("triangle", _THREE, {}, position(_TRIANGLE), moves("r1 b9 k5 r3"), False),
    ("black", _THREE, {}, position(_TRIANGLE, "r.r.k...b..."), _NONE, False),
    ("six", _THREE, {}, position(_TRIANGLE, ".k.k.kkk.k.."), moves("k9"), True),
    ("time", None, {}, position(_FIVE, "..r.b......."), moves("b6"), False),
    ("challenge", _THREE, {}, position(_TRIANGLE, "k.k.r...b...", phase=rules.CLAIMING, first=2), _NONE, False),
    ("better", _THREE, {}, position(_TRIANGLE, phase=rules.CHALLENGED, first=2), moves("r1 k5 b9 r3"), False),
    ("risk", _THREE, {}, position(_TRIANGLE, "r.r.r.......", phase=rules.CHALLENGED, first=2), moves("b9"), False),
    ("less", ("floor", False) + _THREE, {}, _BLACK, _NONE, False),
    ("floor", ("floor", True) + _THREE, {}, _BLACK, _NONE, False),
    ("goal", None, {}, position(_RING, "rbrbrbrbrbrb"), _NONE, False),
)


def _time(leds: "Leds", look: "BoardView") -> None:
    """Draw the time left: green before it starts, amber, red."""
    if look.beat < 8 or look.beat > 23:
        plots.clock(leds, 1, 1, (0, 220, 70) if look.beat < 8 else (255 - look.beat % 4 * 60, 20, 0))
    else:
        plots.clock(leds, 32 - look.beat, 24, (110, 62, 0))


def _stake(leds: "Leds", look: "BoardView") -> None:
    """Draw a stake that grows, in the first player's colour."""
    last = 1 + look.beat * 2 // 3
    for k in range(last + 1):
        colour = SEATS[0] if k == last else mixed(plots.DARK, SEATS[0], 150)
        leds[plots.place(leds, k) if leds.rows > 1 else (0, k * leds.cols // 24)] = colour


def _die(leds: "Leds", look: "BoardView") -> None:
    """Draw the light of a die, and the plots of the arc that is there."""
    look.marks[2] = look.marks[5] = plots.PLAYABLE
    plots.fill(leds, look.beat * 12 // 32, (255, 240, 190))


_COLOURED = position(_FIVE, "..r.bbr...rb")
LIGHTS: "tuple[object, ...]" = (
    ("light_token", _THREE, {}, position(_TRIANGLE, "r.b.k...b..."), _NONE, False),
    ("light_arc", None, {}, position(_FIVE, "......r..r.."), moves("r3 b5 b6 b12"), False),
    ("light_die", None, {}, _ROLLING, _die, False),
    ("light_time", None, {}, _COLOURED, _time, False),
    ("light_sign", None, {}, _COLOURED, lambda leds, look: plots.sign(leds, look.beat // 8), False),
    ("light_player", None, {}, position(_FIVE), lambda leds, look: rows(leds, (9, 7, 5), 9), False),
    ("light_stake", None, {}, position(_FIVE), _stake, False),
)
# On keys there are no lights beside the plots.
KEY_LIGHTS: "tuple[object, ...]" = LIGHTS[:2] + (
    ("light_die", None, {}, _ROLLING, _NONE, False),
    ("light_player", None, {}, _ROLLING, _NONE, False),
)
del moves, position  # a name keeps its value in memory
