"""Two players with a set of buttons each: on every board that provides for them, where settings.toml says so."""

import os
from collections.abc import Iterator

import pytest

from hal.button_names import NAMES
from hal.buttons import CELL
from sim.bench import Bench
from sim.fakes import wire
from sim.handheld import Handheld
from sim.picture.render import layout_of, render
from sim.terminal.frame import frame_lines
from sim.terminal.session import Session
from tests.app.scene import COLORIGRAPHE
from tests.hal import kit

TO_A_MATCH = "300ms OK 300ms OK 300ms RIGHT OK 900ms"  # impartial Fafy
BOARDS = [name for name in kit.PROFILES if hasattr(kit.profile(name), "NORD")]
SOW = "OK 2000ms"


def by_buttons_of(owner: str, script: str) -> str:
    """Return the script by the buttons of "SUD" or of "NORD"."""
    return " ".join(
        [word if word.endswith("ms") or owner == "SUD" else f"NORD.{word}" for word in script.replace(",", " ").split()]
    )


def switched_on(name: str, **settings: str | int) -> Bench:
    lines = {f"SILLON_{line}": value for line, value in {"LANGUAGE": "en", "NORD": 1, **settings}.items()}
    found = kit.bench(kit.profile(name), lines)
    found.start(kit.CODE)
    return found


@pytest.fixture(params=BOARDS)
def bench(request: pytest.FixtureRequest) -> Iterator[Bench]:
    found = switched_on(request.param)
    yield found
    found.power_off()


def test_hand_built_boards_have_second_buttons() -> None:
    assert BOARDS == ["pico_panel", "pico_strip", "raspberry_pi"]


@pytest.mark.parametrize("owner", ["SUD", "NORD"])
def test_both_button_sets_work_menus(bench: Bench, owner: str) -> None:
    bench.script(by_buttons_of(owner, TO_A_MATCH))
    assert type(bench.app.screen).__name__ == "Fafy"


def test_players_choose_only_in_their_turn(bench: Bench) -> None:
    bench.script(by_buttons_of("SUD", TO_A_MATCH))
    session = bench.app.session
    start = session.match.position
    assert session.turn == 0
    bench.script(by_buttons_of("NORD", "RIGHT 200ms " + SOW))
    assert session.match.position == start, "it is Sud's turn"
    bench.script(by_buttons_of("SUD", SOW))
    assert session.turn == 1
    after = session.match.position
    bench.script(by_buttons_of("SUD", "RIGHT 200ms " + SOW))
    assert session.match.position == after, "it is Nord's turn"
    bench.script(by_buttons_of("NORD", SOW))
    bench.script(by_buttons_of("NORD", SOW))
    assert len(session.match.moves) >= 2


def test_either_player_may_undo_and_open_menu(bench: Bench) -> None:
    bench.script(by_buttons_of("SUD", TO_A_MATCH + " OK 3000ms"))
    assert len(bench.app.session.match.moves) == 1
    bench.script(by_buttons_of("NORD", "BACK 600ms"))
    assert len(bench.app.session.match.moves) == 0
    bench.script("NORD.BACK:900ms 300ms")
    assert type(bench.app.screen).__name__ == "Pause"


def test_turned_board_keeps_nords_left() -> None:
    bench = switched_on("pico_panel", TURNED=1)
    bench.script(by_buttons_of("SUD", TO_A_MATCH) + " " + by_buttons_of("SUD", SOW))
    screen = bench.app.screen
    assert screen.look.turned
    before = screen.look.cursor
    bench.script("NORD.RIGHT 200ms")
    steps = screen.look.cursor - before
    assert steps < 0 or before == 0, "Nord's right is the board's west"


def test_other_player_cannot_press_while_colouring() -> None:
    bench = switched_on("pico_panel", SEED=1)
    bench.script(f"{COLORIGRAPHE} 300ms RIGHT OK 300ms OK 300ms")
    for _ in range(40):
        if type(bench.app.screen).__name__ == "Colour":
            break
        bench.script("OK 900ms")
    screen = bench.app.screen
    assert type(screen).__name__ == "Colour"
    bench.script("3000ms")
    own, other = ("", "NORD.") if screen.seat == 0 else ("NORD.", "")
    shown, at = bytes(screen.shown), screen.at
    bench.script(f"{other}RIGHT 100ms {other}OK 100ms")
    assert (bytes(screen.shown), screen.at) == (shown, at)
    bench.script(f"{own}RIGHT 100ms {own}OK 100ms {own}RIGHT 100ms {own}OK 100ms")
    assert (bytes(screen.shown), screen.at) != (shown, at)


@pytest.mark.parametrize("name", BOARDS)
def test_self_test_asks_for_each_players_buttons(name: str) -> None:
    bench = kit.bench(kit.profile(name), {"SILLON_LANGUAGE": "en", "SILLON_NORD": 1})
    bench.press("NORD.OK")
    bench.start(kit.CODE)
    bench.run(300)
    bench.release("NORD.OK")
    assert type(bench.app.screen).__name__ == "Check", "OK of either held while the power comes on"
    bench.script("300ms RIGHT OK 300ms")
    screen = bench.app.screen
    assert type(screen).__name__ == "CheckButtons"
    assert set(screen.missing) == {
        (seat, NAMES.index(button))
        for seat, buttons in enumerate((kit.profile(name).BUTTONS[0]["keys"], kit.profile(name).NORD))
        for button, _ in buttons
    }
    bench.script("NORD.LEFT 100ms")
    assert kit.lines(bench.display)[0].rstrip().endswith("-North")
    bench.script("LEFT 100ms")
    assert "North" not in kit.lines(bench.display)[0]
    for button in bench.button_names:
        bench.script(f"{button} 100ms")
    assert screen.missing == []


@pytest.mark.parametrize("name", [name for name in kit.PROFILES if name not in BOARDS])
def test_missing_pins_for_second_buttons_are_reported(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    bench = switched_on(name)
    assert ("SILLON_NORD = 1", "0", "0") in bench.board.settings.problems
    assert bench.board.problems == []
    assert not [button for button in bench.button_names if button.startswith("NORD")]


@pytest.mark.parametrize("name", BOARDS)
def test_without_setting_one_button_set_serves_both(name: str) -> None:
    bench = kit.bench(kit.profile(name), {})
    bench.start(kit.CODE)
    assert {seat for seat, code in bench.board.buttons.codes if code < CELL} == {None}
    assert "NORD.OK" not in bench.button_names


@pytest.mark.parametrize("name", [name for name in BOARDS if name != "raspberry_pi"])
def test_suds_back_gives_drive_to_game(name: str) -> None:
    bench = kit.bench(kit.profile(name), {})
    os.environ["SILLON_BOARD"], os.environ["SILLON_NORD"] = name, "1"
    bench.press("BACK")
    exec(compile(kit.source("boot.py"), "boot.py", "exec"), {"__name__": "__main__"})
    assert wire.drive_writable is True
    os.environ.pop("SILLON_NORD")


@pytest.mark.parametrize("name", BOARDS)
def test_viewers_show_both_button_sets(name: str) -> None:
    handheld = Handheld(name, {"SILLON_NORD": 1})
    handheld.run(300)
    layout = layout_of(handheld)
    assert [button for button, _, _ in layout.buttons] == list(handheld.button_names)
    found = {button: place for button, place, _ in layout.buttons}
    assert found["NORD.LEFT"][0] > found["NORD.RIGHT"][0], "Nord sits opposite"
    assert all(y < layout.panel[1] for button, (_, y) in found.items() if button.startswith("NORD."))
    assert render(handheld, 1).size == (layout.width, layout.height)
    assert any("N◀" in line for line in frame_lines(handheld, 200, 60, 0))
    session = Session(handheld)
    session.key("k")
    session.advance(0.05)
    assert handheld.held() == ["NORD.OK"]
    handheld.power_off()
