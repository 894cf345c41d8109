"""The Colorigraphe on the handheld."""

from sillon.manifest import Manifest

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.colorigraphe import Colorigraphe
    from sillon.contract import Leds

# The screens that draw the twelve plots, or points.
_PLOTS = ("stake", "roll", "claim", "verdict", "better", "look_back", "over", "scores", "why")


class MANIFEST(Manifest):
    letter = "C"
    panel = (5, 9)
    strip = 24
    glyph = (0b001010100, 0b010000010, 0b100000001, 0b010000010)
    cell_kind = "plot"
    few_values = {"target": range(0, 1000, 5)}
    idle = (("stakes", "problems", "cards"), ("floor", "colours", 2))
    rules_pages = True
    own_screen = True
    base = "sillon.games.colorigraphe.table"
    computer = True
    advice = False  # training has hints of its own
    faces = False  # all players sit around the circle and play all plots
    takes_back = False  # a roll or a timeout cannot be undone
    record = "colorigraphe.record"
    why = "colorigraphe.why"
    learn = ("lessons", "stages", "puzzles")
    circle = True
    own_puzzles = True
    task_screen = "colorigraphe.colour"
    puzzle_controller = ("games.colorigraphe.problem", "Problem")
    lesson_controller = ("games.colorigraphe.lesson_screen", "Task")
    computer_controllers = {
        "colour": ("games.colorigraphe.computer_colour", "ComputerColours"),
        "stake": ("games.colorigraphe.computer_table", "ComputerStakes"),
        "claim": ("games.colorigraphe.computer_table", "ComputerClaims"),
    }

    @staticmethod
    def stages() -> tuple:
        return (
            ("two", {"colours": 2, "target": 20, "seconds": 120}, b""),
            ("black", {"target": 30, "seconds": 120}, b""),
            ("cards", {"problems": "cards"}, b""),
            ("whole", {}, b""),
        )

    @staticmethod
    def puzzle_forms() -> tuple:
        return ({"players": 1},)

    @staticmethod
    def on_keys(leds: "Leds") -> bool:
        """Return whether the plots fit; arcs, and the lights of the dice, are shown on the display."""
        return leds.rows >= 4 and leds.cols == 3 and not leds.named

    @staticmethod
    def keys_of(screen: str) -> str:
        return "keys" if screen == "colour" else "keys_plots" if screen in _PLOTS else ""

    @staticmethod
    def before(game: "Colorigraphe") -> str:
        return "colorigraphe.players" if game.players > 1 else ""
