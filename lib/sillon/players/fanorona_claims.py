"""What is proven of the turns of a Fanorona position: ends, draws of the match, tables; and what the player tells of it."""

from sillon.players import DRAW, LOSS, WIN
from sillon.players.fanorona_value import SURE, WON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from sillon.players.fanorona_root import Root


def known(root: "Root", recent: list[bytes]) -> "Generator[None, None, None]":
    """Finds the turns that end the game, by a win or by a draw, and those that a table knows."""
    game = root.game
    search = root.search
    limit = game.draw_after or 255
    table: Any = None
    if game.cells == 9 or (game.cells == 45 and sum(game.scores(recent[-1])) < 8):
        from sillon.players.fanorona_table import DRAWN, Table

        table = Table(game, __file__.rsplit("/", 1)[0] + "/data")
    for turn in range(search.end[0]):
        search.following[0] = turn + 1
        search.child(0, turn)
        search.lay(1)
        after = bytes(search.boards[1])
        since = search.since[1]
        if game.outcome(after):
            root.worth[turn] = WON - 1
            root.proven[turn] = True
        elif since and game.judge(recent + [after]):
            root.proven[turn] = True
        elif table:
            turns = table.turns(after)
            if turns == DRAWN:
                root.proven[turn] = True
            elif turns is not None and since + turns <= limit and not (since and search.twice):
                root.worth[turn] = turns + 1 - WON if turns % 2 else WON - turns - 1
                root.proven[turn] = True
        yield
    if table:
        table.close()


def claim(root: "Root", player: "Any") -> None:
    """Verdicts and values of the first steps, from what is known of the turns now."""
    search = root.search
    cells = root.game.cells
    won = []
    for move in player.verdicts:
        player.values[move] = -WON - 1
        player.verdicts[move] = None if search.cut else DRAW
    for turn in range(search.end[0]):
        move = search.first[turn]
        worth = root.worth[turn]
        if worth > player.values[move]:
            player.values[move] = worth
        if not root.proven[turn]:
            player.verdicts[move] = None
        elif worth > SURE and (worth == WON - 1 or not search.cut):
            won.append(move)
    for move in player.verdicts:
        worth = player.values[move]
        player.values[move] = cells if worth > SURE else -cells if worth < -SURE else (worth + 50) // 100
        if move in won:
            player.verdicts[move] = WIN
        elif worth < -SURE and player.verdicts[move] == DRAW:
            player.verdicts[move] = LOSS
    told = player.verdicts.values()
    verdict = player.verdicts[player.move]
    player.exact = len(told) == 1 or verdict == WIN or (None not in told and verdict == max(told))
