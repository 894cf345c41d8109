"""A session: the match being played, its start and its players. Screens draw it and pass moves to it."""

from games import new
from games.match import Match

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from games.rules import Outcome
    from sillon.contract import Options, Step, Store

# the match in the store; "begins" is the one of a restart
NAME = "match"
BREAK = b";"  # separates the parts of a saved match
AGREEMENT = b"\xff\xff"  # after the moves of a saved match: no move is so large


class Session:
    """`options` are the game's; `start` is a custom start position, None for the game's own.

    `places` has each seat's last cursor. `review_ply` is the number of moves after which the match is reviewed, None at the
    present; during a review `position`, `turn`, `outcome` and `last` refer to that moment, and `autoplay` plays it by itself.
    `past` is the position then, `explained` the moves that the next screen shows from there (sillon/match/explain.py).
    `levels` has the seats' levels of the computer, 0 for a person, () without a computer. `hint_requested`: a person has asked
    for advice; `advice` is (position, steps shown, move, verdicts), () without one. `puzzle` is the number of the puzzle, 0 for
    a match; `puzzle_hints` are the hints requested, `hints_shown` those shown; `answers` are the bytes of its task and answers
    (sillon/puzzles/read.py). `archived_ply` is the number of moves when sillon/match/filing.py archived the record,
    `offered_ply` when the players were last asked whether to count. `climbed` is the stage that filing has climbed, until the
    menu after the match announces it; -1 for none.

    `table` is the tournament's table whose match this is, as sillon/tournament/play.py writes it, "" for none; `names` are then
    the pupils', and `clock` is the state of its minute, as App.clock has it, () before it begins.

    `undone`: a move has just been taken back, which the screen says until the next press. `told_weak`: the screen has said that a
    file of the computer's player is damaged.

    For the Colorigraphe: `names` are the players' names, "" for the seat's own; `colouring_state` is the state of an interrupted
    colouring (sillon/games/colorigraphe/colour.py); `announced_ply` is the number of moves when the last result was shown.

    From the game's manifest, which a match drops: `letter`; `match_base_module`; `screen`, the module of the game's own screen;
    `controllers`, by screen of the game the (module, class) that the computer or a puzzle has there; `cell_shift`; `columns`, a
    byte a cell; `computer`, `gives_advice`, `rules_pages`, `seats_face_each_other`, `record` and `counts_points` for the menu and
    the record.
    """

    archived_ply = offered_ply = climbed = -1
    table = ""
    clock: "tuple[Any, ...]" = ()
    undone = told_weak = False
    explained: "tuple[Any, ...]" = ()

    def __init__(self, name: str, options: "Options", start: bytes | None = None) -> None:
        self.name = name
        self.chosen = options
        self.review_ply: int | None = None
        self.autoplay = False
        self.names: tuple[str, ...] = ()
        self.colouring_state: str | None = None
        self.announced_ply = 0
        self.levels: tuple[int, ...] = ()
        self.hint_requested = False
        self.advice: tuple[Any, ...] = ()
        self.puzzle = 0
        self.puzzle_hints = self.hints_shown = 0
        self.answers = b""
        self.game: Any = new(name, **options)
        self.begin(start)
        self.past = b""
        # The modules kept in memory with the session; the rules import others for a moment.
        self.modules: tuple[str, ...] = ("sillon.match.session", "games." + name, "games.match")
        from sillon.manifest import manifest_of  # a match drops the manifests

        manifest = manifest_of(name)
        self.letter = manifest.letter
        self.match_base_module = manifest.match_base_module
        self.screen = f"games.{name}.screen" if manifest.own_screen else "match.cells"
        self.controllers: dict[str, tuple[str, str]] = manifest.computer_controllers
        self.cell_shift = manifest.cell_shift
        self.computer = manifest.computer
        self.gives_advice = manifest.computer and manifest.advice
        self.rules_pages = manifest.rules_pages
        self.seats_face_each_other = manifest.seats_face_each_other
        self.record = manifest.record
        self.counts_points = manifest.counts_points
        cells = self.game.cells
        self.columns = bytes([manifest.column(self.game, cell) for cell in range(cells)])

    def begin(self, start: bytes | None) -> None:
        """Begin the match, from a custom start position or the game's own."""
        self.custom_start = start is not None
        self.places = [-1, -1, -1]
        self.match = Match(self.game, start)
        # The last move that was named: (number of moves, move of the match, seat, name).
        self.named: tuple[Any, ...] = ()

    @property
    def position(self) -> bytes:
        return self.match.position if self.review_ply is None else self.past

    @property
    def turn(self) -> int:
        """The seat to move."""
        seat: int = self.game.turn(self.position)
        return seat

    def outcome(self) -> "Outcome | None":
        """Return the outcome, None during the match."""
        if self.review_ply is None or self.review_ply == len(self.match.moves):
            return self.match.outcome()
        return None

    def play(self, move: int) -> "list[Step]":
        """Play the move. Return its steps, to be animated."""
        game = self.game
        before = self.match.position
        steps: list[Step] = game.steps(before, move)
        self.match.play(move)
        self.named = (len(self.match.moves), move, game.turn(before), game.move_name(before, move))
        return steps

    def undo(self, plies: int = 1) -> bool:
        """Undo the last moves, or an agreement to count. Return False when there are none."""
        if self.match.agreed:
            self.match.undo(0)
            return True
        if not self.match.moves:
            return False
        self.match.undo(min(plies, len(self.match.moves)))
        self.undone = True
        return True

    def last(self) -> tuple[int, str]:
        """Return (seat, name) of the last move; (0, "") before the first."""
        ply = len(self.match.moves) if self.review_ply is None else self.review_ply
        if not ply:
            return 0, ""
        move = self.match.moves[ply - 1]
        if self.named[:2] != (ply, move):
            before = self.match.position_at(ply - 1)
            self.named = (ply, move, self.game.turn(before), self.game.move_name(before, move))
        return self.named[2:]

    def review(self, ply: int | None) -> None:
        """Review the match after this many moves; None returns to the present."""
        self.review_ply = ply
        self.named = ()
        if ply is None:
            self.autoplay = False
        else:
            self.past = self.match.position_at(ply)

    def save(self, store: "Store") -> bool:
        """Save the match in progress, until it is filed (sillon/match/filing.py); without moves, delete the saved one."""
        return store.save(NAME, self.packed() if self.match.moves else b"")

    def packed(self) -> bytes:
        """Return the match as bytes, for sillon/match/resume.py."""
        game = self.game
        written = " ".join([f"{game.OPTIONS[k][0]}={game.options[k]}" for k in range(len(game.options))])
        start = game.to_text(self.match.start) if self.custom_start else ""
        head = [self.letter + "".join([str(k) for k in self.levels])]
        if self.names or self.colouring_state is not None:
            minute = f":{self.clock[2]}" if self.clock else ""
            head += [(self.table or self.colouring_state or "") + minute] + list(self.names)
        kept = bytearray(BREAK.join([",".join(head).encode(), written.encode(), start.encode(), b""]))
        for move in self.match.moves:
            kept.append(move >> 8)
            kept.append(move & 255)
        if self.match.agreed:
            kept.extend(AGREEMENT)
        return bytes(kept)
