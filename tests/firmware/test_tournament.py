"""A class's tournament on CircuitPython's own image, from forty pupils to the winners, with a table's match and a pulled plug."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from games.tournament import MAX_PUPILS, WINNERS
from games.tournament_plan import planned
from sillon.words import Words
from sim.firmware.handheld import FirmwareHandheld, Images
from sim.firmware.image import drive_files
from tests.app.scenes_tournament import LAID, NEXT, PLAY
from tests.firmware.heap import assert_room

BOARD = "pico_panel"
SETTINGS: dict[str, str | int] = {"SILLON_SEED": 7, "SILLON_SPEED": "still", "SILLON_LANGUAGE": "fr"}
LARGE = {"SILLON_LARGE": 1}
SLOWEST_MS = 8_000  # until a page is shown
STEP_MS = 50
REST_MS = 500  # after a page is shown, before the heap is examined
THOUGHT_MS = 10_000  # before a move
SAVED_SECONDS = 5  # of the minute, from one save to the next
SLOW_SECONDS = 3  # from reading the minute to the next reading, without the time in between that does not count
MOST_MOVES = 20
FROM_REPEAT = 6  # pupils fewer than wanted, when the held button is released
TO_TOURNAMENT = "BACK:900ms LEFT LEFT OK"
MINUTE = re.compile(r"\b[01]:[0-5][0-9]\b")


class ClassKit:
    """A handheld on the firmware; the largest free block is examined at each step."""

    def __init__(self, firmware: FirmwareHandheld) -> None:
        self.firmware = firmware
        self.say = Words("fr", "tournament tournament_new menus before fafy play").say

    def lines(self) -> str:
        return "\n".join(self.firmware.text())

    def go(self, where: str, words: str, *shown: str) -> None:
        """Press the buttons of the script, wait until the page has all of `shown`, and examine the heap."""
        self.firmware.script(words)
        for _ in range(0, SLOWEST_MS, STEP_MS):
            if all(text in self.lines() for text in shown):
                break
            self.firmware.run(STEP_MS)
        else:
            raise AssertionError(f"{where}: {shown} is not in\n{self.lines()}\n{self.firmware.bench.console}")
        self.firmware.run(REST_MS)
        assert_room(self.firmware, where)

    def seconds(self) -> int:
        """Return the seconds left of the minute that is shown."""
        (found,) = MINUTE.findall(self.lines())
        minutes, _, seconds = found.partition(":")
        return 60 * int(minutes) + int(seconds)

    def draw(self) -> list[str]:
        """Go from home to the tables of the largest class. Return the names at the first table."""
        firmware, say = self.firmware, self.say
        self.go("home", "", say("start"))
        self.go("the number of pupils", TO_TOURNAMENT, say("day_begin"))
        firmware.script("OK 100ms")
        firmware.press("RIGHT")
        while not any(say("day_pupils", MAX_PUPILS - k) in self.lines() for k in range(1, FROM_REPEAT + 1)):
            firmware.run(STEP_MS)
        firmware.release("RIGHT")
        firmware.run(REST_MS)
        while say("day_pupils", MAX_PUPILS) not in self.lines():
            firmware.script(f"RIGHT {REST_MS}ms")
        self.go("the draw", "OK 100ms RIGHT OK", say("day_round", 1))
        self.go("the tables", "OK", say("table_of", 1, MAX_PUPILS // 2))
        return [line[2:].strip() for line in firmware.text()[1:3]]

    def begin_match(self, names: list[str]) -> None:
        """Go from the first table to its match, play a move, and let time pass."""
        say = self.say
        self.go("who sits where", PLAY, say("play_lays"), *names)
        self.go("laying", "OK", say("lay"))
        self.go("the pie rule", LAID.removeprefix("OK 300ms ").removesuffix(" OK 300ms"), say("begins_0"))
        self.go("the match", "OK", "0:5")
        self.go("a move", f"OK {THOUGHT_MS}ms", "0:4")

    def assert_minute_goes_on(self, before: int) -> None:
        assert before - SLOW_SECONDS <= self.seconds() <= before + SAVED_SECONDS


@pytest.fixture
def kit(images: Images, request: pytest.FixtureRequest) -> Iterator[ClassKit]:
    settings = {**SETTINGS, **getattr(request, "param", {})}
    files = drive_files(BOARD)
    firmware = FirmwareHandheld(BOARD, settings, images=replace(images, miss_cycles=0), files=files)
    try:
        yield ClassKit(firmware)
        assert "Traceback" not in firmware.bench.console
    finally:
        firmware.power_off()


def test_tournament_of_forty_leaves_room_and_survives_a_power_cut(kit: ClassKit) -> None:
    """From home to the winners, with a match of the first table in which the plug is pulled."""
    firmware, say = kit.firmware, kit.say
    names = kit.draw()
    kit.begin_match(names)
    left = kit.seconds()
    firmware.bench.emulator.cycle_power()
    firmware.bench.wait_for_page()
    kit.go("home after the power cut", "", say("start"))
    kit.go("the tournament again", TO_TOURNAMENT, say("day_round", 1))
    kit.go("the tables again", "OK", *names)
    kit.go("the table's match goes on", PLAY, say("play_again"), *names)
    kit.go("the match again", "OK", names[1], say("moved_0", 1, "→"))
    kit.assert_minute_goes_on(left)
    for _ in range(MOST_MOVES):
        if firmware.text()[0].startswith("♛"):
            break
        kit.go("another move", "OK")
    winner = firmware.text()[0][2:].strip()
    assert winner in names
    kit.go("the result", "OK", say("table_won", winner), say("table_told"))
    tables = planned(MAX_PUPILS)
    for number, count in enumerate(tables, 1):
        told = number == 1  # the first table's result
        firmware.script(("" if told else "OK 300ms ") + "RIGHT RIGHT OK 300ms " * (count - 1))
        kit.go(f"the results of round {number}", "")
        if number < len(tables):
            kit.go(f"round {number + 1}", f"BACK 300ms {NEXT}", say("round_tables", tables[number]))
            kit.go("its first table", "RIGHT", say("table_of", 1, tables[number]))
        if number == 1:
            kit.go("what is missing", "LEFT", say("results_due", count))
            kit.go("the second chance", "LEFT", say("table_second", count))
            kit.go("its match", "OK", say("play_lays"))
            kit.go("its table", "BACK", say("table_second", count))
            kit.go("the first table that waits", "BACK 300ms OK", say("table_of", 1, count))
    kit.go("the winners", f"BACK 300ms {NEXT}", say("day_winners"))
    assert sum(line.startswith("⚘") for line in firmware.text()) == WINNERS


@pytest.mark.parametrize("kit", [LARGE], indirect=True)
def test_match_of_forty_pupils_in_large_print_leaves_room(kit: ClassKit) -> None:
    kit.begin_match(kit.draw())
    left = kit.seconds()
    kit.go("the menu", "BACK:900ms", "Menu")
    kit.go("the match after the menu", "BACK", "0:4")
    kit.assert_minute_goes_on(left)
