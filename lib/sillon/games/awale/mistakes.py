"""The moves of Awalé's levels 1 and 2, by the harvest that they see."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.awale import Awale
    from games.contract import Chance

_FAR = 6  # level 1 miscounts sowings of more seeds than this


def choose(game: "Awale", position: bytes, after: "dict[int, bytes]", level: int, rng: "Chance") -> int:
    """Return a move. Level 1 miscounts far sowings by one pit; level 2 does not, and prefers to keep many pits in use."""
    seat = position[14]
    best = -1
    candidates: list[int] = []
    for move in sorted(after):
        harvest = after[move][12 + seat] - position[12 + seat]
        if level == 1 and position[move] > _FAR:
            harvest = miscounted(position, move, 1 if rng.randrange(2) else -1)
        if level == 2:
            harvest = 4 * harvest + pits_in_use_margin(after[move], seat)
        if harvest > best:
            best = harvest
            candidates = []
        if harvest == best:
            candidates.append(move)
    return candidates[rng.randrange(len(candidates))]


def pits_in_use_margin(position: bytes, seat: int) -> int:
    """Return how many more of the seat's pits hold seeds than of the other's, plus 6."""
    balance = 6
    for pit in range(12):
        if position[pit]:
            balance += 1 if pit // 6 == seat else -1
    return balance


def miscounted(position: bytes, move: int, wrong: int) -> int:
    """Return the harvest when the last seed is expected one pit further (`wrong` 1) or one pit before (-1)."""
    last = (move + position[move] + wrong) % 12
    harvest = 0
    half = 6 - 6 * position[14]
    while half <= last < half + 6 and 1 <= position[last] <= 2:
        harvest += position[last] + 1
        last -= 1
    return harvest
