"""What level 5 plays at Fang, and its proof."""

from sillon.games.fang.halves import after
from sillon.games.fang.search import BOOKED, deep

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from sillon.games.fang.player import Player

_EASY = 8  # seeds to be sown that need no preparation
_WIDE = 5000  # more than any value


def search(
    player: "Player", own: int, other: int, left: int, turns: "list[tuple[int, int]]"
) -> "Generator[None, None, None]":
    """Searches deeper and deeper with `left` seeds to be sown, or first to where the book knows all."""
    turns.sort()
    player.only = bool(player.book) and BOOKED < left <= BOOKED + 3
    k = left if player.only or left <= _EASY else 4 + left % 2
    while k <= left and not player.exact and player.nodes < player.limit:
        yield from _round(player, own, other, k, left, turns)
        if player.only:
            player.only = False
            k = 2 + left % 2 if left > _EASY else left - 2
        k += 2


def _round(
    player: "Player", own: int, other: int, depth: int, left: int, turns: "list[tuple[int, int]]"
) -> "Generator[None, None, None]":
    """Sets `move` to the one that is best when the game ends after `depth` turns, and puts it in front.

    When it does end then: verdicts and values, and a best move by chance.
    """
    proven = depth == left
    best = last = _WIDE  # values are the other's here
    good: list[int] = []
    for k, (turn, move) in enumerate(turns):
        to, on = after(player, own, other, turn)
        # Most moves are worth the same as the one before, and that is quickly shown.
        value: int | None = last - 1
        if last < _WIDE:
            value = yield from deep(player, to, on, depth - 1, last - 1, last + proven)
        if value is not None and (value < last or proven and value > last):
            low, high = (-_WIDE, last) if value < last else (last, _WIDE)
            value = yield from deep(player, to, on, depth - 1, low, high)
        if value is None:
            return  # the limit is reached
        if value < best:
            best = value
            good = []
            player.move = move
            turns.insert(0, turns.pop(k))
        if value == best:
            good.append(move)
        last = value if proven else best
        if proven:
            player.verdicts[move] = (value < 0) - (value > 0)
            player.values[move] = 0 if value * value == 1 else -value // 2
    if proven:
        good.sort()
        player.move = good[player.rng.randrange(len(good))]
        player.exact = True
