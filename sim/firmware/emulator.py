"""The emulator as a process: requests and answers a line each, as sim/firmware/serve.mjs tells."""

import base64
import json
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sim.micropython.runner import MissingPart, find_node
from sim.paths import ROOT

FOLDER = ROOT / "sim" / "firmware"
_SERVE = FOLDER / "serve.mjs"
_PACKAGES = FOLDER / "node_modules"
_BYTES = ("strip", "i2c", "spi")  # events whose last part is bytes


class EmulatorError(RuntimeError):
    """The emulator is not installed, or has failed."""


@dataclass(frozen=True)
class Event:
    """What has happened on the board at a time, in nanoseconds since the power came on first.

    kind and values: "strip" (bytes,), "i2c" (address, bytes), "spi" (whether data, bytes), "tone" (hertz,),
    "flash" ("erase" or "program", at, length), "console" (text,), "power" (), "call" (function,).
    """

    nanos: float
    kind: str
    values: tuple[Any, ...]


@dataclass(frozen=True)
class Heap:
    """Bytes of CircuitPython's heap; `alive` and `largest_alive`, the largest free block, are what a collection would leave."""

    total: int
    used: int
    free: int
    largest: int
    alive: int
    largest_alive: int


class Emulator:
    """An RP2040 with a boot ROM and what is in its flash. Its power is on; time passes in run() alone.

    flash: all of it, its length is the chip's. wiring: pins by their GPIO numbers, any of strip, scl, sda, buzzer, and of a
    screen on SPI select and data. addresses: what answers on the I2C wires.
    miss_cycles: what a miss of the flash's cache costs; 0 leaves the cache out. symbols: a file of `nm`, for heap().
    one_by_one: each instruction by itself, which is slow; what comes out is the same.
    EmulatorError when it is not installed.
    """

    def __init__(
        self,
        bootrom: Path,
        flash: bytes,
        wiring: dict[str, int],
        addresses: tuple[int, ...] = (),
        miss_cycles: int | None = None,
        symbols: Path | None = None,
        one_by_one: bool = False,
    ) -> None:
        if not _PACKAGES.exists():
            raise EmulatorError(
                "the emulator is not installed: `make firmware` installs it, or `npm ci --prefix sim/firmware`"
            )
        self.nanos = 0.0
        self.has_symbols = symbols is not None
        self._process = subprocess.Popen(
            [str(_node()), str(_SERVE)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        with tempfile.NamedTemporaryFile() as file:
            file.write(flash)
            file.flush()
            options: dict[str, Any] = {"oneByOne": one_by_one}
            options |= {} if miss_cycles is None else {"missCycles": miss_cycles}
            told = {"bootrom": str(bootrom), "flash": file.name, "wiring": wiring, "addresses": addresses, **options}
            self._ask("begin", **told, symbols=str(symbols) if symbols else None)

    def run(self, milliseconds: float) -> list[Event]:
        """Lets time pass. Returns what has happened since the call before, in the order of time."""
        return sorted(
            [_event(each) for each in self._ask("run", ms=milliseconds)["events"]], key=lambda each: each.nanos
        )

    def set_level(self, pin: int, high: bool) -> None:
        self._ask("level", pin=pin, high=high)

    def set_answers(self, address: int, answers: bool) -> None:
        """Whether a device on the I2C wires acknowledges."""
        self._ask("answer", address=address, yes=answers)

    def type(self, text: str) -> None:
        """Types on the USB console."""
        self._ask("type", text=text)

    def cut_power(self, kind: str, at: int, length: int, after: int = 0, count: int | None = None) -> None:
        """Has the power go once, at a change of these bytes of the flash, `after` so many others of its kind.

        kind: "erase", "program", or "rewrite", which is a program behind an erase.
        count: how many of its bytes have changed by then, the first ones; None: all. A byte that had its value is not counted.
        """
        self._ask("cut", kind=kind, at=at, length=length, after=after, bytes=count)

    def cycle_power(self) -> None:
        """The power goes, and comes again."""
        self._ask("power")

    def heap(self) -> Heap:
        """What CircuitPython's heap holds. EmulatorError without symbols, or when they are another image's."""
        self._need_symbols("the heap is")
        found = self._ask("heap")
        return Heap(*[found[name] for name in ("total", "used", "free", "largest", "alive", "largestAlive")])

    def watch(self, *functions: str) -> None:
        """From now on calls of these C functions are events, and the C stack is measured. EmulatorError as for heap()."""
        self._need_symbols("functions are")
        self._ask("watch", functions=functions)

    def stack(self) -> tuple[int, int]:
        """Bytes: the most that the C stack has held since watch(), and how many it may hold."""
        found = self._ask("stack")
        return found["used"], found["size"]

    def profile(self) -> None:
        """From now on one looks every 20 us which functions run: several times slower. EmulatorError as for heap()."""
        self._need_symbols("functions are")
        self._ask("profile")

    def profiled(self) -> list[tuple[float, list[str]]]:
        """(nanoseconds, names) of each look since profile(): Python's functions, outermost first, and C's below them."""
        found = self._ask("profiled")
        return [(nanos, found["stacks"][number]) for nanos, number in found["looks"]]

    def flash(self, at: int, length: int) -> bytes:
        """What stands in the flash now."""
        return base64.b64decode(self._ask("flash", at=at, length=length)["base64"])

    def stop(self) -> None:
        self._process.kill()
        self._process.communicate()

    def _need_symbols(self, what: str) -> None:
        if not self.has_symbols:
            raise EmulatorError(f"{what} found by the image's symbols: name them with --symbols, or SYMBOLS= for make")

    def _ask(self, request: str, **given: Any) -> Any:
        assert self._process.stdin and self._process.stdout
        try:
            self._process.stdin.write(json.dumps({"do": request, **given}) + "\n")
            self._process.stdin.flush()
            answer = json.loads(self._process.stdout.readline())
        except (BrokenPipeError, json.JSONDecodeError) as error:
            raise EmulatorError("the emulator has ended: what it said is above") from error
        if "error" in answer:
            raise EmulatorError(answer["error"])
        self.nanos = answer["nanos"]
        return answer


def _node() -> Path:
    try:
        return find_node()
    except MissingPart as error:
        raise EmulatorError(str(error)) from error


def _event(told: list[Any]) -> Event:
    nanos, kind, *values = told
    if kind in _BYTES:
        values[-1] = base64.b64decode(values[-1])
    return Event(nanos, kind, tuple(values))
