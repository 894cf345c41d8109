"""What the scripts on the small interpreter share: clocks, a random generator, and work that turns a time into one on a board.

work() does what the app does: plain calls, method calls, reads and writes of lists and bytearrays, tuples, arithmetic of small
ints. RP2040_MS is the estimated time of a hundred rounds on a Cortex-M0+ at 133 MHz, from the counted instructions of similar
code.
"""

from js import performance, process  # type: ignore[import-not-found]  # Node's

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

RP2040_MS = 161.0

now: "Callable[[], float]" = performance.now  # in milliseconds; MicroPython's clock counts whole ones


def cpu() -> float:
    """Return the milliseconds that this process has used, without the time of other processes."""
    used = process.cpuUsage()
    return float(used.user + used.system) / 1000


class Dice:
    """Small random numbers, the same on every interpreter."""

    def __init__(self, factor: int) -> None:
        self._state = 1
        self._factor = factor

    def below(self, number: int) -> int:
        self._state = (self._state * self._factor + 12345) & 0xFFFFF
        return (self._state >> 5) % number


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


def work(rounds: int) -> int:
    """Work for `rounds` rounds; return a number, so that no part can be optimised away."""
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


def unit(rounds: int = 100, clock: "Callable[[], float]" = now) -> float:
    """Return the milliseconds that work(100) takes here and now, measured over `rounds` rounds."""
    start = clock()
    work(rounds)
    return (clock() - start) * 100 / rounds
