"""Fang's rules in pages, each with an example on the lights. sillon/games/fafy/rules_pages.py documents the fields.

Most examples are from the document's walk-through, which ends with 13 seeds to 3.
"""

from sillon.views.legend import thinks
from sillon.views.row import Shape

_EIGHT: "dict[str, object]" = {}

PAGES = (
    ("turn", None, _EIGHT, "0 1 1 1 1 1 1 0 5 5 S", "4", False),
    ("sow", None, _EIGHT, "0 1 1 1 0 1 2 1 5 4 S", "7", False),
    ("tibong", None, _EIGHT, "0 1 1 1 1 1 1 0 5 5 S", "4,5", False),
    ("other", None, _EIGHT, "1 2 2 1 0 0 1 2 4 3 S", "8", False),
    ("low", ("tibong_min", 2), _EIGHT, "1 2 2 1 0 1 0 1 4 4 N", "8,1", True),
    ("one", ("tibong_min", 1), {"tibong_min": 1}, "1 2 2 1 0 1 0 1 4 4 N", "8", False),
    ("refill", None, _EIGHT, "1 1 4 2 0 1 2 1 2 2 S", "3", False),
    ("wrap", ("overflow", "wrap"), {"cells": 4}, "1 4 1 1 2 2 S", "2", False),
    ("full", ("overflow", "refused"), {"cells": 4, "overflow": "refused"}, "1 4 1 1 2 2 S", "2", True),
    ("stuck", ("overflow", "refused"), {"cells": 4, "overflow": "refused"}, "0 5 0 0 1 2 S", "2", True),
    ("stuck", ("overflow", "wrap", "tibong_min", 2), _EIGHT, "1 0 0 0 0 0 0 1 5 5 S", "1,8", True),
    ("end", None, _EIGHT, "2 2 5 0 0 2 1 3 1 0 S", "8", False),
    ("tie", None, _EIGHT, "3 2 1 2 2 2 3 1 0 0 S", "", False),
)
LIGHTS: "tuple[object, ...]" = (
    ("light_play", None, _EIGHT, "1 2 2 1 0 0 1 2 4 3 S", "", None),
    ("light_refused", None, _EIGHT, "1 2 2 1 0 1 0 1 4 4 N", "8", True),
    (
        "light_more",
        lambda leds, game: Shape(leds, game.cells, False, True).height,
        None,
        lambda game: bytes((2, 1, 6, 0, 7, 2, 9, 3))[: game.cells] + b"\2\2\0",
        "",
        None,
    ),
    ("light_layers", None, _EIGHT, "2 9 6 0 13 2 17 3 2 2 S", "", None),
    ("light_own", None, _EIGHT, "2 2 1 0 1 1 2 3 2 2 S", "", None),
    ("light_reserve", None, _EIGHT, "2 1 1 0 1 1 2 3 5 5 S", "", None),
    ("light_sown", None, _EIGHT, "2 2 1 0 1 1 2 3 2 2 S", "2", False),
    ("light_end", None, _EIGHT, "2 2 1 0 1 1 2 3 2 2 S", thinks, False),
)
KEY_LIGHTS: "tuple[object, ...]" = (
    ("light_keys", None, _EIGHT, "1 2 3 4 5 0 0 0 1 0 S", "", None),
    ("light_bright", None, _EIGHT, "1 2 2 1 0 1 0 1 4 4 S", "8", True),
    LIGHTS[4],
) + LIGHTS[6:]
