"""Fafy on the handheld."""

from sillon.manifest import Manifest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.contract import Chance
    from games.fafy import Fafy


class MANIFEST(Manifest):
    letter = "F"
    panel = (3, 3)
    strip = 9
    keys = (4, 3)
    glyph = (0, 0b001000100, 0b011111110, 0b001000100)
    key_glyph = (0b010111, (0, 210, 60))  # a pile that grows
    cell_shift = 1
    starts = (
        ("row_own", b""),
        ("row_laid", None),
        ("row_short", b"\1\1\1\1\1"),
        ("row_stars", b"\1\2\2\1\1\2\2\1"),  # from the document: "a layout invented by an astrophysicist"
    )
    seeds_to_lay = (10, 12, 15, 18, 20, 24, 5, 8)  # an example of the document has 18
    rules_pages = True
    own_screen = True
    computer = True
    counts_points = False
    tournament = True
    learn = ("lessons", "exercises", "stages", "puzzles")
    stages = (
        ("five", {"cells": 5}, b""),
        ("eight", {}, b""),
        ("stars", {}, b"\1\2\2\1\1\2\2\1"),
        ("right", {"impartial": False}, b""),
        ("misere", {"misere": True}, b""),
    )
    puzzle_forms = (
        {"cells": 5},
        {"cells": 6},
        {},
        {"cells": 6, "impartial": False},
        {"impartial": False},
        {"cells": 9},
        {"cells": 9, "impartial": False},
    )

    @staticmethod
    def practice_position(game: "Fafy", grade: int, most: int, chance: "Chance") -> bytes:
        """Return a row of ones and twos with one pile of `most` seeds; from grade 2 on one cell is empty."""
        layout = [1 + chance.randrange(2) for _ in range(game.cells)]
        layout[chance.randrange(game.cells)] = min(most, game.cells - 1)
        if grade > 1:
            layout[chance.randrange(game.cells)] = 0
        return bytes(game.start(layout))
