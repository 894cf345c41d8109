"""Board, language, Nord's buttons and start target of a leg of the fuzzer (mash.py): any screen, or a match of any game."""

from typing import Any

from games import NAMES as GAMES
from games import new
from sillon.lessons.exercises import KINDS
from sillon.lessons.learn import screen_of
from sillon.lessons.lesson_text import heads
from sillon.manifest import manifest_of, offered
from sillon.match.session import Session
from sillon.puzzles.read import fitting
from sillon.words import LANGUAGES
from sim.assembly import assemble
from sim.profiles import board_names, profile_of
from sim.start_target import fits, of_match
from tools.screens import sources
from tools.soak.masher import Chance

SCREENS = tuple(sources())  # all screens of the app
CHECKS = tuple([f"selftest.{part}" for part in ("menu", "lights", "buttons", "sound", "page", "facts")])


def place_of(number: int, boards: tuple[str, ...] = ()) -> tuple[str, str]:
    """Return the board and the language of a leg: every board in every language in turn."""
    boards = boards or board_names()
    return boards[number % len(boards)], LANGUAGES[number // len(boards) % len(LANGUAGES)]


def nord_too(board: str, number: int) -> bool:
    """Return whether Nord has buttons of his own in this leg: in every second leg of a board that may have them."""
    boards = board_names()
    return number // len(boards) % 2 == 1 and hasattr(profile_of(board), "NORD")


def beginnings(board: str, number: int) -> bytes:
    """Return the start target: a match of any game with any options and players, or a screen; b"" for the first screen."""
    panel = assemble(profile_of(board)).panel
    chance = Chance(number)
    name = chance.one_of(GAMES)
    if chance.once_in(3):
        return f"{chance.one_of(entry_points(board, panel))}|".encode().removeprefix(b"|")
    for _ in range(50):
        options = {row[0]: chance.one_of(tuple(row[2])) for row in type(new(name)).OPTIONS if chance.once_in(2)}
        try:
            session = Session(name, options)
        except ValueError:
            continue  # options that do not go together
        if not fits(panel, session.game):
            continue
        if chance.once_in(3) and manifest_of(name).computer:
            session.levels = tuple([chance.below(8) for _ in session.game.SEATS])
        return of_match(session)
    return b""


def options_of(begins: bytes) -> set[tuple[str, str, str]]:
    """Return (game, option, value) of each option of a start target that is a match."""
    name, _, packed = begins.partition(b"|")
    if not packed:
        return set()
    pairs = [word.partition("=") for word in packed.split(b";")[1].decode().split(" ")]
    return {(name.decode(), option, value) for option, _, value in pairs}


def entry_points(board: str, panel: Any) -> tuple[str, ...]:
    """Return the start targets that the menus of the board lead to; "" for the first screen.

    Random presses from the first screen rarely reach a lesson's third step.
    """
    found = ["", "games", "tournament.new", *CHECKS]
    if profile_of(board).DISPLAY is None:
        return tuple(found)
    for name in [name for name in GAMES if offered(panel, name)]:
        learn = manifest_of(name).learn
        found += [
            f"{screen},{name}" for screen in ("setup", "lessons.learn", *[screen_of(name, word) for word in learn])
        ]
        for number, (_, options) in enumerate(heads(name) if "lessons" in learn else ()):
            if fits(panel, new(name, **options)):
                found.append(f"lessons.lesson,{name},{number}")
        found += [f"lessons.exercise,{name},{kind}" for kind in KINDS if "exercises" in learn]
        if "puzzles" in learn:
            found += [f"puzzles.puzzle,{name},{number}" for number in fitting(panel, name)[::12]]
    return tuple(found)
