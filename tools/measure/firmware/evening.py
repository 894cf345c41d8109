"""The table `evening`: the heap during all games in a row, each left by the menu.

One evening is against the strongest computer. The other is between persons, with one match to its end, a lesson of each game, a
tournament, and the largest game once more.
"""

from games import NAMES
from sim.firmware.handheld import Images
from tools.measure import walk
from tools.measure.firmware import ways
from tools.measure.firmware.recording import Job, Recorder, Recording, say
from tools.measure.firmware.starts import STRONGEST, with_levels
from tools.measure.firmware.walks import CLOCKED_MS, SHOWN_MS
from tools.page_tables import markdown

PERSONS_TURNS = 3  # steps of the walk through a match between persons
RIVALS_TURNS = 4  # steps of the walk against the computer
MOST_PRESSES = 90  # of a match to its end
HOME = "home again"
LEAVES = "BACK:900ms LEFT OK"


def jobs(games: tuple[str, ...]) -> list[Job]:
    return [(evening, games, level) for level in (STRONGEST, 0)]


def evening(images: Images, games: tuple[str, ...], level: int) -> Recording:
    """Record the heap in each game and at home again. With a level the computer plays in all games."""
    recorder = Recorder(images, Recording("", f"level {level}" if level else ""), memory=with_levels(games, level))
    recorder.rest()
    for count, game in enumerate(games):
        circle = walk.measured_part(game, "PLAYERS")
        first = NAMES.index(game) + (count > 0)  # the menu has the last game once more, as its first entry
        _to_games(recorder)
        recorder.go(f"{game}, menus", f"{walk.times(first, 'RIGHT')} OK OK")
        turns = walk.rival(game)[:RIVALS_TURNS] if level else walk.measured_part(game, "TURNS")[:PERSONS_TURNS]
        for where, words in turns:
            recorder.go(f"{game}, {where}", words, CLOCKED_MS if level and circle else SHOWN_MS)
        if walk.measured_part(game, "SHORT") and not level:
            _to_its_end(recorder, game)
        _home(recorder, game)
        if not level:
            _to_games(recorder)
            recorder.go(f"{game}, lesson", "RIGHT OK LEFT LEFT OK OK OK OK OK RIGHT OK OK")
            _home(recorder, f"{game}, a lesson")
    if not level:
        for where, words in ways.APART["tournament"]:
            recorder.go(where, words)
        recorder.go("its menu", "BACK")
        _home(recorder, "tournament")
        for game in [
            game for game in games if walk.measured_part(game, "LARGEST")
        ]:  # once more, when the names of all games are interned
            _to_games(recorder)
            first = NAMES.index(game) + 1
            recorder.go(f"{game} again, menus", f"{walk.times(first, 'RIGHT')} OK OK")
            for where, words in walk.measured_part(game, "TURNS")[:PERSONS_TURNS]:
                recorder.go(f"{game} again, {where}", words)
            _home(recorder, f"{game} again")
    return recorder.stop()


def _to_games(recorder: Recorder) -> None:
    """Go from home to the list of games, without resuming a match."""
    recorder.go(HOME, "OK")
    if say("menus", "go_on") in recorder.handheld.text()[0]:
        recorder.go("go on?", "RIGHT OK")


def _to_its_end(recorder: Recorder, game: str) -> None:
    """Play until a player has won. Raises RuntimeError if that takes more than MOST_PRESSES."""
    for press in range(MOST_PRESSES):
        if any(say("play", f"wins_{seat}") in recorder.handheld.text()[0] for seat in (0, 1)):
            return
        recorder.go(f"{game}, to its end", ("OK", "OK", "RIGHT")[press % 3])
    raise RuntimeError(f"{game}: no end after {MOST_PRESSES} presses")


def _home(recorder: Recorder, where: str) -> None:
    """Record the heap, leave by the menu, and record it again. Raises RuntimeError if that does not lead to the first screen."""
    recorder.look(where)
    recorder.go(f"{where}, menu", LEAVES)
    if say("menus", "motto") not in "".join(recorder.handheld.text()):
        raise RuntimeError(f"{where}: the menu does not lead home, but to {recorder.handheld.text()}")
    recorder.look(HOME)


def table(recordings: list[Recording]) -> str:
    """Return the heap at each end of a match, and at home after it."""
    rows = []
    for recording in recordings:
        looks = [each for each in recording.heaps if "it thinks" not in each[0]]
        for (where, there), (_, home) in zip(looks[::2], looks[1::2], strict=True):
            cells = [each for heap in (there, home) for each in (heap.alive, heap.largest_alive)]
            rows.append([f"{where}, {recording.walk}" if recording.walk else where, *cells])
    return markdown(("where", "heap: alive", "largest free block", "home again: alive", "largest free block"), rows)
