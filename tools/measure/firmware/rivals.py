"""The tables `rivals`, `advice`, `why`: how long a child waits for the computer's turn, its advice, and why a match was lost.

The simulated handheld plays first. The recorder makes its presses on the firmware, and waits for the page that the simulated
handheld has reached. At the Colorigraphe only the firmware plays, at the usual speed: the computer names a stake, and colours.
"""

from collections.abc import Iterator
from statistics import median
from typing import NamedTuple

from sillon.manifest import manifest_of
from sim.firmware.handheld import Images, draws
from sim.handheld import Handheld
from sim.script import TAP_MS
from tools.measure.firmware.recording import BOARD, SETTINGS, STEP_MS, Job, Recorder, Recording, say, ticks
from tools.measure.starting import memory
from tools.measure.walk import in_menu
from tools.page_tables import markdown

LEVELS = (1, 2, 3, 4, 5)
TURNS = 3
MOST_PRESSES = 60  # in a turn
LONGEST_MS = 90_000
REST_MS = 1_500
CIRCLE = "colorigraphe"
TURN = "the computer's turn"
ADVICE = "advice"
ADVISED_AFTER = (0, 8, 16, 24)  # plies of a match at random
WHY = "why"
LOOK_MS = 250  # between two looks at the page


class Turn(NamedTuple):
    """The presses of a person's turn, and the page after the computer's turn."""

    presses: list[str]
    pixels: list[bytes]


class Waited(NamedTuple):
    """`own`: seconds until the person's move is shown, None where it is not shown separately. `thinking`: the rest."""

    own: float | None
    thinking: float


def jobs(games: tuple[str, ...]) -> list[Job]:
    return [(circle, level) if game == CIRCLE else (rival, game, level) for game in games for level in LEVELS]


def rival(images: Images, game: str, level: int, count: int = TURNS) -> Recording:
    """Record the first turns of a match. `found` has None for a turn whose page the firmware does not reach."""
    begins = bytes.fromhex(memory(game, "rival", level))
    played = turns(game, begins, count)
    recorder = Recorder(images, Recording(game, f"level {level}"), memory=begins)
    recorder.rest()
    recorder.recording.found = [waited(recorder, turn) for turn in played]
    return recorder.stop()


def turns(game: str, begins: bytes, count: int = TURNS) -> list[Turn]:
    """Play turns against the computer on the simulated handheld, with the first move that the cursor reaches; return them."""
    handheld = Handheld(BOARD, {**SETTINGS, "SILLON_SPEED": "still"}, memory=begins)
    handheld.run(REST_MS)
    found = []
    for _ in range(count):
        presses: list[str] = []
        while len(presses) < MOST_PRESSES:
            # OK chooses and plays; where it does neither, move the cursor.
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
    """Make the presses; return the times to the page on which the computer thinks, and to the page of its first step."""
    *before, last = turn.presses
    # With pauses as on the simulated handheld: it seems to rest between the steps of a chain.
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
    recorder.recording.ticks += ticks(TURN, recorder.bench.events[begun:])
    return found if recorder.handheld.pixels() == turn.pixels else None


def advice_jobs(games: tuple[str, ...]) -> list[Job]:
    return [
        (advice, game, plies)
        for game in games
        if manifest_of(game).advice
        for plies in ADVISED_AFTER
        if _goes_on(game, plies)
    ]


def _goes_on(game: str, plies: int) -> bool:
    """Return whether the match at random is not over after so many plies."""
    return memory(game, "game", plies=plies) != memory(game, "game", plies=plies + 1)


def advice(images: Images, game: str, plies: int) -> Recording:
    """Record the seconds from the entry of the menu to the advice, None if it does not come."""
    recorder = Recorder(images, Recording(game, ADVICE), memory=bytes.fromhex(memory(game, "game", plies=plies)))
    recorder.rest()
    *before, last = in_menu("hint").split()
    recorder.handheld.script(" ".join([f"{button} 500ms" for button in ("BACK:900ms", *before)]))
    first, start = len(recorder.bench.events), recorder.emulator.nanos
    recorder.handheld.tap(last)
    ends = [say("rival", key) for key in ("more", "idea")]  # the last line of the advice's first step
    for sent in pages(recorder, first):
        if any(end in line for end in ends for line in recorder.handheld.text()):
            recorder.recording.found = (sent - start) / 1e9
            break
    recorder.recording.ticks += ticks(ADVICE, recorder.bench.events[first:])
    return recorder.stop()


def advice_table(recordings: list[Recording]) -> str:
    """Return a table with a row for each game, and a column for each number of plies; "over" where the match has ended."""
    games = dict.fromkeys([recording.game for recording in recordings])
    found = {game: [seconds_text(each.found) for each in recordings if each.game == game] for game in games}
    heads = ("game", *[f"after {plies} plies, s" for plies in ADVISED_AFTER])
    return markdown(
        heads, [(game, *cells, *["over"] * (len(ADVISED_AFTER) - len(cells))) for game, cells in found.items()]
    )


def why_jobs(games: tuple[str, ...]) -> list[Job]:
    return [(why, game) for game in games if manifest_of(game).why == "match.why"]


def why(images: Images, game: str) -> Recording:
    """Record the heap, and the seconds in which the turning point of a match at random is sought; None if that does not end."""
    recorder = Recorder(images, Recording(game, WHY), memory=bytes.fromhex(memory(game, WHY)))
    emulator = recorder.emulator
    begun = 0.0
    for _ in range(0, LONGEST_MS, LOOK_MS):
        recorder.handheld.run(LOOK_MS)
        text = recorder.handheld.text()
        if any(say(WHY, "wait") in line for line in text):
            begun = begun or emulator.nanos
            recorder.look("it searches")
        elif any(say(WHY, key).partition("{")[0] in line for key in ("at_move", "nothing") for line in text):
            recorder.recording.found = (emulator.nanos - begun) / 1e9 if begun else LOOK_MS / 1e3
            break
    recorder.recording.ticks += ticks(WHY, recorder.bench.events)
    recorder.handheld.script("OK 9000ms")
    recorder.look("the explanation")
    return recorder.stop()


def why_table(recordings: list[Recording]) -> str:
    """Return a table with a row for each game."""
    rows = []
    for recording in recordings:
        tightest = min([heap.largest_alive for _, heap in recording.heaps], default=0)
        rows.append((recording.game, seconds_text(recording.found), tightest))
    return markdown(("game", "s", "largest free block, at least"), rows)


def pages(recorder: Recorder, begun: int) -> Iterator[float]:
    """Let time pass; yield the moment of a page's last byte when it is complete. `begun`: the first event that counts."""
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
    """Record the seconds in which the computer, as the first player, names its stake and colours; None if it does not end."""
    recorder = Recorder(
        images, Recording(CIRCLE, f"level {level}"), "normal", bytes.fromhex(memory(CIRCLE, "rival", level))
    )

    def until(text: str, there: bool = True) -> float | None:
        """Return the emulated clock's seconds when a page has the text or, without `there`, no longer has it."""
        return next(
            (at / 1e9 for at in pages(recorder, 0) if any(text in line for line in recorder.handheld.text()) == there),
            None,
        )

    points = say("colorigraphe", "stake_in_points").replace("{}", "")
    asked, named = until(points), until(points, False)
    recorder.handheld.script("OK 300ms OK")  # the second OK shortens the roll
    begun = until(say("colorigraphe_colour", "robot_colours").partition("\n")[0])
    done = until(say("colorigraphe_end", "judge"))
    recorder.recording.found = [
        None if start is None or end is None else end - start for start, end in ((asked, named), (begun, done))
    ]
    return recorder.stop()


def table(recordings: list[Recording]) -> str:
    """Return a table with a row for each game; a cell has the seconds of its turns in order."""
    rows = []
    for game in dict.fromkeys([recording.game for recording in recordings]):
        found = [recording.found for recording in recordings if recording.game == game]
        if game == CIRCLE:
            for name, seconds in zip(("its stake", "its colouring"), zip(*found, strict=True), strict=True):
                rows.append([f"{game}: {name}", "-", *map(seconds_text, seconds)])
            continue
        own = [turn.own for level in found for turn in level if turn and turn.own is not None]
        cells = [", ".join([seconds_text(turn and turn.thinking) for turn in level]) for level in found]
        rows.append([game, seconds_text(median(own) if own else None), *cells])
    return markdown(("game", "own move shown, s", *[f"level {level}, s" for level in LEVELS]), rows)


def seconds_text(seconds: float | None) -> str:
    return "-" if seconds is None else f"{seconds:.1f}"
