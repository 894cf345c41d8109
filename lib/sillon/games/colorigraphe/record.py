"""The record of a match of the Colorigraphe. It leaves out a problem that is being coloured."""

from sillon.games.colorigraphe.table import visible_plies
from sillon.match.record import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.match import Match


class CircleRecord(Record):
    catalogs = "colorigraphe_who colorigraphe_end record menus"
    sign = "player"

    def visible_plies(self, match: "Match") -> int:
        return visible_plies(match)

    def result_text(self, winner: "int | None") -> str:
        session = self.app.session
        if session.game.players == 1:
            return self.say("trained")
        if winner is None:
            return self.say("drawn")
        own = session.names[winner : winner + 1]
        return self.say("player_wins", own[0] if own and own[0] else self.say(f"seat_{winner}"))

    def move_text(self, name: str) -> str:
        word, _, rest = name.partition(" ")
        return self.say(f"told_{word}", rest)


SCREEN = CircleRecord
