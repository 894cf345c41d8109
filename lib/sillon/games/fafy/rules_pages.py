"""Fafy's rules in pages, each with an example on the lights.

A page is (the words' key, its condition (option, value, option, value ...) or None, the example's options, its position, moves
separated by commas, whether they are refused). A value may be a tuple or a range of values. A {} in the words is the first
option's value. PAGES are the rules, LIGHTS the legend, with None in the last field where all that may be played stands out;
KEY_LIGHTS is the legend of lights that are keys.

On pages of the legend the condition may be a function of the lights and the game that is played, which gives the words' value;
with None for the options the example is of that game, and its position a function of it. A function of the lights and the
BoardView in place of the moves draws over the example.
"""

from sillon.views import SEATS
from sillon.views.legend import thinks
from sillon.views.row import Shape

PAGES = (
    ("take", None, {"cells": 8}, "1 2 2 1 1 2 2 1 S", "4>", False),
    ("both", ("impartial", True), {"cells": 8}, "1 2 1 3 1 1 1 1 S", "4<,5>", False),
    ("right", ("impartial", False), {"cells": 8, "impartial": False}, "1 1 2 1 1 2 1 1 S", "3>,6<", False),
    ("empty", ("rule", "fafy"), {"cells": 8}, "1 2 2 0 3 3 0 1 S", "3>,5>", True),
    ("last", ("rule", "sowing"), {"cells": 8, "rule": "sowing"}, "1 2 0 1 1 0 2 1 S", "2>", False),
    ("edge", None, {"cells": 8}, "1 2 2 1 1 2 3 1 S", "7>", True),
    ("bad", ("bad_sowing", "loses"), {"cells": 8}, "1 2 2 1 1 2 3 1 S", "7>", True),
    ("loses", ("misere", False), {"cells": 8}, "0 3 2 0 3 3 0 1 N", "", False),
    ("wins", ("misere", True), {"cells": 8, "misere": True}, "0 3 2 0 3 3 0 1 N", "", False),
)
LIGHTS: "tuple[object, ...]" = (
    ("light_play", None, {"cells": 8}, "1 2 2 0 3 3 0 1 S", "", None),
    ("light_refused", None, {"cells": 8}, "1 2 2 0 3 3 0 1 S", "5>", True),
    (
        "light_more",
        lambda leds, game: Shape(leds, game.cells).height,
        None,
        # The second cell can always be sown.
        lambda game: game.start(bytes((6, 1, 7, 0, 8, 2, 1, 9) * 2)[: game.cells]),
        "",
        None,
    ),
    ("light_layers", None, {"cells": 8}, "6 9 12 20 1 2 7 6 S", "", None),
    ("light_sown", None, {"cells": 8}, "1 2 2 0 3 3 0 1 S", "3<", False),
    ("light_run", None, {"cells": 8}, "1 2 2 0 3 3 0 1 S", thinks, False),
    ("light_sides", None, {"cells": 8}, "1 2 2 0 3 3 0 1 S", lambda leds, look: leds.put(0, 0, SEATS[:2]), False),
)
KEY_LIGHTS: "tuple[object, ...]" = (
    ("light_keys", None, {"cells": 8}, "1 2 3 4 5 6 1 0 S", "", None),
    ("light_bright", None, {"cells": 8}, "1 2 2 0 3 3 0 1 S", "4>", True),
) + LIGHTS[4:]
