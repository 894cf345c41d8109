"""The table `evening`: the heap in five games in a row, each left by the menu."""

from sillon.words import Words
from sim.firmware.handheld import Images
from sim.measure import walk
from sim.measure.firmware.recording import SETTINGS, Recorder, Recording

MOST_TURNS = 3  # parts of the walk through a match


def jobs(games: tuple[str, ...]) -> list[tuple]:
    return [(evening, games)]


def evening(images: Images, games: tuple[str, ...]) -> Recording:
    """The heap in each match, and at home again."""
    recorder, recording = Recorder(images), Recording("", "evening")
    recorder.rest()
    for count, game in enumerate(games):
        recorder.walk(Recording("", ""), [("", "OK")])
        if Words(str(SETTINGS["SILLON_LANGUAGE"]), "menus").say("go_on").split("\n")[0] in recorder.handheld.text()[0]:
            recorder.walk(Recording("", ""), [("", "RIGHT OK")])
        at = walk.NAMES.index(game) + (count > 0)  # the last game stands before all
        players = "OK" if game == "colorigraphe" else ""
        recorder.walk(Recording("", ""), [("", f"{walk.times(at, 'RIGHT')} OK OK {players}")])
        recorder.walk(Recording("", ""), walk.TURNS[game][:MOST_TURNS])
        recorder.walk(recording, [(game, "")])
        recorder.walk(recording, [("home again", "BACK:900ms LEFT OK")])
    recorder.stop()
    return recording


def table(recordings: list[Recording]) -> str:
    lines = [
        "| match | heap: total | alive | largest free block | home again: total | alive | largest |",
        "|" + "---|" * 7,
    ]
    (recording,) = recordings
    for (game, there), (_, home) in zip(recording.heaps[::2], recording.heaps[1::2], strict=True):
        cells = [each for heap in (there, home) for each in (heap.total, heap.alive, heap.largest_alive)]
        lines.append(f"| {game} | {' | '.join(map(str, cells))} |")
    return "\n".join(lines)
