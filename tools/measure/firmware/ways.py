"""Ways through what tools/measure/walk.py leaves out, in its form: (the screen, the buttons that lead to it).

The recorder presses a button when the handheld is at rest, so the ways have no waits.
"""

from games import NAMES
from sillon.manifest import manifest_of
from tools.measure import walk
from tools.measure.walk import times

Way = tuple[tuple[str, str], ...]

_HELD = "RIGHT:1000ms"  # an arrow that repeats


def menus(game: str) -> Way:
    """Return the way through the menus before the game; the last press begins the match."""
    return walk.menus(game)[:-1] + (("match begins", "OK"),)


def match(game: str) -> Way:
    """Return the way through some turns, the menu, the review of earlier moves, and the code."""
    turns = walk.walks(game)["game"]
    own: Way = walk.measured_part(game, "ROUND")
    if own:
        return own + turns[-2:] + (("code", f"BACK BACK:900ms {walk.in_menu('code', walk.CIRCLE)}"),)
    held = ("an arrow is held", f"BACK {_HELD}")
    return turns + (held, ("code", f"BACK:900ms {walk.in_menu('code')}"))


def before(game: str) -> Way:
    """Return the way through the menus that lead to no match: the players, and the lists to learn with."""
    lists = manifest_of(game).learn
    learning = [
        (f"the list of {lists[at]}", f"{'BACK ' if at else ''}{times(at, 'RIGHT')} OK RIGHT")
        for at in range(len(lists))
    ]
    return (
        ("games", f"OK {times(NAMES.index(game), 'RIGHT')}"),
        ("before the game", "OK"),
        ("who sits where", f"RIGHT RIGHT RIGHT OK OK {_HELD}"),
        ("learning", f"BACK {times(4, 'LEFT')} OK"),
        *learning,
    )


# The ways through screens of no game, each from the first screen on.
APART: dict[str, Way] = {
    "preferences": (
        ("the menu at home", f"BACK:900ms {_HELD}"),
        ("preferences", "LEFT LEFT LEFT LEFT OK RIGHT OK OK RIGHT OK RIGHT OK OK RIGHT OK OK"),
    ),
    "tournament": (
        ("how many pupils", "BACK:900ms LEFT LEFT OK OK LEFT:1000ms OK"),
        ("round 1", "RIGHT OK"),
        ("its tables", "OK OK RIGHT OK OK"),
        ("its clock", "BACK RIGHT OK RIGHT OK"),
        ("referees", "BACK RIGHT RIGHT OK"),
        ("its text", "BACK RIGHT RIGHT RIGHT OK RIGHT"),
    ),
    "self-test": (
        ("menu of the self-test", "BACK:900ms LEFT OK"),
        ("lights", "OK OK OK"),
        ("buttons", "BACK OK LEFT RIGHT OK"),
        ("sound", "BACK:900ms OK OK"),
        ("page", "BACK OK OK OK"),
        ("figures", "BACK OK RIGHT"),
    ),
}
