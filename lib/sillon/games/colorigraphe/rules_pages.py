"""The Colorigraphe's rules in pages, each with an example on the lights. sillon/games/fafy/rules_pages.py has the fields.

The plots are on the lights, the arcs are not: the other ends of the arcs of the cursor's plot stand out. Positions and moves
are made from short texts: see sillon/games/colorigraphe/circle_text.py.
"""

from games import colorigraphe as rules
from sillon.games.colorigraphe.circle_text import moves, position

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
    ("ends", _THREE, {}, position(_FIVE, "..r.bbr...bb", phase=rules.CLAIMING, first=rules.INVALID), _NONE, False),
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
LIGHTS: "tuple[object, ...]" = (
    ("light_token", _THREE, {}, position(_TRIANGLE, "r.b.k...b..."), _NONE, False),
    ("light_arc", None, {}, position(_FIVE, "......r..r.."), moves("r3 b5 b6 b12"), False),
)
del moves, position  # a name keeps its value in memory
