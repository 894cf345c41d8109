"""Awalé on the handheld."""

from sillon.manifest import Manifest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.awale import Awale
    from games.contract import Chance


class MANIFEST(Manifest):
    letter = "A"
    panel = (5, 9)
    strip = 60
    keys = (4, 3)
    glyph = (0b010101010, 0b101010101, 0, 0b111111111)
    key_glyph = (0b110011, (40, 110, 255))  # pits, and the furrow between them
    cell_kind = "pit"
    cell_names = "ABCDEFabcdef"
    # The document has 40 or 48 seeds: with 40, the middle pits of each row keep their four.
    starts = (("row_own", b""), ("row_laid", None), ("row_forty", b"\3\3\4\4\3\3" * 2))
    seeds_to_lay = (48, 12, 24, 36, 40)
    two_rows = True
    rules_pages = True
    own_screen = True
    computer = True
    learn = ("lessons", "exercises", "stages", "puzzles")
    stages = (
        ("two", {}, bytes([2] * 12 + [0, 0])),
        ("three", {}, bytes([3] * 12 + [0, 0])),
        ("twenty", {"target": 20}, b""),
        ("whole", {}, b""),
    )
    puzzle_forms = ({},)

    @staticmethod
    def practice_position(game: "Awale", grade: int, most: int, chance: "Chance") -> "bytes | None":
        """Return pits with few seeds, for a short first sowing, and the other seeds in the stores; None from grade 3 on."""
        if grade > 2:
            return None
        board = bytearray([chance.randrange(most + 1) for _ in range(12)] + [0, 0, 0])
        board[12] = board[13] = (48 - sum(board)) // 2
        return bytes(board)

    @staticmethod
    def column(game: "Awale", cell: int) -> int:
        return cell if cell < 6 else 11 - cell  # Nord's pits run from right to left
