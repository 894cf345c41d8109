"""A fixed amount of work in the manner of this app, to turn a time on the small interpreter into one on a board.

Plain calls, method calls, reads and writes of lists and bytearrays, tuples, small-int arithmetic. RP2040_MS is what
`work()` takes on a Cortex-M0+ at 133 MHz: an estimate, from a workload of the same kind whose instructions were counted.
"""

RP2040_MS = 161.0


class _Row:
    def __init__(self) -> None:
        self.counts = bytearray(12)
        self.lights = [(0, 0, 0)] * 45
        self.total = 0

    def put(self, place: tuple[int, int], colour: tuple[int, int, int]) -> None:
        row, col = place
        if 0 <= row < 5 and 0 <= col < 9:
            self.lights[row * 9 + col] = colour

    def sow(self, cell: int) -> int:
        counts = self.counts
        hand = counts[cell]
        counts[cell] = 0
        while hand:
            cell += 1
            if cell == 12:
                cell = 0
            counts[cell] += 1
            hand -= 1
        return cell


def work(rounds: int = 100) -> int:
    """`rounds` of it, RP2040_MS for a hundred; returns a number, so that nothing of it can be left out."""
    row = _Row()
    for _ in range(rounds):
        for cell in range(12):
            row.counts[cell] = 4
        for cell in range(9):
            last = row.sow(cell)
            for level in range(row.counts[last] & 3):
                row.put((4 - level, cell), (last, level, 7))
            row.total = (row.total * 5 + last) & 0xFFFFF
    return row.total
