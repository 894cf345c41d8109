"""A move that is shown step by step on CircuitPython's own image: each frame of lights is one that the simulated handheld sends.

The cursor breathes at its own pace, and a board takes long to draw a page: the simulated handheld makes the same presses from
every moment of a breath, and with ticks as long as a board's.
"""

from dataclasses import replace

import pytest

from games import NAMES
from sillon.screen import BREATH_MS
from sim.firmware.handheld import FirmwareHandheld, Images
from sim.handheld import Handheld
from sim.measure.__main__ import memory
from sim.shadow import wire

BOARD = "pico_panel"
SETTINGS = {"SILLON_SEED": 7, "SILLON_LANGUAGE": "fr", "SILLON_SPEED": "normal"}
PHASES = [breath * (BREATH_MS + 2) for breath in range(32)]  # the 32 frames of a breath, and moments between them
TICKS_MS = (10, 40, 70, 100)
AWAKE_MS = 1_000
BEFORE_MS = 200  # so long before the first press frames are looked at
LATER_MS = 3_000  # a board may take longer for a move
FEWEST = 10  # different frames in a walk
# A turn; at the Colorigraphe a stake, for dice roll on.
TURNS = {
    "fafy": "RIGHT RIGHT 200ms OK 700ms OK 2500ms",
    "fang": "RIGHT RIGHT 300ms OK 3500ms",
    "awale": "RIGHT RIGHT 300ms OK 3500ms",
    "fanorona": "RIGHT 300ms LEFT 300ms OK 600ms OK 400ms OK 3000ms",
    "colorigraphe": "RIGHT 900ms RIGHT 900ms LEFT 900ms",
}


def frames(handheld: Handheld, words: str, awake_ms: int) -> list[bytes]:
    """What is sent to the strip from a while after it was switched on until the words are done."""
    found: list[bytes] = []
    handheld.run(awake_ms - BEFORE_MS)
    wire.listeners.append(lambda kind, _, data: found.append(bytes(data)) if kind == "strip" else None)
    handheld.script(f"{BEFORE_MS}ms {words}")
    return found


def simulated(memory: bytes, words: str) -> tuple[set[bytes], list[bytes]]:
    """All frames that may be sent, and the last page."""
    known: set[bytes] = set()
    for tick in TICKS_MS:
        for phase in PHASES:
            handheld = Handheld(BOARD, SETTINGS, memory=memory)
            handheld.bench.step_ms = tick
            known |= set(frames(handheld, words, AWAKE_MS + phase))
            page = handheld.pixels()
            handheld.power_off()
    return known, page


@pytest.mark.parametrize("game", NAMES)
def test_each_frame_of_a_move_is_one_of_the_simulators(images: Images, game: str) -> None:
    begins, words = bytes.fromhex(memory(game, "game")), TURNS[game]
    known, page = simulated(begins, f"{words} {LATER_MS}ms")
    firmware = FirmwareHandheld(BOARD, SETTINGS, images=replace(images, miss_cycles=0), memory=begins)
    try:
        shown = frames(firmware, words, AWAKE_MS)
        assert len(set(shown)) >= FEWEST
        assert not set(shown) - known
        for _ in range(0, LATER_MS, 100):
            if firmware.pixels() == page:
                break
            firmware.run(100)
        assert firmware.pixels() == page, firmware.frame_text()
    finally:
        firmware.power_off()
