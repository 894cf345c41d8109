"""A fuzzer of the buttons: it presses any of them, in any order, several at once, as its seed says.

It runs on CPython and on MicroPython, and records its presses as a script (sim/script.py), `words`.
"""

from sillon.manifest import manifest_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any, TypeVar

    from sillon.contract import Session
    from sim.bench import Bench

    T = TypeVar("T")

STEP_MS = 20
_LEADING_ON = ("OK", "OK", "OK", "RIGHT", "RIGHT", "LEFT")
_THOUGHT = ("2000ms", "4000ms", "8000ms")
_PATIENCE = 40  # presses between two full checks


class Chance:
    """A random generator that is the same on every interpreter."""

    def __init__(self, seed: int) -> None:
        self._state = (seed + 1) * 69621 % 2147483647

    def below(self, count: int) -> int:
        self._state = self._state * 16807 % 2147483647  # Park and Miller's
        return (self._state >> 7) % count

    def one_of(self, many: "Sequence[T]") -> "T":
        return many[self.below(len(many))]

    def once_in(self, count: int) -> bool:
        return self.below(count) == 0


class Masher:
    """Random presses on a bench that is switched on.

    `events` counts presses and releases, `games` finished matches, `naps` long waits; `screens` are the screens visited,
    `plies` is the length of the longest match. `calls`: the most calls in a tick, where tools/soak/counting.py counts them.

    `look` is called at each full check. `thinks`: wait some seconds now and then, so that presses come about once a second.
    """

    def __init__(
        self, bench: "Bench", seed: int, look: "Callable[[], object] | None" = None, thinks: bool = False
    ) -> None:
        self.events = 0
        self.plies = 0
        self.naps = 0
        self.games = 0
        self.calls = 0
        self._over = False
        self.screens: set[str] = set()
        self.words: list[str] = []
        self._bench = bench
        self._chance = Chance(seed)
        self._look_too = look
        self._presses = 0
        self._thinks = thinks
        bench.step_ms = STEP_MS

    def mash(self, events: int) -> None:
        """Press until there were `events` more. Raises AssertionError if a check fails."""
        for _ in self.steps(events):
            pass

    def steps(self, events: int) -> "Iterator[None]":
        """As mash(), with a yield after each tick."""
        end = self.events + events
        self._glance()
        while self.events < end:
            yield from self._press()
            self._presses += 1
            self._glance()
            if self._presses % _PATIENCE == 0:
                self._look()

    def _do(self, word: str) -> "Iterator[None]":
        self.words.append(word)
        yield from self._bench.script_steps(word)

    def _press(self) -> "Iterator[None]":
        chance = self._chance
        names = self._bench.button_names
        # OK and RIGHT more often than others: they lead further, and BACK leads home.
        fingers = [chance.one_of(tuple(names) + tuple([name for name in _LEADING_ON if name in names]))]
        if chance.once_in(20):
            fingers.append(chance.one_of(names))
        for name in fingers:
            self.events += 1
            yield from self._do(name + "+")
            if chance.below(10) < 3:
                yield from self._do("20ms")
        # A bounce, a tap, a long press.
        yield from self._do(
            "700ms" if chance.below(100) < 3 else chance.one_of(("5ms", "20ms", "20ms", "40ms", "60ms"))
        )
        if chance.once_in(2):
            fingers.reverse()
        for name in fingers:
            self.events += 1
            yield from self._do(name + "-")
        yield from self._do(chance.one_of(("20ms", "40ms")) if chance.below(100) < 97 else "900ms")
        if chance.once_in(170):
            self.naps += 1
            yield from self._do(chance.one_of(("200000ms", "650000ms")))
        if self._thinks and chance.once_in(5):
            yield from self._do(chance.one_of(_THOUGHT))

    def _glance(self) -> None:
        """Check what must hold after every press, and count screens, plies and games."""
        app = self._bench.app
        if app.screen:  # None while the next one is read
            self.screens.add(app.target[0])
        session = app.session
        if session:
            match = session.match
            if manifest_of(session.name).seeds_to_lay:  # a sowing game, whose positions end with the seat
                assert sum(match.position[:-1]) == sum(match.start[:-1]), "a seed was lost"
            self.plies = max(self.plies, len(match.moves))
            over = match.outcome() is not None
            if over and not self._over:
                self.games += 1
            self._over = over

    def _look(self) -> None:
        """Replay the match by the rules, and check the wires for faults."""
        bench = self._bench
        if bench.app.session:
            self._replay(bench.app.session)
        if bench.display:
            assert not bench.display.errors, bench.display.errors
            assert bench.board.display.problem == ""
        if self._look_too:
            self._look_too()

    def _replay(self, session: "Session") -> None:
        position = session.match.start
        for number, move in enumerate(session.match.moves):
            assert move in session.game.moves(position), "a move that the rules do not know"
            position = session.game.play(position, move)
            assert position == session.match.position_at(number + 1), "another position than the moves lead to"


class DarkStrip:
    """Takes the place of the strip in hal/leds.py: sending nothing halves the time of a trial."""

    def __getitem__(self, place: int) -> tuple[int, int, int]:
        return (0, 0, 0)  # the self-test reads what the strip shows

    def __setitem__(self, places: object, colours: object) -> None:
        pass

    def show(self) -> None:
        pass


def darken(board: "Any") -> None:
    """Send nothing more to the board's strip, if it has one."""
    if hasattr(board.leds, "_pixels"):
        board.leds._pixels = DarkStrip()
