"""The table `evening`: the heap in all games in a row, each left by the menu; with persons, and with the strongest computer."""

from sim.firmware.handheld import Images
from sim.measure import walk
from sim.measure.firmware.recording import Recorder, Recording, say
from sim.measure.firmware.starts import STRONGEST, with_levels
from sim.measure.firmware.walks import CLOCKED_MS, SHOWN_MS

PERSONS_TURNS = 3  # parts of the walk through a match
RIVALS_TURNS = 4  # and of that against the computer
HOME = "home again"


def jobs(games: tuple[str, ...]) -> list[tuple]:
    return [(evening, games, level) for level in (STRONGEST, 0)]


def evening(images: Images, games: tuple[str, ...], level: int) -> Recording:
    """The heap in each match, and at home again. With a level the computer plays all games."""
    recorder = Recorder(images, Recording("", f"level {level}" if level else ""), memory=with_levels(games, level))
    recorder.rest()
    for count, game in enumerate(games):
        circle = game == "colorigraphe"
        recorder.go(HOME, "OK")
        if say("menus", "go_on") in recorder.handheld.text()[0]:
            recorder.go("go on?", "RIGHT OK")
        at = walk.NAMES.index(game) + (count > 0)  # the last game stands before all
        recorder.go(f"{game}, menus", f"{walk.times(at, 'RIGHT')} OK OK {'OK' if circle else ''}")
        turns = walk.rival(game)[:RIVALS_TURNS] if level else walk.TURNS[game][:PERSONS_TURNS]
        for where, words in turns:
            recorder.go(f"{game}, {where}", words, CLOCKED_MS if level and circle else SHOWN_MS)
        recorder.look(game)
        recorder.go(f"{game}, menu", "BACK:900ms LEFT OK")
        recorder.look(HOME)
    return recorder.stop()


def table(recordings: list[Recording]) -> str:
    lines = [
        "| match | heap: total | alive | largest free block | home again: total | alive | largest |",
        "|" + "---|" * 7,
    ]
    for recording in recordings:
        looks = [each for each in recording.heaps if each[0] in (*walk.NAMES, HOME)]
        for (game, there), (_, home) in zip(looks[::2], looks[1::2], strict=True):
            cells = [each for heap in (there, home) for each in (heap.total, heap.alive, heap.largest_alive)]
            name = f"{game}, {recording.walk}" if recording.walk else game
            lines.append(f"| {name} | {' | '.join(map(str, cells))} |")
    return "\n".join(lines)
