"""Fafy on the handheld."""

from sillon.manifest import Manifest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Leds, Options, Stage


class MANIFEST(Manifest):
    letter = "F"
    panel = (3, 3)
    strip = 9
    glyph = (0, 0b001000100, 0b011111110, 0b001000100)
    key_glyph = (0b010111, (0, 210, 60))  # a pile that grows
    cell_shift = 1
    starts = (
        ("row_own", b""),
        ("row_laid", None),
        ("row_short", b"\1\1\1\1\1"),
        ("row_stars", b"\1\2\2\1\1\2\2\1"),  # from the document: "a layout invented by an astrophysicist"
    )
    seeds_to_lay = 10
    rules_pages = True
    own_screen = True
    computer = True
    counts_points = False
    learn = ("lessons", "exercises", "stages", "puzzles")
    own_practice = True

    @staticmethod
    def stages() -> "tuple[Stage, ...]":
        return (
            ("five", {"cells": 5}, b""),
            ("eight", {}, b""),
            ("stars", {}, b"\1\2\2\1\1\2\2\1"),
            ("right", {"impartial": False}, b""),
            ("misere", {"misere": True}, b""),
        )

    @staticmethod
    def puzzle_forms() -> "tuple[Options, ...]":
        return (
            {"cells": 5},
            {"cells": 6},
            {},
            {"cells": 6, "impartial": False},
            {"impartial": False},
            {"cells": 9},
            {"cells": 9, "impartial": False},
        )

    @staticmethod
    def on_keys(leds: "Leds") -> bool:
        return leds.rows >= 4 and leds.cols >= 3
