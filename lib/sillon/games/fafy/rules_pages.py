"""Fafy's rules, page by page, each with an example that the lights show.

A page is (the words' key, the option and the value that it is for or None, the example's options, its position, moves with
commas between, which are shown one after the other, whether they are refused). Several options and values may follow one
another; a value that is a tuple or a range is several. The words tell the first option's value where they have a {}.
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
