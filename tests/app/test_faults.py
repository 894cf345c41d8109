"""docs/faults.md: each row has its test and its sentence; and tests of the faults that belong to no other file."""

import os
import random
import re
from collections.abc import Callable
from typing import Any

import pytest

from sillon.words import LANGUAGES
from sim.fakes import flash, wire
from sim.handheld import Handheld
from sim.memory import fill
from sim.paths import ROOT
from tests.app.boards import every_language
from tests.app.play_computer import seated
from tests.app.scenes import IN_STARS
from tests.app.scenes_fafy import WON
from tests.app.scenes_menus import CHECK
from tests.app.stage import after_script, leads_to, position_text, screen_of, shows, sow
from tools.soak.way_home import walk_home

ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| (?:`(\w+)`|-) \| (tests/\S+)::(\w+) \|$", re.MULTILINE)


def test_faults_have_tests_and_sentences() -> None:
    page = (ROOT / "docs" / "faults.md").read_text(encoding="utf-8")
    rows = ROW.findall(page)
    assert len(rows) == page.count("\n| ") - 1 > 10  # the table's head is not a fault
    for fault, outputs, key, file, name in rows:
        assert outputs.strip(), fault
        body = (ROOT / file).read_text(encoding="utf-8").partition(f"def {name}(")[2].partition("\n\n\n")[0]
        assert body, fault
        assert not key or re.search(f"[\"']{key.rstrip('0')}", body), f"{name} does not look at the sentence"
        for language in LANGUAGES:
            catalogs = [
                ROOT / "lib" / "sillon" / "words" / language / f"{catalog}.txt" for catalog in ("menus", "crash")
            ]
            words = "".join([catalog.read_text(encoding="utf-8") for catalog in catalogs])
            assert not key or f"\n{key} " in words, (fault, language)


@pytest.mark.parametrize("after", range(0, 300, 30))
def test_display_recovers_from_bus_failure(after: int) -> None:
    """The bus fails in the middle of a sowing, while lines are sent."""
    pages = []
    for fails in (True, False):
        handheld = after_script(f"{IN_STARS} RIGHT")
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


def stuck_at(place: int, bit: int) -> Callable[..., None]:
    """Return a write function of a flash of which one bit stays 1."""
    plain = flash.write

    def write(memory: bytearray, start: int, data: bytes) -> None:
        plain(memory, start, data)
        memory[place] |= 1 << bit

    return write


def refuse(*_: object) -> None:
    raise RuntimeError("Unable to write to nvm.")


def full_disk(*_: object) -> None:
    raise OSError(28, "No space left on device")


WORN = {
    "takes nothing": ("pico_panel", flash, "write", lambda *_: None),
    "refuses": ("pico_panel", flash, "write", refuse),
    "a bit at the front": ("pico_panel", flash, "write", stuck_at(4, 3)),
    "a bit in the log": ("pico_strip", flash, "write", stuck_at(40, 1)),
    "a bit behind": ("macropad", flash, "write", stuck_at(100, 4)),
    "full disk": ("raspberry_pi", os, "fsync", full_disk),
}


@pytest.mark.usefixtures("little_memory")
@pytest.mark.parametrize("kind", WORN)
def test_match_without_storage_starts_and_reports(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    board, module, name, stands_for = WORN[kind]
    handheld = after_script("300ms", board)
    monkeypatch.setattr(module, name, stands_for)
    # Earlier data may lie beyond the bit.
    keys = ("notice_full_0", "notice_lost_0") if kind in ("a bit in the log", "a bit behind") else ("notice_full_0",)
    seen = []
    for _ in range(8):
        if seen and seen[-1] == "setup":
            handheld.bench.app.screen.select("together")  # the computer would add moves of its own
        handheld.script("OK 600ms")
        seen.append(screen_of(handheld))
        if seen[-1] == "notice":
            assert any(shows(handheld, key) for key in keys)
        if seen[-1] == "fafy":
            break
    assert seen[-1] == "fafy"
    app = handheld.bench.app
    session = app.session
    for _ in range(3):
        app.screen.move(session.game.moves(session.position)[0])
        handheld.script("6000ms")
        seen.append(screen_of(handheld))
        if seen[-1] == "notice":
            assert any(shows(handheld, key) for key in keys)
            handheld.script("OK 300ms")
    assert seen.count("notice") == 1, "the notice comes once"
    assert handheld.bench.app is app and app.session is session and len(session.match.moves) == 3


class Floating:
    """A button whose contact opens and closes at random intervals of at most `most` ms."""

    def __init__(self, handheld: Handheld, name: str, most: int) -> None:
        self._handheld = handheld
        self._name = name
        self._most = most
        self._chance = random.Random(most)
        self._closed = False
        self._left = 0

    def run(self, milliseconds: int) -> None:
        for _ in range(milliseconds // 10):
            self._left -= 10
            if self._left <= 0:
                self._left = self._chance.randrange(10, self._most)
                self._closed = not self._closed
                (self._handheld.press if self._closed else self._handheld.release)(self._name)
            self._handheld.run(10)

    def hold(self, name: str, milliseconds: int) -> None:
        self._handheld.press(name)
        self.run(milliseconds)
        self._handheld.release(name)
        self.run(50)


@pytest.mark.parametrize("most", [30, 120, 200, 500])
@pytest.mark.parametrize("name", ["UP", "LEFT"])
def test_floating_button_leaves_a_way_home(name: str, most: int) -> None:
    """The contact never settles. The user holds BACK for the menu, waits until "leave" is chosen, and presses OK."""
    handheld = after_script(IN_STARS)
    sow(handheld, "4>")
    floating = Floating(handheld, name, most)
    floating.run(5000)
    floating.hold("BACK", 900)
    assert screen_of(handheld) == "pause"
    assert len(handheld.bench.app.session.match.moves) == 1
    for _ in range(2000):
        if screen_of(handheld) == "home":
            break
        app = handheld.bench.app
        if screen_of(handheld) != "pause":
            floating.hold("BACK", 900)
        elif app.screen and app.screen.items[app.screen.selected][1] == "leave":
            floating.hold("OK", 50)
        else:
            floating.run(10)
    assert screen_of(handheld) == "home"


def test_short_strip_plays_and_self_test_shows_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A strip sends nothing back: the program cannot know that data for missing LEDs is lost."""
    whole = after_script(WON)
    pages, sent = whole.text(), wire.strip(whole.bench.panel.pin)
    end = len(sent) // 3 * 2 // 3
    plain = wire.strip_write

    def short(pin: Any, data: bytes) -> None:
        plain(pin, data[: 3 * end] + bytes(len(data) - 3 * end))

    monkeypatch.setattr(wire, "strip_write", short)
    handheld = after_script(WON)
    assert handheld.text() == pages
    assert handheld.bench.app.session.match.outcome()
    assert wire.strip(handheld.bench.panel.pin)[: 3 * end] == sent[: 3 * end] != bytes(3 * end)
    assert walk_home(handheld)
    handheld = after_script(f"{CHECK} OK", on="check_lights")
    seen = set()
    for _ in range(len(sent) // 3 + 1):
        handheld.run(150)
        seen.add((handheld.bench.app.screen._led, any(wire.strip(handheld.bench.panel.pin))))
    assert seen == {(number, number < end) for number in range(len(sent) // 3)}


def test_refusing_flash_is_reported_once_and_match_continues(monkeypatch: pytest.MonkeyPatch) -> None:
    """The chip that erases at every write wears out first."""
    handheld = seated("fafy", (), start="1 2 2 1 1 2 2 1 S", place={"board": "pygamer"})
    session = handheld.bench.app.session
    monkeypatch.setattr(flash, "write", refuse)
    for number, name in enumerate(("4>", "7<")):
        handheld.bench.app.screen.move(session.game.parse_move(session.position, name))
        handheld.script("5000ms")
        assert screen_of(handheld) == ("fafy" if number else "notice")
        if not number:
            assert shows(handheld, "notice_full_0")
            handheld.script("OK 300ms")
        handheld.run(130_000)
    assert screen_of(handheld) == "fafy"
    assert len(session.match.moves) == 2
    assert walk_home(handheld)
    leads_to(handheld, "OK 300ms", "go_on")
    leads_to(handheld, "OK 500ms", "fafy")  # without a restart, since its target cannot be saved
    assert handheld.bench.app.session.match.moves == session.match.moves


@every_language
def test_worn_cell_that_loses_data_is_reported_once(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    handheld = seated("fafy", (), start="1 2 2 1 1 2 2 1 S", place={"language": language})
    session = handheld.bench.app.session
    fill(wire.nvm, 20)
    handheld.bench.board.store._end = 0  # the log is full: the next turn compacts it
    plain = flash.write

    def worn(memory: bytearray, start: int, data: bytes) -> None:
        plain(memory, start, data)
        memory[10] |= 4 * (data[0] == 0xFF)

    memory = wire.nvm
    assert not memory[10] & 4
    monkeypatch.setattr(flash, "write", worn)
    handheld.bench.app.screen.move(session.game.parse_move(session.position, "4>"))
    leads_to(handheld, "5000ms", "notice")
    assert shows(handheld, "notice_lost_0")
    handheld.script("OK 300ms")
    monkeypatch.undo()
    handheld.bench.app.screen.move(session.game.parse_move(session.position, "7<"))
    leads_to(handheld, "5000ms", "fafy")
    again = after_script("300ms OK 300ms OK 500ms", keep_nvm=True)
    assert again.bench.app.session.match.moves == session.match.moves
