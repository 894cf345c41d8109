"""What is known of the turns of a Fanorona position at once: ends, draws of the match, the answers that end the game."""

from sillon.games.fanorona.search import SURE, WON

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from sillon.games.fanorona.search import Search

_OVERLOOKS = (60, 40, 0)  # so many of 100 turns, at levels 3, 4, 5


def known(
    search: "Search",
    recent: list[bytes],
    worth: "Any",
    proven: bytearray,
    order: list[int],
    seen: list[int],
    player: "Any",
    limit: int,
) -> "Generator[None, None, None]":
    """Sets worth and proven of the turns that end the game, or that an answer loses at once; a table's are there already.

    In `order` are then the turns to choose among: without those that lose, unless all do; only one that wins at once where
    there is one. `seen` are those that the level does not overlook. Its move is the first of `order` to begin with.
    Answers to a turn are looked at only before search.nodes comes to the limit; turns without are left out of `order`.
    """
    game = search.game
    late = []
    for turn in tuple(order):
        search.child(0, turn)
        search.lay(1)
        after = bytes(search.boards[1])
        if game.outcome(after):
            worth[turn] = WON - 1
            proven[turn] = True
            seen.append(turn)
        elif search.since[1] and game.judge(recent + [after]):
            worth[turn] = 0
            proven[turn] = True
        yield
        if search.nodes > limit:
            late.append(turn)
        elif not (proven[turn] or seen):
            search.enough = 1 << 20
            yield from search.write(1)
            for answer in range(search.start[1], search.end[1]):
                search.child(1, answer)
                if lost(search):
                    worth[turn] = 2 - WON
                    proven[turn] = True
                    break
                if answer & 15 == 15:
                    search.nodes += 2  # about as long as two of the search's
                    yield
            yield
    if seen:
        order[:] = seen
    order[:] = [turn for turn in order if turn not in late or proven[turn]] or order
    order[:] = [turn for turn in order if worth[turn] >= -SURE] or order
    often = _OVERLOOKS[player.level - 3]
    seen[:] = [turn for turn in order if not often or player.rng.randrange(100) >= often] or [
        order[player.rng.randrange(len(order))]
    ]
    player.move = search.first[order[0]]


def lost(search: "Search") -> bool:
    """Whether the player in turn at ply 2 has no piece that can go to a neighbouring point."""
    a = search.own[2]
    b = search.own_more[2] & ~0x1FF  # the third row is in the other word already
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
