"""A scene: a state of a screen, as data."""

from importlib import import_module
from typing import NamedTuple

from games import NAMES
from sillon.manifest import manifest_of
from tests.app.boards import KEYED


class Scene(NamedTuple):
    """A state of a screen, and the buttons that lead there. `name` is `<screen>: <state>`.

    `missing` is a library that is not on the drive; `alone` the idle seconds at the end; `event` an event after them (see
    stage.cause_event): "full", "kept" or the name of an error; `board` the only board of the scene, "" for all boards with
    arrows. `main` names what it shows, and takes the scene on every board in every language: each game has at
    least those that test_golden.py requires.
    """

    name: str
    script: str
    settings: dict[str, str | int] = {}
    missing: str = ""
    alone: int = 0
    board: str = ""
    main: str = ""
    event: str = ""

    def __hash__(self) -> int:
        return hash(self.name)

    @property
    def screen(self) -> str:
        return self.name.partition(":")[0]

    def on(self, board: str) -> bool:
        return self.board == board or (not self.board and board not in KEYED)


def times(number: int, word: str) -> str:
    return " ".join([word] * number)


def to_entry(game: str) -> str:
    """Return presses from the first entry of the menu of games to this game's, the shorter way round."""
    right, left = NAMES.index(game), len(NAMES) - NAMES.index(game)
    return times(right, "RIGHT") if right <= left else times(left, "LEFT")


# From the first page of a game's rules to the first of its legend on a panel or strip, which ends them.
LEGEND = {
    name: times(len(import_module(f"sillon.games.{name}.rules_pages").LIGHTS), "LEFT")
    for name in NAMES
    if manifest_of(name).rules_pages
}
# The scripts that many scenes begin with.
GAMES = "300ms OK"
COLORIGRAPHE = f"{GAMES} {to_entry('colorigraphe')} OK"
# Before a game, from the first entry: begin with two persons; the preset and the start of a game that has starts.
TOGETHER = "RIGHT OK"
PRESET = times(5, "LEFT")
START = times(4, "LEFT")
FROM_START = f"{times(5, 'LEFT')} OK"  # from there: begin with two persons
# Fafy's menu with each preset, at the entry that names the row; and from there into the game, by row.
ROWS = {
    "impartial": f"{GAMES} OK {START}",
    "fafy": f"{GAMES} OK {PRESET} OK RIGHT",
    "misere": f"{GAMES} OK {PRESET} OK OK RIGHT",
    "sowing": f"{GAMES} OK {PRESET} OK OK OK RIGHT",
}
ONES = FROM_START
LAID = f"OK {FROM_START}"
SHORT = f"OK OK {FROM_START}"
STARS = f"OK OK OK {FROM_START}"
IN_STARS = f"{ROWS['impartial']} {STARS}"  # 1 2 2 1 1 2 2 1
LEAVE = "BACK:700ms LEFT OK"
