"""Two presses without a tick between them, and unexpected presses: none acts on a screen that the user has not seen."""

from collections.abc import Generator
from itertools import repeat
from typing import Any

import pytest

from games import colorigraphe as rules
from sillon.common.buttons import CELL, OK, PRESS, RELEASE, RIGHT
from sillon.lessons import lesson_text as teaching
from sillon.lessons.teaching import ASKING, RIGHT_ANSWER
from sillon.match.choices import Choice, save_choice
from sillon.match.session import Session
from sim.fakes import flash, wire
from sim.handheld import Handheld
from tests.app import pupil
from tests.app.play_colorigraphe import TRIANGLE, table_with
from tests.app.play_computer import play_out, seated, session_of
from tests.app.stage import after_script, go_to, leads_to, open_screen, screen_of, switch_on

BOTH = "OK+ NORD.OK+ 40ms OK- NORD.OK- 200ms"


def press_ok_while_loading(handheld: Handheld) -> None:
    """Press OK, and OK again before the next screen has ticked: loading its file takes a board a moment."""
    bench = handheld.bench
    for _ in range(2):
        bench.press("OK")
        wire.advance(30)
        bench.tick()
        bench.release("OK")
        wire.advance(30)
    bench.run(300)


def begun(handheld: Handheld, session: Session) -> None:
    """Begin the match as a menu does, by a restart."""
    try:
        handheld.bench.app.go(handheld.bench.app.start_match(session))
    except wire.ReloadRequest:
        handheld.bench.reload()
    handheld.run(300)


def test_ok_twice_starts_new_tournament() -> None:
    handheld = after_script("BACK:900ms 300ms")
    go_to(handheld, "tournament_menu")
    press_ok_while_loading(handheld)
    assert screen_of(handheld) == "tournament_new"
    handheld = after_script("BACK:900ms 300ms", NORD=1)
    go_to(handheld, "tournament_menu")
    handheld.bench.script(BOTH)
    assert screen_of(handheld) == "tournament_new"


def test_press_waits_for_first_tick() -> None:
    handheld = after_script("300ms OK 300ms")
    app = handheld.bench.app
    app.go(("games",))
    waiting = [(None, RIGHT, PRESS)]
    app.board.buttons.read = lambda: waiting.pop(0) if waiting else None
    handheld.bench.tick()
    assert waiting
    before = app.screen.selected
    handheld.bench.tick()
    assert not waiting and app.screen.selected == before + 1


def test_hint_during_last_move_of_lesson_is_ignored() -> None:
    handheld = pupil.lesson_at("fafy", 0, "pygamer", at=3)
    here = pupil.lesson(handheld)
    pupil.press(handheld, "OK 100ms")
    pupil.play(handheld, here.left[0][0], skips=False)
    assert not here.left
    pupil.press(handheld, "HINT 4000ms")
    assert here.phase == RIGHT_ANSWER


def test_second_ok_does_not_answer_unseen_question() -> None:
    steps = teaching.steps("fafy", 0)
    number = next(k for k in range(len(steps)) if steps[k][:4] == "show" and steps[k + 1][:6] == "number")
    handheld = after_script("300ms", NORD=1)
    open_screen(handheld, "lessons.lesson", "fafy", "0", str(number))
    handheld.bench.script(BOTH)
    here = pupil.lesson(handheld)
    assert (here.at, here.phase, here.tries) == (number + 1, ASKING, 0)


def test_second_ok_does_not_answer_unseen_exercise() -> None:
    handheld = after_script("300ms", NORD=1)
    open_screen(handheld, "lessons.exercise", "fafy", "count", "2")
    here = handheld.bench.app.screen
    while here.value != int(here.answer):
        handheld.bench.script("RIGHT")
    handheld.bench.script("OK 200ms")
    good = here.good
    handheld.bench.script(BOTH)
    assert (here.phase, here.good, here.bad) == (ASKING, good, 0)


def test_presses_do_not_decide_for_computer() -> None:
    """The pie rule: Nord is the computer."""
    handheld = after_script("300ms")
    app = handheld.bench.app
    choice = Choice("fafy", {}, 0, (0, 3, 0))
    choice.way = "against"
    choice.changed = True
    save_choice(app, choice)
    app.go(("lay", "fafy", [0, 2, 2, 4, 5, 6, 7, 1]))
    handheld.run(300)
    app.screen._cursor = app.screen._cells  # on "ready"
    handheld.bench.script("OK 40ms")
    assert screen_of(handheld) == "pie"
    before, work = app.screen.selected, app.screen._work
    app.screen._work = repeat(None)  # a search that never ends
    handheld.bench.script("RIGHT OK 20ms RIGHT")
    assert screen_of(handheld) == "pie" and app.screen.selected == before
    app.screen._work = work
    handheld.run(30_000)
    assert session_of(handheld).levels[1] == 3


def test_refused_restart_target_is_not_saved_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """A chip that erases at each write delays writes for two minutes: by then another match is played."""
    handheld = after_script("300ms OK 400ms OK 400ms RIGHT 100ms", "pygamer")

    def refuses(*_: object) -> None:
        raise RuntimeError("Unable to write to nvm.")

    with monkeypatch.context() as worn:
        worn.setattr(flash, "write", refuses)
        handheld.bench.script("OK 400ms")
    handheld.bench.script("OK 400ms")
    assert session_of(handheld)
    moves = []
    for _ in range(3):
        session = session_of(handheld)
        moves.append(session.game.moves(session.position)[0])
        handheld.bench.app.screen.move(moves[-1])
        handheld.run(4000)
    handheld.bench.run(130_000, 20)
    assert not handheld.bench.board.store.load("begins")
    again = switch_on("pygamer", {"SILLON_LANGUAGE": "en"}, True)
    leads_to(again, "300ms OK 300ms", "go_on")
    assert session_of(again).match.moves == moves


def test_advice_works_after_playing_from_review() -> None:
    handheld = seated("fang", (), moves="4 5", place={"board": "pygamer"})
    session_of(handheld).review(1)
    open_screen(handheld, "match.from_here", ms=100)
    go_to(handheld, "play_here")
    handheld.bench.script("OK 200ms HINT 3000ms")
    assert len(session_of(handheld).match.moves) == 1
    assert session_of(handheld).advice


def test_keys_cannot_change_computers_tokens() -> None:
    handheld = after_script("300ms", "macropad", SEED=7)
    session = Session("colorigraphe", {"players": 2})
    session.levels = (3, 0)
    begun(handheld, session)
    for k in range(3000):
        handheld.run(20)
        screen = handheld.bench.app.screen
        if screen_of(handheld) == "colour" and screen.controller.pacer and not screen.ready:
            break
        if k % 50 == 0 and screen_of(handheld) != "colour":
            handheld.bench.script("OK 20ms")
    screen = handheld.bench.app.screen
    assert screen.controller.pacer
    before = bytes(screen.shown[rules.COLOURS : rules.ARCS])
    for key in (CELL, CELL + 5, CELL + 7):
        screen.input.press(0, key, PRESS)
    assert bytes(screen.shown[rules.COLOURS : rules.ARCS]) == before


def test_event_burst_is_spread_over_ticks() -> None:
    """START of a PyGamer holds back later presses for 0.7 s; no tick takes longer for that, and no press is lost."""
    handheld = seated("awale", ())
    app = handheld.bench.app
    events = [(None, RIGHT, kind) for kind in (PRESS, RELEASE)] * 5
    before = app.screen.look.cursor
    app.board.buttons.read = lambda: events.pop(0) if events else None
    left = []
    for _ in handheld.bench.run_steps(30):
        left.append(len(events))
    assert left == [6, 2, 0]
    assert app.screen.look.cursor == (before + 5) % 6


def test_released_key_sows_only_its_cell() -> None:
    handheld = after_script("300ms", "macropad", SEED=7)
    begun(handheld, Session("fang", {"cells": 6}))
    screen = handheld.bench.app.screen
    key = next(k for k in range(12) if screen.input.cell_at(CELL + k) == 2)
    handheld.bench.script(f"CELL{key} 60ms CELL{key}+ 40ms RIGHT 100ms CELL{key}- 200ms")
    assert session_of(handheld).match.moves == []


def test_full_memory_takes_no_41st_name() -> None:
    handheld = after_script("300ms")
    app = handheld.bench.app
    app.go(("tournament.name", tuple(f"N{k:02}" for k in range(39))))
    handheld.run(300)
    store = app.board.store
    plain = store.save
    store.save = lambda name, data: False if name == "tournament_day" else plain(name, data)
    for letter in range(2):
        app.screen._cursor = letter
        handheld.bench.script("RIGHT OK 100ms")
        app.screen._cursor = len(app.screen._letters())
        handheld.bench.script("OK 200ms")
    assert screen_of(handheld) == "tournament_name"
    assert len(app.screen._names) == 40


def test_lessons_drop_finished_match() -> None:
    handheld = seated("fafy", (), cells=5)
    play_out(session_of(handheld).match)
    open_screen(handheld, "setup", "fafy")
    go_to(handheld, "learn")
    handheld.bench.script("OK 300ms")
    assert screen_of(handheld) == "learn"
    assert handheld.bench.app.session is None


@pytest.mark.parametrize("tokens", [10, 300])
def test_colouring_undo_is_bounded(tokens: int) -> None:
    handheld = after_script("300ms")
    open_screen(handheld, "puzzles.puzzle", "colorigraphe", "1", ms=400)
    handheld.bench.script("RIGHT OK " * tokens)
    assert 0 < len(handheld.bench.app.screen.recent) <= 64


@pytest.mark.parametrize("name", ["fafy", "colorigraphe"])
def test_solved_puzzle_is_saved_once(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    handheld = after_script("300ms")
    open_screen(handheld, "puzzles.puzzle", name, "1", ms=400)
    screen = handheld.bench.app.screen
    asked = []
    store = handheld.bench.board.store
    plain = store.load
    monkeypatch.setattr(store, "load", lambda name: asked.append(name) or plain(name))
    if name == "fafy":
        session = session_of(handheld)
        moves = session.game.moves(session.position)
        screen.move(next(move for move in moves if screen.controller.answer(session.position, move)[0]))
    else:
        screen.controller.right = screen.controller.unsaved = True
    handheld.run(10_000)
    assert screen.controller.right
    assert asked.count("puzzles") <= 3 and len(asked) < 20, asked  # two reads, and one before the write


def ok_in_the_last_slice(handheld: Handheld, work: "Generator[Any, None, Any]") -> "Generator[Any, None, Any]":
    """Return the same work, with OK pressed during its last slice: the handheld notices it afterwards."""
    waiting: list[tuple] = []
    handheld.bench.app.board.buttons.read = lambda: waiting.pop(0) if waiting else None

    def pressed() -> "Generator[Any, None, Any]":
        value = yield from work
        waiting.extend([(None, OK, PRESS), (None, OK, RELEASE)])
        return value

    return pressed()


def test_ok_in_last_slice_asks_no_second_hint() -> None:
    handheld = seated("fafy", (), start="1 2 2 1 1 2 2 1 S")
    handheld.bench.app.go(("match.hint",))
    for _ in handheld.bench.run_steps(3000):
        if getattr(getattr(handheld.bench.app.screen, "controller", None), "work", None):
            break
    screen = handheld.bench.app.screen
    screen.controller.work = ok_in_the_last_slice(handheld, screen.controller.work)
    handheld.run(3000)
    assert screen.controller.hint == session_of(handheld).advice[1] == 1


@pytest.mark.parametrize("entered", ["match", "puzzle"])
def test_ok_while_hint_loads_asks_no_second_hint(entered: str) -> None:
    handheld = seated("fafy", (), start="1 2 2 1 1 2 2 1 S")
    app = handheld.bench.app
    if entered == "match":
        app.go(("match.hint",))
        handheld.run(3000)
        assert session_of(handheld).advice[1] == 1
        app.go(("match.hint",))
    else:
        app.go(("puzzles.puzzle", "fafy", "1"))
        handheld.run(400)
        app.session.puzzle, app.session.puzzle_hints = 1, 2
        app.go(("fafy",))
    waiting = [(None, OK, PRESS), (None, OK, RELEASE)]
    app.board.buttons.read = lambda: waiting.pop(0) if waiting else None
    handheld.run(3000)
    assert (session_of(handheld).advice[1] if entered == "match" else app.session.puzzle_hints) == 2


@pytest.mark.parametrize("name, work", [("match.why", "_work"), ("colorigraphe.why", "_next")])
def test_ok_in_last_slice_keeps_explanation(name: str, work: str) -> None:
    if name == "match.why":
        handheld = seated("fafy", (), cells=5)
        play_out(session_of(handheld).match)
    else:
        handheld = table_with(f"{TRIANGLE}, red 1, red 2, black 3, done, challenge 1, done", target=3)
    handheld.bench.app.go((name,))
    handheld.run(20)
    screen = handheld.bench.app.screen
    setattr(screen, work, ok_in_the_last_slice(handheld, getattr(screen, work)))
    handheld.run(5000)
    assert screen.result is not None
    assert handheld.bench.app.target[0] == name
