"""Results that matches on this handheld have left in the store, reported when a screen of the tournament is next entered.

The entry `told` has a line a match, from sillon/match/filing.py: the table and the winner's seat. It is deleted once the
tournament is stored with the results.
"""

from games.tournament import WAITING
from sillon.tournament.store import STORED, save_tournament

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.tournament import Tournament
    from sillon.contract import App


def table_text(app: "App", tournament: "Tournament", table: int) -> str:
    """Return a table as its match keeps it: `t`, a number of the tournament's pupils and their order, the round, the table."""
    pupils = 0
    for line in (app.board.store.load(STORED) or b"").split(b"\n"):
        for byte in line if line[:1] == b"p" else b"":
            pupils = (31 * pupils + byte) & 0xFFFFFF
    return f"t{pupils}.{tournament.round}.{table}"


def report(app: "App", tournament: "Tournament") -> int:
    """Report the results; return the last table that was waiting for one of them, -1 for none.

    A result of another round or tournament, or of a table that has one already, is dropped.
    """
    store = app.board.store
    lines = (store.load("told") or b"").split(b"\n")
    found = -1
    for table in range(len(tournament.tables)):
        for winner in (0, 1):
            line = f"{table_text(app, tournament, table)},{winner}".encode()
            if line in lines and tournament.results[table] == WAITING:
                tournament.report(table, winner)
                found = table
    if found < 0 or save_tournament(app, tournament):
        store.save("told", b"")
    return found
