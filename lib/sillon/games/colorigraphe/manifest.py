"""The Colorigraphe on the handheld."""

from sillon.manifest import Manifest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.colorigraphe import Colorigraphe
    from sillon.contract import Leds


class MANIFEST(Manifest):
    letter = "C"
    panel = (5, 9)
    strip = 24
    keys = (4, 3)
    glyph = (0b001010100, 0b010000010, 0b100000001, 0b010000010)
    cell_kind = "plot"
    few_values = {"target": range(0, 1000, 5)}
    hidden_options = (("stakes", "problems", "cards"), ("floor", "colours", 2))
    rules_pages = True
    own_screen = True
    match_base_module = "sillon.games.colorigraphe.table"
    computer = True
    advice = False  # training has hints of its own
    seats_face_each_other = False  # all sit around the circle
    undo_after_end = False  # a roll or a timeout cannot be undone
    record = "colorigraphe.record"
    why = "colorigraphe.why"
    learn = ("lessons", "stages", "arcs", "puzzles")
    stages = (
        ("two", {"colours": 2, "target": 20, "seconds": 120}, b""),
        ("black", {"target": 30, "seconds": 120}, b""),
        ("cards", {"problems": "cards"}, b""),
        ("whole", {}, b""),
    )
    puzzle_forms = ({"players": 1},)
    puzzle_reader = "circle_text"
    lesson_circle = True
    task_screen = "colorigraphe.colour"
    puzzle_controller = ("games.colorigraphe.problem", "Problem")
    lesson_controller = ("games.colorigraphe.lesson_screen", "Task")
    computer_controllers = {
        "colour": ("games.colorigraphe.computer_colour", "ComputerColours"),
        "stake": ("games.colorigraphe.computer_table", "ComputerStakes"),
        "claim": ("games.colorigraphe.computer_table", "ComputerClaims"),
    }

    @classmethod
    def on_keys(cls, leds: "Leds") -> bool:
        """Return whether the plots fit; arcs, and the dice's lights, are shown on the display."""
        return leds.rows >= 4 and leds.cols == 3 and not leds.named

    @staticmethod
    def naming(game: "Colorigraphe") -> str:
        return "colorigraphe.players" if game.players > 1 else ""
