"""The table `rivals`: the computer's turn as a child sees it, from the OK that ends one's own to the computer's first step.

The simulated handheld plays first: its presses are made on the firmware, and the page that it comes to is waited for there.
"""

from typing import NamedTuple

from sim.firmware.handheld import Images
from sim.handheld import Handheld
from sim.measure.__main__ import memory
from sim.measure.firmware.recording import BOARD, PAGE_GAP_MS, SETTINGS, STEP_MS, Recorder

LEVELS = (1, 2, 3, 4, 5)
GAMES = ("fafy", "fang", "awale", "fanorona")  # at the Colorigraphe its turn is spread over stake, dice and colouring
TURNS = 3
MOST_PRESSES = 60  # in a turn
LONGEST_MS = 60_000
REST_MS = 1_500


class Turn(NamedTuple):
    """Buttons, the last of which ends a person's turn, and the page that the computer's turn leads to."""

    presses: list[str]
    pixels: list[bytes]


def jobs(games: tuple[str, ...]) -> list[tuple]:
    return [(rival, game, level) for game in games if game in GAMES for level in LEVELS]


def rival(images: Images, game: str, level: int) -> tuple[str, int, list[float | None]]:
    """Seconds of some turns from the beginning of a match; None where the firmware has not come to that page."""
    begins = bytes.fromhex(memory(game, "rival", level))
    played = turns(game, begins)
    recorder = Recorder(images, memory=begins)
    recorder.rest()
    found = [seconds(recorder, turn) for turn in played]
    recorder.stop()
    return game, level, found


def turns(game: str, begins: bytes) -> list[Turn]:
    """Some turns of a person who takes the first move that the cursor comes to, against the computer."""
    handheld = Handheld(BOARD, {**SETTINGS, "SILLON_SPEED": "still"}, memory=begins)
    handheld.run(REST_MS)
    found = []
    for _ in range(TURNS):
        presses: list[str] = []
        while len(presses) < MOST_PRESSES:
            # OK chooses and plays; where it does neither, the cursor goes on.
            presses.append("RIGHT" if len(presses) % 3 == 2 else "OK")
            steps = handheld.script_steps(f"{presses[-1]} {REST_MS}ms")
            if not all(_persons(handheld) for _ in steps):
                break
        handheld.release(presses[-1])
        for _ in range(0, LONGEST_MS, STEP_MS):
            if _persons(handheld):
                break
            handheld.run(STEP_MS)
        handheld.run(REST_MS)
        found.append(Turn(presses, handheld.pixels()))
        if handheld.bench.app.session.match.outcome():
            break
    handheld.power_off()
    return found


def _persons(handheld: Handheld) -> bool:
    session = handheld.bench.app.session
    return not session.levels[session.turn] and not session.match.outcome()


def seconds(recorder: Recorder, turn: Turn) -> float | None:
    """Makes the presses; seconds from the last to the light that comes before the page waited for."""
    *before, last = turn.presses
    for button in before:
        recorder.press("", button)
    begun, start = len(recorder.bench.events), recorder.emulator.nanos
    recorder.handheld.tap(last)
    for _ in range(0, LONGEST_MS, STEP_MS):
        if recorder.handheld.pixels() == turn.pixels:
            break
        recorder.handheld.run(STEP_MS)
    else:
        return None
    page = light = 0.0
    shown = start
    for event in recorder.bench.events[begun:]:
        if event.kind == "strip":
            light = event.nanos
        elif event.kind == "i2c":
            if event.nanos - page > PAGE_GAP_MS * 1e6:
                shown = light
            page = event.nanos
    recorder.rest()
    return (shown - start) / 1e9


def table(results: list[tuple[str, int, list[float | None]]]) -> str:
    """A row a game; in each cell the turns in their order, in seconds."""
    lines = [f"| game | {' | '.join([f'level {level}, s' for level in LEVELS])} |", "|---" * (len(LEVELS) + 1) + "|"]
    told = {(game, level): found for game, level, found in results}
    for game in dict.fromkeys([game for game, _ in told]):
        cells = [", ".join(["-" if each is None else f"{each:.1f}" for each in told[game, level]]) for level in LEVELS]
        lines.append(f"| {game} | {' | '.join(cells)} |")
    return "\n".join(lines)
