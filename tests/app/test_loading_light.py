"""The loading light: on before a file is loaded, off with the next frame. The visits of scenes check it too."""

import builtins
from typing import Any

import pytest

from sillon.ui.screen import PAGE
from sim.fakes import wire
from sim.handheld import Handheld
from tests.app.boards import ARROWS, KEYED
from tests.app.stage import Watched, after_script, pick, screen_of, wire_encoder
from tests.app.unlit_loads import LOADING, unlit_loads

HOME = "300ms"
GAMES = f"{HOME} OK 300ms"


def amber(handheld: Watched) -> tuple[int, int, int]:
    """Return the loading light as bytes on the wire."""
    return wire_encoder(handheld)(LOADING)


def test_play_lights_before_loading_rules() -> None:
    handheld = after_script(f"{GAMES} OK 300ms RIGHT")
    lit = amber(handheld)
    handheld.run(100)
    assert screen_of(handheld) == "setup" and handheld.lights()[0][0] != lit
    seen = []
    plain = handheld.bench.app.board.leds.show

    def show() -> bool:
        sent: bool = plain()
        seen.append((wire.ms(), handheld.lights()[0][0]))
        return sent

    handheld.bench.app.board.leds.show = show
    pressed = wire.ms()
    with unlit_loads(handheld) as unlit:
        handheld.script("OK")
    assert unlit == []
    assert screen_of(handheld) == "fafy"
    assert next(ms for ms, colour in seen if colour == lit) - pressed <= 50


@pytest.mark.parametrize("board", [*ARROWS, *KEYED])
def test_boards_show_light_before_loading_menu(board: str) -> None:
    handheld = after_script(HOME, board)
    with unlit_loads(handheld) as unlit:
        handheld.script("OK 300ms BACK:900ms 300ms")
    assert unlit == []


def test_loading_light_goes_out_when_screen_stays() -> None:
    handheld = after_script(f"{HOME} BACK:900ms 300ms")
    app = handheld.bench.app
    app.preferences.speed = 4  # nothing breathes: only the loading light asks for a frame
    handheld.run(2500)
    shown = []
    plain = app.show_loading
    app.show_loading = lambda: shown.append(plain())
    pick(handheld, "palette")
    assert screen_of(handheld) == "pause" and shown
    assert handheld.bench.app.board.leds._frame[0] != LOADING


def test_loading_light_goes_out_after_drawing() -> None:
    handheld = after_script(f"{HOME} BACK:900ms 300ms")
    lit = amber(handheld)
    app = handheld.bench.app
    app.preferences.speed = 4
    handheld.run(2500)
    plain = app.screen.page

    def page(screen: object) -> None:
        app.show_loading()
        plain(screen)

    app.screen.page = page
    app.screen.redraw = 2
    handheld.bench.tick()
    assert handheld.lights()[0][0] == lit
    handheld.run(40)
    assert handheld.lights()[0][0] != lit


def test_board_without_lights_loads_without_one() -> None:
    handheld = after_script(HOME)
    handheld.bench.app.board.leds.rows = 0
    before = wire.strip_bytes
    handheld.bench.app.show_loading()
    assert wire.strip_bytes == before


def test_import_hook_is_removed_between_ticks() -> None:
    plain = builtins.__import__
    after_script(f"{GAMES} OK 300ms RIGHT OK 300ms BACK:900ms 300ms")
    assert builtins.__import__ is plain


def test_slow_page_is_sent_at_next_tick() -> None:
    handheld = Handheld("pico_panel", {"SILLON_SPEED": "still"})
    handheld.run(3_000)
    app = handheld.bench.app

    def slow_page(screen: Any) -> None:
        screen.text(0, "slow")
        wire.advance(8)

    app.screen.page = slow_page
    app.screen.redraw = PAGE
    before = wire.i2c_bytes
    app.tick()
    assert wire.i2c_bytes == before
    app.tick()
    assert wire.i2c_bytes > before
