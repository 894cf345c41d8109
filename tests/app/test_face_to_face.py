"""Two players, each with buttons of his own: on every board that foresees them, where settings.toml says so."""

from collections.abc import Iterator

import pytest

from hal.button_names import NAMES
from hal.buttons import CELL
from sim.bench import Bench
from sim.fakes import wire
from sim.handheld import Handheld
from tests.hal import kit

TO_A_MATCH = "300ms OK 300ms OK 300ms OK 900ms"  # impartial Fafy
BOARDS = [name for name in kit.PROFILES if hasattr(kit.profile(name), "NORD")]
SOW = "OK 2000ms"


def by(owner: str, script: str) -> str:
    """The script by the buttons of "SUD" or of "NORD"."""
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


def test_the_boards_that_are_built_by_hand_foresee_them() -> None:
    assert BOARDS == ["pico_panel", "pico_strip", "raspberry_pi"]


@pytest.mark.parametrize("owner", ["SUD", "NORD"])
def test_in_menus_both_players_buttons_do_the_same(bench: Bench, owner: str) -> None:
    bench.script(by(owner, TO_A_MATCH))
    assert type(bench.app.screen).__name__ == "Fafy"


def test_in_a_match_a_player_chooses_in_his_turn_only(bench: Bench) -> None:
    bench.script(by("SUD", TO_A_MATCH))
    session = bench.app.session
    start = session.match.position
    assert session.turn == 0
    bench.script(by("NORD", "RIGHT 200ms " + SOW))
    assert session.match.position == start, "it is Sud's turn"
    bench.script(by("SUD", SOW))
    assert session.turn == 1
    after = session.match.position
    bench.script(by("SUD", "RIGHT 200ms " + SOW))
    assert session.match.position == after, "it is Nord's turn"
    bench.script(by("NORD", SOW))
    bench.script(by("NORD", SOW))
    assert len(session.match.moves) >= 2


def test_both_may_go_back_and_open_the_menu(bench: Bench) -> None:
    bench.script(by("SUD", TO_A_MATCH + " OK 3000ms"))
    assert len(bench.app.session.match.moves) == 1
    bench.script(by("NORD", "BACK 600ms"))
    assert len(bench.app.session.match.moves) == 0
    bench.script("NORD.BACK:900ms 300ms")
    assert type(bench.app.screen).__name__ == "Pause"


def test_with_the_board_turned_nords_left_is_his_own() -> None:
    bench = switched_on("pico_panel", TURNED=1)
    bench.script(by("SUD", TO_A_MATCH) + " " + by("SUD", SOW))
    screen = bench.app.screen
    assert screen.look.turned
    before = screen.look.cursor
    bench.script("NORD.RIGHT 200ms")
    steps = screen.look.cursor - before
    assert steps < 0 or before == 0, "his right is the board's west"
    bench.power_off()


def test_while_one_colours_the_others_buttons_do_nothing() -> None:
    bench = switched_on("pico_panel", SEED=1)
    bench.script("300ms OK LEFT OK 300ms OK 300ms OK 300ms OK 300ms")
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
    bench.power_off()


@pytest.mark.parametrize("name", BOARDS)
def test_the_self_test_asks_for_each_and_says_whose_it_is(name: str) -> None:
    bench = kit.bench(kit.profile(name), {"SILLON_LANGUAGE": "en", "SILLON_NORD": 1})
    bench.press("NORD.OK")
    bench.start(kit.CODE)
    bench.run(300)
    bench.release("NORD.OK")
    assert type(bench.app.screen).__name__ == "Check", "OK of either held while the power comes on"
    bench.script("300ms RIGHT OK 300ms")
    screen = bench.app.screen
    assert type(screen).__name__ == "CheckKeys"
    assert set(screen.missing) == {
        (seat, NAMES.index(button))
        for seat, buttons in enumerate((kit.profile(name).BUTTONS[0]["keys"], kit.profile(name).NORD))
        for button, _ in buttons
    }
    bench.script("NORD.LEFT 100ms")
    assert kit.lines(bench.screen)[0].rstrip().endswith("-North")
    bench.script("LEFT 100ms")
    assert "North" not in kit.lines(bench.screen)[0]
    for button in bench.button_names:
        bench.script(f"{button} 100ms")
    assert screen.missing == []
    bench.power_off()


@pytest.mark.parametrize("name", [name for name in kit.PROFILES if name not in BOARDS])
def test_a_board_without_room_for_them_says_so_and_plays(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    bench = switched_on(name)
    assert ("settings.toml", "NORD = 1", "0", "0") in bench.board.settings.problems
    assert bench.board.problems == []
    assert not [button for button in bench.button_names if button.startswith("NORD")]
    bench.power_off()


@pytest.mark.parametrize("name", BOARDS)
def test_without_the_line_its_buttons_are_for_both_and_nothing_more_is_read(name: str) -> None:
    bench = kit.bench(kit.profile(name), {})
    bench.start(kit.CODE)
    assert {seat for seat, code in bench.board.buttons.codes if code < CELL} == {None}
    assert "NORD.OK" not in bench.button_names
    bench.power_off()


@pytest.mark.parametrize("name", [name for name in BOARDS if name != "raspberry_pi"])
def test_a_drive_is_given_to_the_game_by_suds_back_all_the_same(name: str) -> None:
    import os

    bench = kit.bench(kit.profile(name), {})
    os.environ["SILLON_BOARD"], os.environ["SILLON_NORD"] = name, "1"
    bench.press("BACK")
    exec(compile(kit.source("boot.py"), "boot.py", "exec"), {"__name__": "__main__"})
    assert wire.drive_writable is True
    os.environ.pop("SILLON_NORD")


@pytest.mark.parametrize("name", BOARDS)
def test_every_viewer_shows_them(name: str) -> None:
    from sim.picture.render import layout_of, render
    from sim.terminal.frame import frame_lines
    from sim.terminal.session import Session

    handheld = Handheld(name, {"SILLON_NORD": 1})
    handheld.run(300)
    layout = layout_of(handheld)
    assert [button for button, _, _ in layout.buttons] == list(handheld.button_names)
    found = {button: place for button, place, _ in layout.buttons}
    assert found["NORD.LEFT"][0] > found["NORD.RIGHT"][0], "he sits opposite"
    assert all(y < layout.panel[1] for button, (_, y) in found.items() if button.startswith("NORD."))
    assert render(handheld, 1).size == (layout.width, layout.height)
    assert any("N◀" in line for line in frame_lines(handheld, 200, 60, 0))
    session = Session(handheld)
    session.key("k")
    session.advance(0.05)
    assert handheld.held() == ["NORD.OK"]
    handheld.power_off()
