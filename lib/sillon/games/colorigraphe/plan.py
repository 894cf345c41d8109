"""The colours that the computer will lay: the best ones, or what its level takes for the best. Dropped after use."""

from games import colorigraphe as table
from sillon.common.memory import forget

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from games.colorigraphe import Colorigraphe
    from sillon.games.colorigraphe.hand import Hand


def solved(game: "Colorigraphe", position: "bytes | bytearray") -> "Generator[None, None, bytes | None]":
    """Return the best colouring with the colours of the game, None when there is none."""
    from sillon.games.colorigraphe.solver import solve  # dropped after use

    arcs = _arcs(position)
    yield
    arcs = solve(arcs)  # type: ignore[assignment]  # so that the list is freed
    best: bytes | None = yield from arcs  # type: ignore[misc, func-returns-value]
    forget("sillon.games.colorigraphe.solver")  # what follows needs the memory
    yield
    return None if best and game.colours == 2 and 3 in best else best


def _arcs(position: "bytes | bytearray") -> "list[tuple[int, int]]":
    return [(one + 1, other + 1) for one, other in table.arcs(position)]


def think(hand: "Hand", position: "bytes | bytearray") -> "Generator[None, None, None]":
    """Set the plan and the pace of a Hand."""
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
        elif game.challenges and not challenger:  # a challenge of few conflicts gives it the whole stake
            from sillon.games.colorigraphe.mistakes import by_eye  # dropped after use

            hand.plan = bytes((yield from by_eye(_arcs(position), 3, True)))
        return
    hand.careful = level > 2 and 0 < game.target <= position[table.STAKE] + max(game.scores(position))
    # With less time the pace is faster, but not in proportion; problems without a solution take twice as long.
    hand.slow = min((hand.left + 15000) // 750, 130) * (80 + hand.rng.randrange(41)) // 100
    if best is None:
        hand.slow *= 2
    if best and hand.careful:
        hand.plan = best
        hand.sure = True
    else:
        from sillon.games.colorigraphe.mistakes import planned  # dropped after use

        arcs = _arcs(position)
        yield
        hand.plan = yield from planned(arcs, game.colours, level, hand.rng, best)
        hand.sure = hand.plan is best
