"""After the Colorigraphe: the decisive problem is found, told, and shown with its best colouring."""

import sys
from pathlib import Path

import pytest

from games import colorigraphe_table as table
from sim.micropython.runner import run_within
from sim.paths import ROOT
from tests.app import host
from tests.app.colorigraphe_hands import LINE, TRIANGLE, session, table_with
from tests.app.scenes_colorigraphe import LOST, RING, WHY
from tests.app.stage import screen_of, shows
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
def test_turning_point_is_told_and_shown(name: str) -> None:
    moves, goal, (problem, seat, gain, could) = CASES[name]
    handheld = table_with(moves, ("Sara", "Samuel"), target=goal)
    assert session(handheld).outcome().winner == 1 - seat
    handheld.bench.app.go(("match.after",))
    handheld.script("200ms LEFT LEFT OK 800ms")
    assert screen_of(handheld) == "why_circle"
    screen = handheld.bench.app.screen
    assert screen.result[1:] == (problem, gain, could)
    assert shows(handheld, "why_turn", problem)
    assert shows(handheld, "why_got", f"{gain:+}")
    assert shows(handheld, *(("why_no_dare",) if could is None else ("why_best", f"{could:+}")))
    assert "Samuel" in " ".join(handheld.text())
    assert table.reached(screen.shown) != table.INVALID
    handheld.script("OK 300ms")
    assert screen_of(handheld) == "look_back"
    assert session(handheld).match.moves[session(handheld).review_ply] == table.DONE


@pytest.mark.parametrize("options, key", [({}, "why_dare"), ({"problems": "cards"}, "why_nothing")])
def test_flawless_loser_is_told(options: dict, key: str) -> None:
    moves = f"{LINE}, red 1, blue 2, red 3, done"
    handheld = table_with(moves, target=2)
    if options:
        handheld.bench.app.session.game.stakes = "dice"
    handheld.bench.app.go(("colorigraphe.why",))
    handheld.script("500ms")
    assert handheld.bench.app.screen.result == ()
    assert shows(handheld, key)
    handheld.script("OK 200ms")
    assert screen_of(handheld) == "after"


def test_unwon_game_is_not_explained() -> None:
    handheld = table_with(f"{LINE_DONE}, {LINE_DONE}, stop", target=0)
    handheld.bench.app.go(("match.after",))
    handheld.script("200ms")
    assert "why" not in [value for _, value in handheld.bench.app.screen.items]


def test_why_runs_on_small_interpreter_within_heap(tmp_path: Path) -> None:
    script = ROOT / "tests" / "device" / "by_script.py"
    arguments = "pico_panel", f"{LOST} {WHY} 600ms", str(RING["SILLON_SEED"])
    small = run_within(86 * 1024, 94 * 1024, script, *arguments, drive=starting.drive(tmp_path / "CIRCUITPY"))
    assert small.returncode == 0, small.stderr
    here = [line for line in host.run_here(script, *arguments).splitlines() if line.startswith(host.LINES)]
    assert [line for line in small.stdout.splitlines() if line.startswith(host.LINES)] == here
    heap, taken = small.heap, small.imports
    assert heap is not None and taken is not None
    print(f"\nwhy: at most {heap.bytes} bytes alive, {heap.step}; {taken.bytes} for {taken.file}", file=sys.stderr)
    assert heap.step == "WhyCircle colorigraphe.why"
    assert heap.bytes <= 86 * 1024
    assert taken.bytes <= 94 * 1024
