"""Human-like colouring: by eye, plot after plot, with overlooked arcs and needless black tokens. Dropped after use."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator, Iterable

    from games.contract import Chance

RED, BLUE, BLACK = 1, 2, 3
MOST = 6  # the most black tokens of a colouring

# Overlooked arcs: at levels 1 and 2 per thousand arcs, twice as often for arcs that cross the middle; at levels 3 and 4 the
# percentage of problems with one overlooked arc. Then the percentage of problems with one black token too many.
OVERLOOKED = (12, 8)
MISSED = (10, 3)
TOO_MANY = (20, 10)


def planned(
    arcs: "list[tuple[int, int]]", colours: int, level: int, rng: "Chance", best: bytes | None
) -> "Generator[None, None, bytes]":
    """Return the colours that a player of level 1..4 will lay; `best` itself when it found that."""
    seen = overlook(arcs, level, rng)
    if best is None or level < 3:
        return bytes((yield from by_eye(seen, colours, level > 1)))
    if len(seen) < len(arcs):
        from sillon.games.colorigraphe.solver import solve  # dropped after use

        # A colouring without black stays one with an arc less.
        return (yield from solve(seen)) or best
    if colours == 3 and rng.randrange(100) < TOO_MANY[level - 3]:
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
        for colour in (RED, BLUE, BLACK)[: colours if black < MOST else 2]:
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


def overlook(arcs: "list[tuple[int, int]]", level: int, rng: "Chance") -> "list[tuple[int, int]]":
    """Return the arcs that a player of level 1..4 sees."""
    if level > 2:
        if rng.randrange(100) < MISSED[level - 3]:
            lost = rng.randrange(len(arcs))
            return arcs[:lost] + arcs[lost + 1 :]
        return arcs
    seen = []
    for one, other in arcs:
        often = OVERLOOKED[level - 1] * (2 if 3 < other - one < 9 else 1)
        if rng.randrange(1000) >= often:
            seen.append((one, other))
    return seen


def blacken(arcs: "Iterable[tuple[int, int]]", colouring: bytes, rng: "Chance") -> bytes:
    """Return the colouring with a black token too many, where one fits."""
    if sum([1 for colour in colouring if colour == BLACK]) >= MOST:
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
