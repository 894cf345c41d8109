"""The moves of Awalé's levels 1 to 4 while they are distracted: the biggest harvest that they see."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.contract import Chance

_FAR = 6  # sowings of more seeds than this are miscounted


def choose(position: bytes, after: "dict[int, bytes]", rng: "Chance") -> int:
    """Return a move with the biggest harvest; far sowings are miscounted by one pit."""
    seat = position[14]
    best = -1
    candidates: list[int] = []
    for move in sorted(after):
        harvest = after[move][12 + seat] - position[12 + seat]
        if position[move] > _FAR:
            harvest = miscounted(position, move, 1 if rng.randrange(2) else -1)
        if harvest > best:
            best = harvest
            candidates = []
        if harvest == best:
            candidates.append(move)
    return candidates[rng.randrange(len(candidates))]


def miscounted(position: bytes, move: int, wrong: int) -> int:
    """Return the harvest when the last seed is expected one pit further (`wrong` 1) or one pit before (-1)."""
    last = (move + position[move] + wrong) % 12
    harvest = 0
    half = 6 - 6 * position[14]
    while half <= last < half + 6 and 1 <= position[last] <= 2:
        harvest += position[last] + 1
        last -= 1
    return harvest
