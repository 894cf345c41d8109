"""Faults that come together: anything is pressed while errors are raised, memory runs out, store and screen's bus refuse, and the
plug is pulled. The program goes on, or begins anew with a match that is one by the rules; and there is a way home.
"""

import sys
from dataclasses import dataclass
from typing import Any

from sim.fakes import flash, wire
from sim.handheld import Handheld
from sim.memory import crowd, new_memory
from sim.profiles import board_names, profile_of
from sim.start_target import store_of
from tools.soak import cores
from tools.soak.beginnings import beginnings
from tools.soak.fuzz_run import WAKING_MS, Mashed, come_home
from tools.soak.masher import Masher
from tools.soak.unseen import unseen

DAYS = 400
LIVES = 4  # from one power-on to the next, in a day
EVENTS = 300  # of a life
_SCREEN = 0x3C
_ERRORS: tuple[type[Exception], ...] = (MemoryError, ValueError, OSError)
_LONGEST = 9000  # bytes that are still erased or programmed before the power goes, at most


@dataclass
class Befallen:
    """What has befallen the handheld: errors that reached the loop of code.py, power cuts, power-ons."""

    errors: int = 0
    cuts: int = 0
    lives: int = 0


class Misreading:
    """Finds the error instead of the file, once."""

    def __init__(self, error: Exception) -> None:
        self._error = error

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> None:
        if name.startswith(("sillon.screens.", "sillon.app.crash")):
            sys.meta_path.remove(self)
            raise self._error


class Unlucky(Masher):
    """A masher under whose hands parts fail now and then."""

    def _press(self) -> Any:
        if self._chance.once_in(9):
            self._befall()
        yield from super()._press()
        if self._bench.screen:
            wire.fail_i2c(_SCREEN, 0)

    def _befall(self) -> None:
        app = self._bench.app
        (self._raise, self._refuse, self._tear, self._pull, self._misread)[self._chance.below(5)](app)

    def _misread(self, app: Any) -> None:
        """The next screen, or what helps after an error, cannot be read."""
        sys.meta_path.insert(0, Misreading(self._chance.one_of(_ERRORS)()))

    def _raise(self, app: Any) -> None:
        """The screen's tick raises, soon."""
        if app.screen:
            error, left, plain = self._chance.one_of(_ERRORS)(), 1 + self._chance.below(3), app.screen.tick

            def tick(now: int) -> Any:
                nonlocal left
                left -= 1
                if not left:
                    raise error
                return plain(now)

            app.screen.tick = tick

    def _refuse(self, app: Any) -> None:
        """One save finds no room, or no memory."""
        raises, left, plain = self._chance.once_in(2), 1 + self._chance.below(2), app.board.store.save

        def save(name: str, data: bytes) -> bool:
            nonlocal left
            left -= 1
            if not left and raises:
                raise MemoryError
            return bool(left and plain(name, data))

        app.board.store.save = save

    def _tear(self, app: Any) -> None:
        screen = profile_of(app.board.name).SCREEN
        if self._bench.screen and screen["driver"] == "ssd1306":
            wire.fail_i2c(_SCREEN, 1 + self._chance.below(30))

    def _pull(self, app: Any) -> None:
        if self._chance.once_in(3):
            flash.cut_after(self._chance.below(_LONGEST), self._chance.once_in(2))

    def _look(self) -> None:
        if self._bench.app.session:
            self._replay(self._bench.app.session)


def looked_after(bench: Any, befallen: Befallen) -> None:
    """From now on an error is taken as the loop of code.py takes it."""
    plain = bench.tick

    def tick() -> None:
        try:
            plain()
        except Exception as error:
            befallen.errors += 1
            bench.rescue(error)

    bench.tick = tick


def day(number: int, events: int = EVENTS) -> Befallen:
    """Some lives of a handheld, one after the other, each with what the one before has left. Mashed when anything is wrong."""
    board = board_names()[number % len(board_names())]
    memory = new_memory(board, beginnings(board, number))
    if number % 4 == 3:
        crowd(memory)
    befallen = Befallen()
    for life in range(LIVES):
        befallen.lives += 1
        try:
            memory = _live(board, bytes(memory), LIVES * number + life, events, befallen)
        except Exception as error:
            raise Mashed(f"{error!r}; again: python -m tools.soak --faults {number}") from error
    return befallen


def _live(board: str, memory: bytes, seed: int, events: int, befallen: Befallen) -> bytearray:
    """From power-on until the plug is pulled, or home; the memory then."""
    handheld = Handheld(board, {"SILLON_SEED": seed}, memory=memory)
    looked_after(handheld.bench, befallen)
    try:
        with unseen(handheld.bench):
            handheld.run(WAKING_MS)
            masher = Unlucky(handheld.bench, seed)
            masher.mash(events)
            flash.mend()
            come_home(handheld, masher)
    except flash.PowerCut:
        befallen.cuts += 1
    finally:
        sys.meta_path[:] = [finder for finder in sys.meta_path if not isinstance(finder, Misreading)]
        flash.mend()
        left = bytearray(wire.nvm)
        handheld.power_off()
    packed = store_of(left).load("match")
    if packed:
        from sillon.match.resume import parse

        assert parse(packed), f"a match was kept that is none: {packed!r}"
    return left


def soak(share: float = 1) -> str:
    """Four hundred days of four lives, or a share of them."""
    found = Befallen()
    days = max(round(DAYS * share), 1)
    for told in cores.each(day, range(days)):
        found = Befallen(found.errors + told.errors, found.cuts + told.cuts, found.lives + told.lives)
    return (
        f"{found.lives} power-ons on {min(days, len(board_names()))} boards, {found.errors} errors that reached the loop, "
        f"{found.cuts} power cuts; each time it went on, and home"
    )
