"""Fang on the handheld."""

from sillon.manifest import Manifest


class MANIFEST(Manifest):
    letter = "G"
    panel = (5, 9)
    strip = 32
    keys = (4, 3)
    glyph = (0b010000010, 0b111000111, 0b111010111, 0b111111111)
    key_glyph = (0b001111, (255, 140, 0))  # two halves that are full
    starts = (("row_own", b""), ("row_laid", None))
    seeds_to_lay = (24, 6, 8, 10, 12, 16, 20)
    rules_pages = True
    own_screen = True
    computer = True
    learn = ("lessons", "exercises", "stages", "puzzles")
    stages = (
        ("small", {"cells": 4, "tibong_min": 1}, b""),
        ("middle", {"cells": 6, "tibong_min": 1}, b""),
        ("ripe", {"cells": 6}, b""),
        ("large", {}, b""),
    )
    puzzle_forms = ({"cells": 4}, {"cells": 6}, {})
