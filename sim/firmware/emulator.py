"""The emulator as a process: requests and answers of a line each, as sim/firmware/serve.mjs documents."""

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
    """An event on the board at a time in nanoseconds since the first power-on.

    kind and values: "strip" (bytes,), "i2c" (address, bytes), "spi" (whether data, bytes), "tone" (hertz,),
    "flash" ("erase" or "program", at, length), "console" (text,), "power" (), "call" (function,).
    """

    nanos: float
    kind: str
    values: tuple[Any, ...]


@dataclass(frozen=True)
class Heap:
    """Bytes of CircuitPython's heap. `largest`: the largest free block. `alive`, `largest_alive`: after a collection."""

    total: int
    used: int
    free: int
    largest: int
    alive: int
    largest_alive: int


class Emulator:
    """An RP2040 with a boot ROM and a flash, powered on. Time passes in run() only. Raises EmulatorError if it is not installed.

    flash: its whole content. wiring: GPIO numbers of strip, scl, sda, buzzer, and select and data of a screen on SPI, those that
    there are. addresses: of the devices on the I2C wires. miss_cycles: the cost of a miss of the flash's cache; 0: no cache.
    symbols: a file of `nm`, for heap(). one_by_one: do not translate blocks of instructions, which is slow.
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
            given = {"bootrom": str(bootrom), "flash": file.name, "wiring": wiring, "addresses": addresses, **options}
            self._ask("begin", **given, symbols=str(symbols) if symbols else None)

    def run(self, milliseconds: float) -> list[Event]:
        """Let time pass. Return the events since the last call, by time."""
        return sorted(
            [_event(each) for each in self._ask("run", ms=milliseconds)["events"]], key=lambda each: each.nanos
        )

    def set_level(self, pin: int, high: bool) -> None:
        self._ask("level", pin=pin, high=high)

    def set_answers(self, address: int, answers: bool) -> None:
        """Set whether a device on the I2C wires acknowledges."""
        self._ask("answer", address=address, yes=answers)

    def type(self, text: str) -> None:
        """Type text on the USB console."""
        self._ask("type", text=text)

    def cut_power(self, kind: str, at: int, length: int, after: int = 0, count: int | None = None) -> None:
        """Cut the power once, at a change of these bytes of the flash, after `after` others of its kind.

        kind: "erase", "program", or "rewrite", a program after an erase. count: bytes changed before the cut, the first ones;
        None: all. A byte that keeps its value is not counted.
        """
        self._ask("cut", kind=kind, at=at, length=length, after=after, bytes=count)

    def cycle_power(self) -> None:
        """Switch the power off and on."""
        self._ask("power")

    def heap(self) -> Heap:
        """Return the figures of CircuitPython's heap.

        Raises EmulatorError if there are no symbols, or if they are another image's.
        """
        self._need_symbols("the heap is")
        found = self._ask("heap")
        return Heap(*[found[name] for name in ("total", "used", "free", "largest", "alive", "largestAlive")])

    def watch(self, *functions: str) -> None:
        """Make calls of these C functions events, or returns ("NAME returns"), and measure the C stack from now on.

        Raises as heap() does.
        """
        self._need_symbols("functions are")
        self._ask("watch", functions=functions)

    def stack(self) -> tuple[int, int]:
        """Return bytes: the maximum depth of the C stack since watch(), and its size."""
        found = self._ask("stack")
        return found["used"], found["size"]

    def profile(self) -> None:
        """Sample the running functions every 20 us from now on, several times slower. Raises as heap() does."""
        self._need_symbols("functions are")
        self._ask("profile")

    def profiled(self) -> list[tuple[float, list[str]]]:
        """Return (nanoseconds, names) of each sample since profile(): Python functions, outermost first, then the C function."""
        found = self._ask("profiled")
        return [(nanos, found["stacks"][number]) for nanos, number in found["samples"]]

    def flash(self, at: int, length: int) -> bytes:
        """Return bytes of the flash."""
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
            raise EmulatorError("the emulator has ended: its message is above") from error
        if "error" in answer:
            raise EmulatorError(answer["error"])
        self.nanos = answer["nanos"]
        return answer


def _node() -> Path:
    try:
        return find_node()
    except MissingPart as error:
        raise EmulatorError(str(error)) from error


def _event(sent: list[Any]) -> Event:
    nanos, kind, *values = sent
    if kind in _BYTES:
        values[-1] = base64.b64decode(values[-1])
    return Event(nanos, kind, tuple(values))
