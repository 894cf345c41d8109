"""What a player of Fang holds of the board, made once for a match; halves.py tells what the ints are."""

from array import array

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.games.fang.player import Player

_TABLE = 37  # positions remembered; a prime, and not 127, as a half has seven bits a cell


def make(player: "Player", seeds: int) -> None:
    """For the options of the player's game, when at most so many seeds can ever lie in one cell.

    By the seeds that lay in a cell: `near`, `far`, what is sown in one's own half and in the other's; `gains`, what value is
    gained with seeds out of the other's half, four a seed less with one's own. `table` are positions seen: three numbers
    each, search.py tells which. `orders` are the turns in the order they are tried, so many for each seed to be sown.
    """
    game = player.game
    cells = game.cells
    player.seeds = seeds
    player.half = half = cells // 2
    # Beyond 28 bits an int takes heap, so eight bits a cell are only for boards that are heaped full by hand.
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
    player.table = b""
    if player.level == 5 and not player.spared:
        player.table = array("I", [0] * (3 * _TABLE))
