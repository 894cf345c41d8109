"""The explanation of a defeat on the game's own screen: the move that lost, a better one, and what follows it."""

from itertools import repeat
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games import NAMES
from sillon.manifest import manifest_of, offered
from sillon.match.play import REVIEWING, SHOWING
from sillon.views.board_view import FAULT
from sillon.words import LANGUAGES
from sim.handheld import Handheld
from sim.micropython.runner import run_within
from sim.paths import ROOT
from sim.profiles import board_names
from tests.app import host
from tests.app.play_computer import seated, session_of
from tests.app.scenes_fafy import WON
from tests.app.stage import screen_of, shows
from tools.measure import starting

EXPLAINED = [name for name in NAMES if manifest_of(name).computer and manifest_of(name).why == "match.why"]
ENDING = "1 0 0 0 1 0 0 1 0 0 0 1 22 22 S"  # few seeds, for a short search
# Pits from 0, South's first: level 4 lost it to level 3.
LONG_MATCH = bytes.fromhex(
    "030a05060109050a0008040a0208010a030b0206040905080207010b040a000904060309020a0408030a0506040b030a0406050b"
    "0109020703060406050a000b000901080207030604080509000a000b0007010602080309040a050b0007010602080309040a050b"
)
# Level 1 lost it to level 3 at Fanorona 9x5.
SHORT_MATCH = (
    "F2-E3P C3-D4A D4-C5A F1-F2P D5-D4P D4-E3P E3-F3P E2-E3P E3-D4P D4-E4A E4-F4P F4-F5A F5-E5A H3-H4A H4-G5A G5-F5P B3-C3A "
    "C3-B4P F5-E5 B4-B3A E5-E4 G2-F2 E4-E3 C1-D2P"
)
HEAP = 91 * 1024
IMPORTING = 102 * 1024  # with what a tick leaves to collect: it drops the player and imports the screen
OPTIONS = {"fanorona": {"size": "3x3"}}


def lost(game: str, seed: int = 0, **place: Any) -> Handheld:
    """Return a handheld after a match of random moves that one side has won, on the page that names a better move."""
    handheld = seated(game, (), start=ENDING if game == "awale" else "", place=place, **OPTIONS.get(game, {}))
    match = session_of(handheld).match
    for number in range(seed, seed + 100):
        chance = Random(number)
        match.undo(len(match.moves))
        while match.outcome() is None:
            match.play(chance.choice(match.game.moves(match.position)))
        if match.outcome().winner is not None:
            handheld.bench.app.go(("match.why",))
            handheld.run(20)
            page = handheld.bench.app.screen
            for _ in handheld.bench.run_steps(30_000):
                if page.result is not None:
                    break
            if page.result:
                handheld.run(300)
                return handheld
    raise AssertionError("every match was lost without a mistake")


def explained(handheld: Handheld) -> Any:
    """Ask why the match was lost; return the result."""
    handheld.bench.app.go(("match.why",))
    handheld.run(20)
    page = handheld.bench.app.screen
    for _ in handheld.bench.run_steps(300_000):
        if page.result is not None:
            return page.result
    raise AssertionError("no result")


def test_early_mistake_of_a_long_match_is_found() -> None:
    """A strong engine sees 9 seeds lost at ply 10 of these 104, 8 at ply 50, and 2 at most elsewhere but ply 48 (5)."""
    handheld = seated("awale", (), start="4 4 4 4 4 4 4 4 4 4 4 4 0 0 S")
    match = session_of(handheld).match
    for move in LONG_MATCH:
        match.play(move)
    assert match.outcome().winner == 1
    ply, move, better, end = explained(handheld)
    assert (ply, move, end) == (10, LONG_MATCH[10], "None")
    assert better != move
    begin(handheld)
    for step in range(len(handheld.bench.app.screen.controller.moves) + 2):
        by_itself(handheld, step)
        assert not shows(handheld, "look_here"), "OK does not play here: it shows the next step"
    handheld.script("OK 300ms")
    assert shows(handheld, "look_here")


def test_losing_turn_at_fanorona_is_found_and_chains_are_whole() -> None:
    """A strong engine sees a piece lost at ply 1, all at ply 13 and nothing elsewhere; A3-A4A alone holds."""
    handheld = seated("fanorona", (), SHORT_MATCH)
    match = session_of(handheld).match
    rules = match.game
    ply, _, better, _ = explained(handheld)
    position = match.position_at(ply)
    assert (ply, rules.move_name(position, better)) == (13, "A3-A4A")
    controller = begin(handheld, wait=100)  # it waits until the first answer is known
    turns = []
    for move in controller.moves[1:]:
        turns.append(rules.turn(position))
        position = rules.play(position, move)
    assert turns[:3] == [1, 0, 0]  # A3-A4A, and a chain of two
    assert rules.turn(position) != turns[-1]


def test_lead_that_decides_is_no_loss_to_add_to() -> None:
    """A turn that lets the other win at once is a turning point when one piece ahead, none when ten behind."""
    handheld = seated("fanorona", (), SHORT_MATCH)
    handheld.bench.app.go(("match.why",))
    handheld.run(20)
    page = handheld.bench.app.screen

    def lost_by(points: int, got: int) -> Any:
        class Known:
            move, exact, decisive = 0, False, page._player.decisive
            values = {0: points, page._session.match.moves[13]: got}
            verdicts = dict.fromkeys(values)

            def think(self, position: bytes) -> Any:
                return iter(())

        page._player = Known()
        with pytest.raises(StopIteration) as found:
            next(page._judge(13, b"", 9))
        return found.value.value[1]

    assert lost_by(-10, -45) == 0
    assert lost_by(1, -45) > lost_by(1, -2) > lost_by(1, 0) > 0


def test_better_move_in_lost_position_of_solved_game_is_proven() -> None:
    handheld = seated("fang", ())
    match = session_of(handheld).match
    for number in range(200):
        chance = Random(number)
        match.undo(len(match.moves))
        while match.outcome() is None:
            match.play(chance.choice(match.game.moves(match.position)))
        if match.outcome().winner is None:
            continue
        found = explained(handheld)
        if found and found[3] == "sure":
            handheld.run(300)
            assert shows(handheld, "then_sure")
            return
    raise AssertionError("no match was lost before the loser's first mistake")


def begin(handheld: Handheld, wait: int = 5000) -> Any:
    """Let the explanation begin after a time of reading; return its controller."""
    handheld.script(f"{wait}ms OK")
    for _ in handheld.bench.run_steps(100_000):
        if hasattr(handheld.bench.app.screen, "controller"):
            break
    handheld.script("100ms")
    return handheld.bench.app.screen.controller


def by_itself(handheld: Handheld, steps: int) -> None:
    """Wait until so many moves have been shown; the moment itself is 0."""
    screen = handheld.bench.app.screen
    for _ in handheld.bench.run_steps(60_000):
        if screen.controller.step == steps and screen.phase != SHOWING:
            handheld.script("100ms")
            return
    raise AssertionError(handheld.frame_text())


@pytest.mark.parametrize("game", EXPLAINED)
def test_every_explanation_leads_from_the_turning_point_by_legal_moves(game: str) -> None:
    handheld = lost(game)
    match = session_of(handheld).match
    moves = list(match.moves)
    ply, move, better, _ = handheld.bench.app.screen.result
    controller = begin(handheld)
    assert controller.moves[:2] == [move, better]
    assert move == moves[ply] != better
    assert len(controller.moves) >= 2
    rules = match.game
    before = match.position_at(ply)
    shown = [before, rules.play(before, move), before]
    for each in controller.moves[1:]:
        assert each in rules.moves(shown[-1])
        shown.append(rules.play(shown[-1], each))
    for step, position in enumerate(shown):
        by_itself(handheld, step)
        assert session_of(handheld).position == position
        assert bytes(handheld.bench.app.screen.look.shown) == position
    # Five moves, and the rest of the last turn.
    turns = [rules.turn(position) for position in shown[2:]]
    assert rules.outcome(shown[-1]) is not None or (
        turns[-1] != turns[-2] and (len(controller.moves) == 5 or len(set(turns[3:-1])) == 1)
    )
    assert (list(match.moves), match.outcome() is None) == (moves, False)


def test_explanation_says_what_it_shows() -> None:
    handheld = lost("fafy")
    assert handheld.bench.app.screen.result[3] == "1"
    begin(handheld)
    look = handheld.bench.app.screen.look
    assert look.marks[look.cursor] == FAULT, "the move that lost is marked as one that is refused"
    for step, key in ((0, "played"), (1, "played"), (2, "better"), (3, "better"), (4, "answer"), (5, "next")):
        by_itself(handheld, step)
        if step == len(handheld.bench.app.screen.controller.moves) + 1:
            break
        assert shows(handheld, key), handheld.frame_text()
    by_itself(handheld, len(handheld.bench.app.screen.controller.moves) + 1)
    assert shows(handheld, "then_1"), "it is proven"
    assert shows(handheld, "see")


def test_ok_shows_each_step_and_then_reviews_the_moment() -> None:
    handheld = lost("fafy")
    ply = handheld.bench.app.screen.result[0]
    controller = begin(handheld)
    for step in range(1, len(controller.moves) + 2):
        if step != 2:
            handheld.script("OK 100ms")
            assert handheld.bench.app.screen.phase == SHOWING
            handheld.script("OK 100ms")
        else:
            handheld.script("OK 200ms")
        assert (controller.step, handheld.bench.app.screen.phase) == (step, REVIEWING)
    handheld.script("OK 300ms")
    session = session_of(handheld)
    assert (screen_of(handheld), session.review_ply) == ("fafy", ply)
    assert session.position == session.match.position_at(ply)
    assert shows(handheld, "look_keys")
    handheld.script("20000ms")
    assert session.review_ply == ply


def test_last_step_stays() -> None:
    handheld = lost("fang")
    steps = len(begin(handheld).moves) + 1
    by_itself(handheld, steps)
    handheld.script("20000ms")
    assert handheld.bench.app.screen.controller.step == steps


@pytest.mark.parametrize("step, shown", [(0, True), (0, False), (1, True), (2, True), (2, False), (3, True)])
def test_back_leaves_every_step_for_the_menu_after_the_match(step: int, shown: bool) -> None:
    handheld = lost("fafy")
    begin(handheld)
    by_itself(handheld, step)
    if not shown:
        handheld.script("OK 100ms")
    handheld.script("BACK 400ms")
    session = session_of(handheld)
    assert screen_of(handheld) == "after"
    assert session.review_ply is None
    assert session.position == session.match.position


@pytest.mark.parametrize("step", [0, 1, 3])
def test_menu_leaves_the_explanation_for_the_review(step: int) -> None:
    handheld = lost("fafy")
    ply = handheld.bench.app.screen.result[0]
    begin(handheld)
    by_itself(handheld, step)
    handheld.script("BACK:900ms 300ms")
    assert screen_of(handheld) == "pause"
    handheld.script("OK 400ms")
    session = session_of(handheld)
    assert (session.review_ply, session.position) == (ply, session.match.position_at(ply))
    assert not hasattr(handheld.bench.app.screen.controller, "moves")


def test_impatient_ok_waits_for_the_first_answer_only() -> None:
    handheld = lost("fanorona")
    page = handheld.bench.app.screen
    player = page._player
    page.line = []
    thinks = player.think
    asked = []

    def think(position: bytes) -> Any:
        asked.append(position)
        return thinks(position) if len(asked) == 1 else repeat(None)

    player.think = think
    page._work = page._follow()
    controller = begin(handheld, 0)
    assert (len(asked), len(controller.moves)) == (2, 3)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", board_names())
def test_explanation_runs_on_every_board(board: str, language: str) -> None:
    handheld = seated("fafy", (), place={"board": board})
    for game in EXPLAINED:
        if not offered(handheld.bench.board.leds, game):
            continue
        handheld = lost(game, board=board, language=language, SPEED="quick")
        controller = begin(handheld)
        seen = set()
        for step in range(len(controller.moves) + 2):
            by_itself(handheld, step)
            seen.add(str(handheld.lights()))
        assert len(seen) > 2


@pytest.mark.parametrize("game", EXPLAINED)
def test_explanation_turns_with_the_seats_in_large_print(game: str) -> None:
    handheld = lost(game, LARGE=1, TURNED=1)
    app = handheld.bench.app
    controller = begin(handheld)
    for step in range(len(controller.moves) + 2):
        by_itself(handheld, step)
        look = app.screen.look
        assert look.turned == (look.seat == 1)
    assert handheld.bench.app.screen.controller.step == len(controller.moves) + 1


def test_explanation_runs_on_small_interpreter_within_heap(tmp_path: Path) -> None:
    script = ROOT / "tests" / "device" / "by_script.py"
    arguments = "pico_panel", f"{WON} OK 300ms LEFT LEFT OK 4000ms OK 20000ms OK 400ms"
    small = run_within(HEAP, IMPORTING, script, *arguments, drive=starting.drive(tmp_path / "CIRCUITPY"))
    host.assert_fits(small, HEAP, IMPORTING, "why")
    assert "Fafy fafy" in small.stdout
    assert host.printed_lines(small.stdout) == host.printed_lines(host.run_here(script, *arguments))
