"""The players at the seats of a match: make the computer's, and undo to a person's turn."""

from sillon.players import ADAPTS, MASTER_SEAT, PERSON, Player

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.contract import App, Session


def make_player(app: "App", level: int, player: "Any" = None) -> "Any":
    """Return a player for the match: `player(game, level, rng)`, by default the game's own."""
    from sillon.common.chance import Chance, Seeded  # with a computer player only

    session = app.session
    if level == ADAPTS:
        from sillon.match.adapt import level_of  # for the adaptive level only

        level = level_of(app.board.store, session.letter)
    seeds = Seeded(Chance(app).randrange(1 << 20))
    if level == MASTER_SEAT:
        if app.board.clock.real_ms:
            from sillon.match.master import make  # on a fast computer only

            return make(app.board.clock, session.game, seeds)
        level = 5  # in place of the master
    return (player or Player)(session.game, level, seeds)


def take_back(session: "Session") -> bool:
    """Undo to a person's last turn; between computers, open the review. Return whether moves were undone."""
    if session.levels and PERSON not in session.levels:
        session.review(len(session.match.moves))
        return False
    undone = False
    while session.undo():
        undone = True
        if not session.levels or not session.levels[session.turn]:
            break
    return undone
