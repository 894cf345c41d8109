"""The computer player of Awalé; `Player` says what each level overlooks."""

from sillon.common.memory import forget
from sillon.players import DRAW, LOSS, WIN
from sillon.players.opponent import Opponent, reading

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator

    from games.awale import Awale
    from games.match import Match

# By level: the percentage of turns without looking ahead; nodes and plies of the search in the others.
_DISTRACTED = (73, 47, 25, 8)
_NODES = (200, 400, 800, 2000, 5600, 56000)
_DEPTH = (4, 6, 16, 16, 16, 16)
_HARVEST = 18  # the most seeds that one harvest can take


class Player(Opponent):
    """Levels 1 to 4 are distracted for some turns at a time, in 73, 47, 25 and 8 of 100 turns. Then they take the biggest
    harvest that they see, whatever the answer, and miscount sowings of more than six seeds by one pit. In their other turns
    level 1 looks four plies ahead and level 2 six, with few nodes; level 3 has a seventh of level 5's nodes, level 4 a third.
    Level 5 plays as well as a board can, level 6 with ten times the nodes.

    From level 3 on no level misses a move that wins at once, by the target or by more than half of the seeds, or allows one
    when another move does not. `values` are seeds: the final margin of the stores. `exact` and `verdicts` are set where the
    rules end the game or a store holds more than half of the seeds, and with five seeds or fewer on the board (nine with a
    table made on demand) from the endgame tables; with a target of more than half of the seeds the tables show who wins, and a
    winning move is exact.
    """

    game: "Awale"
    master_cells = 12
    tables: "list[bytearray]" = []  # of leaves.py, once they are needed

    def _search(self, position: bytes, match: "Match | None") -> "Generator[None, None, None]":
        past = match.recent if match else [position]
        after = {}
        sure = []
        for move in self.verdicts:
            child = self.game.play(position, move)
            after[move] = child
            if self._decided(position, move, child, past):
                sure.append(move)
            yield
        level = self.level
        tabled = level > 4 and sum(position[:12]) <= 9
        if len(after) == 1:
            self.exact = True
            if not tabled:
                return
        elif level > 2 and (level < 5 or self.game.target):
            wins = [move for move in sure if self.verdicts[move] == WIN]
            # Where a store held more than half before, no move wins now: the margin still counts.
            if wins and len(wins) < len(after):
                after = {move: after[move] for move in wins}
            elif not wins:
                yield from leave_out(self.game, after, self.verdicts)
            self.move = min(after)
        if tabled:
            module = yield from reading("awale.endgame")
            if (yield from module.apply_table(self, position, after, past)) or self.exact:
                return
            del module  # the search needs its memory
            forget("sillon.games.awale.endgame")
        if level < 5:
            # Streaks are longer than at Fanorona: see "What makes the steps even" in docs/players.md.
            self.attend(_DISTRACTED[level - 1], 7)
            if self.distracted:
                module = yield from reading("awale.mistakes")
                self.move = module.choose(position, after, self.rng)
                forget("sillon.games.awale.mistakes")
                return
        yield
        if not self.tables:
            module = yield from reading("awale.leaves")
            self.tables, weak = yield from module.read_tables()
            self.weak = self.weak or weak
            del module
            forget("sillon.games.awale.leaves")
        module = yield from reading("awale.evaluation awale.search")
        yield from module.deepen(self, self.tables, position, after, _DEPTH[level - 1], _NODES[level - 1])

    def free_memory(self) -> None:
        self.tables = []

    def _decided(self, position: bytes, move: int, child: bytes, past: "list[bytes]") -> bool:
        """Set the verdict of a move that the rules decide, and its value at the end. Return whether it decides the game now."""
        game = self.game
        seat = position[14]
        end = game.outcome(child)
        if end is None and child[12:14] == position[12:14]:
            end = game.history_outcome(past + [child])
        if end is not None:
            scores = end.scores
            self.verdicts[move] = DRAW if end.winner is None else WIN if end.winner == seat else LOSS
            self.values[move] = scores[seat] - scores[1 - seat] - position[12 + seat] + position[13 - seat]
            return True
        total = sum(child[:14])
        for one in (0, 1):
            if child[12 + one] * 2 > total:
                self.verdicts[move] = WIN if one == seat else LOSS
                return position[12 + one] * 2 <= total
        return False


def leave_out(
    game: "Awale", after: "dict[int, bytes]", verdicts: "dict[int, int | None]"
) -> "Generator[None, None, None]":
    """Remove the moves that let the other win at once, by the target or more than half of the seeds, unless all do.

    Their verdict is LOSS.
    """
    bad = []
    for move in sorted(after):
        child = after[move]
        seat = child[14]
        enough = sum(child[:14]) // 2 + 1
        if 0 < game.target < enough:
            enough = game.target
        if verdicts[move] is None and child[12 + seat] < enough <= child[12 + seat] + _HARVEST:
            for answer in game.moves(child):
                if game.play(child, answer)[12 + seat] >= enough:
                    bad.append(move)
                    verdicts[move] = LOSS
                    break
            yield
    if len(bad) < len(after):
        for move in bad:
            del after[move]
