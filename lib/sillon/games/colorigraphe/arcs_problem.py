"""The controller of colouring arcs of one's own: a puzzle of no number, from which one returns to laying arcs."""

from sillon.games.colorigraphe.problem import Problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Target


class ArcsProblem(Problem):
    others = ("own_arcs", "colorigraphe.arcs")

    def title(self) -> str:
        return self.say("few_own")

    def leave(self, step: int) -> "Target":
        name = self.session.name
        self.app.session = None  # type: ignore[assignment]  # a puzzle ends with its screen
        return ("colorigraphe.arcs", name)

    def on_idle(self) -> None:
        """Do nothing: only numbered puzzles are saved as solved."""
