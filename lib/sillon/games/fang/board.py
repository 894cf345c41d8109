"""A Fang player's tables, made once a match; search.py documents the ints. Players drop this module after use."""

from array import array

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Protocol

    from games.contract import Chance
    from games.fang import Fang

    class Searcher(Protocol):
        """What board.py, mistakes.py and search.py use of a Player."""

        game: Fang
        level: int
        rng: Chance
        move: int
        verdicts: dict[int, int | None]
        values: dict[int, int | None]
        exact: bool
        nodes: int
        pause: int
        limit: int
        seeds: int
        half: int
        bits: int
        mask: int
        least: int
        most: int
        near: list
        far: list
        gains: list
        orders: bytearray
        table: array[int]
        book: bytes
        book_only: bool
        without_table: bool


_TABLE = 37  # entries of the transposition table; a prime, and not 127, as a half has seven bits a cell


def make(player: "Searcher", seeds: int) -> None:
    """Set the player's tables for its game's options, when at most `seeds` can ever lie in one cell.

    Indexed by the seeds of a cell: `near` and `far`, what sowing them adds to one's own half and to the other's; `gains`, the
    value gained with seeds from the other's half (four less a seed with one's own). `table` is the transposition table, three
    numbers an entry (search.py). `orders` holds the turns in the order they are tried, for each number of seeds to be sown.
    """
    game = player.game
    cells = game.cells
    player.seeds = seeds
    player.half = half = cells // 2
    # Ints beyond 30 bits take heap, so eight bits a cell are only for boards filled by hand.
    player.bits = bits = 7 if seeds < 128 else 8
    player.mask = (1 << bits) - 1
    player.least = game.tibong_min
    player.most = most = min(game.most, seeds)
    player.near = near = [0] * (most + 1)
    player.far = far = [0] * (most + 1)
    player.gains = gains = [0] * (most + 1)
    near[0] = 1
    gains[0] = 2
    for count in range(1, most + 1):
        place = count % cells
        near[count] = near[count - 1]
        far[count] = far[count - 1]
        gains[count] = gains[count - 1]
        if place < half:
            near[count] += 1 << bits * place
            gains[count] += 4
        else:
            far[count] += 1 << bits * (cells - 1 - place)
    player.orders = bytearray()
    player.table = b""  # type: ignore[assignment]
    if player.level == 5 and not player.without_table:
        player.table = array("I", [0] * (3 * _TABLE))
