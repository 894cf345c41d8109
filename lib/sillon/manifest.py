"""The manifest of a game: what it brings to the handheld. sillon/games/<game>/manifest.py has it, as the class
MANIFEST.

Shared code asks the manifest and never compares a game's name. What a manifest leaves out keeps its default and is not
offered: rules, a view and words are enough for two people to play. Modules and screens are named like
targets: see module_of() in sillon/app/__init__.py. Texts are given by keys of sillon/words/.

Manifests take 4 KB, so a match drops them: its session has taken what the screens of the match ask.
"""

from games import NAMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from games.contract import Chance
    from sillon.contract import Colour, Leds, Options, Session, Stage


class Manifest:
    """The defaults. The class itself is the manifest; it is never instantiated."""

    letter = ""  # begins codes and stored entries; never reuse the letter of another game

    # The lights that the smallest form of the game needs; the view's fits() decides for given options.
    panel = (1, 1)  # rows, columns
    strip = 1  # LEDs in one row
    # Rows and columns of lights that are keys; None: the game has no keys.py, keys_view.py and touch_view.py.
    keys: "tuple[int, int] | None" = None

    # The picture in the menu of games: a number a row from the far side; the highest of 9 bits is the westernmost light.
    glyph: "tuple[int, ...]" = (0b000000000, 0b000111000, 0b000111000, 0b000000000)
    # The picture where there are no words, in two columns of keys: 2 bits a row from the far side, and the colour.
    key_glyph: "tuple[int, Colour] | tuple[()]" = ()

    # The names of cells in lessons and hints.
    cell_kind = "cell"  # ends the words' keys choose_ and is_: cell, pit or plot
    cell_names = ""  # a letter a cell; "" for numbers from 1
    # move >> cell_shift is the cell that it is played from; unless 0, move_words.py of the game says the rest of a move.
    cell_shift = 0

    # Before a match.
    # (words' key, seeds) of each start: b"" the game's own, None laid by Sud; () for no choice.
    starts: "tuple[tuple[str, bytes | None], ...]" = ()
    seeds_to_lay: "tuple[int, ...]" = ()  # the numbers of seeds that Sud can take to lay, the usual one first
    two_rows = False  # whether laying shows two rows, drawn by rows() of the game's page
    few_values: "dict[str, range]" = {}  # for options with very many values, the ones that the menu offers
    # (option, other option, value): hide the option when the other has that value, as it has no effect then.
    hidden_options: "tuple[tuple[str, str, object], ...]" = ()

    rules_pages = False  # whether sillon/games/<game>/rules_pages.py exists

    # During a match and after it.
    own_screen = False  # whether sillon/games/<game>/screen.py exists; else sillon/match/cells.py shows a row of counts
    match_base_module = "sillon.match.play"  # the module that all screens of its match import
    computer = False  # whether sillon/games/<game>/player.py exists
    advice = True  # whether the computer advises a person
    seats_face_each_other = True  # whether the board can be turned for Nord, and the cursor can jump
    swaps_seats = False  # whether a revenge swaps the seats' levels, because the same seat always begins
    undo_after_end = True  # whether the last move can be undone after the end
    counts_points = True  # whether a result has points
    tournament = False  # whether the tables of a class tournament play it, by its usual rules
    record = "match.record"  # the screen of the record
    why = "match.why"  # the screen that explains a defeat, where there is a computer

    # Learning: entries of the menu in order: lessons, exercises, stages, puzzles, and screens of the game, whose entries are
    # in the words of its setup.
    learn: "tuple[str, ...]" = ()
    # A stage is (words' key, options that differ from the defaults, seeds of the start or b"").
    stages: "tuple[Stage, ...]" = ()
    puzzle_forms: "tuple[Options, ...]" = ()  # the options of each form of puzzle
    lesson_circle = False  # whether lessons draw sillon/games/<game>/lesson_circle.py beside the words
    # practice_position(game, grade, most, chance): a random position for an exercise whose sowings have up to `most` seeds,
    # or None for one of a match.
    practice_position: "Callable[[Any, int, int, Chance], bytes | None] | None" = None
    puzzle_reader = (
        ""  # the module below the game's package whose from_puzzle() reads positions of puzzles, "" for none
    )
    task_screen = ""  # the screen of puzzles and of a lesson's tasks, "" for the game's own
    # Controllers, (module, class): see sillon/match/controller.py. The first two are for the task screen.
    puzzle_controller = ("puzzles.puzzle_board", "Puzzle")
    lesson_controller = ("lessons.task", "Task")
    # By screen of the game.
    computer_controllers: "dict[str, tuple[str, str]]" = {"screen": ("match.computer", "Computer")}

    @classmethod
    def on_keys(cls, leds: "Leds") -> bool:
        """Return whether lights that are keys can show the game, with its keys.py and keys_view.py."""
        return cls.keys is not None and leds.rows >= cls.keys[0] and leds.cols >= cls.keys[1]

    @staticmethod
    def naming(game: "Any") -> str:
        """Return the screen where the players choose their names, "" for none."""
        return ""

    @staticmethod
    def after(session: "Session") -> "tuple[tuple[str, str], ...]":
        """Return further entries of the menu after a match: (words' key, screen)."""
        return ()

    @staticmethod
    def column(game: "Any", cell: int) -> int:
        """Return the column of a cell as Sud sees it, from 0; hints tell left from right by it."""
        return cell


def manifest_of(name: str) -> "type[Manifest]":
    """Return the manifest of a game of games.NAMES."""
    manifest: type[Manifest] = __import__(f"sillon.games.{name}.manifest", None, None, ("MANIFEST",)).MANIFEST
    return manifest


def letter(name: str) -> str:
    """Return the letter of a game, "" for a game that this version does not have."""
    return manifest_of(name).letter if name in NAMES else ""


def game_of(sign: str) -> str:
    """Return the game with this letter, "" for none."""
    for name in NAMES:
        if sign and manifest_of(name).letter == sign:
            return name
    return ""


def offered(leds: "Leds", name: str) -> bool:
    """Return whether these lights can show some form of the game; without lights, the display does."""
    manifest = manifest_of(name)
    if leds.keyed:
        # Keys that are buttons: menus without words, in which the game needs a picture.
        return manifest.on_keys(leds) and (not leds.named or len(manifest.key_glyph) > 0)
    if leds.rows > 1:
        return leds.rows >= manifest.panel[0] and leds.cols >= manifest.panel[1]
    return not leds.rows or leds.cols >= manifest.strip
