"""The handheld whose program runs on CircuitPython's own image, in an emulated RP2040.

The chip's output goes to the simulated wires (sim/fakes/wire.py), and the levels of the simulated buttons go in, so viewers work
as with a simulated handheld.
"""

import re
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from sim.assembly import assemble
from sim.bench import Bench
from sim.fakes import built_in, wire
from sim.firmware import image
from sim.firmware.emulator import Emulator, Event
from sim.handheld import Handheld
from sim.peripherals.buttons import PinFinger, Turn
from sim.peripherals.lights import Strip
from sim.profiles import profile_of

_LOOK_MS = 10  # steps while the program starts
_STILL_MS = 60  # the first page is complete when nothing was sent for so long
_LONGEST_START_MS = 20_000
_DISPLAY_BUSES = ("i2c", "spi")  # events of transmissions to the display
_QUARTER_MS = 1  # between the changes of a turned knob's contacts
_PIXELS = 0x40  # the control byte before pixels on I2C
# Escape sequences: the title of the terminal's window, moves of its cursor.
_ESCAPES = re.compile(r"\x1b\][^\x1b]*\x1b\\|\x1b\[[0-9;]*[A-Za-z]")
_ERROR = re.compile(r"^Traceback|[Ss]afe mode")


@dataclass(frozen=True)
class Images:
    """The files for the emulator. `symbols`: of the image, for its heap."""

    uf2: Path
    bootrom: Path
    symbols: Path | None = None
    miss_cycles: int | None = None


class FirmwareBench(Bench):
    """The bench with an emulated chip. `emulator`: from start() on. `events`: all of its events."""

    def __init__(
        self,
        *given: Any,
        images: Images,
        files: Mapping[str, bytes] | None = None,
        flash: bytes = b"",
        **named: Any,
    ) -> None:
        super().__init__(*given, **named)
        self.emulator: Emulator = None  # type: ignore[assignment]
        self.events: list[Event] = []
        self.console = ""  # all that the program has printed
        self._line = ""  # the console's last line, incomplete
        self._error = False  # the console prints a Python error
        self._images = images
        self._files = files
        self._flash = flash
        self._levels: dict[str, bool] = {}
        self._quarters: list[tuple[str, bool]] = []  # pending levels of a knob's contacts
        self._passed = 0  # ms of the simulated clock that have passed for the chip
        built_in.hand_over()

    def start(self, code_path: str) -> None:
        """Switch the chip on and wait for the first page, or without a display for a light. Raises RuntimeError if none comes."""
        profile = profile_of(self.settings["SILLON_BOARD"])
        self.emulator = Emulator(
            image.bootrom(self._images.bootrom),
            self._flash or self._new_flash(),
            self._wiring(profile),
            (profile.DISPLAY["address"],) if self.display and not built_in.wires else (),
            self._images.miss_cycles,
            self._images.symbols,
        )
        self.wait_for_page()

    def _new_flash(self) -> bytes:
        """Return a flash with the image, the nvm and a drive."""
        profile = self.settings["SILLON_BOARD"]
        board = image.board_of(profile)
        firmware = image.firmware(self._images.uf2, board)
        files = image.files_for(profile, firmware) if self._files is None else self._files
        return image.flash(firmware, files, self.settings, bytes(wire.nvm), board)

    def _wiring(self, profile: Any) -> dict[str, int]:
        pins = {"strip": profile.LEDS["pin"]}
        if built_in.wires:
            _, pins["select"], pins["data"] = built_in.wires
        else:
            pins |= {"scl": profile.DISPLAY["scl"], "sda": profile.DISPLAY["sda"]}
        if profile.SOUND:
            pins["buzzer"] = profile.SOUND["pin"]
        return {name: wire.find(pin).number for name, pin in pins.items()}

    def wait_for_page(self) -> None:
        """Run the chip until a page, or without a display a light, is complete."""
        lit = shown = False
        still = 0
        for _ in range(0, _LONGEST_START_MS, _LOOK_MS):
            events = self.let_pass(_LOOK_MS)
            lit |= any(map(self._has_light, events))
            # On a board's own display the firmware shows its console first: the page comes after the first light.
            awaited = lit or not built_in.wires
            shown |= awaited and any(map(draws, events)) if self.display else lit
            still = 0 if self.display and any(event.kind in _DISPLAY_BUSES for event in events) else still + _LOOK_MS
            if shown and still >= _STILL_MS:
                return
        raise RuntimeError(f"there is nothing to see after {_LONGEST_START_MS} ms; the console says: {self.console!r}")

    def tick(self) -> None:
        """Run the chip for the time that has passed on the simulated clock."""
        milliseconds = wire.ms() - self._passed
        self._passed = wire.ms()
        self.let_pass(milliseconds)

    def let_pass(self, milliseconds: float) -> list[Event]:
        """Run the chip. Return the events."""
        for name, finger in self.fingers.items():
            if self._levels.get(name) != finger.down:
                self._levels[name] = finger.down
                if isinstance(finger, PinFinger):
                    self._set_level(finger.pin, not finger.down)
                elif isinstance(finger, Turn) and finger.down:
                    self._quarters += finger.quarters
        events = []
        while self._quarters and milliseconds >= _QUARTER_MS:
            self._set_level(*self._quarters.pop(0))
            events += self.emulator.run(_QUARTER_MS)
            milliseconds -= _QUARTER_MS
        events += self.emulator.run(milliseconds)
        self.events += events
        for event in events:
            take = getattr(self, f"take_{event.kind}", None)
            if take:
                take(*event.values)
        return events

    def _set_level(self, pin: str, high: bool) -> None:
        self.emulator.set_level(wire.find(pin).number, high)

    def reload(self) -> None:
        raise NotImplementedError("the chip reloads its program by itself")

    def power_off(self) -> None:
        if self.emulator:
            self.emulator.stop()
        super().power_off()

    # The chip's output

    def take_strip(self, data: bytes) -> None:
        """Take a frame. A short one, such as the firmware's status light, leaves the other lights unchanged."""
        assert isinstance(self.panel, Strip)
        wire.strip_write(wire.find(self.panel.pin), data + wire.strip(self.panel.pin)[len(data) :])

    def _has_light(self, event: Event) -> bool:
        """Return whether an event is a frame for the whole strip with any light."""
        lights = self.panel.rows * self.panel.cols
        return event.kind == "strip" and len(event.values[0]) == 3 * lights and any(event.values[0])

    def take_i2c(self, address: int, data: bytes) -> None:
        wire.i2c_write(address, data)

    def take_spi(self, is_data: bool, data: bytes) -> None:
        clock, select, command = built_in.wires
        wire.set_level(command, is_data)
        wire.set_level(select, False)
        wire.spi_write(wire.find(clock), data)
        wire.set_level(select, True)

    def take_tone(self, hertz: int) -> None:
        wire.play_tone(hertz)

    def take_console(self, text: str) -> None:
        """Store what the program prints, and print a Python error with its traceback on standard error."""
        self.console += text
        *lines, self._line = (self._line + text).split("\n")
        for line in lines:
            text_line = _ESCAPES.sub("", line).rstrip("\r")
            if _ERROR.search(text_line):
                self._error = True
            if self._error:
                print(text_line, file=sys.stderr)
                self._error = text_line.startswith(
                    ("Traceback", " ")
                )  # the first line without indentation is the last one


def draws(event: Event) -> bool:
    """Return whether an event is a transmission of pixels to the display."""
    if event.kind == "i2c":
        return bool(event.values[1][0] == _PIXELS)
    return event.kind == "spi" and bool(event.values[0])


class FirmwareHandheld(Handheld):
    """A handheld on CircuitPython's own image. Raises ValueError if the board is not emulated, and as Handheld does.

    files: of the drive, in place of those of a deploy. flash: its whole content, in place of image, nvm and drive. display: False
    leaves it unplugged. held: buttons that are down at power-on.
    """

    bench: FirmwareBench
    waking_ms = 0  # start() waits for the first page

    def __init__(
        self,
        board: str,
        settings: Mapping[str, str | int] | None = None,
        *,
        images: Images,
        files: Mapping[str, bytes] | None = None,
        flash: bytes = b"",
        display: bool = True,
        held: Sequence[str] = (),
        **given: Any,
    ) -> None:
        if board not in image.profiles():
            raise ValueError(f"{board!r} is no board of the emulator, which has {', '.join(image.profiles())}")
        self._make = partial(FirmwareBench, images=images, files=files, flash=flash)
        self._display = display
        self._held = held
        super().__init__(board, settings, **given)

    def make_bench(self, board: str, settings: dict[str, str | int], keep_nvm: bool) -> FirmwareBench:
        bench = assemble(profile_of(board), settings, self._display, keep_nvm, self._make)
        assert isinstance(bench, FirmwareBench)
        for name in self._held:
            bench.press(name)
        return bench

    @property
    def language(self) -> str:
        """The language of its settings. A later choice on the handheld is not known here."""
        return str(self.bench.settings.get("SILLON_LANGUAGE", "fr"))
