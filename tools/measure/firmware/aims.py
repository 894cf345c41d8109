"""The conditions under which `python -m tools.measure.firmware` fails, and the missed aims, which it prints."""

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from tools.measure import walk
from tools.measure.firmware import rivals, starts, walks, ways
from tools.measure.firmware.recording import PAGE_BYTES, Press, Recording, Tick

LEAST_BLOCK = 16 * 1024  # bytes of the heap, free in one piece
PRESS_MS = 50
MOST_PRESSES_MS = 30  # for 95 of 100
TICK_MS = 50
CHANGE_MS = 250  # a tick in which files are read or the whole page is sent
MENU_MS = 250
MATCH_MS = 700
MATCH = "match begins"  # the press in a walk that leads from a menu into a match
POWER_MS = 1_900
ADVICE_S = 3
WHY_S = 30
FROM_POWER = ("power", starts.FIRST)
# (part of the self-test, button): these are answered by a tone, or by nothing at the end of a list.
SILENT = (("sound", "OK"), ("figures", "RIGHT"))

M = TypeVar("M", Press, Tick)


def failures(recordings: Sequence[Recording]) -> Iterator[str]:
    """Yield a sentence for each screen whose largest free block is too small, and for each error on the console."""
    for recording in recordings:
        for where, heap in recording.heaps:
            if heap.largest_alive < LEAST_BLOCK:
                block = f"the largest free block has {heap.largest_alive} bytes, and must have {LEAST_BLOCK}"
                yield f"{name(recording)}, {where}: {block}."
        for fault in recording.faults:
            yield f"{name(recording)}: the firmware's console says: {fault}"


def missed(recordings: Sequence[Recording]) -> Iterator[str]:
    """Yield a sentence for each missed aim."""
    for recording in recordings:
        silent = [press for press in recording.presses if press.answer() is None]
        unanswered = [press for press in silent if (press.where, press.button) not in SILENT]
        if unanswered:
            at = ", ".join(dict.fromkeys([f"{press.where}, {press.button}" for press in unanswered]))
            yield f"{name(recording)}: {len(unanswered)} of {len(recording.presses)} presses are not answered ({at})."
        yield from _late(
            recording, "presses are answered after", recording.presses, lambda press: press.answer() or 0, PRESS_MS
        )
        to_menus = [
            press
            for press in recording.presses
            if press.where != MATCH and walks.kind_of(recording, press) in ("menus", *ways.APART)
        ]
        yield from _late(recording, "pages of menus come after", to_menus, lambda press: press.page or 0, MENU_MS)
        ticks = [tick for tick in walks.lasting(recording) if not tick.erased]
        quiet, changes = [[tick for tick in ticks if tick.changes_screen() == each] for each in (False, True)]
        yield from _late(recording, "ticks on a screen last", quiet, lambda tick: tick.ms, TICK_MS)
        yield from _late(recording, "changes of screen last", changes, lambda tick: tick.ms, CHANGE_MS)
        yield from _late(recording, "ticks of thinking last", thinking(recording), lambda tick: tick.ms, TICK_MS)
        if recording.walk == rivals.ADVICE and not 0 < (recording.found or 0) <= ADVICE_S:
            yield f"{name(recording)} comes after {rivals.seconds_text(recording.found)} s: the aim is {ADVICE_S}."
        if recording.walk == rivals.WHY and not 0 < (recording.found or 0) <= WHY_S:
            yield f"{name(recording)} is told after {rivals.seconds_text(recording.found)} s: the aim is {WHY_S}."
        champion = walk.measured_part(recording.game, "CHAMPION_MS")
        if champion and recording.walk == f"level {starts.STRONGEST}":
            if None in recording.found:
                yield f"{name(recording)}: the computer's move is not shown in {recording.found.count(None)} turns."
            longest = max([((turn.own or 0) + turn.thinking) * 1_000 for turn in recording.found if turn], default=0)
            if longest > champion:
                yield f"{name(recording)}: a turn takes {longest:.0f} ms: the aim is {champion}."
    lights = sorted([press.light for each in recordings for press in each.presses if press.light is not None])
    if lights and walks.percentile(lights, 95) > MOST_PRESSES_MS:
        most = f"{walks.percentile(lights, 95):.1f} ms"
        yield f"95 of 100 presses are answered by a light within {most}: the aim is {MOST_PRESSES_MS}."
    for way, (_, page) in starts.times(recordings, False).items():
        aim = POWER_MS if way == FROM_POWER else MATCH_MS if "match" in way[1] else MENU_MS
        if page is None:
            yield f"From {way[0]} to {way[1]}: the page is not shown."
        elif page > aim and (way == FROM_POWER or not way[0].startswith("power")):
            yield f"From {way[0]} to {way[1]} it takes {page:.0f} ms: the aim is {aim}."


def thinking(recording: Recording) -> list[Tick]:
    """Return the ticks of the computer's turns, of advice once a page is sent, or of the search for the turning point.

    The player's modules are read in them.
    """
    if recording.walk == rivals.WHY:
        return walks.lasting(recording)
    if recording.walk == rivals.ADVICE:
        pages = [number for number, tick in enumerate(recording.ticks) if tick.page >= PAGE_BYTES]
        return recording.ticks[pages[0] + 1 :] if pages else []
    return [tick for tick in recording.ticks if tick.where == rivals.TURN]


def name(recording: Recording) -> str:
    return " ".join([word for word in (recording.game or "evening", recording.walk) if word])


def _late(recording: Recording, what: str, found: Sequence[M], ms: Callable[[M], float], aim: int) -> Iterator[str]:
    late = [each for each in found if ms(each) > aim]
    if late:
        worst = max(late, key=ms)
        most = f"{ms(worst):.1f} ms ({worst.where})"
        yield f"{name(recording)}: {len(late)} of {len(found)} {what} up to {most}: the aim is {aim}."
