"""The computer's advice in three steps: how many moves are good, on which side one is, which one it is.

The computer thinks once; OK or HINT shows the next step. After the third, OK plays, and the cursor shows what is proven of each
move.
"""

from sillon.match.side import cell_of, side
from sillon.players import DRAW, LOSS, WIN
from sillon.screens.screen import ALL
from sillon.views.board_view import DIM

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.match.play import Play


def advise(screen: "Play") -> "tuple[int, tuple[str, str], dict[int, int | None]]":
    """Show the next step of the session's advice; return which one it is, 1 to 3, its lines, and the verdicts it gives away."""
    screen.app.finger = None  # nobody has seen yet what comes next
    session = screen.session
    name = session.name
    look = screen.look
    say = screen.say
    position, told, move, verdicts = session.advice
    told = min(told + 1, 3)
    if told == 2 and screen.piece_is_chosen():
        told = 3
    session.advice = (position, told, move, verdicts)
    verdict = verdicts[move]
    sure = verdict in (WIN, DRAW)  # a proven good move is advised; otherwise it is an opinion
    screen.redraw = ALL
    if told == 1:
        many = sum([1 for each in verdicts if verdicts[each] == verdict])
        return told, (say(f"many_{outlook(verdict)}", many), say("more")), {}
    if told == 2:
        there = side(name, look, cell_of(name, move))
        for cell in range(len(look.marks)):
            if side(name, look, cell) != there:
                look.marks[cell] = DIM
        return told, (say(f"advice_{there}" if sure else f"mine_{there}"), say("more")), {}
    look.unmark()
    screen.point_at(move)
    return told, (say("advice" if sure else "mine", session.game.move_name(position, move)), ""), verdicts


def outlook(verdict: "int | None") -> str:
    """Return the end of the words' keys for a verdict: 1, 0, lost, None."""
    return "lost" if verdict == LOSS else str(verdict)


def told(screen: "Play", known: "dict[int, int | None]") -> "tuple[str, ...]":
    """Return what is known of the moves at the cursor, as a note over what OK does; () when there is nothing to say."""
    session = screen.session
    found = []
    for move in sorted(known):
        verdict = known[move]
        if cell_of(session.name, move) == screen.look.cursor and verdict is not None:
            found.append(screen.say(f"v_{outlook(verdict)}", session.game.move_name(session.position, move)))
    return (" ".join(found), "") if found and not screen.refused else ()
