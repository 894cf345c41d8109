"""The window: mouse and keys, boards and languages, pause, pictures and films; with SDL's dummy driver."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from sillon.match.codes import write
from sillon.match.session import Session as Position
from sim import paths
from sim.__main__ import main as play
from sim.bench import STEP_MS
from sim.fakes import wire
from sim.memory import crowd, new_memory
from sim.window import loop as window
from sim.window import session as window_session
from sim.window.loop import places, under
from sim.window.session import Session

os.environ["SDL_VIDEODRIVER"] = "dummy"


@pytest.fixture
def session() -> Iterator[Session]:
    opened = Session("pico_panel", "fr", {"SILLON_SEED": 7})
    yield opened
    opened.handheld.power_off()


def screen_of(session: Session) -> str:
    return str(session.handheld.bench.app.target[0])


def tap(session: Session, name: str) -> None:
    session.press(name)
    session.advance(0.08)
    session.release(name)
    session.advance(0.2)


def test_press_within_a_frame_counts(session: Session) -> None:
    """A touchpad's click is shorter than a frame, as is any click in slow motion or when paused."""
    for prepare in ([], ["-"], ["space"]):
        session.restart()
        session.advance(1)
        assert screen_of(session) == "home"
        for key in prepare:
            session.key(key)
        session.press("OK")
        session.release("OK")
        for key in prepare:
            session.key(key)
        session.advance(0.25)
        assert screen_of(session) == "games", prepare
        tap(session, "BACK")
        assert not session.handheld.held()


def test_window_uses_code_and_settings_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As in the terminal. A wrong code is one sentence, without a window."""
    shown: list[tuple[str, str]] = []

    def look(opened: Session) -> int:
        opened.advance(0.2)
        shown.append((screen_of(opened), opened.handheld.language))
        opened.handheld.power_off()
        return 0

    monkeypatch.setattr(window, "play", look)
    monkeypatch.setenv("SILLON_LANGUAGE", "en")
    code = write(Position("awale", {}))
    assert play(["--window", "--code", code]) == 0
    assert play(["--window", "--code", code, "--language", "fr"]) == 0
    assert shown == [("awale", "en"), ("awale", "fr")]
    with pytest.raises(SystemExit):
        play(["--window", "--code", code[:-1]])
    assert capsys.readouterr().err.startswith("python -m sim: --code: ")
    assert len(shown) == 2


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a display")
@pytest.mark.parametrize(
    ("display", "language", "message"),
    [
        ({}, "fr", "Il n'y a pas d'écran pour la fenêtre."),
        ({}, "en", "There is no display for the window."),
        ({"DISPLAY": ":77"}, "en", "There is no display for the window."),
        ({"SDL_VIDEODRIVER": "x11"}, "en", "There is no display for the window."),
    ],
)
def test_window_is_refused_without_display(display: dict[str, str], language: str, message: str) -> None:
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "XDG_RUNTIME_DIR")
    kept = {name: value for name, value in os.environ.items() if name not in hidden}
    run = subprocess.run(
        [sys.executable, "-m", "sim", "--window"],
        cwd=paths.ROOT,
        env={**kept, "SILLON_LANGUAGE": language, **display},
        capture_output=True,
        encoding="utf-8",
        timeout=30,
        check=False,
    )
    assert run.returncode == 1
    assert run.stderr.startswith(message) and run.stderr.count("\n") == 1


def test_every_pictured_button_is_clickable(session: Session) -> None:
    for name, middle, radius in places(session.handheld):
        assert under(session.handheld, middle) == name
        assert under(session.handheld, (middle[0], middle[1] + radius * 0.8)) == name
    assert under(session.handheld, (1, 1)) == ""
    assert {name for name, _, _ in places(session.handheld)} == set(session.handheld.button_names)


def test_window_runs_in_real_time_and_pauses(session: Session) -> None:
    session.advance(0.2)
    before = wire.ms()
    session.key("space")
    session.advance(0.2)
    assert wire.ms() == before
    session.key(".")
    assert wire.ms() == before + STEP_MS
    session.key("space")
    session.advance(0.1)
    assert wire.ms() == before + STEP_MS + 100


def test_slow_motion_is_a_fifth(session: Session) -> None:
    before = wire.ms()
    session.key("-")
    session.advance(0.2)
    assert wire.ms() == before + 40


def test_each_board_keeps_its_memory(session: Session) -> None:
    session.advance(0.2)
    session.handheld.bench.app.board.store.save("mine", b"kept")
    session.key("b")
    assert session.handheld.board != "pico_panel"
    assert session.handheld.bench.app.board.store.load("mine") is None
    while session.handheld.board != "pico_panel":
        session.key("b")
    assert session.handheld.bench.app.board.store.load("mine") == b"kept"


def test_language_changes_during_match(session: Session) -> None:
    session.advance(0.2)
    for name in ("OK", "OK", "OK"):
        tap(session, name)
    session.advance(0.25)
    assert screen_of(session) == "fafy"
    session.key("l")
    session.advance(0.25)
    assert screen_of(session) == "fafy"
    assert "South" in session.handheld.text()[0]


def test_language_changes_with_a_full_memory() -> None:
    memory = new_memory("pico_panel")
    crowd(memory)
    opened = Session("pico_panel", "fr", {"SILLON_SEED": 7}, memory=bytes(memory))
    opened.advance(0.2)
    app = opened.handheld.bench.app
    app.session, app.target, app.screen = Position("awale", {}), ("awale",), None
    opened.advance(0.2)
    opened.key("l")
    opened.advance(0.25)
    found = screen_of(opened), opened.handheld.text()[0]
    opened.handheld.power_off()
    assert found[0] == "awale"
    assert "South" in found[1]


def test_saved_file_restarts_the_program(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    session.advance(0.2)
    app = session.handheld.bench.app
    session.look_at_files()
    assert session.handheld.bench.app is app
    monkeypatch.setattr(window_session, "_stamp", lambda: 1e12)
    monkeypatch.setattr(window_session, "_LOOK_SECONDS", 0)
    session.look_at_files()
    assert session.handheld.bench.app is not app
    assert session.said == "restarted"


def test_program_error_is_shown_and_window_stays(session: Session, capsys: pytest.CaptureFixture[str]) -> None:
    session.handheld.bench.app.tick = lambda: 1 / 0
    session.advance(0.05)
    assert "ZeroDivisionError" in session.said
    assert capsys.readouterr().err.count("Traceback") == 1, "and in the terminal is where"
    session.advance(0.05)
    session.key("r")
    session.advance(0.05)
    assert screen_of(session) == "home"


def test_unreadable_program_is_shown_until_readable(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    def unreadable(code_path: str) -> None:
        raise SyntaxError("invalid syntax")

    session.advance(0.2)
    with monkeypatch.context() as while_it_is_written:
        while_it_is_written.setattr(session.handheld.bench, "start", unreadable)
        session.restart()
        assert "SyntaxError" in session.said
        for name in ("l", "."):
            session.key(name)
        session.press("OK")
        session.advance(0.1)
        assert session.picture(1).width > 100
    session.restart()
    session.advance(0.1)
    assert screen_of(session) == "home"


def test_picture_and_film_are_written(session: Session, tmp_path: Path) -> None:
    for _ in range(4):
        session.advance(0.25)
    with Image.open(window_session.screenshot(session.handheld, tmp_path)) as picture:
        assert picture.width > 800
    messages: list[str] = []
    session.film.write_aside(messages.append, tmp_path)
    assert session.film.writer
    session.film.writer.join()
    assert messages == ["the film is being written", f"{tmp_path / 'sillon-1.gif'} is written"]
    with Image.open(tmp_path / "sillon-1.gif") as film:
        assert 5 < getattr(film, "n_frames", 1) <= 100


def test_play_continues_while_film_is_written(
    session: Session, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_end = threading.Event()

    def slow(frames: list[Image.Image], folder: Path) -> Path:
        assert frames
        may_end.wait()
        return tmp_path / "film.gif"

    monkeypatch.setattr(window_session, "write_gif", slow)
    session.advance(0.2)
    session.key("g")
    assert session.said == "the film is being written"
    writer = session.film.writer
    assert writer
    session.key("g")
    assert session.film.writer is writer, "one film at a time"
    session.advance(0.2)
    may_end.set()
    writer.join()
    assert session.said == f"{tmp_path / 'film.gif'} is written"


def test_window_takes_keys_and_clicks_and_closes(session: Session) -> None:
    pygame: Any = pytest.importorskip("pygame")
    session.advance(0.2)
    held: list[str] = []
    plain_press = session.press
    session.press = lambda name: (held.append(name), plain_press(name))[1]  # type: ignore[method-assign]

    def until(frame: int) -> bool:
        if frame == 2:
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN))
        if frame == 4:
            pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN))
            _, (x, y), _ = next(place for place in places(session.handheld) if place[0] == "RIGHT")
            pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=(x * 2, y * 2)))
        if frame == 6:
            pygame.event.post(pygame.event.Event(pygame.QUIT))
        return frame > 20

    assert window.play(session, until) == 0
    assert held == ["OK", "RIGHT"]


def test_saved_setting_takes_effect(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    from sim import bench

    plain = bench.read_settings
    session.advance(0.2)
    assert session.handheld.bench.app.preferences.speed == 1
    monkeypatch.setattr(bench, "read_settings", lambda path: {**plain(path), "SILLON_SPEED": "quick"})
    session.restart()
    assert session.handheld.bench.app.preferences.speed == 2
    monkeypatch.setattr(bench, "read_settings", plain)
    session.restart()
    assert session.handheld.bench.app.preferences.speed == 1


def test_file_changes_are_noticed(tmp_path: Path) -> None:
    (tmp_path / "games" / "__pycache__").mkdir(parents=True)
    rules = tmp_path / "games" / "rules.py"
    seen = [window_session._stamp(tmp_path)]
    for change in (
        lambda: rules.write_text("a = 1"),
        lambda: os.utime(rules, (0, 0)),
        lambda: (tmp_path / "settings.toml").write_text(""),
        rules.unlink,
    ):
        change()
        seen.append(window_session._stamp(tmp_path))
        assert seen[-1] != seen[-2]
    (tmp_path / "games" / "__pycache__" / "rules.pyc").write_text("")
    assert window_session._stamp(tmp_path) == seen[-1]


def test_losing_focus_releases_all_keys(session: Session) -> None:
    session.advance(0.2)
    session.press("RIGHT")
    assert session.handheld.held() == ["RIGHT"]
    session.let_go()
    session.advance(0.1)
    assert session.handheld.held() == []


def test_nords_buttons_have_keys_and_areas() -> None:
    opened = Session("pico_panel", "fr", {"SILLON_SEED": 7, "SILLON_NORD": 1})
    names = set(opened.handheld.button_names)
    assert {name for name in names if name.startswith("NORD.")} <= set(window_session.BUTTONS.values())
    assert {name for name, _, _ in places(opened.handheld)} == names
    opened.handheld.power_off()


@pytest.mark.parametrize("size", [(300, 900), (1600, 500)])
def test_buttons_are_clickable_in_any_window_shape(session: Session, size: tuple[int, int]) -> None:
    pygame: Any = pytest.importorskip("pygame")
    session.advance(0.2)
    pygame.display.init()
    opened = window._Window(pygame, session)
    opened._surface = pygame.display.set_mode(size, pygame.RESIZABLE)
    opened._draw()
    left, top, unit = opened._place
    for name, (x, y), _ in places(session.handheld):
        at = (round(left + x * unit), round(top + y * unit))
        assert 0 <= at[0] < size[0] and 0 <= at[1] < size[1]
        opened._take(pygame.event.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=at))
        assert session.handheld.held() == [name]
        opened._take(pygame.event.Event(pygame.MOUSEBUTTONUP, button=1, pos=at))
        session.advance(0.1)
        assert session.handheld.held() == []
    opened._take(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_LEFT))
    assert session.handheld.held() == ["LEFT"]
    opened._take(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    session.advance(0.1)
    assert session.handheld.held() == []
    pygame.quit()
