"""The verdicts and values of first steps, from those of whole turns. Dropped after use."""

from sillon.games.fanorona.search import SURE, WON
from sillon.players import DRAW, LOSS, WIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from array import array
    from typing import Any

    from sillon.games.fanorona.search import Search


def set_step_verdicts(search: "Search", worth: "array[int]", proven: bytearray, player: "Any", best: int) -> None:
    """Set verdicts and values of the first steps, from those of the turns, and of the later steps of the turn `best`.

    A step is worth the best turn that begins with it; a later step may be worth less than the first.
    """
    cells = search.game.cells
    won = []
    for move in player.verdicts:
        player.values[move] = -WON - 1
        player.verdicts[move] = None if search.cut else DRAW
    for turn in range(search.end[0]):
        move = search.first[turn]
        value = worth[turn]
        if value > player.values[move]:
            player.values[move] = value
        if not proven[turn]:
            player.verdicts[move] = None
        elif value > SURE and (value == WON - 1 or not search.cut):
            won.append(move)
    for move in player.verdicts:
        value = player.values[move]
        player.values[move] = cells if value > SURE else -cells if value < -SURE else (value + 50) // 100
        if move in won:
            player.verdicts[move] = WIN
        elif value < -SURE and player.verdicts[move] == DRAW:
            player.verdicts[move] = LOSS
    verdicts = player.verdicts.values()
    verdict = player.verdicts[player.move]
    player.exact = verdict == WIN or (None not in verdicts and verdict == max(verdicts))
    # The same first step may begin a better turn that the level has overlooked.
    value = worth[best]
    turn_verdict = (WIN if value > SURE else LOSS if value < -SURE else DRAW) if proven[best] else None
    same = turn_verdict == verdict
    player.planned = (verdict if same else None, player.values[player.move] if same else None, same and player.exact)
    player.exact = player.exact or len(verdicts) == 1
