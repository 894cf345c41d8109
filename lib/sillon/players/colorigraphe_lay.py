"""The computer lays the tokens of its hand, and tells what is proven about them."""

from games import colorigraphe_table as table
from sillon.players import LOSS, WIN
from sillon.players.colorigraphe_hand import Hand, problem

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any


def think(player: "Any", position: bytes) -> "Generator[None, None, None]":
    """The next token, or what ends the colouring."""
    game = player.game
    hand = player.hand
    if not hand or hand.problem != problem(position):
        hand = Hand(game, position)
        yield from hand.prepare(game, position, player.level, player.rng)
        player.hand = hand
    if hand.told[0] != position:  # asked again, no more time has gone by
        hand.told = (position,) + hand.next(position, player.level, player.rng)
    _, move, player.wait = hand.told
    player.move = move
    if not hand.sure or (move == table.TIMEOUT and hand.points):
        return
    player.exact = True
    player.values[move] = hand.points
    if game.target and game.players > 1:
        if hand.points:
            if table.score(position, position[table.PLAYS]) + hand.points >= game.target:
                player.verdicts[move] = WIN
        elif hand.challenger and table.score(position, position[table.OWNER]) + position[table.STAKE] >= game.target:
            player.verdicts = dict.fromkeys(player.verdicts, LOSS)
