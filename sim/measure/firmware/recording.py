"""A handheld on CircuitPython's own image, pressed and listened to: when lights and page answer, ticks, heap, stack."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from sim.firmware.emulator import Event, Heap
from sim.firmware.handheld import FirmwareHandheld, Images, draws
from sim.script import DOWN, TAP_MS, UP, parse_script

BOARD = "pico_panel"
SETTINGS: dict[str, str | int] = {"SILLON_SEED": 7, "SILLON_LANGUAGE": "fr"}
LONG_MS = 600  # held so long, a button does something else
QUIET_MS = 300  # nothing has been sent for so long: the handheld rests
BLIND_MS = 4_000  # without symbols, which tell that a file is read: it takes no longer
LONGEST_MS = 12_000  # and if it never rests, the next button comes after so long
STEP_MS = 10
PAGE_GAP_MS = 20  # a page's parts are sent in a row: what comes later is another page

TICK = "common_hal_keypad_eventqueue_get_into"  # the app's loop looks at the buttons once a turn
COLLECT, COLLECTED = "gc_collect", "gc_collect_end"
READ = ("mp_raw_code_load_file", "mp_parse")  # a compiled file, a source
START = "gc_init"
WATCHED = (TICK, COLLECT, COLLECTED, *READ, START)


@dataclass(frozen=True)
class Press:
    """From a button to what answers it, in milliseconds; None where nothing does. `where`: the part of the walk."""

    where: str
    button: str
    light: float | None
    page: float | None  # the last byte of the first page


@dataclass(frozen=True)
class Tick:
    """From one look at the buttons to the next: milliseconds, and what happened meanwhile."""

    where: str
    ms: float
    files: int
    collected: float  # milliseconds of garbage collection
    erased: bool
    started: bool  # the program anew

    def cause(self) -> str:
        """In words."""
        said = []
        if self.files:
            said.append(f"{self.files} {'file is' if self.files == 1 else 'files are'} read")
        if self.erased:
            said.append("a sector of the flash is erased")
        if self.collected >= 1:
            said.append(f"{self.collected:.0f} ms of garbage collection")
        return ", ".join(said) or "computing and drawing"


@dataclass
class Recording:
    """What a walk has told. `heaps`: (part of the walk, heap) when it is over."""

    game: str
    walk: str
    presses: list[Press] = field(default_factory=list)
    ticks: list[Tick] = field(default_factory=list)
    heaps: list[tuple[str, Heap]] = field(default_factory=list)
    stack: tuple[int, int] = (0, 0)


class Recorder:
    """Switches a handheld on. `heap`: whether the heap is looked at behind each part. Without symbols there are presses alone."""

    def __init__(
        self,
        images: Images,
        speed: str = "still",
        memory: bytes = b"",
        files: Mapping[str, bytes] | None = None,
        heap: bool = True,
        **settings: str | int,
    ) -> None:
        given: dict[str, str | int] = {**SETTINGS, "SILLON_SPEED": speed, **settings}
        self.handheld = FirmwareHandheld(BOARD, given, images=images, memory=memory, files=files)
        self.bench = self.handheld.bench
        self.emulator = self.bench.emulator
        self._heap = heap
        if self.emulator.has_symbols:
            self.emulator.watch(*WATCHED)

    def walk(
        self, recording: Recording, steps: Iterable[tuple[str, str]], waits_ms: int = 0, rests: bool = True
    ) -> None:
        """Makes the presses of the steps, each when the handheld rests, if it ever does. Waits are kept up to `waits_ms`."""
        for where, words in steps:
            for button, held in parse_script(words, self.handheld.button_names):
                begun = len(self.bench.events)
                assert held not in (DOWN, UP)
                if button and not rests:
                    self.handheld.tap(button, held)
                elif button:
                    press = self.press(where, button, held)
                    if held < LONG_MS:
                        recording.presses.append(press)
                elif waits_ms:
                    self.handheld.run(min(held, waits_ms))
                recording.ticks += ticks(where, self.bench.events[begun:])
            if self._heap and self.emulator.has_symbols:
                recording.heaps.append((where, self.emulator.heap()))
        if self.emulator.has_symbols:
            recording.stack = self.emulator.stack()

    def press(self, where: str, button: str, held: int = TAP_MS) -> Press:
        """Presses a button and waits until the handheld rests."""
        begun = len(self.bench.events)
        start = self.emulator.nanos
        self.handheld.tap(button, held)
        self.rest()
        if button == "BACK":
            start += held * 1e6  # it acts when it is let go
        light, page = answers(self.bench.events[begun:], start)
        return Press(where, button, light, page)

    def rest(self, longest_ms: int = LONGEST_MS) -> bool:
        """Lets time pass until nothing has been sent for a while, and no file is read. Returns False if that never comes."""
        quiet = 0
        watched = self.emulator.has_symbols
        for _ in range(0, longest_ms, STEP_MS):
            before = len(self.bench.events)
            self.handheld.run(STEP_MS)
            now = self.bench.events[before:]
            if [event for event in now if event.kind in ("strip", "i2c")]:
                quiet = 0
            elif not watched or [event for event in now if event.values[:1] == (TICK,)]:
                quiet += STEP_MS
            if quiet >= (QUIET_MS if watched else BLIND_MS):
                return True
        return False

    def stop(self) -> None:
        self.handheld.power_off()


def answers(events: Iterable[Event], start: float) -> tuple[float | None, float | None]:
    """Milliseconds from a moment to the first light, and to the end of the first page; None where there is none."""
    light = page = None
    for event in events:
        ms = (event.nanos - start) / 1e6
        if ms >= 0 and event.kind == "strip" and light is None:
            light = ms
        elif ms >= 0 and draws(event) and (page is None or ms - page < PAGE_GAP_MS):
            page = ms
    return light, page


def ticks(where: str, events: Iterable[Event]) -> list[Tick]:
    """The ticks in these events."""
    found = []
    begun = collecting = 0.0
    files, collected, erased, started = 0, 0.0, False, False
    for event in events:
        call = event.values[0] if event.kind == "call" else ""
        if call == TICK:
            if begun:
                found.append(Tick(where, (event.nanos - begun) / 1e6, files, collected, erased, started))
            begun, files, collected, erased, started = event.nanos, 0, 0.0, False, False
        elif call in READ:
            files += 1
        elif call == COLLECT:
            collecting = event.nanos
        elif call == COLLECTED:
            collected += (event.nanos - collecting) / 1e6
        elif call == START:
            started = True
        elif event.kind == "flash" and event.values[0] == "erase":
            erased = True
    return found
