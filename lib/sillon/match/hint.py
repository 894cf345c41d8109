"""The entry "hint" of the main menu: return to the game's own screen, which shows advice (sillon/match/computer.py)."""

from sillon.ui.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Target


class Hint(Screen):
    def tick(self, now: int) -> "Target | None":
        session = self.app.session
        session.hint_requested = session.computer and session.review_ply is None and not session.match.outcome()
        return (session.name,)


SCREEN = Hint
