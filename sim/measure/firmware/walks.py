"""The tables `answers`, `longest`, `screens` and `stack`: of walks through each game's menus, match, rules, record ..."""

from statistics import median

from sim.firmware.handheld import Images
from sim.measure import walk
from sim.measure.__main__ import memory
from sim.measure.firmware.recording import Press, Recorder, Recording

RIVAL_WAITS_MS = 9_000  # the computer thinks, and sends nothing meanwhile
BESIDE = ("rules", "record", "lesson", "puzzle", "puzzles", "exercise", "rival")


def jobs(games: tuple[str, ...]) -> list[tuple]:
    """(what is recorded, arguments) of each handheld that is switched on."""
    found: list[tuple] = [(through, game) for game in games] + [(moving, game) for game in games]
    return found + [(beside, game, kind) for game in games for kind in BESIDE if kind in walk.walks(game)]


def through(images: Images, game: str) -> Recording:
    """From the first screen through the menus into a match, where nothing moves by itself: every answer is a press's."""
    recorder, recording = Recorder(images), Recording(game, "match")
    recorder.rest()
    recorder.walk(recording, walk.menus(game) + walk.walks(game)["game"])
    recorder.stop()
    return recording


def moving(images: Images, game: str) -> Recording:
    """The match as children play it: lights breathe, and moves are shown step by step."""
    recorder = Recorder(images, "normal", bytes.fromhex(memory(game, "game")), heap=False)
    recording = Recording(game, "moving")
    recorder.walk(recording, walk.walks(game)["game"], 5_000, rests=False)
    recorder.stop()
    return recording


def beside(images: Images, game: str, kind: str) -> Recording:
    """Another walk, begun at once."""
    recorder, recording = Recorder(images, memory=bytes.fromhex(memory(game, kind))), Recording(game, kind)
    recorder.rest()
    recorder.walk(recording, walk.walks(game)[kind], RIVAL_WAITS_MS if kind == "rival" else 0)
    recorder.stop()
    return recording


def answers(recordings: list[Recording]) -> str:
    """From a press to the light, and to the page: by game, in the menus and in the match."""
    lines = [
        "| presses | number | light, ms: median, 95 of 100, longest | at | page, ms: median, 95 of 100, longest | at |"
    ]
    lines.append("|---|---|---|---|---|---|")
    for recording in [each for each in recordings if each.walk == "match"]:
        menus = [name for name, _ in walk.menus(recording.game)[:-1]]
        for kind, inside in (("menus", True), ("match", False)):
            presses = [press for press in recording.presses if (press.where in menus) == inside]
            light, page = [spread(presses, what) for what in ("light", "page")]
            lines.append(f"| {recording.game}: {kind} | {len(presses)} | {light} | {page} |")
    return "\n".join(lines)


def spread(presses: list[Press], what: str) -> str:
    """Median, 95 of 100 and longest, and the place of the longest."""
    timed = sorted(
        [(getattr(press, what), press) for press in presses if getattr(press, what) is not None], key=lambda at: at[0]
    )
    if not timed:
        return "- | -"
    times = [ms for ms, _ in timed]
    slowest = timed[-1][1]
    high = times[min(len(times) * 95 // 100, len(times) - 1)]
    return f"{median(times):.0f}, {high:.0f}, {times[-1]:.0f} | {slowest.where}, {slowest.button}"


def longest(recordings: list[Recording]) -> str:
    """The longest tick of each walk; the table `starts` tells of those in which the program starts anew."""
    lines = ["| walk | longest tick, ms | on | meanwhile |", "|---|---|---|---|"]
    for recording in recordings:
        ticks = [tick for tick in recording.ticks if not tick.started]
        if ticks:
            tick = max(ticks, key=lambda each: each.ms)
            lines.append(f"| {recording.game}: {recording.walk} | {tick.ms:.0f} | {tick.where} | {tick.cause()} |")
    return "\n".join(lines)


def screens(recordings: list[Recording]) -> str:
    """The heap on each screen."""
    lines = ["| screen | heap: total | alive | largest free block |", "|---|---|---|---|"]
    for recording in recordings:
        for where, heap in recording.heaps:
            lines.append(f"| {recording.game}: {where} | {heap.total} | {heap.alive} | {heap.largest_alive} |")
    return "\n".join(lines)


def stack(recordings: list[Recording]) -> str:
    """The most that the C stack has held, by game."""
    lines = ["| game | C stack, bytes: most, room | on |", "|---|---|---|"]
    for game in dict.fromkeys([recording.game for recording in recordings]):
        deepest = max([each for each in recordings if each.game == game], key=lambda each: each.stack[0])
        lines.append(f"| {game} | {deepest.stack[0]}, {deepest.stack[1]} | {deepest.walk} |")
    return "\n".join(lines)
