"""The computer lays the tokens of its hand, and tells what is proven about them."""

from games import colorigraphe_table as table
from sillon.forget import forget
from sillon.games.colorigraphe.hand import Hand
from sillon.players import LOSS, WIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any


def think(player: "Any", position: bytes) -> "Generator[None, None, None]":
    """The next token, or what ends the colouring. `player.hand` is the problem, the position answered last, and its Hand."""
    game = player.game
    problem = position[: table.COLOURS] + position[table.ARCS :]
    challenger = position[table.PHASE] == table.CHALLENGED
    if not player.hand or player.hand[0] != problem:
        from sillon.games.colorigraphe.plan import think as plan

        hand = Hand(game, player.level, player.rng)
        hand.left = game.seconds * (500 if challenger else 1000)
        yield from plan(hand, position)
        forget("sillon.games.colorigraphe.plan")
        player.hand = (problem, b"", hand)
    _, last, hand = player.hand
    if last != position:  # asked again, no more time has gone by
        hand.next(position)
        player.hand = (problem, position, hand)
    player.wait = hand.wait
    player.move = move = hand.move
    if not hand.sure or (move == table.TIMEOUT and hand.points):
        return
    player.exact = True
    player.values[move] = hand.points
    if game.target and game.players > 1:
        if hand.points:
            if table.score(position, position[table.PLAYS]) + hand.points >= game.target:
                player.verdicts[move] = WIN
        elif challenger and table.score(position, position[table.OWNER]) + position[table.STAKE] >= game.target:
            player.verdicts = dict.fromkeys(player.verdicts, LOSS)
