"""The menu after a turn of an endless game, such as training: another problem, or stop."""

from games.colorigraphe import STOP
from sillon.ui.menu import Menu

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Target


class Encore(Menu):
    catalogs = "colorigraphe_end"
    title = "encore"

    def entries(self) -> "list[tuple[str, bool]]":
        return [(self.say("one_more"), False), (self.say("stop_here"), True)]

    def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
        target = super().press(seat, code, kind)
        return None if target == self.back else target

    def choose_entry(self, value: bool) -> "Target | None":
        session = self.app.session
        session.announced_ply = len(session.match.moves)
        return (session.name, STOP) if value else (session.name,)


SCREEN = Encore
