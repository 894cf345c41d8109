"""Sud lays the seeds: each press of a cell's key lays one there."""

from sillon.app.buttons import CELL, OK, PRESS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Leds, Target


def keyed(plain: "Any") -> "Any":
    class Keyed(plain):  # type: ignore[misc]
        def press(self, seat: int | None, code: int, kind: int) -> "Target | None":
            if code < CELL:
                target: Target | None = super().press(seat, code, kind)
                return target
            leds = self.app.board.leds
            cell = self._view.cell_at(leds, self._look, (code - CELL) // leds.cols, (code - CELL) % leds.cols)
            if kind == PRESS and cell >= 0:
                self._cursor = cell
                self._message = ""
                self._warned = False
                super().press(seat, OK, kind)
            return None

        def lights(self, leds: "Leds") -> None:
            self._look.breath = self.breath
            self._look.beat = self.beat
            self._view.lights(leds, self._look)

    return Keyed
