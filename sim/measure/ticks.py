"""How long the app's own Python takes a tick, estimated for an RP2040: run by `make measure` on the small interpreter.

What a board does in C or on its wires is taken out first: the strip, the display and the text tiles become sinks, and the
keypad a list of events. A kind of tick is repeated many times, and compared with calibration.work().
"""

from time import ticks_diff, ticks_us  # type: ignore[attr-defined]  # what the small interpreter has

import calibration  # type: ignore[import-not-found]  # beside this script on the small interpreter

from sim.bench import Bench
from sim.shadow import wire

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

TIMES = 250
ROUNDS = 5


class Sink(list):
    """Stands for what is done in C: takes everything, does nothing."""

    pixel_shader = None

    def show(self) -> None:
        pass

    def refresh(self) -> None:
        pass


class Fingers:
    """Button events to come."""

    def __init__(self) -> None:
        self.coming: list[tuple[None, int, int]] = []

    def read(self) -> tuple[None, int, int] | None:
        return self.coming.pop(0) if self.coming else None


def milliseconds(app: "Any", before: "Callable[[], None]", ticks: int = 1) -> float:
    """Time of the tick after `before()`, in this interpreter's ms: the middle one of the means of some rounds.

    The clock is coarse, so a mean is over many. `ticks` more are run untimed to settle.
    """
    means = []
    for _ in range(ROUNDS):
        total = 0
        for _ in range(TIMES):
            before()
            start = ticks_us()
            app.tick()
            total += ticks_diff(ticks_us(), start)
            for _ in range(ticks):
                app.tick()
        means.append(total / TIMES / 1000)
    return sorted(means)[ROUNDS // 2]


def started() -> "tuple[Any, Fingers]":
    """A bench with impartial Fafy on, the astrophysicist's row, and its app with sinks for the hardware."""
    from hal.boards import pico_panel as profile

    bench = Bench(profile.BOARDS[0], profile.BUTTONS, screen_address=0x3C, leds_pin="GP0")
    bench.start("code.py")
    bench.script("300ms OK 200ms OK 200ms RIGHT RIGHT OK 200ms")
    board = bench.board
    board.leds._pixels = Sink([0] * 45)
    board.screen._display = Sink()
    for row in range(board.screen.rows):
        board.screen._lines[row] = Sink([0] * board.screen.columns)
        board.screen._lines[row].pixel_shader = board.screen._plain
    board.buttons = Fingers()
    return bench.app, board.buttons


def main() -> None:
    app, fingers = started()
    right, ok, back = (None, 1, 0), (None, 4, 0), (None, 5, 1)

    def nothing() -> None:
        pass

    def breath() -> None:
        wire.advance(60)

    def cursor() -> None:
        fingers.coming.append(right)

    def page() -> None:
        fingers.coming.append(right)
        app.tick()

    def fresh() -> None:
        """Back to the start, the cursor on a cell that is sown at once."""
        session = app.session
        session.undo(len(session.match.moves))
        app.screen.settle()
        app.screen._cursor = 3
        app.tick()
        app.tick()

    def asking() -> None:
        fresh()
        fingers.coming.append(ok)

    def sowing() -> None:
        asking()
        app.tick()
        fingers.coming.append(ok)

    def seed() -> None:
        sowing()
        app.tick()
        app.tick()
        wire.advance(420)

    def undo() -> None:
        sowing()
        app.tick()
        wire.advance(3000)
        app.tick()
        app.screen.settle()
        app.tick()
        fingers.coming.append(back)

    kinds = (
        ("a tick that changes nothing", nothing, 2),
        ("a breath of the cursor", breath, None),
        ("the cursor moves: the lights", cursor, 15),
        ("the cursor moves: a line of the page, a tick later", page, 15),
        ("OK asks for the direction: press to light", asking, 50),
        ("OK sows: press to light", sowing, 50),
        ("a seed falls: lights", seed, 25),
        ("BACK takes a move back: press to light", undo, 50),
    )
    times = [(name, milliseconds(app, before), aim) for name, before, aim in kinds]
    units = []
    for _ in range(ROUNDS):
        start = ticks_us()
        calibration.work(1000)
        units.append(ticks_diff(ticks_us(), start) / 1000 / 10)
    unit = sorted(units)[ROUNDS // 2]
    print("| a tick | estimated RP2040 ms | aim |")
    print("|---|---|---|")
    for name, taken, aim in times:
        print(f"| {name} | {taken / unit * calibration.RP2040_MS:.1f} | {aim or '-'} |")


main()
