"""What the controllers of puzzles share: a puzzle is saved as solved, never as a match, and leads to the next one."""

from sillon.match.controller import Controller

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Target


class PuzzleController(Controller):
    """`unsaved`: the puzzle is solved, which is not saved yet."""

    saves = False  # a puzzle must not replace the saved match
    unsaved = False

    def leave(self, step: int) -> "Target":
        """Return the target of the next puzzle (1), or of the list of puzzles (0)."""
        from sillon.puzzles.progress import onward  # when the puzzle is left only

        self.on_idle()
        return onward(self.app, step)

    def on_idle(self) -> None:
        """Save that the puzzle is solved."""
        if self.unsaved:
            self.unsaved = False
            from sillon.puzzles.progress import solve  # after a right answer only

            solve(self.app.board.store, self.session.letter, self.session.puzzle)
