"""What the controllers of puzzles share: a puzzle is saved as solved, never as a match, and leads to the next one."""

from sillon.match.controller import Controller

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Target


class PuzzleController(Controller):
    """`solved`: the answer is right; `noted`: that is saved."""

    saves = False  # a puzzle must not replace the saved match
    solved = noted = False

    def leave(self, step: int) -> "Target":
        """Return the target of the next puzzle (1), or of the list of puzzles (0)."""
        from sillon.puzzles.progress import onward  # when the puzzle is left only

        self.on_idle()
        return onward(self.app, step)

    def on_idle(self) -> None:
        """Save that the puzzle is solved."""
        if self.solved and not self.noted:
            self.noted = True
            from sillon.puzzles.progress import solve  # after a right answer only

            solve(self.app.board.store, self.session.name, self.session.puzzle)
