"""A move that is shown step by step on CircuitPython's own image: each frame of lights is one that the simulated handheld sends.

The cursor breathes at its own pace, and a board takes long to draw a page: the simulated handheld makes the same presses from
every moment of a breath, and with ticks as long as a board's. A light that goes out slowly may be between two of its moments.
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
TICKS_MS = (4, 10, 30, 70)  # as short and as long as a board's
AWAKE_MS = 1_000
BEFORE_MS = 200  # so long before the first press frames are looked at
LATER_MS = 3_000  # a board may take longer for a move
FEWEST = 10  # different frames in a walk
LIGHT = 3  # bytes of a light in a frame
# A turn of each game; at the Colorigraphe a stake is named, and the dice run.
TURNS = {
    "fafy": "RIGHT RIGHT 200ms OK 700ms OK 2500ms",
    "fang": "RIGHT RIGHT 300ms OK 4500ms",
    "awale": "RIGHT RIGHT 300ms OK 3500ms",
    "fanorona": "RIGHT 300ms LEFT 300ms OK 600ms OK 400ms OK 3000ms",
    "colorigraphe": "RIGHT RIGHT 300ms OK 2500ms",
}


def test_each_game_moves() -> None:
    assert tuple(TURNS) == NAMES


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


def is_known(frame: bytes, known: set[bytes]) -> bool:
    """Whether the frame is one of the known, but for one light that may be between what it is in two of them."""
    if frame in known:
        return True
    for at in range(0, len(frame), LIGHT):
        own = frame[at : at + LIGHT]
        alike = [each[at : at + LIGHT] for each in known if each[:at] + own + each[at + LIGHT :] == frame]
        if alike and all(min(values) <= own[k] <= max(values) for k, values in enumerate(zip(*alike, strict=True))):
            return True
    return False


def test_a_frame_with_another_light_is_not_known() -> None:
    known = {b"\1\2\3\x09\x09\x09", b"\1\2\3\1\1\1"}
    assert is_known(b"\1\2\3\5\5\5", known)
    assert not is_known(b"\1\2\3\5\5\12", known)
    assert not is_known(b"\1\2\2\5\5\5", known)
    assert not is_known(b"\1\2\2\x09\x09\x09", known)


@pytest.mark.parametrize("game", TURNS)
def test_each_frame_of_a_move_is_one_of_the_simulators(images: Images, game: str) -> None:
    begins, words = bytes.fromhex(memory(game, "game")), TURNS[game]
    known, page = simulated(begins, f"{words} {LATER_MS}ms")
    firmware = FirmwareHandheld(BOARD, SETTINGS, images=replace(images, miss_cycles=0), memory=begins)
    try:
        shown = frames(firmware, words, AWAKE_MS)
        assert len(set(shown)) >= FEWEST
        assert not [frame for frame in set(shown) if not is_known(frame, known)]
        for _ in range(0, LATER_MS, 100):
            if firmware.pixels() == page:
                break
            firmware.run(100)
        assert firmware.pixels() == page, firmware.frame_text()
    finally:
        firmware.power_off()
