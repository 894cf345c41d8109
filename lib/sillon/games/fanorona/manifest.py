"""Fanorona on the handheld."""

from sillon.manifest import Manifest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.fanorona import Fanorona
    from sillon.contract import Session


class MANIFEST(Manifest):
    letter = "N"
    panel = (3, 3)
    strip = 9
    keys = (4, 3)
    glyph = (0b111111111, 0b101010101, 0b000010000, 0b010101010)
    key_glyph = (0b100110, (200, 50, 240))  # points that are not in one line
    cell_shift = 8
    few_values = {"draw_after": range(0, 201, 10)}
    # On 3x3 no player has more than five pieces, takes two at once, or twice in the same direction.
    hidden_options = (
        ("winner", "handicap", "none"),
        ("winner", "size", "3x3"),
        ("handicap", "size", "3x3"),
        ("choice", "size", "3x3"),
        ("same_direction", "size", "3x3"),
    )
    rules_pages = True
    own_screen = True
    computer = True
    swaps_seats = True  # White always begins
    learn = ("lessons", "stages", "puzzles")
    stages = (
        ("three", {"size": "3x3"}, b""),
        ("five", {"size": "5x5"}, b""),
        ("nine", {}, b""),
        ("vela", {"handicap": "vela"}, b""),
    )
    puzzle_forms = ({"size": "3x3"}, {"size": "5x5"}, {})
    puzzle_reader = "puzzle_position"

    @staticmethod
    def after(session: "Session") -> "tuple[tuple[str, str], ...]":
        # The document's second round: a handicap for the winner of the first, while he has more than five pieces.
        end = session.outcome()
        game = session.game
        if end is None or end.winner is None or game.handicap != "none" or game.size == "3x3":
            return ()
        return (("second", "fanorona.second_round"),)

    @staticmethod
    def column(game: "Fanorona", cell: int) -> int:
        column: int = cell % game.columns
        return column
