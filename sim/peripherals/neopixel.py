"""A strip of NeoPixels on a pin."""

from sim.fakes import wire

try:
    from typing import Any
except ImportError:
    pass


class Strip:
    """Eyes on a strip that lies under a grid as the profile says."""

    def __init__(self, wiring: "dict[str, Any]") -> None:
        self.rows: int = wiring["rows"]
        self.cols: int = wiring["cols"]
        self.pin: str = wiring["pin"]
        self.keyed = "named" in wiring  # each light is a key
        self.named: tuple = wiring.get("named", ())  # keys that are buttons
        self._wiring = wiring

    def sent(self) -> "list[tuple[int, int, int]]":
        """(red, green, blue) of each LED, in the order of the wire; empty before the first show."""
        data = wire.strip(self.pin)
        return [(data[i + 1], data[i], data[i + 2]) for i in range(0, len(data) - 2, 3)]

    def grid(self) -> "list[list[tuple[int, int, int]]]":
        """Return rows x cols of (red, green, blue), the bytes as sent, northernmost row first."""
        # Not read with this file: on the small interpreter the drive's files count as the app's.
        from hal.wiring import wire_order

        order = wire_order(self.rows, self.cols, self._wiring["wiring"], self._wiring["corner"])
        flat = [(0, 0, 0)] * (self.rows * self.cols)
        sent = self.sent()  # nothing was sent before the first show
        for k in range(len(sent)):
            flat[order[k]] = sent[k]
        return [flat[row * self.cols : (row + 1) * self.cols] for row in range(self.rows)]


def plugged(wiring: "dict[str, Any]", bench: "Any") -> None:
    bench.panel = Strip(wiring)
