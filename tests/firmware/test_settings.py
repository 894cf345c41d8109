"""settings.toml on CircuitPython's own image: what os.getenv() returns, and the notice about a line without effect."""

from dataclasses import replace
from typing import Any

import pytest

from sim.drive import content
from sim.firmware.handheld import FirmwareHandheld, Images
from tests.hal.test_settings_file import LINES

# Prints the value of SILLON_0, SILLON_1 ..., then lights the strip: the handheld is on then.
PROGRAM = """
import os, time, board, digitalio, neopixel_write
time.sleep(1)  # the console is not read at once
for k in range({many}):
    print("value", k, repr(os.getenv("SILLON_%d" % k)))
pin = digitalio.DigitalInOut(board.GP0)
pin.switch_to_output()
neopixel_write.neopixel_write(pin, bytes([9]) * 135)
while True:
    pass
"""


def switched_on(images: Images, monkeypatch: pytest.MonkeyPatch, text: str, **given: Any) -> FirmwareHandheld:
    monkeypatch.setattr(content, "settings", lambda: text)
    return FirmwareHandheld("pico_panel", {}, images=replace(images, miss_cycles=0), **given)


def test_getenv_reads_lines_as_settings_file(images: Images, monkeypatch: pytest.MonkeyPatch) -> None:
    numbered = []
    for k, line in enumerate(LINES):
        name = line.split()[0].split("=")[0].split(":")[0]
        numbered.append(line.replace(name, f"SILLON_{k}"))
    program = PROGRAM.format(many=len(LINES)).encode()
    handheld = switched_on(images, monkeypatch, "\n".join(numbered) + "\n", files={"code.py": program}, display=False)
    try:
        printed = handheld.bench.console
    finally:
        handheld.power_off()
    for k, value in enumerate(LINES.values()):
        assert f"value {k} {value!r}\r\n" in printed


def test_line_without_effect_is_shown(images: Images, monkeypatch: pytest.MonkeyPatch) -> None:
    text = content.settings() + 'SILLON_SOUNDS = 1\nSILLON_LEVELS = "1,2\n'
    handheld = switched_on(images, monkeypatch, text)
    try:
        assert "SILLON_SOUNDS = 1" in handheld.text()[1]
        handheld.script("OK 300ms")
        assert 'SILLON_LEVELS = "1,2' in handheld.text()[1]
    finally:
        handheld.power_off()
