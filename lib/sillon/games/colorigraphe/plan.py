"""Choose the computer's colouring: a best or a mistaken one. Dropped after use.

Levels 1 to 4 make human-like mistakes: they colour by eye, plot after plot, overlook arcs and waste black tokens.
"""

from games import colorigraphe as rules
from sillon.common.memory import forget
from sillon.games.colorigraphe.mistakes import present_level

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from games.colorigraphe import Colorigraphe
    from games.contract import Chance
    from sillon.games.colorigraphe.token_pacer import TokenPacer

RED, BLUE, BLACK = 1, 2, 3
MOST_BLACK = 6  # the most black tokens of a colouring

# By level: the percentage of problems coloured by eye; there the arcs of a thousand that are overlooked, twice as many of those
# that cross the middle. Elsewhere the percentages of problems with one overlooked arc, and with one black token too many.
_BY_EYE = (100, 10, 0, 0)
_OVERLOOKED = (12, 8)
_MISSED = (0, 9, 9, 3)
_TOO_MANY = (0, 16, 16, 10)


def solved(game: "Colorigraphe", position: "bytes | bytearray") -> "Generator[None, None, bytes | None]":
    """Return the best colouring with the colours of the game, None when there is none."""
    from sillon.games.colorigraphe.solver import Solving  # dropped after use

    yield
    solving = Solving(position, game.colours)
    yield
    while not solving.step():
        yield
    forget("sillon.games.colorigraphe.solver")  # what follows needs the memory
    yield
    return solving.best


def _arcs(position: "bytes | bytearray") -> "list[tuple[int, int]]":
    return [(one + 1, other + 1) for one, other in rules.arcs(position)]


def think(pacer: "TokenPacer", position: "bytes | bytearray") -> "Generator[None, None, None]":
    """Set the plan and the pace of a TokenPacer."""
    game = pacer.game
    level = pacer.level = present_level(game, position, position[rules.PLAYS], pacer.level)
    best = yield from solved(game, position)
    challenger = position[rules.PHASE] == rules.CHALLENGED
    black = sum([1 for colour in best if colour == 3]) if best else rules.INVALID
    hopeless = black >= (position[rules.FIRST] if challenger else rules.INVALID)
    if not hopeless:
        pacer.points = position[rules.STAKE] - 2 * black
    if level == 5:
        pacer.sure = True
        if best and not hopeless:
            pacer.plan = best
        elif game.challenges and not challenger:  # few conflicts may draw a challenge, which must fail
            pacer.plan = bytes((yield from by_eye(_arcs(position), 3, True)))
        return
    pacer.careful = level > 2 and 0 < game.target <= position[rules.STAKE] + max(game.scores(position))
    # With less time the pace is faster, but not in proportion; problems without a solution take twice as long.
    pacer.slow = min((pacer.left + 15000) // 750, 130) * (80 + pacer.rng.randrange(41)) // 100
    if best is None:
        pacer.slow *= 2
    if best and pacer.careful:
        pacer.plan = best
        pacer.sure = True
    else:
        arcs = _arcs(position)
        yield
        pacer.plan = yield from planned(arcs, game.colours, level, pacer.rng, best)
        pacer.sure = pacer.plan is best


def planned(
    arcs: "list[tuple[int, int]]", colours: int, level: int, rng: "Chance", best: bytes | None
) -> "Generator[None, None, bytes]":
    """Return the colours that a player of level 1..4 will lay; `best` itself when it found that."""
    eye = rng.randrange(100) < _BY_EYE[level - 1]
    seen = overlook(arcs, level, rng, eye)
    if best is None or eye:
        return bytes((yield from by_eye(seen, colours, level > 1)))
    if len(seen) < len(arcs):
        from sillon.games.colorigraphe.solver import solve  # dropped after use

        # A colouring without black stays one with an arc less.
        return (yield from solve(seen)) or best
    if colours == 3 and rng.randrange(100) < _TOO_MANY[level - 1]:
        return blacken(arcs, best, rng)
    return best


def by_eye(arcs: "Iterable[tuple[int, int]]", colours: int, follow: bool) -> "Generator[None, None, bytearray]":
    """Return a colour for each of the 12 plots that has an arc, with conflicts where no colour is left.

    Red, else blue, else black, plot after plot; with `follow` first the plot whose neighbours leave it the fewest colours.
    """
    near = [0] * 12
    for one, other in arcs:
        near[one - 1] |= 1 << other - 1
        near[other - 1] |= 1 << one - 1
    colouring = bytearray(12)
    masks = [0, 0, 0, 0]  # masks of the plots of each colour
    black = 0
    while True:
        yield
        best = -1
        next_plot = 0
        for plot in range(12):
            if near[plot] and not colouring[plot]:
                seen_colours = (
                    sum([1 for colour in (RED, BLUE, BLACK) if masks[colour] & near[plot]]) if follow else 12 - plot
                )
                if seen_colours > best:
                    best, next_plot = seen_colours, plot
        if best < 0:
            return colouring
        # Take the colour with the fewest conflicts: count the bits of the mask of neighbours with that colour.
        least = 13
        for colour in (RED, BLUE, BLACK)[: colours if black < MOST_BLACK else 2]:
            clash = masks[colour] & near[next_plot]
            number = 0
            while clash:
                clash &= clash - 1
                number += 1
            if number < least:
                least = number
                colouring[next_plot] = colour
        masks[colouring[next_plot]] |= 1 << next_plot
        black += colouring[next_plot] == BLACK


def overlook(arcs: "list[tuple[int, int]]", level: int, rng: "Chance", eye: bool) -> "list[tuple[int, int]]":
    """Return the arcs that a player of level 1..4 sees, who colours by eye or not."""
    if not eye:
        if rng.randrange(100) < _MISSED[level - 1]:
            lost = rng.randrange(len(arcs))
            return arcs[:lost] + arcs[lost + 1 :]
        return arcs
    seen = []
    for one, other in arcs:
        often = _OVERLOOKED[level - 1] * (2 if 3 < other - one < 9 else 1)
        if rng.randrange(1000) >= often:
            seen.append((one, other))
    return seen


def blacken(arcs: "Iterable[tuple[int, int]]", colouring: bytes, rng: "Chance") -> bytes:
    """Return the colouring with a black token too many, where one fits."""
    if sum([1 for colour in colouring if colour == BLACK]) >= MOST_BLACK:
        return colouring
    free = [plot for plot in range(12) if colouring[plot] in (RED, BLUE)]
    for one, other in arcs:
        for plot, against in ((one - 1, other - 1), (other - 1, one - 1)):
            if colouring[against] == BLACK and plot in free:
                free.remove(plot)
    if not free:
        return colouring
    blackened = bytearray(colouring)
    blackened[free[rng.randrange(len(free))]] = BLACK
    return bytes(blackened)
