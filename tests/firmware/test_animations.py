"""A move that is shown step by step on CircuitPython's own image: each frame of lights is one that the simulated handheld sends.

The cursor's animation is not in step, and a board takes long to draw a page: the simulated handheld makes the same presses at
every phase of the animation, with ticks as long as a board's. A fading light may be between two of the simulated values.
"""

from dataclasses import replace
from itertools import product

import pytest

from sillon.ui.screen import BREATH_MS
from sim.fakes import wire
from sim.firmware.handheld import FirmwareHandheld, Images
from sim.handheld import Handheld
from tests.game_parts import OWN_SCREEN
from tools.measure.starting import memory

BOARD = "pico_panel"
SETTINGS = {"SILLON_SEED": 7, "SILLON_LANGUAGE": "fr", "SILLON_SPEED": "normal"}
PHASES = [breath * (BREATH_MS + 2) for breath in range(32)]  # the 32 frames of a breath, and moments between them
TICKS_MS = (4, 10, 30, 70)  # as short and as long as a board's
MOMENTS = tuple(product(TICKS_MS, PHASES))
# Where the computer begins, its move is at one moment of a breath, which depends on how long ticks are.
UNPRESSED = tuple(product(range(4, 132), PHASES[:1]))
AWAKE_MS = 1_000
BEFORE_MS = 200  # how long before the first press frames are compared
LATER_MS = 3_000  # a board may take longer for a move
LONGEST_MS = 10_000  # timeout: the computer thinks at a board's pace
LEVEL = 1  # of the computer
FEWEST = 10  # different frames in a walk
LIGHT = 3  # bytes of a light in a frame
# A turn of each game with a screen of its own; at the Colorigraphe a stake is named, and the dice run.
TURNS = {
    "fafy": "RIGHT RIGHT 200ms OK 700ms OK 2500ms",
    "fang": "RIGHT RIGHT 300ms OK 4500ms",
    "awale": "RIGHT RIGHT 300ms OK 3500ms",
    "fanorona": "RIGHT 300ms LEFT 300ms OK 600ms OK 400ms OK 3000ms",
    "colorigraphe": "RIGHT RIGHT 300ms OK 2500ms",
}
# A person's turn and the computer's; at the Colorigraphe it begins: it names a stake, and the dice run.
ANSWERED = {game: f"{words} 5000ms" for game, words in TURNS.items()} | {"colorigraphe": "4000ms"}

Moments = tuple[tuple[int, int], ...]  # milliseconds: of a tick, and from the start to the first press


def test_each_game_with_own_screen_has_a_turn() -> None:
    assert list(TURNS) == list(ANSWERED) == OWN_SCREEN


@pytest.mark.parametrize("game", ANSWERED)
def test_computer_moves_are_animated(game: str) -> None:
    handheld = Handheld(BOARD, SETTINGS, memory=bytes.fromhex(memory(game, "rival", LEVEL)))
    handheld.script(f"{AWAKE_MS}ms {ANSWERED[game]}")
    session = handheld.bench.app.session
    before = [session.match.position_at(ply) for ply in range(len(session.match.moves))]
    assert [position for position in before if session.levels[session.game.turn(position)]]
    handheld.power_off()


def frames(handheld: Handheld, words: str, awake_ms: int) -> list[bytes]:
    """Return the frames sent to the strip while the script runs."""
    found: list[bytes] = []
    handheld.run(awake_ms - BEFORE_MS)
    wire.listeners.append(lambda kind, _, data: found.append(bytes(data)) if kind == "strip" else None)
    handheld.script(f"{BEFORE_MS}ms {words}")
    return found


def simulated(memory: bytes, words: str, moments: Moments) -> tuple[set[bytes], set[bytes]]:
    """Return all possible frames with these ticks and starts, and the last pages: several while dice run."""
    known: set[bytes] = set()
    pages: set[bytes] = set()
    for tick, phase in moments:
        handheld = Handheld(BOARD, SETTINGS, memory=memory)
        handheld.bench.step_ms = tick
        known |= set(frames(handheld, words, AWAKE_MS + phase))
        pages.add(b"".join(handheld.pixels()))
        handheld.power_off()
    return known, pages


def is_known(frame: bytes, known: set[bytes]) -> bool:
    """Return whether a frame is known, or between two known ones in one light."""
    if frame in known:
        return True
    for at in range(0, len(frame), LIGHT):
        own = frame[at : at + LIGHT]
        alike = [each[at : at + LIGHT] for each in known if each[:at] + own + each[at + LIGHT :] == frame]
        if alike and all(min(values) <= own[k] <= max(values) for k, values in enumerate(zip(*alike, strict=True))):
            return True
    return False


def test_changed_frame_is_not_recognized() -> None:
    known = {b"\1\2\3\x09\x09\x09", b"\1\2\3\1\1\1"}
    assert is_known(b"\1\2\3\5\5\5", known)
    assert not is_known(b"\1\2\3\5\5\12", known)
    assert not is_known(b"\1\2\2\5\5\5", known)
    assert not is_known(b"\1\2\2\x09\x09\x09", known)


@pytest.mark.parametrize("game", TURNS)
def test_frames_of_moves_match_simulator(images: Images, game: str) -> None:
    assert_frames_are_known(images, bytes.fromhex(memory(game, "game")), TURNS[game])


@pytest.mark.parametrize("game", ANSWERED)
def test_frames_of_computer_moves_match_simulator(images: Images, game: str) -> None:
    begins = bytes.fromhex(memory(game, "rival", LEVEL))
    assert_frames_are_known(images, begins, ANSWERED[game], MOMENTS if "OK" in ANSWERED[game] else UNPRESSED)


def assert_frames_are_known(images: Images, begins: bytes, words: str, moments: Moments = MOMENTS) -> None:
    """Start from this memory; assert that each frame is known, and that the last page is one of the simulator's."""
    known, pages = simulated(begins, f"{words} {LATER_MS}ms", moments)
    firmware = FirmwareHandheld(BOARD, SETTINGS, images=replace(images, miss_cycles=0), memory=begins)
    try:
        shown = frames(firmware, words, AWAKE_MS)
        for _ in range(0, LONGEST_MS, 100):
            if b"".join(firmware.pixels()) in pages:
                break
            firmware.run(100)
        assert b"".join(firmware.pixels()) in pages, firmware.frame_text()
        assert len(set(shown)) >= FEWEST
        assert not [frame for frame in set(shown) if not is_known(frame, known)]
    finally:
        firmware.power_off()
