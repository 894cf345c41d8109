"""A strip of NeoPixels on a pin."""

from sim.bench import Bench
from sim.fakes import wire
from sim.peripherals.panel import Panel


class Strip(Panel):
    """A strip folded into a grid as the profile says."""

    def __init__(self, wiring: dict) -> None:
        self.rows = wiring["rows"]
        self.cols = wiring["cols"]
        self.pin: str = wiring["pin"]
        self.keyed = "named" in wiring
        self.named = wiring.get("named", ())
        self._wiring = wiring

    def sent(self) -> "list[tuple[int, int, int]]":
        """Return (red, green, blue) of each LED, in the order of the wire; empty before the first show."""
        data = wire.strip(self.pin)
        return [(data[i + 1], data[i], data[i + 2]) for i in range(0, len(data) - 2, 3)]

    def grid(self) -> "list[list[tuple[int, int, int]]]":
        # Imported late: on the small interpreter the drive's files count as the app's.
        from hal.wiring import wire_order

        order = wire_order(self.rows, self.cols, self._wiring["wiring"], self._wiring["corner"])
        flat = [(0, 0, 0)] * (self.rows * self.cols)
        sent = self.sent()
        for k in range(len(sent)):
            flat[order[k]] = sent[k]
        return [flat[row * self.cols : (row + 1) * self.cols] for row in range(self.rows)]


def plugged(wiring: dict, bench: Bench) -> None:
    bench.panel = Strip(wiring)
