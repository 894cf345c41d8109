"""A handheld on CircuitPython's own image, pressed and listened to: when lights and page answer, ticks, heap, stack."""

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

BOARD = "pico_panel"
LANGUAGE = "fr"
SETTINGS: dict[str, str | int] = {"SILLON_SEED": 7, "SILLON_LANGUAGE": LANGUAGE}
LONG_MS, REPEAT_FIRST_MS, REPEAT_MS = (
    600,
    450,
    160,
)  # how long a button is held until it does something else; see hal/buttons.py
CLOCK_MS = 2  # so much sooner at most it is due: the app counts milliseconds that are whole
ARROWS = ("LEFT", "RIGHT")
QUIET_MS = 200  # no page has been sent for so long: the handheld rests. Files are read ahead 150 ms after a press
BLIND_MS = 4_000  # without symbols, which tell that a file is read, no light either: reading takes no longer
LONG_WAIT_MS = 1_000  # shorter ones of a walk are for a handheld that is not seen to rest
LONGEST_MS = 12_000  # and if it never rests, the next button comes after so long
STEP_MS = 10
PAGE_BYTES = 1_024  # of a whole page
PAGE_GAP_MS = 20  # a page's parts are sent in a row: what comes later is another page

RECORD = "keypad_eventqueue_record"  # the scanner has seen a button
TICK = "common_hal_keypad_eventqueue_get_into"  # the app's loop looks at the buttons once a turn
COLLECT, COLLECTED = "gc_collect", "gc_collect_end"
READ = "f_open"
START = "gc_init"
WATCHED = (RECORD, TICK, COLLECT, COLLECTED, READ, START)

FAULT = re.compile(r"Traceback|MemoryError|[Ss]afe mode")
# (room, key) of what the page says while the computer thinks.
THINKING = (
    ("rival", "wait"),
    ("rival", "hurry"),
    *[(room, key) for room, key in texts(LANGUAGE) if key.startswith("thinks_")],
)


@dataclass(frozen=True)
class Press:
    """From a button to what answers it, in milliseconds; None where nothing does. `where`: the part of the walk.

    `held`: what a button does that is held, from the moment it is due.
    """

    where: str
    button: str
    light: float | None
    page: float | None  # the last byte of the first page
    first: float | None = None  # the first part of that page
    held: bool = False

    def answer(self) -> float | None:
        """The light; where no light changes, the first part of the page."""
        return self.first if self.light is None else self.light


@dataclass(frozen=True)
class Tick:
    """From one look at the buttons to the next: milliseconds, and what happened meanwhile."""

    where: str
    ms: float
    files: int = 0
    collected: float = 0.0  # milliseconds of garbage collection
    erased: bool = False
    started: bool = False  # the program anew
    page: int = 0  # bytes of the page that are sent

    def changes_screen(self) -> bool:
        """Whether files are read, or the whole page is sent: the screen changes."""
        return self.files > 0 or self.page >= PAGE_BYTES

    def cause(self) -> str:
        """In words."""
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
    """What a walk has told. `heaps`: (part of the walk, heap) when it is over. `faults`: what the console says of errors.

    `found` is what one table alone wants to know.
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
    """Switches a handheld on, and writes into `recording`. Without symbols there are presses alone."""

    def __init__(
        self,
        images: Images,
        recording: Recording,
        speed: str = "still",
        memory: bytes = b"",
        files: Mapping[str, bytes] | None = None,
    ) -> None:
        given: dict[str, str | int] = {**SETTINGS, "SILLON_SPEED": speed}
        self.recording = recording
        self._where = ""
        self.handheld = FirmwareHandheld(BOARD, given, images=images, memory=memory, files=files)
        self.bench = self.handheld.bench
        self.emulator = self.bench.emulator
        if self.emulator.has_symbols:
            self.emulator.watch(*WATCHED)

    def walk(self, steps: Iterable[tuple[str, str]], waits_ms: int = 0) -> None:
        """Takes the steps, and looks at the heap behind each."""
        for where, words in steps:
            self.go(where, words, waits_ms)
            self.look(where)

    def go(self, where: str, words: str, waits_ms: int = 0, rests: bool = True) -> None:
        """Makes the presses, each when the handheld rests, if it ever does. Waits are kept up to `waits_ms`.

        Who waits for rest leaves short ones out.
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
        """Presses a button and waits until the handheld rests."""
        begun, start = len(self.bench.events), self.emulator.nanos
        self.handheld.tap(button, held)
        self._rest(begun, start)
        return pressed(where, button, held, start, self.bench.events[begun:])

    def rest(self) -> None:
        """Lets time pass until for a while nothing is sent and read, and nobody thinks; LONGEST_MS if that never comes."""
        self._rest(len(self.bench.events), self.emulator.nanos)

    def _rest(self, begun: int, worked: float) -> None:
        """rest(), with the events from `begun` on; `worked` is a moment before them."""
        watched = self.emulator.has_symbols
        looked = worked
        for _ in range(0, LONGEST_MS, STEP_MS):
            for event in self.bench.events[begun:]:
                if self._works(event):
                    worked = event.nanos
                elif event.values[:1] == (TICK,):
                    looked = event.nanos  # a tick that lasts is no rest
            begun = len(self.bench.events)
            quiet = (looked if watched else self.emulator.nanos) - worked
            if quiet >= (QUIET_MS if watched else BLIND_MS) * 1e6:
                if not self.thinks():
                    return
                worked = self.emulator.nanos
                thinking = f"{self._where}: it thinks"
                if thinking not in dict(self.recording.heaps):
                    self.look(thinking)
            self.handheld.run(STEP_MS)

    def _works(self, event: Event) -> bool:
        """Whether a handheld that does this is at rest not yet. Lights may breathe, unless that is all there is to see."""
        lights = event.kind == "strip" and not self.emulator.has_symbols
        return lights or draws(event) or event.kind == "flash" or event.values[:1] == (READ,)

    def thinks(self) -> bool:
        """Whether the page says that the computer thinks."""
        return says_thinking(self.handheld.text())

    def stop(self) -> Recording:
        """Switches the handheld off."""
        if self.emulator.has_symbols:
            self.recording.stack = self.emulator.stack()
        self.recording.faults = faults(self.bench.console)
        self.handheld.power_off()
        return self.recording


@cache
def say(room: str, key: str) -> str:
    """The first line of a text."""
    return str(Words(LANGUAGE, room).say(key)).split("\n")[0]


def says_thinking(page: Sequence[str]) -> bool:
    return any(say(*key) in line for line in page for key in THINKING)


def faults(console: str) -> list[str]:
    """The lines of the console that tell of an error."""
    return [line.strip() for line in console.splitlines() if FAULT.search(line)]


def answers(
    events: Iterable[Event], start: float, taken: float, until: float = float("inf")
) -> tuple[float | None, float | None, float | None]:
    """Milliseconds from `start` to the first light, and to the end and the first part of the first page.

    What happens before `taken` and from `until` on is left out. The app draws lights before the page: one that comes later
    tells of something else.
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
    """What answers a button that went down at `start`, and what it does while it is held.

    A light answers when it comes after the tick in which the app has taken the press: others may breathe. Without symbols ticks
    are not known: then any light does, and what is held is left out.
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
    """(from when an answer is waited for, when the app has taken it, whether it is held) of all that a button does."""

    def taken(at: float) -> float:
        return next((look for look in looks if look >= at), float("inf"))

    down = taken(seen[0])
    if button == "BACK" and up - start < LONG_MS * 1e6:
        yield up, taken(seen[-1]), False  # it acts when it is let go
        return
    if button != "BACK":
        yield start, down, False
    first, every = (REPEAT_FIRST_MS, REPEAT_MS) if button in ARROWS else (LONG_MS, 0)
    due = down + (first - CLOCK_MS) * 1e6
    while due < up:
        at = taken(due)
        if button in ("BACK", *ARROWS):  # an OK that is held does nothing more
            yield due, at, True
        if not every:
            return
        due = at + (every - CLOCK_MS) * 1e6


def ticks(where: str, events: Iterable[Event]) -> list[Tick]:
    """The ticks in these events."""
    found = []
    begun = collecting = 0.0
    files, collected, erased, started, page = 0, 0.0, False, False, 0
    begins = False  # the program has looked at the buttons for the first time, and reads the app
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
