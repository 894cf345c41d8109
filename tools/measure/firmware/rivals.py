"""The table `rivals`: the computer's turn as a child waits for it.

The simulated handheld plays first: its presses are made on the firmware, and the page that it comes to is waited for there. At
the Colorigraphe the firmware plays alone, at the usual speed: the computer names a stake, and colours.
"""

from collections.abc import Iterator
from statistics import median
from typing import NamedTuple

from sim.firmware.handheld import Images, draws
from sim.handheld import Handheld
from sim.script import TAP_MS
from tools.measure.firmware.recording import BOARD, SETTINGS, STEP_MS, Recorder, Recording, say, ticks
from tools.measure.starting import memory

LEVELS = (1, 2, 3, 4, 5)
TURNS = 3
MOST_PRESSES = 60  # in a turn
LONGEST_MS = 90_000
REST_MS = 1_500
CIRCLE = "colorigraphe"


class Turn(NamedTuple):
    """Buttons, the last of which ends a person's turn, and the page that the computer's turn leads to."""

    presses: list[str]
    pixels: list[bytes]


class Waited(NamedTuple):
    """Seconds until the person's own move is shown, None where it is not seen apart, and from then on."""

    own: float | None
    thinking: float


def jobs(games: tuple[str, ...]) -> list[tuple]:
    return [(circle, level) if game == CIRCLE else (rival, game, level) for game in games for level in LEVELS]


def rival(images: Images, game: str, level: int) -> Recording:
    """Some turns from the beginning of a match; None where the firmware has not come to that page."""
    begins = bytes.fromhex(memory(game, "rival", level))
    played = turns(game, begins)
    recorder = Recorder(images, Recording(game, f"level {level}"), memory=begins)
    recorder.rest()
    recorder.recording.found = [waited(recorder, turn) for turn in played]
    return recorder.stop()


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


def waited(recorder: Recorder, turn: Turn) -> Waited | None:
    """Makes the presses; from the last to the page that says that the computer thinks, and to the page of its first step."""
    *before, last = turn.presses
    # As on the simulated handheld: between the steps of a chain it seems to rest.
    recorder.handheld.script(" ".join([f"{button} {REST_MS}ms" for button in before]))
    begun, start = len(recorder.bench.events), recorder.emulator.nanos
    recorder.handheld.press(last)
    recorder.handheld.run(TAP_MS)
    recorder.handheld.release(last)
    own = None
    found = None
    for sent in pages(recorder, begun):
        seconds = (sent - start) / 1e9
        if recorder.thinks():
            if own is None:
                recorder.look("it thinks")
            own = own or seconds
        elif own or recorder.handheld.pixels() == turn.pixels:
            found = Waited(own, seconds - (own or 0))
            break
    for _ in range(0, LONGEST_MS, STEP_MS):  # a chain pauses between its steps
        if recorder.handheld.pixels() == turn.pixels:
            break
        recorder.handheld.run(STEP_MS)
    recorder.rest()
    recorder.recording.ticks += ticks("the computer's turn", recorder.bench.events[begun:])
    return found if recorder.handheld.pixels() == turn.pixels else None


def pages(recorder: Recorder, begun: int) -> Iterator[float]:
    """Lets time pass; the moment of its last byte whenever a page is whole. `begun`: the event from which on pages count."""
    sent = 0.0
    for _ in range(0, LONGEST_MS, STEP_MS):
        drawn = [event.nanos for event in recorder.bench.events[begun:] if draws(event)]
        begun = len(recorder.bench.events)
        if drawn:
            sent = drawn[-1]
        elif sent:
            yield sent
            sent = 0.0
        recorder.handheld.run(STEP_MS)


def circle(images: Images, level: int) -> Recording:
    """Seconds in which the computer, which begins a match, names its stake, and in which it colours. None for what never ends."""
    recorder = Recorder(
        images, Recording(CIRCLE, f"level {level}"), "normal", bytes.fromhex(memory(CIRCLE, "rival", level))
    )

    def until(text: str, there: bool = True) -> float | None:
        """Seconds of the emulated clock when a page has the text, or has it no more."""
        return next(
            (at / 1e9 for at in pages(recorder, 0) if any(text in line for line in recorder.handheld.text()) == there),
            None,
        )

    asked = until(say("colorigraphe", "stake_which"))
    named = until(say("colorigraphe", "stake_which"), False)
    recorder.handheld.script("OK 300ms OK")  # who is in a hurry hastens the dice
    begun, done = until(say("colorigraphe_colour", "ready_to_go")), until(say("colorigraphe_end", "judge_speaks"))
    recorder.recording.found = [
        None if start is None or end is None else end - start for start, end in ((asked, named), (begun, done))
    ]
    return recorder.stop()


def table(recordings: list[Recording]) -> str:
    """A row a game; in each cell the turns in their order, in seconds."""
    lines = [
        f"| game | own move shown, s | {' | '.join([f'level {level}, s' for level in LEVELS])} |",
        "|---" * (len(LEVELS) + 2) + "|",
    ]
    for game in dict.fromkeys([recording.game for recording in recordings]):
        found = [recording.found for recording in recordings if recording.game == game]
        if game == CIRCLE:
            for name, seconds in zip(("its stake", "its colouring"), zip(*found, strict=True), strict=True):
                lines.append(f"| {game}: {name} | - | {' | '.join(map(told, seconds))} |")
            continue
        own = [turn.own for level in found for turn in level if turn and turn.own is not None]
        cells = [", ".join([told(turn and turn.thinking) for turn in level]) for level in found]
        lines.append(f"| {game} | {told(median(own) if own else None)} | {' | '.join(cells)} |")
    return "\n".join(lines)


def told(seconds: float | None) -> str:
    return "-" if seconds is None else f"{seconds:.1f}"
