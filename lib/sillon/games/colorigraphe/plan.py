"""The colours that the computer will lay: the best ones, or what its level takes for them. Read while it thinks, then dropped."""

from games import colorigraphe_table as table
from sillon.forget import forget

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any


def solved(game: "Any", position: bytes) -> "Generator[None, None, bytes | None]":
    """The best colouring in the colours of the game, None when there is none."""
    from sillon.games.colorigraphe.solver import solve

    arcs: Any = _arcs(position)
    yield
    arcs = solve(arcs)  # it needs them no more
    best = yield from arcs
    forget("sillon.games.colorigraphe.solver")  # what comes next needs the room
    yield
    return None if best and game.colours == 2 and 3 in best else best


def _arcs(position: bytes) -> "list[tuple[int, int]]":
    return [(one + 1, other + 1) for one, other in table.arcs(position)]


def think(hand: "Any", position: bytes) -> "Generator[None, None, None]":
    """Fills a Hand: its plan and its pace."""
    game = hand.game
    level = hand.level
    best = yield from solved(game, position)
    challenger = position[table.PHASE] == table.CHALLENGED
    black = sum([1 for colour in best if colour == 3]) if best else table.INVALID
    hopeless = black >= (position[table.FIRST] if challenger else table.INVALID)
    if not hopeless:
        hand.points = position[table.STAKE] - 2 * black
    if level == 5:
        hand.sure = True
        if best and not hopeless:
            hand.plan = best
        elif game.challenges and not challenger:  # who challenges this gives the whole stake away
            from sillon.games.colorigraphe.mistakes import by_eye

            hand.plan = bytes((yield from by_eye(_arcs(position), 3, True)))
        return
    hand.careful = level > 2 and 0 < game.target <= position[table.STAKE] + max(game.scores(position))
    # Who has less time hurries, but not by as much; what has no solution is looked at for long.
    hand.slow = min((hand.left + 15000) // 750, 130) * (80 + hand.rng.randrange(41)) // 100
    if best is None:
        hand.slow *= 2
    if best and hand.careful:
        hand.plan = best
        hand.sure = True
    else:
        from sillon.games.colorigraphe.mistakes import planned

        arcs = _arcs(position)
        yield
        hand.plan = yield from planned(arcs, game.colours, level, hand.rng, best)
        hand.sure = hand.plan is best
