"""Combined faults: random presses while errors are raised, memory runs out, the store and the screen's bus fail, and the power is
cut. The program continues, or restarts with a legal match; and there is a way home.
"""

import sys
from collections.abc import Iterator
from dataclasses import astuple, dataclass
from typing import Any

from sillon.contract import App
from sillon.match import resume
from sim.bench import Bench
from sim.fakes import flash, wire
from sim.handheld import Handheld
from sim.memory import crowd, new_memory
from sim.profiles import board_names, profile_of
from sim.start_target import store_of
from tools.soak import cores
from tools.soak.beginnings import beginnings
from tools.soak.lazy_display import lazy_display
from tools.soak.mash import WAKING_MS, Mashed, come_home
from tools.soak.masher import Masher

DAYS = 400
LIVES = 4  # power-ons in a day
EVENTS = 300  # of a life
_SCREEN = 0x3C
_ERRORS: tuple[type[Exception], ...] = (MemoryError, ValueError, OSError)
_LONGEST = 9000  # the most bytes that are still erased or programmed before a power cut


@dataclass
class Incidents:
    """The numbers of errors that reached the loop of code.py, of power cuts and of power-ons."""

    errors: int = 0
    cuts: int = 0
    lives: int = 0


class FailingImport:
    """A finder that raises an error instead of finding the next screen or the crash screen, once."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name.startswith(("sillon.screens.", "sillon.app.crash")):
            sys.meta_path.remove(self)
            raise self._error


class FaultyMasher(Masher):
    """A masher that injects faults now and then."""

    def _press(self) -> Iterator[None]:
        if self._chance.once_in(9):
            self._inject_fault()
        yield from super()._press()
        if self._bench.display:
            wire.fail_i2c(_SCREEN, 0)

    def _inject_fault(self) -> None:
        app = self._bench.app
        faults = (self._raise_in_tick, self._fail_save, self._fail_bus, self._cut_power, self._fail_import)
        faults[self._chance.below(5)](app)

    def _fail_import(self, app: App) -> None:
        """Let the import of the next screen or of the crash screen fail."""
        sys.meta_path.insert(0, FailingImport(self._chance.one_of(_ERRORS)()))

    def _raise_in_tick(self, app: App) -> None:
        """Let one of the next ticks of the screen raise an error."""
        if app.screen:
            screen: Any = app.screen
            error, left, plain = self._chance.one_of(_ERRORS)(), 1 + self._chance.below(3), screen.tick

            def tick(now: int) -> object:
                nonlocal left
                left -= 1
                if not left:
                    raise error
                return plain(now)

            screen.tick = tick

    def _fail_save(self, app: App) -> None:
        """Let one of the next saves find no room, or no memory."""
        raises, left, plain = self._chance.once_in(2), 1 + self._chance.below(2), app.board.store.save

        def save(name: str, data: bytes) -> bool:
            nonlocal left
            left -= 1
            if not left and raises:
                raise MemoryError
            return bool(left and plain(name, data))

        app.board.store.save = save  # type: ignore[method-assign]

    def _fail_bus(self, app: Any) -> None:
        """Let the screen's bus fail after some transfers."""
        screen = profile_of(app.board.name).DISPLAY
        if self._bench.display and screen["driver"] == "ssd1306":
            wire.fail_i2c(_SCREEN, 1 + self._chance.below(30))

    def _cut_power(self, app: App) -> None:
        """Cut the power in one of the next writes to the flash."""
        if self._chance.once_in(3):
            flash.cut_after(self._chance.below(_LONGEST), self._chance.once_in(2))

    def _look(self) -> None:
        if self._bench.app.session:
            self._replay(self._bench.app.session)


def rescue_errors(bench: Bench, incidents: Incidents) -> None:
    """From now on count the errors of a tick and handle them as the loop of code.py does."""
    plain = bench.tick

    def tick() -> None:
        try:
            plain()
        except Exception as error:
            incidents.errors += 1
            bench.rescue(error)

    bench.tick = tick  # type: ignore[method-assign]


def day(number: int, events: int = EVENTS) -> Incidents:
    """Run LIVES lives of a handheld, each with the memory that the one before has left. Raises Mashed if anything is wrong."""
    board = board_names()[number % len(board_names())]
    memory = new_memory(board, beginnings(board, number))
    if number % 4 == 3:
        crowd(memory)
    incidents = Incidents()
    for life in range(LIVES):
        incidents.lives += 1
        try:
            memory = _live(board, bytes(memory), LIVES * number + life, events, incidents)
        except Exception as error:
            raise Mashed(f"{error!r}; again: python -m tools.soak --faults {number}") from error
    return incidents


def _live(board: str, memory: bytes, seed: int, events: int, incidents: Incidents) -> bytearray:
    """Run a handheld from power-on until a power cut, or until it is home; return the memory.

    Raises AssertionError if a check fails, or the error of the program; day() raises Mashed for both.
    """
    handheld = Handheld(board, {"SILLON_SEED": seed}, memory=memory)
    rescue_errors(handheld.bench, incidents)
    try:
        with lazy_display(handheld.bench):
            handheld.run(WAKING_MS)
            masher = FaultyMasher(handheld.bench, seed)
            masher.mash(events)
            flash.repair()
            come_home(handheld, masher)
    except flash.PowerCut:
        incidents.cuts += 1
    finally:
        sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, FailingImport)]
        flash.repair()
        left = bytearray(wire.nvm)
        handheld.power_off()
    packed = store_of(left).load("match")
    assert not packed or resume.parse(packed), f"a match was kept that is none: {packed!r}"
    return left


def soak(share: float = 1) -> str:
    """Run four hundred days of four lives, or a share of them."""
    days = max(round(DAYS * share), 1)
    errors, cuts, lives = map(sum, zip(*map(astuple, cores.run_each(day, range(days))), strict=True))
    return (
        f"{lives} power-ons on {min(days, len(board_names()))} boards, {errors} errors that reached the loop, "
        f"{cuts} power cuts; each time it went on, and home"
    )
