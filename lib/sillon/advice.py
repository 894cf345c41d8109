"""What the computer advises a person: a move, what it is worth, and what is proven of the others."""

from sillon.players import LOSS
from sillon.screen import ALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any


_LONGEST = 8  # cells of a block


def advise(play: "Any", move: int, verdicts: "dict[int, int | None]") -> "Generator[None, None, None] | None":
    """Points at the move, and says what it is worth and how many are as good. More may follow a slice at a time."""
    session = play.session
    play.known = verdicts
    play.look.unmark()
    play.view.point(play.look, move)
    if session.name == "fanorona" and move:
        play.look.cursor = move >> 8  # where a person takes the piece
    verdict = play.known[move]
    many = sum([1 for each in play.known if play.known[each] == verdict])
    name = session.game.move_name(session.position, move)
    play.note = (play.say("advice", name), play.say(f"sure_{outlook(verdict)}", many))
    play.redraw = ALL
    game = session.game
    if session.name != "fafy" or not game.impartial or game.misere or game.rule != "fafy":
        return None
    row = session.position[: game.cells]
    if max([len(block) for block in row.split(b"\0")]) > _LONGEST:
        return None  # a board would think for seconds
    return _grundy(play, name, row)


def _grundy(play: "Any", name: str, row: bytes) -> "Generator[None, None, None]":
    """For the curious, in impartial Fafy: the move, and the Grundy values of the blocks, where there is room."""
    from sillon.players.fafy import valued

    yield
    found = yield from valued(row)
    text: str = play.say("advice_blocks", name, " ".join([str(block[2]) for block in found]))
    if play.app.board.screen.cells(text) <= play.app.board.screen.columns:
        play.note = (text, play.note[1])
        play.redraw = ALL


def outlook(verdict: "int | None") -> str:
    """A verdict as the keys of words end: 1, 0, lost, None."""
    return "lost" if verdict == LOSS else str(verdict)


def told(play: "Any") -> tuple:
    """What is known of the moves at the cursor, as a note; () when nothing is to be said there."""
    session = play.session
    found = []
    for move in sorted(play.known):
        place = move >> 1 if session.name == "fafy" else move >> 8 if session.name == "fanorona" else move
        if place == play.look.cursor and play.known[move] is not None:
            found.append(play.say(f"v_{outlook(play.known[move])}", session.game.move_name(session.position, move)))
    return ("", " ".join(found)) if found and not play.refused else ()
