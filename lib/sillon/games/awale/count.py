"""The question whether to count the seeds: few have long been going round, and nobody can harvest them.

Two persons decide by themselves. The computer agrees unless it would lose by the count while the seeds on the board could
still save it; asked a second time, it agrees always.
"""

from sillon.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.match import Match
    from sillon.contract import App, Target

_LONG = 48  # plies without a harvest after which the computer agrees to lose


class Count(Menu):
    catalogs = "awale_count menus"
    title = "count"

    def __init__(self, app: "App") -> None:
        self.session = app.session
        self.session.offered_ply = len(self.session.match.moves)
        self.back = (app.session.name,)  # BACK goes on
        super().__init__(app)
        self.note = self.say("count_why")

    def entries(self) -> "list[tuple[str, str]]":
        return [(self.say(key), key) for key in ("count_later", "count_now")]

    def choose_entry(self, value: str) -> "Target | None":
        session = self.session
        if value == "count_now":
            if not computer_agrees(session.levels, session.match):
                self.items = [(self.say("count_later"), "count_later")]
                self.selected = 0
                self.input.refresh()
                self.show_note("count_refused")
                return None
            session.match.agree()
            session.save(self.app.board.store)
        return self.back


def computer_agrees(levels: "tuple[int, ...]", match: "Match") -> bool:
    """Return whether no computer refuses to count."""
    if len(match.recent) > _LONG:
        return True
    end = match.game.agreed_outcome(match.position)  # type: ignore[attr-defined]  # Awalé has it
    loose = sum(match.position[:12])
    for seat in range(len(levels)):
        if levels[seat] and end.winner == 1 - seat and match.position[12 + seat] + loose > match.position[13 - seat]:
            return False
    return True


SCREEN = Count
