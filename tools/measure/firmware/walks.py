"""The tables `answers`, `longest`, `screens` and `stack`, from walks through each game's menus, match, rules, record ..."""

from statistics import median

from games import NAMES
from sim.firmware.handheld import Images
from tools.measure import walk
from tools.measure.firmware import ways
from tools.measure.firmware.recording import (
    LARGE_QUIET_MS,
    QUIET_MS,
    Job,
    Press,
    Recorder,
    Recording,
    Tick,
)
from tools.measure.starting import WALKS_BEFORE, memory
from tools.page_tables import markdown

SHOWN_MS = 500  # the time for which the last captured piece is shown
CLOCKED_MS = 9_000  # for a computer that colours against the clock
MOVES_MS = 5_000
BESIDE = ("rules", "record", "lesson", "puzzle", "puzzles", "exercise", "rival", "laying")
LARGE = ("game", "rival")
RIVALS_TURNS = 4  # steps of a walk against the computer in large print, before the menu and the review
MENUS = tuple([name for name, _ in ways.menus(NAMES[0])])
APART = "no game"
ALL = "all"


def jobs(games: tuple[str, ...]) -> list[Job]:
    """Return (function, arguments) for each recording."""
    found: list[Job] = [(job, game) for game in games for job in (record_match, record_animated, record_menus)]
    for game in games:
        kinds = (*BESIDE, *walk.measured_part(game, "OWN"))
        found += [(record_beside, game, kind) for kind in kinds if kind in walk.walks(game)]
    return found + [(record_gameless, name) for name in ways.APART]


def large_jobs(games: tuple[str, ...]) -> list[Job]:
    """Return (function, arguments) for each recording in large print."""
    return [(record_large, game, kind) for game in games for kind in LARGE]


def record_match(images: Images, game: str) -> Recording:
    """Record the way from the first screen into a match, without animation: every change answers a press."""
    recorder = Recorder(images, Recording(game, "match"))
    recorder.rest()
    recorder.walk(ways.menus(game) + ways.match(game), SHOWN_MS)
    return recorder.stop()


def record_animated(images: Images, game: str) -> Recording:
    """Record a match with animation: lights breathe, and moves are shown step by step."""
    recorder = Recorder(images, Recording(game, "moving"), "normal", bytes.fromhex(memory(game, "game")))
    for where, words in walk.walks(game)["game"]:
        recorder.go(where, words, MOVES_MS, rests=False)
    return recorder.stop()


def record_menus(images: Images, game: str) -> Recording:
    """Record the menus that lead to no match."""
    return _walked(images, Recording(game, "menus"), ways.before(game))


def record_gameless(images: Images, name: str) -> Recording:
    """Record a way through screens that belong to no game."""
    return _walked(images, Recording(APART, name), ways.APART[name])


def record_beside(images: Images, game: str, kind: str) -> Recording:
    """Record another walk, which begins after a restart."""
    begins = b"" if kind in WALKS_BEFORE else bytes.fromhex(memory(game, kind))
    clocked = kind == "rival" and walk.measured_part(game, "CLOCKED")
    return _walked(images, Recording(game, kind), walk.walks(game)[kind], begins, CLOCKED_MS if clocked else SHOWN_MS)


def record_large(images: Images, game: str, kind: str) -> Recording:
    """Record a walk in large print, which begins after a restart: each message is read to its last page."""
    clocked = walk.measured_part(game, "CLOCKED")
    quiet_ms = QUIET_MS if clocked else LARGE_QUIET_MS  # a clock changes the page each second
    begins = bytes.fromhex(memory(game, kind))
    recorder = Recorder(images, Recording(game, kind), memory=begins, large=True, quiet_ms=quiet_ms)
    recorder.rest()
    steps = walk.walks(game)[kind]
    if kind == "rival":
        steps = steps[:RIVALS_TURNS] + steps[-2:]
    recorder.walk(steps, CLOCKED_MS if clocked and kind == "rival" else SHOWN_MS)
    return recorder.stop()


def _walked(
    images: Images, recording: Recording, steps: ways.Way, begins: bytes = b"", waits_ms: int = SHOWN_MS
) -> Recording:
    recorder = Recorder(images, recording, memory=begins)
    recorder.rest()
    recorder.walk(steps, waits_ms)
    return recorder.stop()


def answers(recordings: list[Recording]) -> str:
    """Return the times from a press to the light and to the page, by game and kind of press."""
    rows = []
    for kind, presses in kinds(recordings).items():
        rows.append((kind, len(presses), *spread(presses, "light"), *spread(presses, "page")))
    times = "median, 95 of 100, longest"
    return markdown(("presses", "number", f"light, ms: {times}", "at", f"page, ms: {times}", "at"), rows)


def kinds(recordings: list[Recording]) -> dict[str, list[Press]]:
    """Return the presses by the rows of the table, in its order; all of them last."""
    found: dict[str, list[Press]] = {}
    for game in dict.fromkeys([recording.game for recording in recordings]):
        own = [recording for recording in recordings if recording.game == game]
        names = [each.walk for each in own] if game == APART else ["menus", "match", "beside"]
        for kind in (*dict.fromkeys(names), "held"):
            of_kind = [press for each in own for press in each.presses if kind_of(each, press) == kind]
            if of_kind:
                found[f"{game}: {kind}"] = of_kind
    return {**found, ALL: [press for recording in recordings for press in recording.presses]}


def kind_of(recording: Recording, press: Press) -> str:
    """Return "held", "menus", "match", "beside", or the walk's name where it belongs to no game."""
    if press.held:
        return "held"
    if recording.game == APART:
        return recording.walk
    if recording.walk == "menus" or (recording.walk == "match" and press.where in MENUS):
        return "menus"
    return "match" if recording.walk == "match" else "beside"


def spread(presses: list[Press], what: str) -> tuple[str, str]:
    """Return the median, the 95th percentile and the longest, and the place of the longest."""
    timed = sorted(
        [(getattr(press, what), press) for press in presses if getattr(press, what) is not None], key=lambda at: at[0]
    )
    if not timed:
        return "-", "-"
    times = [ms for ms, _ in timed]
    slowest = timed[-1][1]
    spread_text = f"{median(times):.0f}, {percentile(times, 95):.0f}, {times[-1]:.0f}"
    return spread_text, f"{slowest.where}, {slowest.button}"


def percentile(ordered: list[float], of_100: int) -> float:
    """Return the percentile of the ordered times."""
    return ordered[max(-(-len(ordered) * of_100 // 100), 1) - 1]


def groups(recordings: list[Recording]) -> dict[str, list[Recording]]:
    """Return the recordings by the rows of `longest` and `screens`: a game's walks beside its match are one row."""
    found: dict[str, list[Recording]] = {}
    for recording in recordings:
        walked = "beside" if recording.walk in BESIDE else recording.walk
        found.setdefault(f"{recording.game}: {walked}", []).append(recording)
    return found


def longest(recordings: list[Recording]) -> str:
    """Return the longest tick of each group; the table `starts` has those in which the program restarts."""
    rows = []
    for name, group in groups(recordings).items():
        ticks = [tick for recording in group for tick in lasting(recording)]
        if ticks:
            tick = max(ticks, key=lambda each: each.ms)
            rows.append((name, f"{tick.ms:.0f}", tick.where, tick.cause()))
    return markdown(("walk", "longest tick, ms", "on", "meanwhile"), rows)


def lasting(recording: Recording) -> list[Tick]:
    """Return the ticks of a recording without those in which the program restarts."""
    return [tick for tick in recording.ticks if not tick.started]


def screens(recordings: list[Recording]) -> str:
    """Return the heap of each group: on its screen with the most alive, and on the one with the smallest largest block."""
    rows = []
    for name, group in groups(recordings).items():
        heaps = [each for recording in group for each in recording.heaps]
        if heaps:
            fullest, full = max(heaps, key=lambda each: each[1].alive)
            tightest, tight = min(heaps, key=lambda each: each[1].largest_alive)
            rows.append((name, len(heaps), full.alive, fullest, tight.largest_alive, tightest))
    return markdown(("walk", "screens", "most alive, bytes", "on", "largest free block, at least", "on"), rows)


def stack(recordings: list[Recording]) -> str:
    """Return the most that the C stack has held, by game."""
    rows = []
    for game in dict.fromkeys([recording.game for recording in recordings]):
        deepest = max([each for each in recordings if each.game == game], key=lambda each: each.stack[0])
        rows.append((game, f"{deepest.stack[0]}, {deepest.stack[1]}", deepest.walk))
    return markdown(("game", "C stack, bytes: most, room", "on"), rows)
