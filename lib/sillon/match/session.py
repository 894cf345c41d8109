"""A session: the match that is played, from which start and by whom begun. Screens draw it and pass moves on."""

import sys

from games import new
from games.match import Match
from sillon.manifest import letter

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.rules import Outcome
    from sillon.app.contract import Store

# Of the match in the store; one that begins as soon as the program has started anew is "begins".
NAME = "match"
_READ = ("_text", "lines", "cards")  # the ends of names of modules that are read for a moment
BREAK = b";"  # between its parts


class Session:
    """`options` are the game's; `start` is a position of one's own to begin with, None for the game's.

    `places` is where each seat's cursor was last. `review_ply` is the number of moves after which the match is reviewed, None at
    the present; while it is a number, `position`, `turn`, `outcome` and `last` are of that moment. `runs`: the review plays by
    itself. For the Colorigraphe: `names` are those that players have given themselves, "" for a seat's own; `clock` what
    screens/colour.py keeps of a colouring that was interrupted; `told` how many moves there were when the last result was told.
    `levels` are the computer's, one a seat, 0 for a person; () without a computer. `hint_requested`: a person has asked for
    advice; `advice` is (position, steps told, move, verdicts), () without one. `puzzle` is the number of the puzzle, 0 for a
    match, `puzzle_hints` how many hints were requested. `kept` is how many moves there were when sillon/match/filing.py kept it.
    """

    kept = -1

    def __init__(self, name: str, options: dict, start: bytes | None = None) -> None:
        self.name = name
        self.chosen = options
        self.custom_start = start is not None
        self.places = [-1, -1, -1]
        self.review_ply: int | None = None
        self.runs = False
        self.names: tuple[str, ...] = ()
        self.clock: str | None = None
        self.told = 0
        self.levels: tuple[int, ...] = ()
        self.hint_requested = False
        self.advice: tuple = ()
        self.puzzle = 0
        self.puzzle_hints = 0
        self.game: Any = new(name, **options)
        self.match = Match(self.game, start)
        self._past = b""
        # What is kept in memory with it: the modules of the game's rules that were read by now.
        names = ("sillon.match.session", "sillon.manifest", "sillon.games." + name, "games.match")
        self.modules = names + tuple(
            [each for each in sys.modules if each.startswith(f"games.{name}") and each[-5:] not in _READ]
        )
        self._told: tuple = ()  # the last move that was named: after how many moves, the move, the seat, the name

    @property
    def position(self) -> bytes:
        return self.match.position if self.review_ply is None else self._past

    @property
    def turn(self) -> int:
        """The seat to move."""
        return self.game.turn(self.position)

    def outcome(self) -> "Outcome | None":
        """None while the match goes on."""
        if self.review_ply is None or self.review_ply == len(self.match.moves):
            return self.match.outcome()
        return None

    def play(self, move: int) -> list:
        """Plays the move and returns its steps, to be shown one after the other."""
        game = self.game
        before = self.match.position
        steps: list = game.steps(before, move)
        self.match.play(move)
        self._told = (len(self.match.moves), move, game.turn(before), game.move_name(before, move))
        return steps

    def undo(self, plies: int = 1) -> bool:
        """Takes back the last moves; False when there are none."""
        if not self.match.moves:
            return False
        self.match.undo(min(plies, len(self.match.moves)))
        return True

    def last(self) -> tuple[int, str]:
        """(seat, name) of the last move; the name is empty before the first."""
        ply = len(self.match.moves) if self.review_ply is None else self.review_ply
        if not ply:
            return 0, ""
        move = self.match.moves[ply - 1]
        if self._told[:2] != (ply, move):
            before = self.match.position_at(ply - 1)
            self._told = (ply, move, self.game.turn(before), self.game.move_name(before, move))
        return self._told[2:]

    def look(self, ply: int | None) -> None:
        """Looks at the match after so many moves; None: at the present again."""
        self.review_ply = ply
        if ply is None:
            self.runs = False
        else:
            self._past = self.match.position_at(ply)

    def save(self, store: "Store") -> bool:
        """Keeps the match when it has begun, until it is filed (sillon/match/filing.py); else forgets the one that was kept."""
        return store.save(NAME, self.packed() if self.match.moves else b"")

    def packed(self) -> bytes:
        """All that sillon/match/resume.py needs to find the match again."""
        game = self.game
        written = " ".join([f"{game.OPTIONS[k][0]}={game.options[k]}" for k in range(len(game.options))])
        start = game.to_text(self.match.start) if self.custom_start else ""
        head = [letter(self.name) + "".join([str(k) for k in self.levels])]
        if self.names or self.clock is not None:
            head += [self.clock or ""] + list(self.names)
        kept = bytearray(BREAK.join([",".join(head).encode(), written.encode(), start.encode(), b""]))
        for move in self.match.moves:
            kept.append(move >> 8)
            kept.append(move & 255)
        return bytes(kept)
