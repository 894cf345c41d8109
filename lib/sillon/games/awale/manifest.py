"""Awalé on the handheld."""

from sillon.manifest import Manifest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.awale import Awale
    from sillon.contract import Leds, Options, Stage


class MANIFEST(Manifest):
    letter = "A"
    panel = (5, 9)
    strip = 60
    glyph = (0b010101010, 0b101010101, 0, 0b111111111)
    key_glyph = (0b110011, (40, 110, 255))  # pits, and the furrow between them
    cell_kind = "pit"
    cell_names = "ABCDEFabcdef"
    starts = (("row_own", b""), ("row_laid", None))
    seeds_to_lay = 48
    two_rows = True
    rules_pages = True
    own_screen = True
    computer = True
    learn = ("lessons", "exercises", "stages", "puzzles")
    own_practice = True

    @staticmethod
    def stages() -> "tuple[Stage, ...]":
        return (
            ("two", {}, bytes([2] * 12 + [0, 0])),
            ("three", {}, bytes([3] * 12 + [0, 0])),
            ("twenty", {"target": 20}, b""),
            ("whole", {}, b""),
        )

    @staticmethod
    def puzzle_forms() -> "tuple[Options, ...]":
        return ({},)

    @staticmethod
    def on_keys(leds: "Leds") -> bool:
        return leds.rows >= 4 and leds.cols >= 3

    @staticmethod
    def column(game: "Awale", cell: int) -> int:
        return cell if cell < 6 else 11 - cell  # Nord's pits run from right to left
