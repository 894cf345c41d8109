"""Fafy's rules in pages, each with an example on the lights.

A page is (the words' key, its condition (option, value, option, value ...) or None, the example's options, its position, moves
separated by commas, whether they are refused). A value may be a tuple or a range of values. A {} in the words is the first
option's value. PAGES are the rules, LIGHTS the legend, with None in the last field where all that may be played stands out;
KEY_LIGHTS is the legend of lights that are keys.
"""

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
LIGHTS = (
    ("light_play", None, {"cells": 8}, "1 2 2 0 3 3 0 1 S", "", None),
    ("light_more", None, {"cells": 8}, "6 1 7 0 8 2 1 9 S", "", None),
)
KEY_LIGHTS = (("light_keys", None, {"cells": 8}, "1 2 3 4 5 6 1 0 S", "", None),)
