"""The computer at Fanorona: levels, the chain that is planned, what is claimed. How it searches is in root.py."""

from sillon.players.opponent import Opponent, reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from games.match import Match


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
                yield from reading("fanorona.turns fanorona.field fanorona.search fanorona.workspace")
                from sillon.games.fanorona.search import Search

                self.search = Search(self.game)
                yield
            from sillon.games.fanorona.root import think

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
