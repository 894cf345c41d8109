"""What the computer advises a person, in three steps: how many moves are good, on which side one is, which one it is.

It has thought once; whoever asks again is told more. After the third step what is proven of each move is told at the cursor.
"""

from sillon.look import DIM
from sillon.players import DRAW, LOSS, WIN
from sillon.screen import ALL
from sillon.side import place, side

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any


_LONGEST = 8  # cells of a block


def advise(play: "Any") -> "Generator[None, None, None] | None":
    """Tells the next step of the session's advice. More may follow a slice at a time."""
    session = play.session
    name = session.name
    game = session.game
    look = play.look
    position, told, move, verdicts = session.advice
    told = min(told + 1, 3)
    if told == 2 and name == "fanorona" and position[game.cells + 1]:
        told = 3  # a chain goes on with the piece that there is
    session.advice = (position, told, move, verdicts)
    verdict = verdicts[move]
    many = sum([1 for each in verdicts if verdicts[each] == verdict])
    end = outlook(verdict)
    sure = verdict in (WIN, DRAW)  # what is proven to be good is advised; the rest is an opinion
    play.redraw = ALL
    if told == 1:
        play.note = (play.say(f"many_{end}", many), play.say("more"))
        return None
    if told == 2:
        there = side(name, look, place(name, move))
        for cell in range(len(look.marks)):
            if side(name, look, cell) != there:
                look.marks[cell] = DIM
        play.note = (play.say(f"advice_{there}" if sure else f"mine_{there}"), play.say("more"))
        return None
    play.known = verdicts
    look.unmark()
    play.view.point(look, move)
    if name == "fanorona" and move:
        look.cursor = move >> 8  # where a person takes the piece
    written = game.move_name(position, move)
    play.note = (play.say("advice" if sure else "mine", written), play.say(f"sure_{end}", many))
    if name != "fafy" or not game.impartial or game.misere or game.rule != "fafy":
        return None
    row = position[: game.cells]
    if max([len(block) for block in row.split(b"\0")]) > _LONGEST:
        return None  # a board would think for seconds
    return _grundy(play, written, row)


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
        if place(session.name, move) == play.look.cursor and play.known[move] is not None:
            found.append(play.say(f"v_{outlook(play.known[move])}", session.game.move_name(session.position, move)))
    return ("", " ".join(found)) if found and not play.refused else ()
