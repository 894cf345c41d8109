"""docs/faults.md: each row has its test and its sentence; and the faults that have no other place to be tried."""

import re

import pytest

from sillon.words import LANGUAGES
from sim.paths import ROOT
from sim.shadow import wire
from tests.app.scenes import ROWS, STARS
from tests.app.stage import at, position_text, screen_of, sow
from tests.app.visits import walk_home

IN_STARS = f"{ROWS['impartial']} {STARS}"
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| (?:`(\w+)`|-) \| (tests/\S+)::(\w+) \|$", re.MULTILINE)


def test_each_fault_has_its_test_and_its_sentence_in_every_language() -> None:
    told = (ROOT / "docs" / "faults.md").read_text(encoding="utf-8")
    rows = ROW.findall(told)
    assert len(rows) == told.count("\n| ") - 1 > 10  # the table's head is no fault
    for fault, outputs, key, file, name in rows:
        assert outputs.strip(), fault
        assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8"), fault
        for language in LANGUAGES:
            words = (ROOT / "lib" / "sillon" / "words" / language / "menus.py").read_text(encoding="utf-8")
            assert not key or f"\n{key} " in words, (fault, language)


@pytest.mark.parametrize("after", range(0, 300, 30))
def test_a_screen_whose_bus_fails_is_written_again_when_it_is_back(after: int) -> None:
    """It fails in the middle of a sowing, while lines are sent."""
    pages = []
    for fails in (True, False):
        handheld = at(f"{IN_STARS} RIGHT")
        handheld.curtain.open()
        handheld.press("OK")
        handheld.run(after)
        if fails:
            wire.fail_i2c(0x3C, 5)
        handheld.run(400)
        handheld.release("OK")
        wire.fail_i2c(0x3C, 0)
        handheld.run(4000)
        pages.append((position_text(handheld), handheld.text()))
    assert pages[0] == pages[1]


def test_a_button_that_floats_leaves_the_others_a_way_home() -> None:
    """Its contact opens and closes by itself, every few milliseconds, for half a minute."""
    handheld = at(IN_STARS)
    sow(handheld, "4>")
    for number in range(600):
        (handheld.press if number % 2 else handheld.release)("UP")
        handheld.run(7 + number % 5 * 23)
    handheld.release("UP")
    assert screen_of(handheld) == "fafy"
    assert walk_home(handheld)
