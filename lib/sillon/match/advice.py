"""What the computer advises a person, in three steps: how many moves are good, on which side one is, which one it is.

It has thought once; OK or HINT tells the next step. After the third OK plays again, and what is proven of each move is told at
the cursor.
"""

from sillon.app.buttons import HINT, LONG, OK, PRESS, RELEASE
from sillon.match.play import CHOOSING
from sillon.match.side import cell_of, side
from sillon.players import DRAW, LOSS, WIN
from sillon.screens.screen import ALL
from sillon.views.board_view import DIM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Target


def advise(play: "Any") -> int:
    """Tells the next step of the session's advice; returns which one it is, 1 to 3."""
    play.app.finger = None  # nobody has seen yet what comes next
    session = play.session
    name = session.name
    game = session.game
    look = play.look
    position, told, move, verdicts = session.advice
    told = min(told + 1, 3)
    if told == 2 and play.piece_is_chosen():
        told = 3
    session.advice = (position, told, move, verdicts)
    verdict = verdicts[move]
    many = sum([1 for each in verdicts if verdicts[each] == verdict])
    end = outlook(verdict)
    sure = verdict in (WIN, DRAW)  # what is proven to be good is advised; the rest is an opinion
    play.redraw = ALL
    if told == 1:
        play.note = (play.say(f"many_{end}", many), play.say("more"))
        return told
    if told == 2:
        there = side(name, look, cell_of(name, move))
        for cell in range(len(look.marks)):
            if side(name, look, cell) != there:
                look.marks[cell] = DIM
        play.note = (play.say(f"advice_{there}" if sure else f"mine_{there}"), play.say("more"))
        return told
    play.known = verdicts
    look.unmark()
    play.point_at(move)
    play._fresh = False  # no news: the last line tells what OK does
    play.note = (play.say("advice" if sure else "mine", game.move_name(position, move)), "")
    return told


def press(play: "Any", plain: "Any", seat: int | None, code: int, kind: int) -> "Target | None":
    """A press after advice: it asks for the next step, or leaves it; `plain` is what takes the press in a match."""
    hint = play.hint if seat is None or seat == play.look.seat else 0
    if hint and (code == HINT or (code == OK and hint < 3)):
        if kind == PRESS:
            play.advise()
        return None
    before = play.redraw
    play.redraw = 0
    target: Target | None = plain(seat, code, kind)
    # A press that changes nothing, such as the other player's, leaves the hint as it is.
    if play.redraw and kind not in (RELEASE, LONG) and play.phase == CHOOSING and not play.waits:
        if hint == 3 and code == OK:
            play.lead_to(play.session.advice[2])  # another OK plays it
        else:
            play.hint = 0
            play.note = told(play)
    play.redraw |= before
    return target


def outlook(verdict: "int | None") -> str:
    """A verdict as the keys of words end: 1, 0, lost, None."""
    return "lost" if verdict == LOSS else str(verdict)


def told(play: "Any") -> tuple:
    """What is known of the moves at the cursor, as a note over what OK does; () when nothing is to be said there."""
    session = play.session
    found = []
    for move in sorted(play.known):
        if cell_of(session.name, move) == play.look.cursor and play.known[move] is not None:
            found.append(play.say(f"v_{outlook(play.known[move])}", session.game.move_name(session.position, move)))
    return (" ".join(found), "") if found and not play.refused else ()
