"""The turns of the position itself, at Fanorona: tables and the match's past first, then deeper and deeper until effort ends."""

from sillon.players.fanorona_claims import claim, known
from sillon.players.fanorona_past import lay_root, remember
from sillon.players.fanorona_search import Search
from sillon.players.fanorona_value import SURE, WON, value

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from games.fanorona import Fanorona
    from games.match import Match

_EFFORT = (200, 500, 960)  # nodes of a turn at levels 3, 4, 5
_DEPTH = (0, 1, 11)  # turns looked ahead after the turn itself
_OVERLOOKS = (2, 4, 0)  # one turn in so many


class Root:
    """worth[turn] is what a turn of the search is worth, or at most; proven[turn] whether that is known for sure."""

    def __init__(self, game: "Fanorona") -> None:
        self.game = game
        self.search = Search(game)
        self.worth: list[int] = []
        self.proven: list[bool] = []
        self.plan: list[int] = []

    def think(self, player: "Any", position: bytes, match: "Match | None") -> "Generator[None, None, None]":
        """Sets the player's move, verdicts, values and exact; `plan` are then the steps of the whole turn."""
        search = self.search
        level = player.level - 3
        self.plan = []
        recent = match.recent if match else [position]
        remember(search, recent)
        yield from lay_root(search, position)
        count = search.end[0]
        self.worth = worth = [0] * count
        self.proven = proven = [False] * count
        order = list(range(count))
        order.sort(key=lambda turn: (-search.code[turn], turn))
        best = order[0]
        player.move = search.first[best]
        if len(player.verdicts) > 1 or self.game.cells == 9:
            yield from known(self, recent)
            often = _OVERLOOKS[level]
            seen = order
            if often:
                seen = [turn for turn in order if worth[turn] > SURE or player.rng.randrange(often)] or order
            before = search.nodes
            depth = 0
            while depth <= _DEPTH[level] and search.nodes - before < _EFFORT[level]:
                top = -WON - 1
                unknown = False
                for turn in tuple(seen):
                    if not proven[turn]:
                        found = yield from self._ask(turn, depth, -min(top, SURE), before + _EFFORT[level])
                        if found is None:
                            break
                        worth[turn] = found
                        proven[turn] = found < -SURE or found > SURE and found > min(top, SURE)
                        unknown |= not proven[turn]
                    if worth[turn] > top:
                        top = worth[turn]
                        best = turn
                        seen.remove(turn)
                        seen.insert(0, turn)
                        player.move = search.first[best]
                else:
                    if top < -SURE and len(seen) < count:
                        seen = order  # what was overlooked may not lose at once
                        depth -= 1
                    elif top > SURE or not unknown:
                        break
                depth += 1
        claim(self, player)
        yield
        search.plan = []
        search.wanted = best
        yield from lay_root(search, position)
        self.plan = search.plan
        search.wanted = -1

    def _ask(self, turn: int, depth: int, beta: int, limit: int) -> "Generator[None, None, int | None]":
        """What a turn is worth, searched so deep; None when the effort ends before that is known."""
        search = self.search
        search.following[0] = turn + 1
        search.child(0, turn)
        work = value(search, depth, -WON - 1, beta)
        while True:
            try:
                next(work)
            except StopIteration as end:
                return -end.value
            if search.nodes > limit:
                return None
            yield
