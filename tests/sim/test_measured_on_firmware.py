"""The arithmetic of the firmware's figures, on events that are made up: a millisecond is 1,000,000 ns of the emulated clock."""

import re
from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from sim.firmware import image
from sim.firmware.emulator import Event, Heap
from sim.firmware.handheld import Images
from tools.measure.firmware import __main__ as command
from tools.measure.firmware import aims, evening, recording, rivals, starts, walks, ways
from tools.measure.firmware.recording import COLLECT, COLLECTED, READ, RECORD, START, TICK, Press, Recording, Tick
from tools.measure.walk import walked


def event(ms: float, kind: str, *values: Any) -> Event:
    return Event(ms * 1e6, kind, values)


def call(ms: float, function: str) -> Event:
    return event(ms, "call", function)


def light(ms: float) -> Event:
    return event(ms, "strip", b"\1\2\3")


def part(ms: float) -> Event:
    """Return a part of a page."""
    return event(ms, "i2c", 60, b"\x40\1")


def heap(largest: int) -> Heap:
    return Heap(150_000, 0, 0, 0, 70_000, largest)


def test_first_light_and_end_of_page_are_answers() -> None:
    events = [light(3), part(4), light(12), event(13, "i2c", 60, b"\0\1"), part(20), part(38), part(60), light(61)]
    assert recording.answers(events, 2e6, 10e6) == (10, 36, 18)
    assert recording.answers(events, 2e6, 10e6, 20e6) == (10, None, None)
    assert recording.answers(events, 0, 62e6) == (None, None, None)


def test_light_after_start_of_page_is_not_counted() -> None:
    assert recording.answers([part(20), light(25), part(30)], 0, 10e6) == (None, 30, 20)


def test_light_before_press_is_read_is_not_counted() -> None:
    events = [call(5, TICK), call(12, RECORD), light(13), call(15, TICK), light(20), part(30), call(70, RECORD)]
    assert recording.pressed("menu", "OK", 60, 0, events) == [Press("menu", "OK", 20, 30, 30)]


def test_back_is_timed_from_release() -> None:
    events = [call(10, RECORD), call(15, TICK), call(70, RECORD), light(71), call(75, TICK), light(80), part(90)]
    assert recording.pressed("menu", "BACK", 60, 0, events) == [Press("menu", "BACK", 20, 30, 30)]


def test_held_back_is_timed_from_due_time() -> None:
    events = [call(10, RECORD), call(15, TICK), light(16), call(612, TICK), call(620, TICK), light(630), part(700)]
    assert recording.pressed("match", "BACK", 900, 0, events) == [Press("match", "BACK", 17, 87, 87, held=True)]


def test_held_arrow_answers_each_repeat() -> None:
    events = [call(0, RECORD), call(1, TICK), light(11), call(451, TICK), light(457), call(612, TICK), light(621)]
    first, *repeats = recording.pressed("match", "LEFT", 700, 0, events)
    assert (first.light, first.held) == (11, False)
    assert [(press.light, press.held) for press in repeats] == [(8, True), (12, True)]


def test_held_ok_is_one_press() -> None:
    events = [call(0, RECORD), call(1, TICK), light(11), call(650, TICK), light(660)]
    assert recording.pressed("match", "OK", 900, 0, events) == [Press("match", "OK", 11, None)]


def test_without_symbols_any_light_answers() -> None:
    assert recording.pressed("menu", "OK", 60, 0, [light(3)]) == [Press("menu", "OK", 3, None)]
    assert recording.pressed("menu", "BACK", 60, 0, [light(3), light(65)]) == [Press("menu", "BACK", 5, None)]
    assert recording.pressed("menu", "BACK", 900, 0, [light(3)]) == []


def test_tick_lasts_from_poll_to_poll() -> None:
    events = [
        *(call(1, READ), call(2, TICK), call(3, READ), call(4, READ), call(5, COLLECT), call(8, COLLECTED)),
        *(call(10, TICK), event(11, "flash", "erase", 0, 4096), call(60, TICK), call(61, START), call(90, TICK)),
        *(call(95, READ), call(100, TICK), call(101, TICK)),
    ]
    assert recording.ticks("menu", events) == [
        Tick("menu", 8, files=2, collected=3),
        Tick("menu", 50, erased=True),
        Tick("menu", 30, started=True),
        Tick("menu", 10, files=1, started=True),
        Tick("menu", 1),
    ]
    assert recording.ticks("menu", events[:2]) == []


def test_whole_page_counts_as_change_of_screen() -> None:
    pages = [event(20, "i2c", 60, b"\x40" + bytes(count)) for count in (512, 512, 1_023)]
    events = [call(10, TICK), *pages[:2], call(30, TICK), pages[2], call(50, TICK)]
    assert [tick.changes_screen() for tick in recording.ticks("", events)] == [True, False]


@pytest.mark.parametrize(
    "tick, cause",
    [
        (Tick("", 1), "computing and drawing"),
        (Tick("", 1, files=1, collected=0.9), "1 file is read"),
        (Tick("", 1, 2, 1.4, True), "2 files are read, a sector of the flash is erased, 1 ms of garbage collection"),
        (Tick("", 90, page=1_024), "the whole page is sent"),
    ],
)
def test_tick_is_classified_by_cause(tick: Tick, cause: str) -> None:
    assert tick.cause() == cause


def test_console_errors_are_found() -> None:
    console = "code.py output:\r\nTraceback (most recent call last):\r\n  File\r\nMemoryError: of 512 bytes\r\n"
    assert recording.faults(console) == ["Traceback (most recent call last):", "MemoryError: of 512 bytes"]
    assert recording.faults("⚠ Button held down:\nOK\n") == []


def test_page_shows_computers_thinking() -> None:
    assert recording.says_thinking(["⇩ Nord joue", "", "", "", "☻ Je joue pour Nord…"])
    assert recording.says_thinking(["", "☻ OK : plus vite !"])
    assert not recording.says_thinking(["⇩ Nord joue", "", "", "", "Sud sème C"])


def test_screens_have_a_row_a_group_of_walks() -> None:
    menu, code = [
        (name, Heap(150_000, 0, 0, 0, alive, alive // 2)) for name, alive in (("menu", 70_000), ("code", 60_000))
    ]
    recordings = [
        Recording("fafy", "match", heaps=[menu, code]),
        Recording("fafy", "moving"),
        Recording("fafy", "rules", heaps=[menu]),
        Recording("fafy", "record", heaps=[code]),
    ]
    assert walks.screens(recordings).splitlines()[2:] == [
        "| fafy: match | 2 | 70000 | menu | 30000 | code |",
        "| fafy: beside | 2 | 70000 | menu | 30000 | code |",
    ]


@pytest.mark.parametrize("number, at", [(1, 1), (2, 2), (19, 19), (20, 19), (21, 20), (100, 95), (101, 96)])
def test_percentile_is_a_measured_value(number: int, at: int) -> None:
    assert walks.percentile([float(ms) for ms in range(1, number + 1)], 95) == at


def test_spread_names_slowest() -> None:
    timed = (("a", "OK", 10), ("b", "LEFT", 30), ("c", "OK", 20), ("d", "OK", None))
    presses = [Press(where, button, light, None) for where, button, light in timed]
    assert walks.spread(presses, "light") == ("20, 30, 30", "b, LEFT")
    assert walks.spread(presses, "page") == ("-", "-")


def test_presses_are_sorted_by_kind() -> None:
    through = Recording("fafy", "match", [Press("options", "OK", 1, 2), Press("sowing", "OK", 3, 4)])
    before = Recording("fafy", "menus", [Press("learning", "OK", 5, 6), Press("learning", "RIGHT", 7, 8, held=True)])
    rules = Recording("fafy", "rules", [Press("rules", "OK", 9, 10)])
    apart = Recording(walks.APART, "tournament", [Press("round 1", "OK", 11, 12)])
    found = walks.kinds([through, before, rules, apart])
    assert {kind: [press.light for press in presses] for kind, presses in found.items()} == {
        "fafy: menus": [1, 5],
        "fafy: match": [3],
        "fafy: beside": [9],
        "fafy: held": [7],
        "no game: tournament": [11],
        "all": [1, 3, 5, 7, 9, 11],
    }
    assert walks.answers([rules]).splitlines()[2:] == [
        "| fafy: beside | 1 | 9, 9, 9 | rules, OK | 10, 10, 10 | rules, OK |",
        "| all | 1 | 9, 9, 9 | rules, OK | 10, 10, 10 | rules, OK |",
    ]


def test_longest_tick_excludes_program_starts() -> None:
    ticks = [Tick("a", 1_500, started=True), Tick("b", 40), Tick("c", 30)]
    assert walks.longest([Recording("fafy", "match", ticks=ticks), Recording("fafy", "rules")]).splitlines()[2:] == [
        "| fafy: match | 40 | b | computing and drawing |"
    ]


def test_deepest_stack_is_found_per_game() -> None:
    found = [Recording("fafy", "match", stack=(6_000, 25_600)), Recording("fafy", "rules", stack=(7_000, 25_600))]
    assert walks.stack(found).splitlines()[2:] == ["| fafy | 7000, 25600 | rules |"]


def test_long_run_pairs_each_match_with_home() -> None:
    heaps = [("fafy, another turn: it thinks", heap(1)), ("fafy", heap(2)), (evening.HOME, heap(3))]
    assert evening.table([Recording("", "level 5", heaps=heaps)]).splitlines()[2:] == [
        "| fafy, level 5 | 70000 | 2 | 70000 | 3 |"
    ]


def test_starts_from_compiled_files_and_sources() -> None:
    found = [
        Recording("compiled", "fafy", found={("home", "menu"): (20.0, 90.0)}),
        Recording("compiled", "fang", found={("home", "menu"): (30.0, 95.0), ("menu", "match"): (20.0, None)}),
        Recording("sources", "fafy", found={("home", "menu"): (40.0, 190.0)}),
    ]
    assert starts.table(found).splitlines()[2:] == [
        "| home | menu | 0.02, 0.09 | 0.04, 0.19 |",
        "| menu | match | 0.02, - | - |",
    ]


def test_computer_turns_are_sorted_by_level() -> None:
    turn, late = rivals.Waited(0.2, 1.25), rivals.Waited(None, 0.5)
    found = [Recording("awale", f"level {level}", found=[turn, late, None]) for level in rivals.LEVELS]
    found += [Recording(rivals.CIRCLE, f"level {level}", found=[4.0, None]) for level in rivals.LEVELS]
    assert rivals.table(found).splitlines()[2:] == [
        "| awale | 0.2 |" + " 1.2, 0.5, - |" * 5,
        "| colorigraphe: its stake | - |" + " 4.0 |" * 5,
        "| colorigraphe: its colouring | - |" + " - |" * 5,
    ]


class MadeUp:
    """A recorder with invented events: (ms, the text of the complete page at that moment)."""

    def __init__(self, pages: list[tuple[float, str]], last: str) -> None:
        self.recording = Recording("awale", "level 1")
        self.emulator = SimpleNamespace(nanos=0.0)
        self.bench = SimpleNamespace(events=[])
        self.handheld = self
        self._pages, self._last, self._shown = pages, last, ""

    def script(self, words: str) -> None:
        assert words == f"RIGHT {rivals.REST_MS}ms"

    def look(self, where: str) -> None:
        pass

    def press(self, button: str) -> None:
        assert button == "OK"

    release = press

    def run(self, milliseconds: float) -> None:
        self.emulator.nanos += milliseconds * 1e6
        while self._pages and self._pages[0][0] * 1e6 <= self.emulator.nanos:
            ms, self._shown = self._pages.pop(0)
            self.bench.events.append(part(ms))

    def rest(self) -> None:
        self.run(10_000)

    def thinks(self) -> bool:
        return self._shown.startswith("thinks")

    def pixels(self) -> list[bytes]:
        return [self._shown.encode()]


@pytest.mark.parametrize(
    "pages, found",
    [
        ([(45, "own"), (120, "thinks"), (2_000, "thinks, hurry"), (2_620, "step"), (3_000, "end")], (0.12, 2.5)),
        ([(45, "own"), (120, "end")], (None, 0.12)),
        ([(45, "own"), (120, "thinks"), (620, "another end")], None),
        ([], None),
    ],
)
def test_turn_lasts_until_first_step(pages: list[tuple[float, str]], found: tuple[float | None, float] | None) -> None:
    recorder = cast(Any, MadeUp(pages, "end"))
    waited = rivals.waited(recorder, rivals.Turn(["RIGHT", "OK"], [b"end"]))
    assert (waited and tuple([seconds and round(seconds, 3) for seconds in waited])) == found


def test_small_block_and_error_fail() -> None:
    fine = Recording("fafy", "match", heaps=[("menu", heap(16_384))])
    assert list(aims.failures([fine])) == []
    heaps = [("menu", heap(16_383))]
    assert list(aims.failures([Recording("", "level 5", heaps=heaps, faults=["MemoryError:"])])) == [
        "evening level 5, menu: the largest free block has 16383 bytes, and must have 16384.",
        "evening level 5: the firmware's console says: MemoryError:",
    ]


def test_missed_aims_are_reported() -> None:
    presses = [Press("a", "OK", 50, None), Press("b", "OK", 51, 251, 20)]
    presses += [Press("c", "OK", None, 90, 50), Press("d", "OK", None, None)]
    ticks = [Tick("a", 51), Tick("b", 99, erased=True), Tick("c", 250, files=1), Tick("d", 251, files=1), Tick("e", 50)]
    assert list(aims.missed([Recording("fafy", "match", presses, ticks)])) == [
        "fafy match: 1 of 4 presses are not answered (d, OK).",
        "fafy match: 1 of 4 presses are answered after up to 51.0 ms (b): the aim is 50.",
        "fafy match: 1 of 2 ticks on a screen last up to 51.0 ms (a): the aim is 50.",
        "fafy match: 1 of 2 changes of screen last up to 251.0 ms (d): the aim is 250.",
        "95 of 100 presses are answered by a light within 51.0 ms: the aim is 30.",
    ]


def test_press_answered_by_tone_meets_aim() -> None:
    presses = [Press(where, button, None, None) for where, button in aims.SILENT]
    assert list(aims.missed([Recording(walks.APART, "self-test", presses)])) == []


def test_missed_menu_pages_are_reported() -> None:
    presses = [Press("options", "OK", 9, 251), Press(aims.MATCH, "OK", 9, 600), Press("learn", "OK", 9, 250)]
    assert list(aims.missed([Recording("fafy", "menus", presses)])) == [
        "fafy menus: 1 of 2 pages of menus come after up to 251.0 ms (options): the aim is 250."
    ]


def test_missed_champion_turns_are_reported() -> None:
    turns = [rivals.Waited(0.5, 2.6), rivals.Waited(None, 3.0), None]
    found = [
        Recording(game, f"level {level}", found=turns) for game, level in (("awale", 5), ("awale", 4), ("fafy", 5))
    ]
    assert list(aims.missed(found)) == [
        "awale level 5: the computer's move is not shown in 1 turns.",
        "awale level 5: a turn takes 3100 ms: the aim is 3000.",
    ]


def test_long_ticks_of_thinking_and_late_advice_are_reported() -> None:
    ticks = [Tick(rivals.TURN, 51, files=1), Tick(rivals.TURN, 50, files=1), Tick("a menu", 60, files=1)]
    found = [Recording("awale", "level 5", ticks=ticks, found=[])]
    found += [Recording("awale", rivals.ADVICE, found=seconds) for seconds in (3.0, 3.2, None)]
    advised = [Tick(rivals.ADVICE, 200, files=9), Tick(rivals.ADVICE, 80, page=1_024), Tick(rivals.ADVICE, 52, files=1)]
    found.append(Recording("fang", rivals.ADVICE, ticks=advised, found=1.0))
    assert list(aims.missed(found)) == [
        "awale level 5: 1 of 2 ticks of thinking last up to 51.0 ms (the computer's turn): the aim is 50.",
        "awale advice comes after 3.2 s: the aim is 3.",
        "awale advice comes after - s: the aim is 3.",
        "fang advice: 1 of 1 ticks of thinking last up to 52.0 ms (advice): the aim is 50.",
    ]


def test_late_reason_of_a_defeat_is_reported() -> None:
    found = [Recording("awale", rivals.WHY, found=seconds) for seconds in (30.0, 31.0, None)]
    assert list(aims.missed(found)) == [
        "awale why is told after 31.0 s: the aim is 30.",
        "awale why is told after - s: the aim is 30.",
    ]
    late = Recording("awale", rivals.WHY, ticks=[Tick(rivals.WHY, 51), Tick(rivals.WHY, 90, started=True)], found=3.0)
    assert list(aims.missed([late])) == [
        "awale why: 1 of 1 ticks on a screen last up to 51.0 ms (why): the aim is 50.",
        "awale why: 1 of 1 ticks of thinking last up to 51.0 ms (why): the aim is 50.",
    ]
    found[0].heaps = [("it searches", heap(16_384)), ("the explanation", heap(20_000))]
    assert rivals.why_table(found[:1]).splitlines()[2:] == ["| awale | 30.0 | 16384 |"]


def test_table_of_advice_has_row_for_each_game() -> None:
    found = [Recording("fang", rivals.ADVICE, found=seconds) for seconds in (1.0, None)]
    found += [Recording("awale", rivals.ADVICE, found=2.0)] * 4
    assert rivals.advice_table(found).splitlines()[2:] == [
        "| fang | 1.0 | - | over | over |",
        "| awale | 2.0 | 2.0 | 2.0 | 2.0 |",
    ]


def test_advice_is_asked_for_in_matches_that_go_on() -> None:
    asked = [(game, plies) for _, game, plies in rivals.advice_jobs(("fafy", "fang", "awale"))]
    assert asked == [("fafy", 0), ("fang", 0), ("fang", 8), *[("awale", plies) for plies in rivals.ADVISED_AFTER]]


def test_missed_starts_are_reported() -> None:
    found = {("power, first after a deploy", starts.FIRST): (1.0, 9_000.0), aims.FROM_POWER: (1.0, 1_901.0)}
    found |= {("home", "the menu of games"): (1.0, 250.0), ("fafy's menu", "fafy's match, two players"): (1.0, 701.0)}
    found |= {("the menu of games", "fang's menu"): (1.0, None)}
    sentences = list(
        aims.missed([Recording("compiled", "power", found=found), Recording("sources", "power", found=found)])
    )
    assert sentences == [
        "From power to the first screen it takes 1901 ms: the aim is 1900.",
        "From fafy's menu to fafy's match, two players it takes 701 ms: the aim is 700.",
        "From the menu of games to fang's menu: the page is not shown.",
    ]


def test_command_reports_aims_and_fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    largest = [16_384]

    def recorded(jobs: Iterable[tuple], _: Images) -> dict[tuple, Recording]:
        return {
            job: Recording("fafy", "match", ticks=[Tick("a", 51)], heaps=[("menu", heap(largest[0]))]) for job in jobs
        }

    monkeypatch.setattr(command, "recorded", recorded)
    monkeypatch.setattr(image, "check", lambda *_: None)
    given = ["screens", "longest", "--game", "fafy", "--uf2", "uf2", "--bootrom", "bootrom", "--symbols", "symbols"]
    assert command.main(given) == 0
    output = capsys.readouterr().out
    assert re.search(r"\n\| fafy: match \| \d+ \| 70000 \| menu \| 16384 \| menu \|\n", output)
    assert output.count("Aim missed: fafy match: 1 of 1 ticks on a screen last up to 51.0 ms (a)") == 1
    largest[0] -= 1
    assert command.main(given) == 1
    assert capsys.readouterr().err == (
        "fafy match, menu: the largest free block has 16383 bytes, and must have 16384.\n"
    )


FILES = ["--uf2", "uf2", "--bootrom", "bootrom"]
NEED_SYMBOLS = "give the image's symbols with --symbols FILE, or SYMBOLS=FILE for make; without them there are"
MADE_ALONE = "starts, answers, rivals, advice"


@pytest.mark.parametrize(
    "words, sentence",
    [
        (["--write"], f"longest, screens, large, evening, stack, why: {NEED_SYMBOLS} {MADE_ALONE}"),
        (["starts", "stack", "--write"], f"stack: {NEED_SYMBOLS} {MADE_ALONE}"),
        (["longest"], f"longest: {NEED_SYMBOLS} {MADE_ALONE}"),
        (["later"], f"'later' is not a table: there are {', '.join(command.TABLES)}"),
        (["--write", "--game", "fafy"], "--write takes all games"),
    ],
)
def test_wrong_option_gives_one_line_error(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
) -> None:
    monkeypatch.setattr(command, "recorded", lambda *_: pytest.fail("it has begun"))
    with pytest.raises(SystemExit) as ending:
        command.main([*words, *FILES])
    assert ending.value.code == 2
    assert capsys.readouterr().err == f"python -m tools.measure.firmware: {sentence}\n"


def test_tables_need_symbols(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    tables = {"starts": command.TABLES["starts"], "stack": command.TABLES["stack"]}
    monkeypatch.setattr(command, "TABLES", tables)
    monkeypatch.setattr(command, "recorded", lambda jobs, _: {job: Recording("", "") for job in jobs})
    monkeypatch.setattr(image, "check", lambda *_: None)
    assert command.main(FILES) == 0
    output = capsys.readouterr()
    assert output.err == "Left out without the image's symbols: stack.\n"
    assert output.out.startswith("starts\n")


def test_walks_use_buttons_of_every_board() -> None:
    every = [words for way in ways.APART.values() for _, words in way]
    every += [words for game in walked() for _, words in (*ways.menus(game), *ways.match(game), *ways.before(game))]
    for words in every:
        buttons = {word.partition(":")[0] for word in words.split() if not word.endswith("ms") or ":" in word}
        assert buttons <= {*recording.ARROWS, "OK", "BACK"}
