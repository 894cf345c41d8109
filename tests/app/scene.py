"""What a scene is: a state of a screen, as data."""

from typing import NamedTuple

from tests.app.boards import KEYED


class Scene(NamedTuple):
    """A state of a screen and how to get there by buttons alone. `name` is `<screen>: <state>`.

    `missing` is a library that is not on the drive; `alone` the seconds for which nobody presses anything at the end; `befalls`
    what comes then without a button: an error of that name, "full", a memory without room, or "kept", a match that was kept;
    `board` the only board that can show it, "" where all can that are played with arrows. `main` says what it shows, if that
    is to be looked at on every board and in every language: each game has at least those that test_golden.py asks for.
    """

    name: str
    script: str
    settings: dict[str, str | int] = {}
    missing: str = ""
    alone: int = 0
    board: str = ""
    main: str = ""
    befalls: str = ""

    def __hash__(self) -> int:
        return hash(self.name)

    @property
    def screen(self) -> str:
        """The screen's file."""
        return self.name.partition(":")[0]

    def on(self, board: str) -> bool:
        """Whether the board can show it."""
        return self.board == board or (not self.board and board not in KEYED)


def times(number: int, word: str) -> str:
    return " ".join([word] * number)


# The ways that many scenes begin with.
GAMES = "300ms OK"
# Before a game of Fafy by each preset, at the entry that names the row; and on from there into the game, by row.
ROWS = {
    "impartial": f"{GAMES} OK RIGHT RIGHT",
    "fafy": f"{GAMES} OK RIGHT OK RIGHT",
    "misere": f"{GAMES} OK RIGHT OK OK RIGHT",
    "sowing": f"{GAMES} OK RIGHT OK OK OK RIGHT",
}
ONES = "LEFT LEFT OK"
LAID = "OK LEFT LEFT OK"
SHORT = "OK OK LEFT LEFT OK"
STARS = "OK OK OK LEFT LEFT OK"
IN_STARS = f"{ROWS['impartial']} {STARS}"  # 1 2 2 1 1 2 2 1
LEAVE = "BACK:700ms LEFT OK"
