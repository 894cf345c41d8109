"""From a turn of the Colorigraphe that is told to its end to what comes next."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.colorigraphe import Table
    from sillon.contract import Target


def onward(table: "Table") -> "Target":
    """Where nothing else ends the game, to the question whether to go on; to the next turn."""
    session = table.session
    if table.game.endless and session.outcome() is None:
        return ("encore",)
    session.told = len(session.match.moves)
    return (session.name,)
