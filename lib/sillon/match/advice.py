"""The computer's advice in three steps: how many moves are good, on which side one is, which one it is; what a weaker one says.

The computer thinks once; OK or HINT shows the next step. After the third, OK plays, and the cursor shows what is proven of each
move.
"""

from sillon.players import DRAW, LOSS, WIN
from sillon.ui.screen import ALL

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.match.controller import Controller
    from sillon.match.play import Play


def advise(screen: "Play") -> "tuple[int, tuple[str, str], dict[int, int | None]]":
    """Show the next step of the session's advice. Return its number, 1..3, its lines, and the verdicts that it reveals."""
    screen.app.drop_presses()
    session = screen.session
    look = screen.look
    say = screen.say
    position, step, move, verdicts = session.advice
    step = min(step + 1, 3)
    if step == 2 and screen.piece_is_chosen():
        step = 3
    session.advice = (position, step, move, verdicts)
    verdict = verdicts[move]
    proven = verdict in (WIN, DRAW)  # a proven good move is advised; otherwise it is an opinion
    screen.redraw = ALL
    if step == 1:
        count = sum([1 for each in verdicts if verdicts[each] == verdict])
        return step, (say(f"many_{verdict_key(verdict)}", count), say("more" if proven else "idea")), {}
    from sillon.match.side import dim_other_sides, in_words  # not for the first step: its tick reads this file already

    if step == 2:
        good_side = dim_other_sides(session, look, move)
        return step, (say(f"advice_{good_side}" if proven else f"mine_{good_side}"), say("more")), {}
    look.unmark()
    screen.point_at(move)
    words = in_words(session, say, move, position, look.turned)
    return step, (say("advice" if proven else "mine", words), ""), verdicts


def tell_weaker(controller: "Controller") -> int:
    """Say, once a match, that the computer plays weaker. Return how long (ms) a person reads it."""
    controller.session.told_weak = True
    controller.note = tuple(controller.say("weak").split("\n"))
    controller.screen.redraw = ALL
    return 3000


def verdict_key(verdict: "int | None") -> str:
    """Return the end of the words' keys for a verdict: 1, 0, lost, None."""
    return "lost" if verdict == LOSS else str(verdict)


def proven_note(screen: "Play", known: "dict[int, int | None]") -> "tuple[str, ...]":
    """Return the lines of a note with what is proven of the moves at the cursor; () when nothing is.

    Of moves with the same words the best one counts.
    """
    from sillon.match.side import cell_of, in_words  # as in advise()

    session = screen.session
    names: list[str] = []
    verdicts: list[int] = []
    for move in sorted(known):
        verdict = known[move]
        if cell_of(session, move) == screen.look.cursor and verdict is not None:
            name = in_words(session, screen.say, move, session.position, screen.look.turned, True)
            if name not in names:
                names.append(name)
                verdicts.append(verdict)
            verdicts[names.index(name)] = max(verdict, verdicts[names.index(name)])
    if not names or screen.refused:
        return ()
    return (" ".join([screen.say(f"v_{verdict_key(verdicts[k])}", names[k]) for k in range(len(names))]), "")
