"""An example on the lights: a position and moves, played in a loop. Rules and lessons show it."""

from sillon.views.board_view import FAULT, BoardView

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from games.contract import Rules
    from sillon.contract import Leds, Step
    from sillon.views.board_view import View

_STEP_MS = 360
_PAUSE_MS = 1400  # before the example starts again


class Example:
    """`view` is the game's view; `moves` are ints, or texts of moves; `wrong`: each of them is refused.
    With None for it nothing is played, and all that may be played stands out.

    `look` is the BoardView that is drawn. Where a board has no memory for the parser of a game's texts, moves are ints.
    """

    def __init__(
        self,
        view: "View",
        game: "Rules",
        position: bytes,
        moves: "Sequence[int | str]" = (),
        wrong: "bool | None" = False,
        now: int = 0,
    ) -> None:
        self.view = view
        self.game = game
        self.look = BoardView(game, position, game.cells)
        self.start = position
        self.moves = moves
        self.wrong = wrong
        self._now = now
        self._restart()

    def _restart(self) -> None:
        self._position = self.start
        self._next = 0  # the index of the previewed move
        self.settle()

    def settle(self) -> None:
        """Show the position and preview the next move."""
        self._steps: list[Step] = []
        self.look.reset(self._position, self.game.turn(self._position))
        self.look.cursor = -1
        self._steps_shown = 0
        self._due = self._now + _PAUSE_MS
        if self.wrong is None:
            for legal in self.game.moves(self._position):
                self.view.preview_move(self.look, legal)
            self.look.cursor = -1
        elif self._next < len(self.moves):
            move = self.moves[self._next]
            self.move = move if type(move) is int else self.game.parse_move(self._position, move)  # type: ignore[arg-type]
            self.view.preview_move(self.look, self.move)

    def tick(self, now: int) -> bool:
        """Advance to the time `now` (ms). Return whether the lights have changed."""
        self._now = now
        due = now >= self._due
        if due:
            self._step()
        self.look.part = 255 - min(self._due - now, _STEP_MS) * 255 // _STEP_MS
        return due

    def _step(self) -> None:
        """Show one more step; start again at the end."""
        look = self.look
        self._due = self._now + _STEP_MS
        if self._steps_shown < len(self._steps):
            self.view.apply_step(look, self._steps[self._steps_shown])
            self._steps_shown += 1
        elif self._next == len(self.moves):
            self._restart()
        elif look.cursor < 0:
            self.settle()
        elif self.wrong:
            look.marks[self.game.refusal(self._position, self.move)[1]] = FAULT
            look.cursor = -1
            self._next += 1
            self._due += _PAUSE_MS
        else:
            self._steps = self.game.steps(self._position, self.move)
            self._position = self.game.play(self._position, self.move)
            self._next += 1
            look.unmark()
            look.cursor = -1
            if not self._steps:
                # Moves of the Colorigraphe have no steps: show the new position at once.
                look.reset(self._position, self.game.turn(self._position))

    def lights(self, leds: "Leds", breath: int, beat: int) -> None:
        """Draw the example, where these lights can show its game."""
        if leds.rows and self.view.fits(leds, self.game):
            self.look.breath = breath
            self.look.beat = beat
            self.view.lights(leds, self.look)
