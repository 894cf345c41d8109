"""The table `starts`: from power to the first light and page, and from OK to the screens before a match and to the match."""

from collections.abc import Mapping

from games import letter
from sim.beginning import store_of
from sim.firmware.handheld import Images
from sim.firmware.image import drive_files
from sim.measure.firmware.recording import BOARD, Recorder, answers
from sim.measure.walk import NAMES
from sim.memory import new_memory

STRONGEST = 5
HEAD = "| from | to | compiled: light, page | sources: light, page |"
Times = dict[tuple[str, str], str]


def jobs(games: tuple[str, ...]) -> list[tuple]:
    """(what is recorded, arguments) of each handheld that is switched on."""
    starts: list[tuple] = [(powers, source) for source in (False, True)]
    return starts + [
        (begins, game, level, source) for game in games for level in (0, STRONGEST) for source in (False, True)
    ]


def files(source: bool) -> Mapping[str, bytes]:
    return drive_files(BOARD, source=source)


def shown(light: float | None, page: float | None) -> str:
    """Both times in seconds."""
    return ", ".join(["-" if ms is None else f"{ms / 1000:.2f}" for ms in (light, page)])


def powers(images: Images, source: bool) -> tuple[bool, Times]:
    """The first start after a deploy, and one more."""
    recorder = Recorder(images, files=files(source))
    found = {("power, first after a deploy", "the first screen"): shown(*answers(recorder.bench.events, 0))}
    recorder.rest()
    begun, start = len(recorder.bench.events), recorder.emulator.nanos
    recorder.emulator.cycle_power()
    recorder.bench.wait_for_page()
    recorder.rest()
    found["power", "the first screen"] = shown(*answers(recorder.bench.events[begun:], start))
    recorder.stop()
    return source, found


def begins(images: Images, game: str, level: int, source: bool) -> tuple[bool, Times]:
    """The way from the first screen into a match, against the computer when there is a level."""
    recorder = Recorder(images, memory=with_level(game, level), files=files(source))
    recorder.rest()
    found: Times = {}

    def ok(start: str, to: str) -> None:
        press = recorder.press("", "OK")
        found[start, to] = shown(press.light, press.page)

    ok("home", "the menu of games")
    for _ in range(NAMES.index(game)):
        recorder.press("", "RIGHT")
    ok("the menu of games", f"{game}'s menu")
    if game == "colorigraphe":
        ok(f"{game}'s menu", "who plays")
    ok(f"{game}'s menu", f"{game}'s match, {f'the computer at level {level}' if level else 'two players'}")
    recorder.stop()
    return source, found


def with_level(game: str, level: int) -> bytes:
    """A memory in which the computer plays the game at this level, as chosen in its menu."""
    memory = new_memory(BOARD)
    if level:
        seats = (level, 0, 0) if game == "colorigraphe" else (0, level, 0)
        store_of(memory).save(letter(game), bytes((2, 0, *seats)))
    return bytes(memory)


def table(results: list[tuple[bool, Times]]) -> str:
    """A row for each way; of what several handhelds have told the first stands."""
    told: tuple[Times, Times] = {}, {}
    for source, found in results:
        for way, times in found.items():
            told[source].setdefault(way, times)
    lines = [HEAD, "|---|---|---|---|"]
    lines += [f"| {start} | {to} | {told[0][start, to]} | {told[1].get((start, to), '-')} |" for start, to in told[0]]
    return "\n".join(lines)
