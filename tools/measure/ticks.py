"""The time of the app's own Python in a tick, estimated for an RP2040: run by `make measure` on the small interpreter.

Sinks replace what a board does in C or on its wires: the strip, the display, the text tiles and the drawing of lines. A game's
turns are played several times; the median of a tick's times counts, in units of calibration.work(). Ticks that read a file are
left out: a light announces them.
"""

import bitmaptools
from calibration import RP2040_MS, now, unit  # type: ignore[import-not-found]  # beside this script
from walk import menus, of  # type: ignore[import-not-found]

from sim.assembly import assemble
from sim.profiles import profile_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

ROUNDS = 9
WORK = 20  # rounds of the known work
WORK_EVERY = 25  # ticks
ARROWS = (0, 1)  # the codes of LEFT and RIGHT
IDLE, ARROW, PAGE, OTHER, READING = "idle", "arrow", "page", "other", "reading"


class Sink(list):
    """Replaces what a board does in C: it accepts everything, does nothing, and counts how often it was shown."""

    pixel_shader = root_group = None
    hidden = False

    def __init__(self, size: int = 0) -> None:
        super().__init__([0] * size)
        self.shown = 0
        self.width = size

    def remove(self, layer: object) -> None:
        """Do nothing: a group has no layers here."""

    def append(self, layer: object) -> None:
        pass

    def insert(self, at: int, layer: object) -> None:  # type: ignore[override]
        pass

    def show(self) -> None:
        self.shown += 1

    def refresh(self) -> None:
        self.shown += 1

    def fill(self, colour: int) -> None:
        pass

    def sleep(self) -> None:
        pass


def nothing(*given: object, **named: object) -> None:
    pass


class Watch:
    """An app that times each tick of another and records its kind.

    It repeats the known work every WORK_EVERY ticks, since the speed of a machine varies.
    """

    def __init__(self, app: "Any", strip: Sink, display: Sink) -> None:
        self.app = app
        self._unit = unit(WORK)
        self.strip = strip
        self.display = display
        self.ticks: list[tuple[str, float, str]] = []
        self._arrow = False
        self._pressed = False
        self._reads = False
        self._taking = app._take
        self._telling = app.say_reading
        app._take = self.take
        app.say_reading = self.tell

    def take(self, seat: int | None, code: int, kind: int, moment: int) -> None:
        self._pressed = True
        self._arrow = self._arrow or (code in ARROWS and kind == 0)
        self._taking(seat, code, kind, moment)

    def tell(self) -> None:
        self._reads = True
        self._telling()

    def tick(self) -> None:
        if len(self.ticks) % WORK_EVERY == 0:
            self._unit = unit(WORK)
        self._arrow = self._pressed = False
        shown = self.strip.shown
        pages = self.display.shown
        self._reads = self.app.screen is None
        start = now()
        self.app.tick()
        taken = now() - start
        if self._reads or self.app.screen is None:
            kind = READING
        elif self._arrow:
            kind = ARROW
        elif self._pressed or self.strip.shown > shown:
            kind = OTHER
        else:
            kind = PAGE if self.display.shown > pages else IDLE
        taken *= RP2040_MS / self._unit
        self.ticks.append((kind, taken, "" if kind == READING else type(self.app.screen).__name__))


def played(name: str) -> "list[tuple[str, float, str]]":
    """Play the game's turns once; return its ticks."""
    bench = assemble(profile_of("pico_panel"), {"SILLON_SEED": 7})
    bench.start("code.py")
    for _, script in menus(name):
        bench.script(script)
    if of(name, "PLAYERS"):
        bench.script("OK 600ms")  # those who play are as they are
    board = bench.board
    if board.problems:
        raise RuntimeError(f"the board came up without a part: {board.problems}")
    strip, display = Sink(45), Sink()
    board.leds._pixels = strip
    board.display._display = display
    board.display._group = Sink()
    for parts in board.display._lines:
        for k in range(len(parts)):
            part = parts[k]
            parts[k] = Sink(part.width)
            parts[k].pixel_shader = part.pixel_shader
            parts[k].hidden = part.hidden
    kept = bitmaptools.draw_line, bitmaptools.blit
    bitmaptools.draw_line = bitmaptools.blit = nothing
    watch = Watch(bench.app, strip, display)
    bench.app = watch
    for _, script in of(name, "TURNS"):
        bench.script(script)
    bitmaptools.draw_line, bitmaptools.blit = kept
    bench.power_off()
    return watch.ticks


def middle(numbers: "list[float]") -> float:
    return sorted(numbers)[len(numbers) // 2]


def main(name: str, many: int) -> None:
    rounds = [played(name) for _ in range(many)]
    kinds = [tick[0] for tick in rounds[0]]
    for one in rounds:
        if [tick[0] for tick in one] != kinds:
            raise ValueError(f"{name}: two rounds went differently")
    times = [middle([one[k][1] for one in rounds]) for k in range(len(kinds))]
    idle = middle([times[k] for k in range(len(kinds)) if kinds[k] == IDLE])
    most = {}
    where = ""
    for kind in (ARROW, PAGE, OTHER):
        most[kind] = 0.0
        for k in range(len(kinds)):
            if kinds[k] == kind and times[k] > most[kind]:
                most[kind] = times[k]
                if times[k] == max(most.values()):
                    where = rounds[0][k][2]
    busiest = max(most.values())
    print("| game | nothing changes | the cursor moves: lights | a line of the page | the busiest tick | on |")
    print("|---|---|---|---|---|---|")
    print(f"| {name} | {idle:.1f} | {most[ARROW]:.1f} | {most[PAGE]:.1f} | {busiest:.1f} | {where} |")


# ARGUMENTS: the game, and the number of rounds, ROUNDS by default.
main(ARGUMENTS[0], int(ARGUMENTS[1]) if len(ARGUMENTS) > 1 else ROUNDS)  # type: ignore[name-defined]  # noqa: F821
