"""After the Colorigraphe: the decisive problem is found, named, and shown with its best colouring."""

from pathlib import Path

import pytest

from games import colorigraphe as rules
from sim.micropython.runner import run_within
from sim.paths import ROOT
from tests.app import host
from tests.app.play_colorigraphe import LINE, TRIANGLE, session, table_with
from tests.app.scenes_colorigraphe import LOST, RING, WHY
from tests.app.stage import leads_to, open_screen, shows
from tools.measure import starting

ONE_BLACK = f"{TRIANGLE}, red 1, blue 2, black 3, done"
TWO_BLACK = f"{LINE}, black 1, red 2, black 3, done"
FAULT = f"{TRIANGLE}, red 1, red 2, black 3, done"
LINE_DONE = f"{LINE}, red 1, blue 2, red 3, done"

# Moves, the goal, then the problem, its player, the points won, the points possible (None: the challenge was the mistake).
CASES = {
    "a fault": (f"{ONE_BLACK}, pass, {LINE}, done, pass, {LINE_DONE}", 3, (2, 1, 0, 2)),
    "too many black": (f"{ONE_BLACK}, pass, {TWO_BLACK}, pass, {LINE_DONE}", 3, (2, 1, -2, 2)),
    "another did better": (f"{LINE_DONE}, {FAULT}, challenge 0, red 1, blue 2, black 3, done", 3, (2, 1, 0, 1)),
    "a challenge that nobody wins": (f"{ONE_BLACK}, challenge 1, done", 3, (1, 1, 0, None)),
    "a challenge that was lost": (f"{FAULT}, challenge 1, done", 3, (1, 1, 0, 1)),
    "the worst of two": (
        f"{ONE_BLACK}, pass, {TWO_BLACK}, pass, {LINE_DONE}, {TRIANGLE}, done, pass, {LINE_DONE}",
        5,
        (2, 1, -2, 2),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_turning_point_is_named_and_shown(name: str) -> None:
    moves, goal, (problem, seat, gain, could) = CASES[name]
    handheld = table_with(moves, ("Sara", "Samuel"), target=goal)
    assert session(handheld).outcome().winner == 1 - seat
    handheld.bench.app.go(("match.after",))
    leads_to(handheld, "200ms LEFT LEFT OK 800ms", "why_circle")
    screen = handheld.bench.app.screen
    assert screen.result[1:] == (problem, gain, could)
    assert shows(handheld, "why_turn", problem)
    assert shows(handheld, "why_got", f"{gain:+}")
    assert shows(handheld, *(("why_no_dare",) if could is None else ("why_best", f"{could:+}")))
    assert "Samuel" in " ".join(handheld.text())
    ply = screen.result[0]
    assert bytes(screen.shown) == session(handheld).match.position_at(ply)
    handheld.script("OK 8000ms")
    assert shows(handheld, "why_sure")
    assert rules.reached(screen.shown) != rules.INVALID
    assert not shows(handheld, "why_got", f"{gain:+}")
    leads_to(handheld, "OK 300ms", "look_back")
    assert session(handheld).review_ply == ply
    assert session(handheld).match.moves[ply] == rules.DONE


def test_best_colouring_comes_token_after_token() -> None:
    moves, goal, _ = CASES["a fault"]
    handheld = table_with(moves, target=goal)
    open_screen(handheld, "colorigraphe.why", ms=800)
    screen = handheld.bench.app.screen
    handheld.script("OK 20ms")
    laid = []
    for _ in range(400):
        handheld.run(10)
        tokens = bytes(screen.shown[rules.COLOURS : rules.ARCS])
        if not laid or laid[-1] != tokens:
            laid.append(tokens)
    counts = [12 - tokens.count(0) for tokens in laid]
    assert counts[counts.index(0) :] == list(range(len(screen.best) - screen.best.count(0) + 1))
    assert laid[-1].rstrip(b"\0") == screen.best
    assert not any(screen.marks)


def test_ok_shows_the_whole_colouring_at_once() -> None:
    moves, goal, _ = CASES["a fault"]
    handheld = table_with(moves, target=goal)
    open_screen(handheld, "colorigraphe.why", ms=800)
    handheld.script("OK 100ms OK 100ms")
    assert shows(handheld, "why_sure")
    leads_to(handheld, "OK 300ms", "look_back")


@pytest.mark.parametrize("options, key", [({}, "why_dare"), ({"problems": "cards"}, "why_nothing")])
def test_loss_without_mistake_is_stated(options: dict, key: str) -> None:
    moves = f"{LINE}, red 1, blue 2, red 3, done"
    handheld = table_with(moves, target=2)
    if options:
        handheld.bench.app.session.game.stakes = "dice"
    open_screen(handheld, "colorigraphe.why", ms=500)
    assert handheld.bench.app.screen.result == ()
    assert shows(handheld, key)
    leads_to(handheld, "OK 200ms", "after")


def test_unwon_game_is_not_explained() -> None:
    handheld = table_with(f"{LINE_DONE}, {LINE_DONE}, stop", target=0)
    open_screen(handheld, "match.after", ms=200)
    assert "why" not in [value for _, value in handheld.bench.app.screen.items]


def test_loss_explanation_runs_on_small_interpreter_within_heap(tmp_path: Path) -> None:
    script = ROOT / "tests" / "device" / "by_script.py"
    arguments = "pico_panel", f"{LOST} {WHY} 600ms", str(RING["SILLON_SEED"])
    # With comments shortened, and nothing else, the bound went from 89,818 bytes to 92,538: a stale pointer keeps an object.
    small = run_within(91 * 1024, 101 * 1024, script, *arguments, drive=starting.drive(tmp_path / "CIRCUITPY"))
    host.assert_fits(small, 91 * 1024, 101 * 1024, "why")
    assert host.printed_lines(small.stdout) == host.printed_lines(host.run_here(script, *arguments))
