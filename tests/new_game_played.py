"""Play a game to its end by the menus, on a board in a language, and print what was met: JSON, on the last line.

`python -m tests.new_game_played NAME BOARD LANGUAGE`, in a copy of the program that has the game.
"""

import json
import sys
from pathlib import Path
from typing import Any

sys.path.append(str(Path(__file__).resolve().parent.parent))

from sim import paths  # noqa: E402

paths.setup()

from games import NAMES  # noqa: E402
from sim.handheld import Handheld  # noqa: E402

LONGEST = 100  # plies


class Player:
    """A person at the buttons, who reads the screen that the app is on."""

    def __init__(self, board: str, language: str) -> None:
        self.handheld = Handheld(board, {"SILLON_LANGUAGE": language, "SILLON_SEED": 3})
        self.handheld.script("300ms")

    @property
    def app(self) -> Any:
        return self.handheld.bench.app

    @property
    def screen(self) -> Any:
        return self.app.screen

    def press(self, words: str) -> None:
        self.handheld.script(f"{words} 300ms")

    def entries(self) -> list[Any]:
        return [value for _, value in self.screen.items]

    def take(self, value: Any) -> None:
        """Go to the entry of the menu with this value, and press OK."""
        while self.screen.items[self.screen.selected][1] != value:
            self.press("RIGHT")
        self.press("OK")


def played(name: str, board: str, language: str) -> dict[str, Any]:
    """Return what each screen offered, and how the match and its revenge ended."""
    player = Player(board, language)
    player.press("OK")
    found: dict[str, Any] = {"offered": player.entries()}
    player.press("LEFT " * (len(NAMES) - NAMES.index(name)))
    if not player.entries()[player.screen.selected]:
        player.press("OK")
        return {**found, "screen": player.app.target[0], "page": player.handheld.text()}
    found["line"] = player.screen.items[player.screen.selected][0]
    player.press("OK")
    found["setup"] = player.entries()
    player.take("together")
    found["screen"] = player.app.target[0]
    found["page"] = player.handheld.text()
    if "HINT" in player.handheld.button_names:
        player.press("HINT 1000ms")
    found["hinted"] = player.app.target[0]
    player.press("RIGHT OK 3000ms BACK:900ms")
    found["pause"] = player.entries()
    player.take("code")
    found["code"] = player.handheld.text()
    player.press("OK")
    found["plies"] = _to_the_end(player)
    found["over"] = player.handheld.text()
    player.press("OK")
    found["after"] = player.entries()
    player.take("record")
    found["record"] = player.handheld.text()
    player.press("BACK OK")
    player.take("replay")
    player.press("20000ms BACK OK")
    player.take("revenge")
    found["starter"] = player.app.session.turn
    _to_the_end(player)
    player.press("OK")
    player.take("home_again")
    found["home"] = player.app.target[0]
    found["problems"] = [
        *map(str, player.handheld.bench.board.problems),
        *map(str, player.handheld.bench.display.errors),
    ]
    return found


def _to_the_end(player: Player) -> int:
    """Play the cell under the cursor, else the next, until the match is over; return its plies."""
    session = player.app.session
    while session.outcome() is None:
        assert len(session.match.moves) < LONGEST, f"no end within {LONGEST} plies"
        player.press("OK 3000ms")
    return len(session.match.moves)


if __name__ == "__main__":
    print(json.dumps(played(*sys.argv[1:])))
