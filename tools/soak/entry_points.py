"""The screens beside the games from which a leg of mashing may begin: by chance one hardly comes to a lesson's third step."""

from typing import Any

from games import new
from sillon.puzzles.read import fitting
from sillon.screens.exercises import KINDS
from sillon.screens.learn import LEARN
from sillon.teaching import heads
from sim.paths import ROOT
from sim.profiles import profile_of
from sim.start_target import fits
from tools.matrix import is_offered

SCREENS = tuple(path.stem for path in (ROOT / "lib" / "sillon" / "screens").glob("[!_]*.py"))  # all that there are
CHECKS = ("check", "check_lights", "check_keys", "check_sound", "check_page", "check_facts")


def doors(board: str, panel: Any) -> tuple[str, ...]:
    """The targets that the menus of the board lead to, as a start anew begins with them; "" for the first screen."""
    found = ["", "games", "tournament_new", *CHECKS]
    if profile_of(board).SCREEN is None:
        return tuple(found)
    for name in [name for name in LEARN if is_offered(panel, name)]:
        found += [f"{screen},{name}" for screen in ("setup", "learn", *LEARN[name])]
        for number, (_, options) in enumerate(heads(name)):
            if fits(panel, new(name, **options)):
                found.append(f"lesson,{name},{number}")
        found += [f"exercise,{name},{kind}" for kind in KINDS if "exercises" in LEARN[name]]
        found += [f"puzzle,{name},{number}" for number in fitting(panel, name)[::12]]
    return tuple(found)
