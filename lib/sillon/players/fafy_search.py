"""Rows of Fafy or Sowing searched to their ends: who wins, for rows that do not fall apart into known games.

In the table a position is two small ints, the halves of its trimmed row told from the outside in. A mirror image is the
halves exchanged: impartial rows do not care, and else Nord's row is Sud's in a mirror. Nothing is taken for something
else: the key mixes the halves so that, with the second one, the value, it tells the first.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from sillon.players.fafy_blocks import Blocks

_MOST = 521  # positions in the table, 8 bytes each
_SLICE = 8  # rows between two yields; one takes up to a ms and a half


class Search:
    """For one game's options. `nodes` counts the rows that were looked at.

    `sums`, a module, and `blocks` are for impartial misère Fafy: few of its rows need a search.
    """

    def __init__(self, game: "Any", sowing: "Any", sums: "Any" = None, blocks: "Blocks | None" = None) -> None:
        self.impartial = game.impartial
        self.misere = game.misere
        self.crowded = game.rule == "sowing" and not game.misere
        self.sowing = sowing  # the module of its moves
        self.sums = sums
        self.blocks = blocks
        self.table: dict[int, int] = {}
        self.nodes = 0
        self.key = self.check = 0

    def find(self, row: bytearray, seat: int) -> int:
        """1 when the seat to move is known to win, 0 when it is known to lose, else -1. Sets `key` and `check`."""
        self.nodes += 1
        if self.blocks:
            known = self.sums.wins(self.blocks, row)
            if known >= 0:
                return known
        west = east = first = 0
        last = len(row) - 1
        most = last + 2
        while first < last:
            west = west * most + row[first]
            east = east * most + row[last]
            first += 1
            last -= 1
            most -= 1
        if west > east if self.impartial else seat:
            west, east = east, west
        if first == last:
            east = east * most + row[first]
        # Both have 30 bits.
        self.key = west ^ (east & 0x7FFF) << 15 ^ east >> 15
        self.check = east
        found = self.table.get(self.key)
        if found is None:
            return -1
        return 1 if found == east else 0 if found == ~east else -1

    def wins(self, row: bytearray, seat: int, limit: int) -> "Generator[None, None, int]":
        """1 when the seat to move wins the trimmed row, 0 when not, -1 when `nodes` reached the limit before."""
        value = self.find(row, seat)
        if value >= 0:
            return value
        after = self.sowing.after
        # A ply: its row, where it belongs in the table, the moves still to be tried.
        rows = [row]
        keys = [(self.key, self.check)]
        plans: list = [(yield from self.plan(row, seat))]
        while rows:
            if self.nodes >= limit:
                return -1
            plan = plans[-1]
            if value == 0:  # a move that the other side has no answer to
                value = 1
            elif type(plan) is int:
                value = plan
            elif plan:
                row = after(rows[-1], plan.pop() & 31)
                value = self.find(row, 1 - seat)
                if self.nodes % _SLICE == 0:
                    yield
                if value < 0:
                    seat = 1 - seat
                    rows.append(row)
                    keys.append((self.key, self.check))
                    plans.append((yield from self.plan(row, seat)))
                continue
            else:
                value = 0
            rows.pop()
            plans.pop()
            key, check = keys.pop()
            if len(self.table) >= _MOST and key not in self.table:
                self.table.clear()
            self.table[key] = check if value else ~check
            seat = 1 - seat
        return value

    def plan(self, row: bytearray, seat: int) -> "Generator[None, None, int | list[int]]":
        """The moves to try, the best one last, or who wins (1 the seat to move) when that is known."""
        moves = self.sowing.moves(row, self.impartial, seat)
        if not moves:
            return int(self.misere)
        found = []
        middle = len(row) - 1
        for move in moves:
            child = self.sowing.after(row, move)
            known = self.find(child, 1 - seat)
            if self.nodes % _SLICE == 0:
                yield
            if known == 0:
                return 1
            if known < 0:
                if self.crowded:  # few answers first
                    good = 40 - len(self.sowing.moves(child, self.impartial, 1 - seat))
                else:  # what parts the row in the middle
                    good = 16 - abs(move - (move & 1) - middle)
                found.append(good << 5 | move)
        found.sort()
        return found or 0
