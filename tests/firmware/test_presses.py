"""A button on CircuitPython's own image, with cache misses: bounces are ignored, and a light answers a press in time."""

from sim.fakes import wire
from sim.firmware.handheld import FirmwareHandheld, Images

SETTINGS = {"SILLON_SEED": 7, "SILLON_SPEED": "still", "SILLON_LANGUAGE": "fr"}
OK = wire.find("GP14").number
REST_MS = 4_000  # the files of the next screens are read meanwhile
ANSWER_MS = 50


def lights(handheld: FirmwareHandheld, milliseconds: float) -> list[float]:
    """Return the times of the strip's next frames, in ms from now."""
    start = handheld.bench.emulator.nanos
    return [(event.nanos - start) / 1e6 for event in handheld.bench.let_pass(milliseconds) if event.kind == "strip"]


def test_press_is_debounced(images: Images) -> None:
    handheld = FirmwareHandheld("pico_panel", SETTINGS, images=images)
    try:
        lights(handheld, REST_MS)
        chip = handheld.bench.emulator
        for _ in range(5):
            chip.set_level(OK, False)
            assert lights(handheld, 2) == []
            chip.set_level(OK, True)
            assert lights(handheld, 3) == []
        chip.set_level(OK, False)
        assert lights(handheld, 9) == []
        chip.set_level(OK, True)
        assert lights(handheld, 200) == []
        chip.set_level(OK, False)
        assert 9 < lights(handheld, 200)[0] < ANSWER_MS
    finally:
        handheld.power_off()
