"""The computer at Fanorona: levels, the chain that is planned, and the search of the position's own turns, deeper and deeper."""

from array import array

from sillon.forget import forget
from sillon.players.opponent import Opponent, reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from games.match import Match

_EFFORT = (260, 560, 1040)  # nodes of a turn at levels 3, 4, 5
_LEAST = (130, 280, 380)  # of them for the search, whatever was looked at before it
_KNOWN = 1000  # nodes after which no more answers are looked at beforehand
_DEPTH = (0, 1, 11)  # turns looked ahead after the turn itself
_MISCOUNTED = (60, 25, 0)  # so many of 100 turns are thought to bring a piece more, or less


class Player(Opponent):
    """Thinks once a turn, and plays the steps of a chain that it has planned without thinking again.

    Level 1 takes what is at hand, at most two columns from where the last step went, and overlooks what can be taken farther
    away; where nothing can be taken it walks up to the enemies, and into what they take then. One step in four goes anywhere.
    Level 2 takes the largest group that one step can take, wherever the chain or the answer may lead.
    Level 3 sees whole chains and what the answer takes, but overlooks three turns in five, and counts most wrongly by a piece.
    Level 4 sees a turn further; it overlooks two turns in five, and counts one in four wrongly by a piece.
    Level 5 searches as deep as two seconds allow, and knows the tables.
    Levels 3 to 5 miss no turn that wins at once, by taking the last piece or by leaving no way to go, nor leave such a turn
    to the other where another turn does not; of a hundred turns and more they may not look at all.

    Values are pieces ahead after what was searched, all points of the board for a win; they are bounds but for the best move.
    """

    def __init__(self, game: "Any", level: int, rng: "Any") -> None:
        Opponent.__init__(self, game, level, rng)
        self.search: Any = None
        self.plan: list[int] = []
        self.expected = b""
        self.planned: tuple = (None, None, False)  # verdict, value and exact of the steps of the plan

    def _search(self, position: bytes, match: "Match | None") -> "Generator[None, None, None]":
        plan = self.plan
        self.plan = []
        if plan and position == self.expected:
            self.move = plan[0]
            self.verdicts[plan[0]], self.values[plan[0]], self.exact = self.planned
            self.exact = self.exact or len(self.verdicts) == 1
        elif self.level < 3:
            from sillon.games.fanorona.mistakes import choose

            yield
            yield from choose(self, position, match)
            return
        else:
            if self.search is None:
                yield from reading("fanorona.turns fanorona.search fanorona.workspace")
                from sillon.games.fanorona.search import Search

                self.search = Search(self.game)
                yield
            yield from think(self, position, match)
            plan = self.search.plan
        # What is left of the chain is played later, if the position is then what it would be.
        if len(plan) > 1 and plan[0] == self.move:
            self.expected = self.game.play(position, self.move)
            self.plan = plan[1:]

    def spare(self) -> None:
        self.search = None
        self.plan = []


def think(player: "Any", position: bytes, match: "Match | None") -> "Generator[None, None, None]":
    """Sets the player's move, verdicts, values and exact, and `plan`: the steps of the whole turn.

    worth[turn] is what a turn of the search is worth, or at most; proven[turn] whether that is known for sure.
    """
    from sillon.games.fanorona.search import SURE, WON  # levels 1 and 2 do without

    # What follows is read here and dropped again, each part in a slice of its own: the search needs the room.
    setup: Any = __import__("sillon.games.fanorona.setup", None, None, ("ordered",))
    yield
    search = player.search
    limit = search.nodes
    search.plan = []
    found: Any = match.recent if match else [position]
    setup.remember(search, found)
    yield from setup.lay_root(search, position)
    order = setup.ordered(search)
    del setup
    forget("sillon.games.fanorona.setup")
    yield
    count = len(order)
    if not count:
        return  # there was no room for its turns, longer than any in a game that began at the start
    worth = array("h", [0] * count)
    proven = bytearray(count)
    best = order[0]
    player.move = search.first[best]
    yield
    if player.game.cells == 9 or (player.game.cells == 45 and position.count(b"\0", 0, 45) > 37):
        from sillon.games.fanorona.endgame import ask

        yield
        yield from ask(search, worth, proven)
        del ask
        forget("sillon.games.fanorona.endgame")
        yield
    if count > 1 or player.game.cells == 9:
        from sillon.games.fanorona.immediate import known

        yield
        seen: list[int] = []
        yield from known(search, found, worth, proven, order, seen, player, limit + _KNOWN)
        best = order[0]
        del known
        forget("sillon.games.fanorona.immediate")
        yield
        from sillon.games.fanorona.alphabeta import value

        yield
        level = player.level - 3
        # What was known at once has had its share of the effort.
        limit = max(limit + _EFFORT[level], search.nodes + _LEAST[level])
        depth = 0
        while depth <= _DEPTH[level] and search.nodes < limit:
            top = -WON - 1
            unknown = False
            for turn in tuple(seen):
                if not proven[turn]:
                    found = None
                    search.child(0, turn)
                    for _ in value(search, depth, -WON - 1, -min(top, SURE)):
                        if search.nodes > limit:
                            break
                        yield
                    else:
                        found = -search.best[0]
                    if found is None:
                        break
                    worth[turn] = found
                    proven[turn] = found < -SURE or found > SURE and found > min(top, SURE)
                    unknown |= not proven[turn]
                    if not proven[turn] and level < 2 and player.rng.randrange(100) < _MISCOUNTED[level]:
                        worth[turn] += 200 * player.rng.randrange(2) - 100
                if worth[turn] > top:
                    top = worth[turn]
                    best = turn
                    seen.remove(turn)
                    seen.insert(0, turn)
                    player.move = search.first[best]
            else:
                if top < -SURE and len(seen) < len(order):
                    seen = order  # what was overlooked may not lose at once
                    depth -= 1
                elif top > SURE or not unknown:
                    break
            depth += 1
        del value
        forget("sillon.games.fanorona.alphabeta")
        yield
    if search.taken[best] or search.more[best]:
        search.first = []
        search.boards[0][:] = position
        search.enough = 1 << 20
        search.wanted = best
        yield from search.write(0)
        search.wanted = -1
        yield
    from sillon.games.fanorona.claims import claim

    yield
    claim(search, worth, proven, player, best)
    del claim
    forget("sillon.games.fanorona.claims")
    player.nodes = search.nodes
