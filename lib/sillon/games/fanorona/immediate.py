"""Turns that end a game of Fanorona at once, draw the match, or allow an answer that ends the game. Dropped after use."""

from sillon.games.fanorona.search import SURE, WON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from array import array
    from collections.abc import Generator

    from sillon.games.fanorona.search import Search
    from sillon.players.opponent import Opponent


def find_immediate(
    search: "Search",
    recent: list[bytes],
    worth: "array[int]",
    proven: bytearray,
    order: list[int],
    player: "Opponent",
    limit: int,
) -> "Generator[None, None, None]":
    """Set worth and proven of the turns that end the game, or lose to an answer at once; those of the tables are set already.

    Afterwards `order` holds the turns to choose among: not those that lose, unless all do; only those that win at once where
    there are any. The player's move is the first of `order`, for now.
    The answers to a turn are tried only until search.nodes reaches the limit; turns not tried are left out of `order`.
    """
    game = search.game
    won = []
    late = []
    for turn in tuple(order):
        search.child(0, turn)
        search.lay(1)
        after = bytes(search.boards[1])
        if game.outcome(after):
            worth[turn] = WON - 1
            proven[turn] = True
            won.append(turn)
        elif search.since[1] and game.history_outcome(recent + [after]):
            worth[turn] = 0
            proven[turn] = True
        yield
        if search.nodes > limit:
            late.append(turn)
        elif not (proven[turn] or won):
            search.enough = 1 << 20
            yield from search.write(1)
            for answer in range(search.start[1], search.end[1]):
                search.child(1, answer)
                if immobile(search):
                    worth[turn] = 2 - WON
                    proven[turn] = True
                    break
                if answer & 15 == 15:
                    search.nodes += 2  # takes about as long as two nodes of the search
                    yield
            yield
    if won:
        order[:] = won
    order[:] = [turn for turn in order if turn not in late or proven[turn]] or order
    order[:] = [turn for turn in order if worth[turn] >= -SURE] or order
    player.move = search.first[order[0]]


def immobile(search: "Search") -> bool:
    """Return whether no piece of the player to move at ply 2 can go to a neighbouring point."""
    a = search.own[2]
    b = search.own_more[2] & ~0x1FF  # the third row is in the other word too
    c = search.all_word ^ a ^ search.enemy[2]
    d = search.all_more ^ search.own_more[2] ^ search.enemy_more[2]
    while a or b:
        if a:
            point = search.at[(a & -a) % 37]
            a &= a - 1
        else:
            point = search.at_more[(b & -b) % 37]
            b &= b - 1
        if search.near[point] & c or search.near_more[point] & d:
            return False
    return True
