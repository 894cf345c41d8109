"""The computer player of Fanorona: the levels, the planned chain, and iterative deepening at the root.

`Player` says what each level overlooks.
"""

from array import array

from sillon.common.memory import forget
from sillon.players.opponent import Opponent, reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from games.contract import Chance
    from games.fanorona import Fanorona
    from games.match import Match
    from sillon.games.fanorona.search import Search

# By level: the percentage of turns without looking ahead; in the others the nodes of a turn; the least of them for the search,
# whatever was spent before it.
_DISTRACTED = (87, 57, 49, 20)
_EFFORT = (260, 400, 800, 1100, 1100, 11000)
_LEAST = (130, 190, 280, 280, 280, 2800)
_IMMEDIATE = 1000  # nodes after which answers to further turns are not tried beforehand
_DEPTH = (0, 1, 1, 11, 11, 11)  # plies after the turn itself
_OPENING = 24  # free points at most: the book may have the position


class Player(Opponent):
    """Thinks once a turn, and plays the steps of a planned chain without thinking again.

    Levels 1 to 4 are distracted for some turns at a time, in 87, 57, 49 and 20 of 100 turns. Then levels 1 and 2 take the
    largest group that one step can take, wherever the chain or the answer may lead, and levels 3 and 4 play the chain that
    takes most, whatever the answer, unless the book has the position. In their other turns level 1 sees whole chains and what
    the answer takes, levels 2 and 3 a turn further, and levels 4 and 5 as far as three seconds allow on a board, level 6 with
    ten times the nodes. All know the tables.

    Levels 3 to 6 miss no turn that wins at once, by taking the last piece or by blocking the other, and allow none when another
    turn does not; of a hundred turns and more they may not try all.

    Values are pieces ahead after the search, all points of the board for a win; all but the best move's are bounds.
    """

    game: "Fanorona"
    master_cells = 45  # 9x5
    decisive = 5

    def __init__(self, game: "Fanorona", level: int, rng: "Chance") -> None:
        Opponent.__init__(self, game, level, rng)
        self.search: Search | None = None  # until it is needed
        self.plan: list[int] = []
        self.expected = b""
        # Verdict, value, exact of the plan's steps
        self.planned: tuple[int | None, int | None, bool] = (None, None, False)

    def _search(self, position: bytes, match: "Match | None") -> "Generator[None, None, None]":
        plan = self.plan
        self.plan = []
        if self.level < 5 and not position[self.game.cells + 1]:
            self.attend(_DISTRACTED[self.level - 1], 4)
        if plan and position == self.expected:
            self.move = plan[0]
            self.verdicts[plan[0]], self.values[plan[0]], self.exact = self.planned
            self.exact = self.exact or len(self.verdicts) == 1
        elif self.level < 3 and self.distracted:
            mistakes = yield from reading("fanorona.mistakes")
            yield from mistakes.choose(self, position)
            drop("mistakes")
            return
        else:
            if self.search is None:
                yield from reading("fanorona.turns fanorona.search fanorona.workspace")
                from sillon.games.fanorona.search import Search  # imported on use: levels 1 and 2 do not need it

                self.search = Search(self.game)
                yield
            yield
            yield from think(self, position, match)
            plan = self.search.plan
        # The rest of the chain is played later, if the position is as expected.
        if len(plan) > 1 and plan[0] == self.move:
            self.expected = self.game.play(position, self.move)
            self.plan = plan[1:]

    def free_memory(self) -> None:
        self.search = None
        self.plan = []


def drop(name: str) -> None:
    """Drop a module of this package after use: the search needs the memory."""
    forget("sillon.games.fanorona." + name)


def think(player: "Player", position: bytes, match: "Match | None") -> "Generator[None, None, None]":
    """Set the player's move, verdicts, values and exact, and the search's `plan`: the steps of the whole turn.

    worth[turn] is the value of a turn, or an upper bound; proven[turn] tells whether it is proven.
    """
    from sillon.games.fanorona.search import SURE, WON  # as above

    setup = yield from reading("fanorona.setup")
    search: Search = player.search  # type: ignore[assignment]  # _search() has made it
    limit = search.nodes
    search.plan = []
    recent = match.recent if match else [position]
    setup.remember(search, recent)
    yield from setup.lay_root(search, position)
    order = setup.ordered(search)
    del setup
    drop("setup")
    yield
    count = len(order)
    if not count:
        return  # its turns did not fit: longer than in any game from the start position
    worth = array("h", [0] * count)
    proven = bytearray(count)
    best = order[0]
    player.move = search.first[best]
    yield
    if player.game.cells == 9 or (player.game.cells == 45 and position.count(b"\0", 0, 45) > 37):
        module = yield from reading("fanorona.openings fanorona.endgame")
        if (yield from module.look_up(search, worth, proven)):
            player.weak = True
        del module
        drop("endgame")
        drop("openings")
        yield
    booked = -1
    if player.level > 2 and player.game.cells == 45 and position.count(b"\0", 0, 45) <= _OPENING:
        module = yield from reading("fanorona.openings")
        booked = yield from module.best(player.game, position, order)
        if booked == module.DAMAGED:
            player.weak = True
        del module
        drop("openings")
        yield
    if count > 1 or player.game.cells == 9:
        module = yield from reading("fanorona.immediate")
        yield from module.find_immediate(search, recent, worth, proven, order, player, limit + _IMMEDIATE)
        best = order[0]
        del module
        drop("immediate")
        yield
        module = yield from reading("fanorona.alphabeta")
        level = player.level - 1
        # The immediate turns have used their share of the effort.
        limit = max(limit + _EFFORT[level], search.nodes + _LEAST[level])
        # A distracted player plays the chain that takes most, unless every turn loses.
        depth = _DEPTH[level] + 1 if player.distracted and worth[best] >= -SURE else 0
        while depth <= _DEPTH[level] and search.nodes < limit:
            top = -WON - 1
            unknown = False
            for turn in tuple(order):
                if not proven[turn]:
                    # After the first turn a null window: most turns are no better than the best so far.
                    low = min(top, SURE)
                    value: int | None = None
                    named = search.first[turn] == player.named  # exact
                    for bottom in (-low - 1, -WON - 1) if top > -WON and not named else (-WON - 1,):
                        search.child(0, turn)
                        for _ in module.alpha_beta(search, depth, bottom, WON + 1 if named else -low):
                            if search.nodes > limit:
                                break
                            yield
                        else:
                            value = -search.best[0]
                            if value > low:
                                continue
                        break
                    if value is None:
                        break
                    worth[turn] = value
                    proven[turn] = value < -SURE or value > SURE and value > min(top, SURE)
                    unknown |= not proven[turn]
                if worth[turn] > top:
                    top = worth[turn]
                    best = turn
                    order.remove(turn)
                    order.insert(0, turn)
                    player.move = search.first[best]
            else:
                if player.named >= 0:
                    yield from tell(player, worth, proven, best)  # an explanation may stop here
                if top > SURE or not unknown:
                    break
            depth += 1
        del module
        drop("alphabeta")
        yield
    if booked in order and not proven[booked] and worth[best] <= SURE:
        worth[booked] = max(worth[booked], worth[best])
        best = booked
        player.move = search.first[best]
    if search.taken[best] or search.more[best]:
        search.first = []
        search.boards[0][:] = position
        search.enough = 1 << 20
        search.wanted = best
        yield from search.write(0)
        search.wanted = -1
        yield
    yield from tell(player, worth, proven, best)
    player.nodes = search.nodes


def tell(player: "Player", worth: "array[int]", proven: bytearray, best: int) -> "Generator[None, None, None]":
    """Set the player's verdicts, values and exact from the turns'."""
    module = yield from reading("fanorona.step_verdicts")
    module.set_step_verdicts(player.search, worth, proven, player, best)
    drop("step_verdicts")
