"""The screens besides the games at which a leg of fuzzing may begin: random presses rarely reach a lesson's third step."""

from typing import Any

from games import NAMES, new
from sillon.lessons.exercises import KINDS
from sillon.lessons.learn import SCREENS as SCREENS_OF
from sillon.lessons.lesson_text import heads
from sillon.manifest import manifest_of, offered
from sillon.puzzles.read import fitting
from sim.profiles import profile_of
from sim.start_target import fits
from tools.screens import sources

SCREENS = tuple(sources())  # all screens of the app
CHECKS = tuple([f"selftest.{part}" for part in ("menu", "lights", "keys", "sound", "page", "facts")])


def doors(board: str, panel: Any) -> tuple[str, ...]:
    """Return the start targets that the menus of the board lead to; "" for the first screen."""
    found = ["", "games", "tournament.new", *CHECKS]
    if profile_of(board).SCREEN is None:
        return tuple(found)
    for name in [name for name in NAMES if offered(panel, name)]:
        found += [
            f"{screen},{name}"
            for screen in ("setup", "lessons.learn", *[SCREENS_OF[word] for word in manifest_of(name).learn])
        ]
        learn = manifest_of(name).learn
        for number, (_, options) in enumerate(heads(name) if "lessons" in learn else ()):
            if fits(panel, new(name, **options)):
                found.append(f"lessons.lesson,{name},{number}")
        found += [f"lessons.exercise,{name},{kind}" for kind in KINDS if "exercises" in learn]
        if "puzzles" in learn:
            found += [f"puzzles.puzzle,{name},{number}" for number in fitting(panel, name)[::12]]
    return tuple(found)
