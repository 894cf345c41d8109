"""The computer's advice in three steps: how many moves are good, on which side one is, which one it is.

The computer thinks once; OK or HINT shows the next step. After the third, OK plays, and the cursor shows what is proven of each
move.
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
    """Show the next step of the session's advice. Return its number, 1..3."""
    play.app.finger = None  # drop presses made before the hint was visible
    session = play.session
    name = session.name
    game = session.game
    look = play.look
    position, step, move, verdicts = session.advice
    step = min(step + 1, 3)
    if step == 2 and play.piece_is_chosen():
        step = 3
    session.advice = (position, step, move, verdicts)
    verdict = verdicts[move]
    count = sum([1 for each in verdicts if verdicts[each] == verdict])
    ending = verdict_key(verdict)
    proven = verdict in (WIN, DRAW)  # a proven good move is advised; otherwise it is an opinion
    play.redraw = ALL
    if step == 1:
        play.note = (play.say(f"many_{ending}", count), play.say("more"))
        return step
    if step == 2:
        good_side = side(name, look, cell_of(name, move))
        for cell in range(len(look.marks)):
            if side(name, look, cell) != good_side:
                look.marks[cell] = DIM
        play.note = (play.say(f"advice_{good_side}" if proven else f"mine_{good_side}"), play.say("more"))
        return step
    play.known = verdicts
    look.unmark()
    play.point_at(move)
    play._fresh = False  # the last line shows what OK does, not the last move
    play.note = (play.say("advice" if proven else "mine", game.move_name(position, move)), "")
    return step


def press(play: "Any", plain: "Any", seat: int | None, code: int, kind: int) -> "Target | None":
    """Handle a press while advice is shown: go to the next step, or close it. `plain` handles the press in a match."""
    hint = play.hint if seat is None or seat == play.look.seat else 0
    if hint and (code == HINT or (code == OK and hint < 3)):
        if kind == PRESS:
            play.advise()
        return None
    before = play.redraw
    play.redraw = 0
    target: Target | None = plain(seat, code, kind)
    # A press without effect, such as the other player's, leaves the hint open.
    if play.redraw and kind not in (RELEASE, LONG) and play.phase == CHOOSING and not play.waits:
        if hint == 3 and code == OK:
            play.lead_to(play.session.advice[2])  # another OK plays it
        else:
            play.hint = 0
            play.note = proven_note(play)
    play.redraw |= before
    return target


def verdict_key(verdict: "int | None") -> str:
    """Return the end of the words' keys for a verdict: 1, 0, lost, None."""
    return "lost" if verdict == LOSS else str(verdict)


def proven_note(play: "Any") -> tuple:
    """Return a note with what is proven of the moves at the cursor; () when nothing is."""
    session = play.session
    texts = []
    for move in sorted(play.known):
        if cell_of(session.name, move) == play.look.cursor and play.known[move] is not None:
            texts.append(play.say(f"v_{verdict_key(play.known[move])}", session.game.move_name(session.position, move)))
    return (" ".join(texts), "") if texts and not play.refused else ()
