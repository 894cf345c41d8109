"""The search of Fafy and Sowing to the end of the game, for rows without known values.

The transposition table identifies a position by two small ints, the halves of its trimmed row from the outside in. A mirrored
row swaps them: impartial rows are equal to their mirror image, else Nord's row is Sud's mirrored. The key and the second int
determine the first.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from sillon.games.fafy.grundy import Blocks
    from sillon.games.fafy.player import Player

_SLICE = 8  # rows between two yields; one takes up to 1.5 ms


class Search:
    """The search of one turn: `limit` rows at most. `blocks` is for impartial misère Fafy."""

    def __init__(self, player: "Player", blocks: "Blocks | None", limit: int) -> None:
        self.player = player
        self.blocks = blocks
        self.left = limit
        # The transposition table: a key and a check each, negative when the seat to move loses; 0 for an empty entry.
        game = player.game
        self.size = 47 if blocks else 127 if limit < 1500 else 347 if game.rule == "fafy" else 241
        if self.size == 241 and game.cells < 7:
            self.size = 499  # short rows of Sowing must be proven, and use little memory otherwise
        self.table = [0] * (2 * self.size)
        self.key = self.check = 0
        self.most = 30 if limit > 1500 and game.cells <= 8 else 13  # plies, about 100 bytes each

    def look_up(self, row: bytearray, seat: int) -> int:
        """Return 1 when the seat to move is known to win, 0 to lose, else -1. Set `key` and `check`."""
        self.left -= 1
        self.player.nodes += 1
        if self.blocks:
            entry = self.blocks.wins(row)
            if entry >= 0:
                return entry
        west = east = first = 0
        last = len(row) - 1
        most = last + 2
        while first < last:
            west = west * most + row[first]
            east = east * most + row[last]
            first += 1
            last -= 1
            most -= 1
        if west > east if self.player.game.impartial else seat:
            west, east = east, west
        if first == last:
            east = east * most + row[first]
        # Both have 30 bits.
        self.key = west ^ (east & 0x7FFF) << 15 ^ east >> 15
        self.check = east + 1
        k = self.key % self.size * 2
        if self.table[k] == self.key:
            entry = self.table[k + 1]
            if entry == self.check:
                return 1
            if entry == -self.check:
                return 0
        return -1

    def wins(self, row: bytearray, seat: int) -> "Generator[None, None, int]":
        """Return 1 when the seat to move wins the trimmed row, 0 when not, -1 when a limit is reached."""
        value = self.look_up(row, seat)
        if value >= 0:
            return value
        # A stack of plies: row, key and check, plan.
        above = [(row, self.key, self.check, (yield from self.plan(row, seat)))]
        while above:
            if self.left <= 0 or len(above) > self.most:
                return -1
            row, key, check, plan = above[-1]
            if value == 0:  # the move wins
                value = 1
            elif type(plan) is int:
                value = plan
            elif plan[0]:
                row = self.player.sowing.after(row, plan[plan[0]])
                plan[0] -= 1
                value = self.look_up(row, 1 - seat)
                if self.left % _SLICE == 0:
                    yield
                if value < 0:
                    seat = 1 - seat
                    above.append((row, self.key, self.check, (yield from self.plan(row, seat))))
                continue
            else:
                value = 0
            above.pop()
            k = key % self.size * 2
            self.table[k] = key
            self.table[k + 1] = check if value else -check
            seat = 1 - seat
        return value

    def plan(self, row: bytearray, seat: int) -> "Generator[None, None, Any]":
        """Return the number of moves to try, then these, the best one last; or the result (1: the seat to move wins)."""
        game = self.player.game
        sowing = self.player.sowing
        moves = sowing.moves(row, game.impartial, seat)
        if not moves:
            return int(game.misere)
        candidates = []
        for move in moves:
            new = sowing.after(row, move)
            known = self.look_up(new, 1 - seat)
            if self.left % _SLICE == 0:
                yield
            if known == 0:
                return 1
            if known < 0:
                # Moves that leave few answers, or split the row in the middle, come first.
                if game.rule == "sowing" and not game.misere:
                    known = 40 - len(sowing.moves(new, game.impartial, 1 - seat))
                else:
                    known = 16 - abs(move - (move & 1) - len(row) + 1)
                candidates.append(known << 5 | move)
        candidates.sort()
        plan = bytearray(len(candidates) + 1)
        for move in candidates:
            plan[0] += 1
            plan[plan[0]] = move & 31
        return plan if candidates else 0
