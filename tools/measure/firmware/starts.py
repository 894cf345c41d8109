"""The table `starts`: the times from power to the first light and page, and from OK to the menus and to the match."""

from collections.abc import Mapping, Sequence

from games import NAMES
from sillon.manifest import letter
from sim.firmware.handheld import Images
from sim.firmware.image import drive_files
from sim.memory import new_memory
from sim.start_target import store_of
from tools.measure import walk
from tools.measure.firmware.recording import BOARD, Job, Recorder, Recording, answers
from tools.page_tables import markdown

STRONGEST = 5
HEADS = ("from", "to", "compiled: light, page", "sources: light, page")
FIRST = "the first screen"
WALKS = ("compiled", "sources")  # a recording's name, by whether the drive has sources
Times = dict[tuple[str, str], tuple[float | None, float | None]]  # (from, to): ms to the light and to the page


def jobs(games: tuple[str, ...]) -> list[Job]:
    """Return (function, arguments) for each recording; from sources, only matches of two players."""
    starts: list[Job] = [(powers, source) for source in (True, False)]
    return starts + [
        (begins, game, level, source) for level, source in ((0, True), (0, False), (STRONGEST, False)) for game in games
    ]


def files(source: bool) -> Mapping[str, bytes]:
    return drive_files(BOARD, source=source)


def shown(light: float | None, page: float | None) -> str:
    """Return both times in seconds."""
    return ", ".join(["-" if ms is None else f"{ms / 1000:.2f}" for ms in (light, page)])


def powers(images: Images, source: bool) -> Recording:
    """Record the first start after a deploy, and another one."""
    recorder = Recorder(images, Recording(WALKS[source], "power"), files=files(source))
    found = {("power, first after a deploy", FIRST): answers(recorder.bench.events, 0, 0)[:2]}
    recorder.rest()
    begun, start = len(recorder.bench.events), recorder.emulator.nanos
    recorder.emulator.cycle_power()
    recorder.bench.wait_for_page()
    recorder.rest()
    found["power", FIRST] = answers(recorder.bench.events[begun:], start, start)[:2]
    recorder.recording.found = found
    return recorder.stop()


def begins(images: Images, game: str, level: int, source: bool) -> Recording:
    """Record the way from the first screen into a match, against the computer when there is a level."""
    recorder = Recorder(images, Recording(WALKS[source], game), memory=with_levels((game,), level), files=files(source))
    recorder.rest()
    found: Times = {}

    def ok(start: str, to: str) -> None:
        (press,) = recorder.press(start, "OK")
        found[start, to] = press.light, press.page

    ok("home", "the menu of games")
    for _ in range(NAMES.index(game)):
        recorder.press("", "RIGHT")
    ok("the menu of games", f"{game}'s menu")
    ok(f"{game}'s menu", f"{game}'s match, {f'the computer at level {level}' if level else 'two players'}")
    recorder.recording.found = found
    return recorder.stop()


def with_levels(games: tuple[str, ...], level: int) -> bytes:
    """Return a memory with the computer at this level in these games, or with two persons, as if last begun so."""
    memory = new_memory(BOARD)
    for game in games:
        seats = (level, 0, 0) if walk.measured_part(game, "CLOCKED") else (0, level, 0)
        store_of(memory).save(letter(game), bytes((2, 0, *seats)))
    return bytes(memory)


def times(recordings: Sequence[Recording], source: bool) -> Times:
    """Return the times on one kind of drive; of several recordings of a way the first counts."""
    found: Times = {}
    for recording in recordings:
        for way, answer in recording.found.items() if recording.game == WALKS[source] else ():
            found.setdefault(way, answer)
    return found


def table(recordings: list[Recording]) -> str:
    """Return a table with a row for each way, from compiled files and from sources."""
    sources = times(recordings, True)
    rows = []
    for way, answer in times(recordings, False).items():
        rows.append((*way, shown(*answer), shown(*sources[way]) if way in sources else "-"))
    return markdown(HEADS, rows)
