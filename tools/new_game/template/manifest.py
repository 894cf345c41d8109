"""Newgame on the handheld."""

from sillon.manifest import Manifest


class MANIFEST(Manifest):
    letter = "?"
    panel = (1, 9)
    strip = 27
    glyph = (0, 0b000010000, 0b011011000, 0b111111111)
    counts_points = False
    rules_pages = True
