"""A walk through every screen of each game: (the screen, the buttons that lead to it). Measurements and tests follow it.

It presses LEFT RIGHT OK BACK only, so it is the same on every board. game_<game>.py overrides the defaults of `Walked`. It runs
on CPython, and on the small interpreter, where these files are outside the package.
"""

from games import NAMES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    Steps = tuple[tuple[str, str], ...]  # (the screen, the buttons that lead to it), one after the other


class Walked:
    """What the walks and other measurements need to know of a game, with the defaults for a game without a file."""

    TURNS: "Steps" = ()  # from the first screen of the match on, with a refused move where there is one
    LAID = False  # the menu before the game has one more entry: the row to start from
    TURN = ""  # a person's turn against the strongest computer
    RIVAL: "Steps" = ()  # the whole walk against it, in the place of TURN
    # The number of a lesson, the presses from its first step to a move on the game's own screen, and the presses there, with a
    # wrong move where there is one.
    LESSON: "tuple[Any, ...]" = ()
    PLAYERS = False  # the menu before the game has one more entry: the names of the players
    ADVICE = True  # the menu has advice
    CLOCKED = False  # the computer begins, and colours against the clock
    LAYING: "Steps" = ()  # lays the seeds to start from
    OWN: "dict[str, Steps]" = {}  # a walk for each screen that only this game's menu for learning has, by the screen's name
    THOUGHT_ABOUT = ("-",)  # the options with which the player is measured, "-" for none
    PLIES = (0, 2, 4, 6, 10, 16)  # the numbers of random moves before the measured turn
    CHAMPION_MS = 0  # the aim for a turn of the strongest level on a board, 0 for none
    ROUND: "Steps" = ()  # a walk through a turn that does not wait for a clock
    SHORT = False  # a match ends within some turns
    LARGEST = False  # the game takes the most memory
    WIDEST: "tuple[tuple[str, tuple[object, ...], str], ...]" = ()  # the widest values of its texts: see vocabulary.py


def measured_part(name: str, what: str) -> "Any":
    """Return what the game's file says, or the default."""
    default = getattr(Walked, what)
    for module in ("game_", "tools.measure.game_"):
        try:
            return getattr(__import__(module + name, None, None, (what,)), what, default)
        except ImportError:
            pass
    return default


def walked() -> "tuple[str, ...]":
    """Return the games that are walked through."""
    return tuple([name for name in NAMES if measured_part(name, "TURNS")])


def times(number: int, word: str) -> str:
    return " ".join([word] * number)


# The entries of the menu during a match, and those that it lacks before a move and in the Colorigraphe.
_ENTRIES = "resume hint undo_last review rules lights record turned jump code speed sound brightness language palette large leave"
UNMOVED = ("undo_last",)
CIRCLE = ("hint", "undo_last", "turned", "jump")


def in_menu(entry: str, missing: "tuple[str, ...]" = ()) -> str:
    """Return presses from the first entry of the menu during a match to this one, which choose it."""
    shown = [each for each in _ENTRIES.split() if each not in missing]
    at = shown.index(entry)
    # Entries after the record are counted from the end: that count is the same before and after a move.
    return (times(at, "RIGHT") if at <= shown.index("record") else times(len(shown) - at, "LEFT")) + " OK"


def menus(name: str) -> "Steps":
    """Return the way through the menu before the game and its options; the last press, OK, begins the game of two persons."""
    one_more = measured_part(name, "LAID") or measured_part(name, "PLAYERS")
    return (
        ("home", "700ms"),
        ("games", f"OK 300ms {times(NAMES.index(name), 'RIGHT')} 200ms"),
        ("before the game", "OK 300ms"),
        ("options", "LEFT LEFT LEFT OK 300ms RIGHT 200ms"),
        ("before the game again", f"BACK 300ms {times(5 + int(one_more), 'LEFT')} 200ms"),
        ("the game", "OK 600ms"),
    )


# Walks that begin in the middle of a match, from its first screen on.
_GAME = (("the game", "600ms"),)
_MENU = (("menu", "BACK:900ms 300ms"),)
_RULES = (("rules, in the middle of a match", f"600ms {times(12, 'RIGHT 2200ms')}"),)
_RECORD = (("record, in the middle of a match", f"600ms {times(12, 'RIGHT 300ms')}"),)
HOME = (("home again", "BACK 300ms BACK:900ms 200ms LEFT OK 600ms"),)


# A puzzle with hints, an answer and the reply; and the menu of puzzles.
PUZZLE = (
    ("a puzzle", "900ms RIGHT 300ms"),
    ("hints", "BACK:900ms 300ms RIGHT OK 700ms BACK:900ms 300ms RIGHT OK 700ms BACK:900ms 300ms RIGHT OK 700ms"),
    ("an answer", "OK 400ms OK 400ms OK 400ms OK 6000ms"),
)
PUZZLES = (("all the puzzles", "4000ms RIGHT 300ms"), ("one grade", "OK 300ms RIGHT 4000ms"))
EXERCISE = (("an exercise", "600ms RIGHT RIGHT OK 400ms OK 400ms RIGHT OK 400ms RIGHT OK 400ms OK 400ms OK 2500ms"),)


_HINT = f"BACK:900ms 300ms {in_menu('hint')}"


def _menu_and_back(name: str) -> "Steps":
    """Return the way to the menu, and back through the match."""
    review = in_menu("review", () if measured_part(name, "ADVICE") else CIRCLE)
    return _MENU + (("looking back", f"{review} 300ms LEFT 300ms LEFT 300ms RIGHT 2500ms"),)


def lesson(name: str) -> "Steps":
    _, before, there = measured_part(name, "LESSON")
    return (("lesson", f"600ms {before}"), ("the game in a lesson", there)) + _MENU


def rival(name: str) -> "Steps":
    """Return a walk against the strongest computer."""
    own: Steps = measured_part(name, "RIVAL")
    if own:
        return own
    turn = measured_part(name, "TURN")
    return (
        ("a person's turn", f"600ms {turn}"),
        ("the computer thinks and plays", "9000ms"),
        ("another turn", f"{turn} 9000ms"),
        ("advice", f"{_HINT} 5000ms {_HINT} 600ms {_HINT} 2000ms"),
        ("verdicts", "RIGHT 300ms RIGHT 300ms"),
    ) + _menu_and_back(name)


def walks(name: str) -> "dict[str, Steps]":
    """Return the walks through a game by their kinds.

    "menus" and "laying" begin at power-on and end with the press that begins a match, for which the program restarts. The others
    begin after the restart.
    """
    turns: Steps = measured_part(name, "TURNS")
    found = {
        "menus": menus(name),
        "game": _GAME + turns + _menu_and_back(name),
        "rules": _RULES,
        "record": _RECORD,
        "rival": rival(name),
        "puzzle": PUZZLE,
        "puzzles": PUZZLES,
        "lesson": lesson(name),
    }
    if measured_part(name, "LAID"):
        found["exercise"] = EXERCISE
    if measured_part(name, "LAYING"):
        found["laying"] = measured_part(name, "LAYING")
    found.update(measured_part(name, "OWN"))
    return found


def whole(name: str) -> "Steps":
    """Return the way from the first screen through the game and back to it, restarts included."""
    return menus(name) + walks(name)["game"] + HOME
