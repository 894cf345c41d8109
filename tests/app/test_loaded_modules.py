"""Modules that stay in a board's memory, and restarts that free it."""

import gc
import importlib
import sys

import pytest

from sim.fakes import wire
from sim.handheld import Handheld
from sim.paths import ROOT
from tools.measure import walk
from tools.measure.walk import UNMOVED, in_menu

SETTINGS = {"SILLON_SEED": 7, "SILLON_SPEED": "still"}


def in_a_match(game: str) -> Handheld:
    handheld = Handheld("pico_panel", SETTINGS)
    for _, words in walk.menus(game):
        handheld.script(words)
    handheld.run(1400)
    return handheld


def program() -> set[str]:
    return {name for name in sys.modules if name.startswith("sillon.")}


@pytest.mark.parametrize("game", walk.walked())
def test_match_starts_without_restart_given_memory(game: str) -> None:
    handheld = in_a_match(game)
    assert handheld.bench.app.session.name == game
    assert wire.reloads == 0


@pytest.mark.usefixtures("little_memory")
@pytest.mark.parametrize("game", walk.walked())
def test_match_starts_by_restart_without_memory(game: str) -> None:
    handheld = in_a_match(game)
    assert handheld.bench.app.session.name == game
    assert wire.reloads >= 1


def test_restart_keeps_dice_of_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []
    for free in (1 << 20, 0):
        monkeypatch.setattr(gc, "mem_free", lambda free=free: free, raising=False)
        handheld = in_a_match("colorigraphe")
        handheld.script("OK 2500ms OK 1500ms OK 1500ms")
        seen.append((handheld.text(), handheld.lights()))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("free, stays", [(1 << 20, True), (0, False)])
def test_left_screen_stays_loaded_given_memory(monkeypatch: pytest.MonkeyPatch, free: int, stays: bool) -> None:
    monkeypatch.setattr(gc, "mem_free", lambda: free, raising=False)
    handheld = Handheld("pico_panel", SETTINGS)
    handheld.script("300ms OK 300ms OK 300ms")
    assert handheld.bench.app.target[0] == "setup"
    assert ("sillon.screens.games" in program()) is stays


def test_match_unloads_menus() -> None:
    in_a_match("fafy")
    assert not program() & {
        f"sillon.{name}" for name in ("screens.setup", "screens.games", "ui.menu", "match.choices", "games.awale")
    }


PRELOADING = [
    path.relative_to(ROOT / "lib").with_suffix("").as_posix().replace("/", ".")
    for path in sorted((ROOT / "lib/sillon").rglob("*.py"))
    if "    preload = (" in path.read_text(encoding="utf-8")
]


@pytest.mark.parametrize("name", PRELOADING)
def test_preloaded_modules_load_no_other(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise a tick would take as long as all of them."""
    handheld = Handheld("pico_panel", SETTINGS)
    handheld.run(100)
    app = handheld.bench.app
    ahead = importlib.import_module(name).SCREEN.preload
    app._forget()
    for each in ("sillon.ui.menu", name):
        importlib.import_module(each)
    for each in ahead:
        before = program()
        importlib.import_module(f"sillon.{each}")
        read = {name for name in program() - before if not hasattr(sys.modules[name], "__path__")}  # without packages
        assert read <= {f"sillon.{each}"}, each


def test_idle_preloading_leaves_lights_unchanged() -> None:
    handheld = Handheld("pico_panel", SETTINGS)
    handheld.script("300ms OK 100ms")
    assert handheld.bench.app.preload
    handheld.run(2000)
    assert not handheld.bench.app.preload
    quiet = handheld.lights()
    handheld.run(500)
    assert handheld.lights() == quiet
    assert "sillon.screens.setup" in program()


def test_unreadable_file_is_reported_when_needed(capsys: pytest.CaptureFixture[str]) -> None:
    handheld = Handheld("pico_panel", SETTINGS)
    handheld.run(10)
    handheld.bench.app.preload = ["no_such_file", "ui.menu"]
    handheld.run(2000)
    assert handheld.bench.app.target[0] == "home"
    assert "not preloaded" in capsys.readouterr().out
    handheld.script("OK 500ms")
    assert handheld.bench.app.target[0] == "games"


def test_home_restarts_on_fragmented_heap(monkeypatch: pytest.MonkeyPatch) -> None:
    handheld = in_a_match("fafy")
    monkeypatch.setattr("sillon.app.in_one_piece", lambda _: False)
    handheld.script("RIGHT RIGHT OK 700ms OK 2500ms BACK:900ms 300ms LEFT OK 900ms")
    assert handheld.bench.app.target == ("home",)
    assert wire.reloads == 1
    handheld.script("OK 900ms")
    assert handheld.bench.app.target == ("match.go_on",)  # the match is saved


def test_home_unloads_match() -> None:
    handheld = in_a_match("fafy")
    handheld.script("BACK:900ms 300ms LEFT OK 900ms")
    assert handheld.bench.app.target == ("home",)
    assert wire.reloads == 0
    assert not program() & {"sillon.games.fafy.screen", "sillon.games.fafy.view", "sillon.match.session"}


def in_the_menu_of_a_match() -> Handheld:
    handheld = in_a_match("fafy")
    handheld.script("BACK:900ms 300ms")
    assert handheld.bench.app.target == ("pause",)
    return handheld


@pytest.mark.usefixtures("little_memory")
@pytest.mark.parametrize("game", ["fafy", "fanorona"])
def test_cursor_stays_in_place_over_a_restart(game: str) -> None:
    handheld = in_a_match(game)
    handheld.script("RIGHT 300ms")
    before = handheld.frame_text()
    reloads = wire.reloads
    handheld.script(f"BACK:900ms 300ms {in_menu('rules', UNMOVED)} 900ms")
    assert handheld.bench.app.target == ("rules",)
    handheld.script("BACK 900ms")
    assert wire.reloads == reloads + 2
    assert handheld.frame_text() == before


def test_dropped_modules_avoid_a_restart(monkeypatch: pytest.MonkeyPatch) -> None:
    handheld = in_the_menu_of_a_match()
    measured = iter((30 << 10, 60 << 10))
    monkeypatch.setattr("sillon.app.free_bytes", lambda: next(measured, 60 << 10))
    dropped: list[bool] = []
    plain = handheld.bench.app._forget
    monkeypatch.setattr(handheld.bench.app, "_forget", lambda: (dropped.append(True), plain()))
    assert handheld.bench.app.make_room_for("match.record") == ("match.record",)
    assert dropped
    assert wire.reloads == 0


def test_screen_is_entered_by_restart_on_fragmented_heap(monkeypatch: pytest.MonkeyPatch) -> None:
    handheld = in_the_menu_of_a_match()
    asked: list[int] = []
    monkeypatch.setattr("sillon.app.in_one_piece", lambda size: asked.append(size) is not None)
    handheld.script("RIGHT OK 900ms")
    assert wire.reloads == 0, "advice does not take much memory"
    handheld.script(f"BACK:900ms 300ms {in_menu('rules', UNMOVED)} 900ms")
    assert handheld.bench.app.target == ("rules",)
    assert wire.reloads == 1
    assert asked
    assert min(asked) > 16 << 10, "the bar is 16 KB in one piece on every screen"
