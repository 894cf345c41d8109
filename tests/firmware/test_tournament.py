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
SETTINGS = {"SILLON_SEED": 7, "SILLON_SPEED": "still", "SILLON_LANGUAGE": "fr"}
SLOWEST_MS = 8_000  # until a page is shown
STEP_MS = 50
REST_MS = 500  # after a page is shown, before the heap is examined
MOST_MOVES = 20
FROM_REPEAT = 6  # pupils fewer than wanted, when the held button is released
LEAVES = "BACK:900ms LEFT OK"
TO_TOURNAMENT = "BACK:900ms LEFT LEFT OK"
MINUTE = re.compile(r"0:[0-5]\d|1:00")


class Class:
    """A firmware handheld with the largest free block examined at each step."""

    def __init__(self, firmware: FirmwareHandheld) -> None:
        self.firmware = firmware
        self._said = Words("fr", "tournament menus before fafy play")

    def say(self, key: str, *values: object) -> str:
        return self._said.say(key, *values).split("\n")[0]

    def lines(self) -> str:
        return "\n".join(self.firmware.text())

    def go(self, where: str, words: str, *shown: str) -> None:
        """Press the buttons of the script, and wait until the page has all of `shown`."""
        self.firmware.script(words)
        for _ in range(0, SLOWEST_MS, STEP_MS):
            if all(text in self.lines() for text in shown):
                break
            self.firmware.run(STEP_MS)
        else:
            raise AssertionError(f"{where}: {shown} not in\n{self.lines()}\n{self.firmware.bench.console}")
        self.firmware.run(REST_MS)
        assert_room(self.firmware, where)

    def minute(self) -> int:
        """Return the seconds in the first line."""
        (found,) = MINUTE.findall(self.firmware.text()[0])
        minutes, _, seconds = found.partition(":")
        return 60 * int(minutes) + int(seconds)

    def is_over(self) -> bool:
        return self.firmware.text()[0].startswith("♛")


@pytest.fixture
def class_of_forty(images: Images) -> Iterator[Class]:
    """A handheld at the tables of the first round of forty pupils."""
    files = drive_files(BOARD)
    firmware = FirmwareHandheld(BOARD, SETTINGS, images=replace(images, miss_cycles=0), files=files)
    made = Class(firmware)
    try:
        say = made.say
        made.go("home", "", say("start"))
        made.go("the number of pupils", TO_TOURNAMENT, say("day_begin"))
        firmware.script("OK 100ms")
        firmware.press("RIGHT")
        while not any(say("day_pupils", MAX_PUPILS - k) in made.lines() for k in range(1, FROM_REPEAT + 1)):
            firmware.run(STEP_MS)
        firmware.release("RIGHT")
        firmware.run(REST_MS)
        while say("day_pupils", MAX_PUPILS) not in made.lines():
            firmware.script(f"RIGHT {REST_MS}ms")
        made.go("the draw", "OK 100ms RIGHT OK", say("day_round", 1))
        made.go("the tables", "OK", say("table_of", 1, MAX_PUPILS // 2))
        yield made
        assert "Traceback" not in firmware.bench.console
    finally:
        firmware.power_off()


def test_tournament_of_forty_with_a_match_fits_and_loses_nothing(class_of_forty: Class) -> None:
    at = class_of_forty
    say = at.say
    firmware = at.firmware
    names = [line[2:].strip() for line in firmware.text()[1:3]]
    at.go("who sits where", PLAY, say("play_lays"), *names)
    at.go("laying", "OK", say("lay"))
    at.go("the pie rule", LAID.removeprefix("OK 300ms ").removesuffix(" OK 300ms"), say("begins_0"))
    at.go("the match", "OK", names[0], "0:5")
    at.go("a move", "OK", names[1])
    firmware.run(10_000)
    left = at.minute()
    at.go("later", "")
    firmware.bench.emulator.cycle_power()
    firmware.bench.wait_for_page()
    at.go("home after the power cut", "", say("start"))
    at.go("the tournament again", TO_TOURNAMENT, say("day_round", 1))
    at.go("the tables again", "OK", *names)
    at.go("the table's match goes on", PLAY, say("play_again"), *names)
    at.go("the match again", "OK", names[1], say("moved_0", 1, "→"))
    assert left - 3 <= at.minute() <= left + 5
    for _ in range(MOST_MOVES):
        if at.is_over():
            break
        at.go("another move", "OK")
    winner = at.firmware.text()[0][2:].strip()
    assert winner in names
    at.go("the result", "OK", say("table_won", winner), say("table_settled"))
    tables = planned(MAX_PUPILS)
    for number, count in enumerate(tables):
        for table in range(int(number == 0), count):
            firmware.script(("" if not table else "RIGHT RIGHT ") + "OK 300ms")
        at.go(f"the results of round {number + 1}", "")
        if number + 1 < len(tables):
            at.go(f"round {number + 2}", f"BACK 300ms {NEXT}", say("table_of", 1, tables[number + 1]))
        if number == 0:
            at.go("the second chance", "LEFT", say("table_second", count))
            at.go("its match", "OK", say("play_lays"))
            at.go("its tables", "BACK", say("table_of", 1, count))
    at.go("the winners", f"BACK 300ms {NEXT}", say("day_winners"))
    assert sum(line.startswith("⚘") for line in firmware.text()) == WINNERS
