"""The reason why a piece of Fanorona may not be moved, or not to the cursor. Imported only after a refusal."""

from games.rules import REASONS, code_key
from sillon.words import Words

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from sillon.contract import App, Session
    from sillon.views.board_view import BoardView

    class Refused(Protocol):
        """What this module uses of Fanorona's screen."""

        app: App
        session: Session
        look: BoardView
        piece: int
        chain: bool


# Codes of games/rules.py
MUST_CAPTURE = 14
NOTHING_TO_TAKE = 15


def why(play: "Refused", move: int) -> tuple[list[str], int]:
    """Return (lines of text, the point at fault). `move` is the plain step of the held piece to the cursor."""
    game = play.look.game
    position = play.session.position
    cursor = play.look.cursor
    reason = 0
    fault = cursor
    if play.piece < 0:
        # No own piece; or a free neighbour exists, but another piece must capture; or there is no free neighbour.
        for line in range(game.first[cursor] << 2, game.first[cursor + 1] << 2, 4):
            if position[cursor] != position[game.cells] or not position[game.lines[line]]:
                reason, fault = game.refusal(position, cursor << 8 | game.lines[line] << 2)
    elif cursor == play.piece:
        reason, fault = game.refusal(position, 0)
    else:
        # Another own piece in a chain is refused as a piece: as a point it would only be "no line" or "not free".
        other = play.chain and position[cursor] == position[play.piece]
        reason, fault = game.refusal(
            position, cursor << 8 | game.lines[game.first[cursor] << 2] << 2 if other else move
        )
        for kind in (1, 2):
            # In a chain there are only captures: report why this one is none.
            if play.chain and reason in (MUST_CAPTURE, NOTHING_TO_TAKE):
                reason, fault = game.refusal(position, move | kind)
    words = Words(play.app.words.language, "fanorona_no")
    key = code_key(REASONS, reason) if reason else "shut_in"
    return words.say(f"refused_{key}", game.point_name(fault)).split("\n"), fault
