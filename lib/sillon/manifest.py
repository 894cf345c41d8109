"""The manifest of a game: what it brings to the handheld. sillon/games/<game>/__init__.py has each, as a class MANIFEST.

Shared code asks the manifest, never a game's name. What a manifest leaves out keeps its default, and is not offered: with rules,
a view and words alone two people can play a game. Modules and screens are named as in targets: see module_of() in
sillon/app/__init__.py. Words have keys: sillon/words/.
"""

from games import NAMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Leds


class Manifest:
    """The defaults. A class and its attributes are the manifest: it is never instantiated."""

    letter = (
        ""  # codes begin with it, and what the store keeps for the game is found by it: never given to another game
    )

    # The lights that the smallest form of the game needs; the view's fits() answers for options.
    panel = (1, 1)  # rows, columns
    strip = 1  # LEDs in one row

    # The picture in the menu of games: a number a row from the far side, its highest of 9 bits the westernmost light.
    glyph: tuple = (0b000000000, 0b000111000, 0b000111000, 0b000000000)
    # Where there are no words, in two columns of keys: 2 bits a row from the far side, and the colour. () for none.
    key_glyph: tuple = ()

    # Cells, as lessons and hints call them.
    cell_kind = "cell"  # ends the words' keys choose_ and is_: cell, pit or plot
    cell_names = ""  # a letter a cell; "" for numbers from 1
    cell_shift = 0  # a move, shifted right by so many bits, is the cell that it is played from

    # Before a match.
    starts: tuple = ()  # (words' key, seeds) of the rows to begin from: b"" the game's own, None laid by Sud; () for no choice
    seeds_to_lay = 0  # the most that Sud lays
    two_rows = False  # what is laid is shown in two rows: by rows() of the game's page
    few_values: dict = {}  # of options with very many values, those that the menu offers
    idle: tuple = ()  # (option, other option, its value): the option has no effect then, and is not shown

    rules_pages = False  # whether there is sillon/games/<game>/rules_pages.py

    # During a match and after it.
    own_screen = (
        False  # whether there is sillon/games/<game>/screen.py; else sillon/match/cells.py shows a row of counts
    )
    base = "sillon.match.play"  # the module that the screens of its match share: in memory as long as one of them is
    computer = False  # whether there is sillon/games/<game>/player.py
    advice = True  # where there is a computer, whether it advises a person
    faces = True  # whether the seats face each other: Nord may see the board turned, the cursor may jump
    swaps_seats = False  # a revenge changes the levels of the seats, since the same seat always begins
    takes_back = True  # whether the last move can be taken back after the end
    counts_points = True  # whether a result has points
    record = "match.record"  # the screen of the record
    why = "match.why"  # where there is a computer, the screen that explains a defeat

    # Learning: entries of the menu, from first to last, of lessons, exercises, stages and puzzles.
    learn: tuple = ()
    circle = False  # lessons draw sillon/games/<game>/lesson_circle.py beside the words
    own_practice = False  # exercises take positions from sillon/games/<game>/practice.py
    own_puzzles = False  # sillon/games/<game>/puzzle_position.py reads the position of a puzzle
    task_screen = ""  # the screen of a puzzle, and of a lesson's task, where it is not the game's own
    puzzle_module = "puzzles.puzzle_board"  # what makes that screen a puzzle's

    @staticmethod
    def stages() -> tuple:
        """Return the learning ladder: (words' key, options that differ from the game's, the seeds to begin with or b"")."""
        return ()

    @staticmethod
    def puzzle_forms() -> tuple:
        """Return the options of each form that puzzles have."""
        return ()

    @staticmethod
    def on_keys(leds: "Leds") -> bool:
        """Whether lights that are keys can show the game. sillon/games/<game>/keys.py and keys_view.py do."""
        return False

    @staticmethod
    def keys_of(screen: str) -> str:
        """The module below the game's package that gives keys to one of its screens, "" for none."""
        return "keys" if screen == "screen" else ""

    @staticmethod
    def computer_of(screen: str) -> str:
        """The module that lets the computer play on one of the game's screens, "" where it has no part."""
        return "match.computer" if screen == "screen" else ""

    @staticmethod
    def before(game: "Any") -> str:
        """The screen between the menu before a match and the match, "" for none."""
        return ""

    @staticmethod
    def after(session: "Any") -> tuple:
        """More entries of the menu after a match: (words' key, screen)."""
        return ()

    @staticmethod
    def column(game: "Any", cell: int, cells: int) -> tuple[int, int]:
        """How far from the left a cell is as Sud sees it, and how many there are side by side: hints tell left from right."""
        return cell, cells


def manifest_of(name: str) -> "type[Manifest]":
    """The manifest of a game of games.NAMES."""
    found: type[Manifest] = __import__("sillon.games." + name, None, None, ("MANIFEST",)).MANIFEST
    return found


def letter(name: str) -> str:
    """The letter of a game, "" for a game that this version does not have."""
    return manifest_of(name).letter if name in NAMES else ""


def game_of(sign: str) -> str:
    """The game whose letter this is, "" for none."""
    for name in NAMES:
        if sign and manifest_of(name).letter == sign:
            return name
    return ""


def offered(leds: "Leds", name: str) -> bool:
    """Whether these lights can show the game in one of its forms; where there are no lights, its page on the screen does."""
    manifest = manifest_of(name)
    if leds.keyed:
        return manifest.on_keys(leds)
    if leds.rows > 1:
        return leds.rows >= manifest.panel[0] and leds.cols >= manifest.panel[1]
    return not leds.rows or leds.cols >= manifest.strip
