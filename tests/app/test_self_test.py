"""The self-test: wiring, buttons and the board's facts; on every board each check opens, reads every key, and can be left."""

from itertools import product

import pytest

from hal.wiring import WIRINGS, wire_order
from sim.handheld import Handheld
from sim.profiles import board_names
from sim.screen_names import screen_name
from tests.app.boards import KEYED, keys_of
from tests.app.stage import after_script, leads_to, open_screen, screen_of, shows
from tests.hal import kit

CHECK = "300ms BACK:700ms LEFT OK 100ms"


@pytest.mark.parametrize("real, believed", list(product(WIRINGS, ("zigzag,NW", "rows,SE"))))
def test_settings_line_is_found_for_any_wiring(real: str, believed: str) -> None:
    """The strip is laid as `real`, and the user answers truthfully."""
    handheld = after_script(f"{CHECK} OK OK", WIRING=believed)
    way, corner = real.split(",")
    real_order = wire_order(5, 9, way, corner)

    def place() -> int:
        """Return the place of the white light on the strip."""
        sent = handheld.bench.panel.sent()
        (led,) = [k for k in range(45) if min(sent[k]) > 20]
        return int(real_order[led])

    seen = place()
    handheld.script("RIGHT " * [0, 8, 44, 36].index(seen) + "OK")
    row, col = divmod(place(), 9)
    start = 0 if corner[1] == "W" else 8
    assert row == (1 if corner[0] == "N" else 3)
    handheld.script(("RIGHT " if col == start else "") + "OK")
    assert real == believed or shows(handheld, "lights_write")
    assert str(handheld.bench.app.screen.wiring) == real


def test_test_tone_sounds_even_when_muted() -> None:
    handheld = after_script(f"{CHECK} RIGHT RIGHT OK 100ms")
    assert handheld.bench.board.sound.on
    handheld.tap("BACK")
    assert not handheld.bench.board.sound.on


def test_white_lights_stay_within_stated_current() -> None:
    handheld = after_script(f"{CHECK} LEFT LEFT OK OK 200ms", BRIGHTNESS=10, BUDGET=200)
    found = handheld.bench.app.screen.facts
    assert found["budget"] == 200
    assert 150 < found["milliamps"] <= 200


TRIALS = tuple([f"selftest.{part}" for part in ("lights", "buttons", "sound", "page", "facts")])


def in_trial(board: str, trial: str) -> Handheld:
    handheld = after_script("300ms", board)
    open_screen(handheld, trial, ms=400)
    return handheld


@pytest.mark.parametrize("board", board_names())
def test_list_has_every_check(board: str) -> None:
    assert [value for _, value in in_trial(board, "selftest.menu").bench.app.screen.items] == [*TRIALS, ""]


@pytest.mark.parametrize("board", board_names())
@pytest.mark.parametrize("trial", TRIALS)
def test_ok_advances_check_and_back_leaves(board: str, trial: str) -> None:
    handheld = in_trial(board, trial)
    for _ in range(6):
        handheld.script("OK 300ms")
        assert screen_of(handheld) in ("check", screen_name(trial))
        if screen_of(handheld) == "check":
            return
    leads_to(handheld, "BACK:1500ms 300ms", "check")


@pytest.mark.parametrize("board", board_names())
def test_pressed_keys_are_ticked_then_ok_continues(board: str) -> None:
    handheld = in_trial(board, "selftest.buttons")
    screen = handheld.bench.app.screen
    names = keys_of(board)
    assert len(screen.missing) == len(names)
    for left, name in zip(range(len(names) - 1, -1, -1), names, strict=True):
        handheld.tap(name)
        assert len(screen.missing) == left, name
    if handheld.bench.board.display.rows:
        assert shows(handheld, "all_heard")
    leads_to(handheld, "OK 300ms", "check")


@pytest.mark.parametrize("board", KEYED)
def test_lit_key_turns_green_when_pressed(board: str) -> None:
    handheld = in_trial(board, "selftest.buttons")
    before = [light for row in handheld.lights() for light in row]
    assert len(set(before)) == 1, "all keys are still missing"
    handheld.tap("CELL4")
    after = [light for row in handheld.lights() for light in row]
    assert [k for k in range(len(after)) if after[k] != before[k]] == [4]


def test_macropad_menu_opens_self_test() -> None:
    handheld = after_script("500ms BACK:1300ms LEFT OK 200ms", "macropad", on="check")
    leads_to(handheld, "CELL1 CELL1 300ms", "check_keys")


def test_without_display_console_lists_keys_and_facts(capsys: pytest.CaptureFixture[str]) -> None:
    handheld = in_trial("trellis_m4", "selftest.buttons")
    capsys.readouterr()
    handheld.tap("CELL13")
    assert "✓ 14" in capsys.readouterr().out
    handheld.script("BACK:1500ms 300ms")
    assert "> " in capsys.readouterr().out, "the list, with its chosen entry"
    handheld = in_trial("trellis_m4", "selftest.facts")
    console = capsys.readouterr().out
    facts = handheld.bench.app.screen.facts
    for value in (facts["board"], facts["budget"], facts["drive_free"] // 1024):
        assert str(value) in console


@pytest.mark.parametrize("board", board_names())
def test_ok_held_at_power_up_works_on_any_wiring(board: str) -> None:
    bench = kit.bench(kit.profile(board), {"SILLON_LANGUAGE": "en"})
    bench.press("OK")
    bench.start(kit.CODE)
    bench.run(300)
    bench.release("OK")
    bench.run(300)
    assert any(each.__module__ == "sillon.selftest.menu" for each in type(bench.app.screen).__mro__)


@pytest.mark.parametrize("board", [name for name in board_names() if kit.profile(name).DISPLAY])
def test_faults_are_shown_page_by_page(board: str) -> None:
    bench = kit.bench(kit.profile(board), {"SILLON_LANGUAGE": "en", "SILLON_PALETTE": "grey", "SILLON_SOUND": "loud"})
    bench.start(kit.CODE)
    bench.run(300)
    pages = []
    while "sillon.screens.notice" in [each.__module__ for each in type(bench.app.screen).__mro__] and len(pages) < 9:
        pages.append(" ".join(kit.lines(bench.display)))
        bench.script("OK 300ms")
    for wrong in ("PALETTE = grey", "SOUND = loud"):
        assert any(wrong in page for page in pages), pages
    assert len(pages) < 9, "then a game starts"
