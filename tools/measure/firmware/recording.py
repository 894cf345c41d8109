"""A recording of a handheld on CircuitPython's own image: when lights and page answer presses, ticks, heap, stack."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from sillon.words import Words
from sim.firmware.emulator import Event, Heap
from sim.firmware.handheld import FirmwareHandheld, Images, draws
from sim.script import DOWN, TAP_MS, UP, parse_script
from tools.measure.vocabulary import texts

Job = tuple[Any, ...]  # a function and its arguments after the images; it returns a recording

BOARD = "pico_panel"
LANGUAGE = "fr"
SETTINGS: dict[str, str | int] = {"SILLON_SEED": 7, "SILLON_LANGUAGE": LANGUAGE}
LONG_MS, REPEAT_FIRST_MS, REPEAT_MS = 600, 450, 160  # the times of a held button: see hal/buttons.py
CLOCK_MS = 2  # an event of a held button comes up to this much earlier: the app counts whole milliseconds
ARROWS = ("LEFT", "RIGHT")
QUIET_MS = 200  # the handheld is at rest after this time without a page. The app preloads files 150 ms after a press
LARGE_QUIET_MS = 1_700  # the same with large print, which turns a page after 1.5 s
BLIND_MS = 4_000  # the same without symbols, which show that a file is read, and without a light
LONG_WAIT_MS = 1_000  # shorter waits of a walk are left out where the recorder waits for rest
LONGEST_MS = 12_000  # the longest wait for rest
STEP_MS = 10
PAGE_BYTES = 1_024  # of a whole page
PAGE_GAP_MS = 20  # the parts of a page are sent in a row: after a longer gap another page begins

RECORD = "keypad_eventqueue_record"  # the scanner has seen a button
TICK = "common_hal_keypad_eventqueue_get_into"  # the app's loop reads the buttons once in each round
COLLECT, COLLECTED = "gc_collect", "gc_collect_end returns"
READ = "f_open"
START = "gc_init"
WATCHED = (RECORD, TICK, COLLECT, COLLECTED, READ, START)

FAULT = re.compile(r"Traceback|MemoryError|[Ss]afe mode")
# (catalog, key) of the texts on the page while the computer thinks.
THINKING = (
    ("rival", "wait"),
    ("rival", "hurry"),
    *[(room, key) for room, key in texts(LANGUAGE) if key.startswith("thinks_")],
)


@dataclass(frozen=True)
class Press:
    """Milliseconds from a button to its answers; None without an answer. `where`: the step of the walk.

    `held`: an event of a held button, from the moment when it is due.
    """

    where: str
    button: str
    light: float | None
    page: float | None  # the last byte of the first page
    first: float | None = None  # the first part of that page
    held: bool = False

    def answer(self) -> float | None:
        """Return the time of the light; where no light changes, that of the first part of the page."""
        return self.first if self.light is None else self.light


@dataclass(frozen=True)
class Tick:
    """A round of the app's loop: its milliseconds, and what happened meanwhile."""

    where: str
    ms: float
    files: int = 0
    collected: float = 0.0  # milliseconds of garbage collection
    erased: bool = False  # a sector of the flash
    started: bool = False  # the program has restarted
    page: int = 0  # bytes of the page that were sent

    def changes_screen(self) -> bool:
        """Return whether the screen changes: files are read, or the whole page is sent."""
        return self.files > 0 or self.page >= PAGE_BYTES

    def cause(self) -> str:
        """Return in words what the tick did."""
        said = []
        if self.files:
            said.append(f"{self.files} {'file is' if self.files == 1 else 'files are'} read")
        if self.erased:
            said.append("a sector of the flash is erased")
        if self.page >= PAGE_BYTES:
            said.append("the whole page is sent")
        if self.collected >= 1:
            said.append(f"{self.collected:.0f} ms of garbage collection")
        return ", ".join(said) or "computing and drawing"


@dataclass
class Recording:
    """The record of a walk. `heaps`: (step of the walk, heap after it). `faults`: errors on the console.

    `found` is what only one table needs.
    """

    game: str
    walk: str
    presses: list[Press] = field(default_factory=list)
    ticks: list[Tick] = field(default_factory=list)
    heaps: list[tuple[str, Heap]] = field(default_factory=list)
    stack: tuple[int, int] = (0, 0)
    faults: list[str] = field(default_factory=list)
    found: Any = None


class Recorder:
    """Switches a handheld on, and writes into `recording`: without symbols, presses only."""

    def __init__(
        self,
        images: Images,
        recording: Recording,
        speed: str = "still",
        memory: bytes = b"",
        files: Mapping[str, bytes] | None = None,
        large: bool = False,
        quiet_ms: int = QUIET_MS,
    ) -> None:
        given: dict[str, str | int] = {**SETTINGS, "SILLON_SPEED": speed, "SILLON_LARGE": int(large)}
        self._quiet_ms = quiet_ms
        self.recording = recording
        self._where = ""
        self.handheld = FirmwareHandheld(BOARD, given, images=images, memory=memory, files=files)
        self.bench = self.handheld.bench
        self.emulator = self.bench.emulator
        if self.emulator.has_symbols:
            self.emulator.watch(*WATCHED)

    def walk(self, steps: Iterable[tuple[str, str]], waits_ms: int = 0) -> None:
        """Take the steps, and record the heap after each."""
        for where, words in steps:
            self.go(where, words, waits_ms)
            self.look(where)

    def go(self, where: str, words: str, waits_ms: int = 0, rests: bool = True) -> None:
        """Make the presses of a step. Waits are shortened to `waits_ms`.

        `rests`: press when the handheld is at rest, or after LONGEST_MS, and leave short waits out.
        """
        self._where = where
        for button, held in parse_script(words, self.handheld.button_names):
            begun = len(self.bench.events)
            assert held not in (DOWN, UP)
            if not button:
                if not rests or held >= LONG_WAIT_MS:
                    self.handheld.run(min(held, waits_ms))
            elif rests:
                self.recording.presses += self.press(where, button, held)
            else:
                self.handheld.tap(button, held)
            self.recording.ticks += ticks(where, self.bench.events[begun:])

    def look(self, where: str) -> None:
        if self.emulator.has_symbols:
            self.recording.heaps.append((where, self.emulator.heap()))

    def press(self, where: str, button: str, held: int = TAP_MS) -> list[Press]:
        """Press a button and wait until the handheld is at rest."""
        begun, start = len(self.bench.events), self.emulator.nanos
        self.handheld.tap(button, held)
        self._rest(begun, start)
        return pressed(where, button, held, start, self.bench.events[begun:])

    def rest(self) -> None:
        """Wait until the handheld has sent and read nothing for a while, and the computer does not think, or for LONGEST_MS."""
        self._rest(len(self.bench.events), self.emulator.nanos)

    def _rest(self, begun: int, worked: float) -> None:
        """As rest(), for the events from `begun` on; `worked` is a moment before them."""
        watched = self.emulator.has_symbols
        looked = worked
        for _ in range(0, LONGEST_MS, STEP_MS):
            for event in self.bench.events[begun:]:
                if self._works(event):
                    worked = event.nanos
                elif event.values[:1] == (TICK,):
                    looked = event.nanos  # a long tick is no rest
            begun = len(self.bench.events)
            quiet = (looked if watched else self.emulator.nanos) - worked
            if quiet >= (self._quiet_ms if watched else BLIND_MS) * 1e6:
                if not self.thinks():
                    return
                worked = self.emulator.nanos
                thinking = f"{self._where}: it thinks"
                if thinking not in dict(self.recording.heaps):
                    self.look(thinking)
            self.handheld.run(STEP_MS)

    def _works(self, event: Event) -> bool:
        """Return whether the event shows that the handheld is not at rest. Without symbols, a light does too."""
        lights = event.kind == "strip" and not self.emulator.has_symbols
        return lights or draws(event) or event.kind == "flash" or event.values[:1] == (READ,)

    def thinks(self) -> bool:
        """Return whether the page says that the computer thinks."""
        return says_thinking(self.handheld.text())

    def stop(self) -> Recording:
        """Switch the handheld off; return the recording."""
        if self.emulator.has_symbols:
            self.recording.stack = self.emulator.stack()
        self.recording.faults = faults(self.bench.console)
        self.handheld.power_off()
        return self.recording


@cache
def say(catalog: str, key: str) -> str:
    """Return the first line of a text."""
    return str(Words(LANGUAGE, catalog).say(key)).split("\n")[0]


def says_thinking(page: Sequence[str]) -> bool:
    return any(say(*key) in line for line in page for key in THINKING)


def faults(console: str) -> list[str]:
    """Return the lines of the console that report an error."""
    return [line.strip() for line in console.splitlines() if FAULT.search(line)]


def answers(
    events: Iterable[Event], start: float, taken: float, until: float = float("inf")
) -> tuple[float | None, float | None, float | None]:
    """Return the milliseconds from `start` to the first light, and to the end and the first part of the first page.

    Events before `taken` and from `until` on are left out. The app draws lights before the page, so a later light is no answer.
    """
    light = page = first = None
    for event in events:
        ms = (event.nanos - start) / 1e6
        inside = taken <= event.nanos < until
        if inside and event.kind == "strip" and light is None and first is None:
            light = ms
        elif inside and draws(event) and (page is None or ms - page < PAGE_GAP_MS):
            page = ms
            first = first or ms
    return light, page, first


def pressed(where: str, button: str, held: int, start: float, events: Sequence[Event]) -> list[Press]:
    """Return the press of a button that went down at `start`, and its events while it is held.

    A light is an answer after the tick in which the app has read the press: before, a breathing light may change. Without
    symbols ticks are unknown: then any light is an answer, and held buttons have no events.
    """
    looks = [event.nanos for event in events if event.values[:1] == (TICK,)]
    seen = [event.nanos for event in events if event.values[:1] == (RECORD,)]
    up = start + held * 1e6
    if seen:
        moments = list(_moments(button, start, up, seen, looks))
    elif button == "BACK":
        moments = [(up, up, False)] if held < LONG_MS else []
    else:
        moments = [(start, start, False)]
    ends = [taken for _, taken, _ in moments[1:]] + [float("inf")]
    found = [
        (answers(events, begun, taken, end), kept) for (begun, taken, kept), end in zip(moments, ends, strict=False)
    ]
    return [Press(where, button, *answer, held=kept) for answer, kept in found]


def _moments(
    button: str, start: float, up: float, seen: Sequence[float], looks: Sequence[float]
) -> Iterator[tuple[float, float, bool]]:
    """Yield (when an answer is due, when the app has read the event, whether the button is held) for each event of a button."""

    def taken(at: float) -> float:
        return next((look for look in looks if look >= at), float("inf"))

    down = taken(seen[0])
    if button == "BACK" and up - start < LONG_MS * 1e6:
        yield up, taken(seen[-1]), False  # BACK acts when it is released
        return
    if button != "BACK":
        yield start, down, False
    first, every = (REPEAT_FIRST_MS, REPEAT_MS) if button in ARROWS else (LONG_MS, 0)
    due = down + (first - CLOCK_MS) * 1e6
    while due < up:
        at = taken(due)
        if button in ("BACK", *ARROWS):  # a held OK does nothing
            yield due, at, True
        if not every:
            return
        due = at + (every - CLOCK_MS) * 1e6


def ticks(where: str, events: Iterable[Event]) -> list[Tick]:
    """Return the ticks in these events."""
    found = []
    begun = collecting = 0.0
    files, collected, erased, started, page = 0, 0.0, False, False, 0
    begins = False  # the program has read the buttons for the first time, and imports the app
    for event in events:
        call = event.values[0] if event.kind == "call" else ""
        if call == TICK:
            starts = started or (begins and files > 0)
            if begun:
                found.append(Tick(where, (event.nanos - begun) / 1e6, files, collected, erased, starts, page))
            begins = starts
            begun, files, collected, erased, started, page = event.nanos, 0, 0.0, False, False, 0
        elif call == READ:
            files += 1
        elif call == COLLECT:
            collecting = event.nanos
        elif call == COLLECTED:
            collected += (event.nanos - collecting) / 1e6
        elif call == START:
            started = True
        elif event.kind == "flash" and event.values[0] == "erase":
            erased = True
        elif event.kind == "i2c" and draws(event):
            page += len(event.values[1]) - 1
    return found
