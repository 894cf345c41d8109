"""A whole game of Colorigraphe: the goal, one more problem, variants, power off, review."""

from typing import Any

import pytest

from games import colorigraphe as rules
from games import new
from games.match import Match
from sim.handheld import Handheld
from tests.app.boards import every_language
from tests.app.play_colorigraphe import (
    LINE,
    TRIANGLE,
    arcs,
    finish,
    go_to,
    lay_tokens,
    phase,
    press_on_to,
    scores,
    screen,
    session,
    table_with,
    tokens,
    wait_for_screen,
)
from tests.app.stage import leads_to, leads_to_text, position_text, screen_of, shows, switch_on
from tests.games.variants_colorigraphe import COLORIGRAPHE_MATCH
from tools.measure.walk import CIRCLE, in_menu

REVIEW = f"BACK:700ms 100ms {in_menu('review', CIRCLE)} 300ms"
CLAIMED = f"{TRIANGLE}, red 1, blue 2, black 3, done"
NAMES = ("Sara", "Samuel")


def play_turn(handheld: Handheld, colours: str = "rbr") -> None:
    """Colour without black as the player in turn; stop when the points are shown."""
    handheld.tap("OK")
    lay_tokens(handheld, colours)
    finish(handheld)
    press_on_to(handheld, "scores")


def on_again() -> Handheld:
    """Return the same handheld after power off and on, in its resumed match."""
    handheld = switch_on("pico_panel", {"SILLON_LANGUAGE": "en"}, keep_nvm=True)
    leads_to(handheld, "300ms OK 200ms", "go_on")
    handheld.script("OK 500ms")
    return handheld


@every_language
def test_reaching_goal_wins_at_once(language: str) -> None:
    handheld = table_with(LINE, NAMES, {"language": language}, target=2)
    play_turn(handheld)
    assert scores(handheld) == (2, 0)
    leads_to(handheld, "500ms OK 300ms", "over")
    assert shows(handheld, "player_wins", "Sara")
    leads_to(handheld, "OK 300ms", "after")
    leads_to(handheld, "OK 300ms", "stake")
    assert session(handheld).names == NAMES
    assert shows(handheld, "player_1", "Samuel"), "revenge swaps the starter"
    assert scores(handheld) == (0, 0)


def test_game_of_document_ends_21_to_16() -> None:
    handheld = table_with(COLORIGRAPHE_MATCH, NAMES)
    press_on_to(handheld, "scores")
    assert scores(handheld) == (21, 16)
    assert any("21" in line and "Sara" in line for line in handheld.text())
    assert any("16" in line and "Samuel" in line for line in handheld.text())


@pytest.mark.parametrize("options", [{"players": 1}, {"target": 0}, {"players": 3, "target": 0}])
def test_game_without_target_asks_after_each_turn(options: dict[str, Any]) -> None:
    handheld = table_with(LINE, **options)
    play_turn(handheld)
    leads_to(handheld, "500ms OK 300ms", "encore")
    leads_to(handheld, "BACK 200ms", "encore")
    leads_to(handheld, "OK 300ms", "stake")
    handheld = table_with(f"{LINE}, red 1, blue 2, red 3, done", **options)
    press_on_to(handheld, "encore")
    leads_to(handheld, "RIGHT OK 300ms", "over")
    key = "trained" if options.get("players") == 1 else "player_wins"
    assert shows(handheld, key, "Sun")


def test_two_colours_have_no_challenge_and_no_black() -> None:
    handheld = table_with(TRIANGLE, colours=2)
    handheld.script("OK OK")
    assert tokens(handheld)[:3] == "rbb"
    finish(handheld)
    press_on_to(handheld, "scores")
    leads_to_text(handheld, "300ms", "best_is_none")
    assert scores(handheld) == (0, 0)


@pytest.mark.parametrize("preset", [preset for preset, _ in new("colorigraphe").PRESETS])
def test_each_preset_plays_several_turns(preset: str) -> None:
    """The player presses OK most of the time."""
    options = dict(new("colorigraphe").PRESETS)[preset]
    handheld = table_with("", settings={"SPEED": "instant"}, **options)
    seen: list[str] = []
    for _ in range(40):
        name = screen_of(handheld)
        seen.append(name)
        if seen.count("scores") == 2:
            break
        if name == "colour":
            handheld.tap("OK")
            go_to(handheld, 13)
            if screen(handheld).bare():
                handheld.tap("OK")  # it asks once more
        handheld.script("OK 100ms")
    assert seen.count("scores") == 2
    assert {"colour", "verdict"} <= set(seen)
    assert ("claim" in seen) == session(handheld).game.challenges
    assert ("encore" in seen) == session(handheld).game.endless
    assert ("stake" in seen) == (options.get("stakes") != "dice" and options.get("problems") != "cards")


def test_power_off_keeps_names_and_problem() -> None:
    handheld = table_with("", NAMES)
    leads_to(handheld, "OK 200ms OK OK 400ms", "colour")
    problem = arcs(handheld)
    handheld = on_again()
    assert screen_of(handheld) == "colour"
    assert session(handheld).names == NAMES
    assert shows(handheld, "player_0", "Sara")
    assert arcs(handheld) == problem


@pytest.mark.parametrize("menu", [True, False])
def test_power_off_keeps_time_and_tokens(menu: bool) -> None:
    handheld = table_with(TRIANGLE, ("Zoé", ""))
    handheld.tap("OK")
    lay_tokens(handheld, "rb")
    handheld.bench.run(20_000, 100)
    handheld.script("BACK:700ms 200ms" if menu else "100ms")
    kept = session(handheld).colouring_state
    left = screen(handheld).left if not menu else int(kept.split(".")[0])
    handheld = on_again()
    assert screen_of(handheld) == "colour"
    assert session(handheld).names == ("Zoé", "")
    assert tokens(handheld) == "rb.........."
    assert left - (4000 if menu else 1000) < screen(handheld).left <= left + (0 if menu else 5000)
    assert left < 40_000
    lay_tokens(handheld, "..k")
    finish(handheld)
    press_on_to(handheld, "claim")


def test_challenge_resumes_after_power_off() -> None:
    handheld = table_with(f"{CLAIMED}, pass, {CLAIMED}", NAMES)
    press_on_to(handheld, "claim")
    handheld.script("OK 300ms")
    before = position_text(handheld)
    assert phase(handheld) == "challenge"
    handheld = on_again()
    assert position_text(handheld) == before
    assert screen(handheld).left == 30_000
    handheld.script("OK")
    lay_tokens(handheld, "rb")
    finish(handheld)
    press_on_to(handheld, "scores")
    assert scores(handheld) == (1, 3)


def test_unread_points_are_shown_after_power_off() -> None:
    handheld = table_with(LINE, NAMES)
    handheld.tap("OK")
    lay_tokens(handheld, "rbr")
    go_to(handheld, 13)
    handheld.script("OK 300ms")
    handheld = on_again()
    assert screen_of(handheld) == "verdict"
    press_on_to(handheld, "scores")
    assert scores(handheld) == (2, 0)


def test_finished_game_is_not_offered() -> None:
    handheld = table_with(LINE, target=2)
    play_turn(handheld)
    press_on_to(handheld, "over")
    handheld = switch_on("pico_panel", {}, keep_nvm=True)
    leads_to(handheld, "300ms OK 200ms", "games")


CLOCKS = ["", "x", "x.000000000000", "-5.000000000000", "5000.", "5000.0000", "5000.9bc000000000", "5000.333333300000"]


@pytest.mark.parametrize("clock", [*CLOCKS, "5000.0000000000000"])
def test_invalid_clock_is_ignored(clock: str) -> None:
    handheld = table_with(TRIANGLE)
    session(handheld).colouring_state = clock
    session(handheld).save(handheld.bench.board.store)
    handheld = on_again()
    assert screen_of(handheld) == "colour"
    assert tokens(handheld) == "." * 12
    assert screen(handheld).left == 60_000
    assert arcs(handheld) == [(1, 2), (1, 3), (2, 3)]


def test_review_steps_from_view_to_view() -> None:
    handheld = table_with(f"{CLAIMED}, pass, {LINE}, timeout", NAMES)
    press_on_to(handheld, "claim")
    leads_to(handheld, REVIEW, "look_back")
    moves = session(handheld).match.moves
    seen = [session(handheld).review_ply]
    for _ in range(12):
        handheld.tap("LEFT")
        if session(handheld).review_ply == seen[-1]:
            break
        seen.append(session(handheld).review_ply)
        assert shows(handheld, "looking_back", seen[-1], len(moves))
    game = session(handheld).game
    names = [game.move_name(b"", moves[ply - 1]) for ply in seen if ply]
    assert names == ["timeout", "arc 2-3", "stake 2", "pass", "done", "black 3", "arc 1-3", "stake 3"]
    assert seen[-1] == 0
    back = [session(handheld).review_ply]
    for _ in range(12):
        handheld.tap("RIGHT")
        if session(handheld).review_ply == back[-1]:
            break
        back.append(session(handheld).review_ply)
    assert back == seen[::-1]
    handheld.script("BACK 300ms")
    assert session(handheld).review_ply is None
    press_on_to(handheld, "claim")


def test_review_hides_problem_being_coloured() -> None:
    for moves in (f"{CLAIMED}, pass, {LINE}", f"{CLAIMED}, challenge 1"):
        handheld = table_with(moves)
        press_on_to(handheld, "colour")
        leads_to(handheld, REVIEW, "look_back")
        handheld.tap("RIGHT")
        position = session(handheld).position
        assert (position[rules.PHASE], rules.arc_count(position)) == (rules.NAMING, 0)
        leads_to(handheld, "BACK 300ms", "colour")


def test_training_continues_from_reviewed_position() -> None:
    handheld = table_with(f"{CLAIMED}, {LINE}, timeout", ("Sara",), players=1)
    press_on_to(handheld, "encore")
    leads_to(handheld, f"{REVIEW} LEFT OK 300ms RIGHT OK 300ms", "colour")
    assert arcs(handheld) == [(1, 2), (2, 3)]
    assert session(handheld).names == ("Sara",)


@pytest.mark.parametrize("players", [2, 3])
def test_reviewed_dice_cannot_be_rethrown(players: int) -> None:
    handheld = table_with(f"{CLAIMED}, pass, {LINE}, timeout", players=players)
    press_on_to(handheld, "claim")
    before = list(session(handheld).match.moves)
    leads_to(handheld, f"{REVIEW} LEFT LEFT", "look_back")
    assert shows(handheld, "looking_over")
    leads_to(handheld, "OK 400ms", "claim")
    assert session(handheld).match.moves == before


@pytest.mark.parametrize("moves", [LINE, f"{CLAIMED}, pass, {LINE}, red 1", f"{CLAIMED}, pass, {CLAIMED}, challenge 0"])
def test_record_hides_problem_being_coloured(moves: str, capsys: pytest.CaptureFixture[str]) -> None:
    handheld = table_with(moves)
    press_on_to(handheld, "colour")
    capsys.readouterr()
    leads_to(handheld, f"BACK:700ms 100ms {in_menu('record', CIRCLE)} 400ms", "record")
    text = capsys.readouterr().out.rstrip("\n") + "\n"
    match = Match.replay(text)
    assert match.position[rules.PHASE] == rules.NAMING
    assert match.moves == session(handheld).match.moves[: len(match.moves)]
    assert len(match.moves) == (9 if "pass" in moves else 0)


def test_record_shows_all_after_colouring(capsys: pytest.CaptureFixture[str]) -> None:
    handheld = table_with(CLAIMED)
    press_on_to(handheld, "claim")
    capsys.readouterr()
    handheld.script(f"BACK:700ms 100ms {in_menu('record', CIRCLE)} 400ms")
    assert "done" in capsys.readouterr().out


def test_finished_match_replays() -> None:
    handheld = table_with(f"{LINE}, red 1, blue 2, red 3, done", NAMES, target=2)
    press_on_to(handheld, "over")
    leads_to(handheld, "OK 300ms RIGHT OK 300ms", "look_back")
    handheld.bench.run(12_000, 100)
    assert session(handheld).review_ply == len(session(handheld).match.moves)
    assert shows(handheld, "did_0")


def test_rules_and_record_return_to_game() -> None:
    for entry in ("RIGHT RIGHT", "RIGHT RIGHT RIGHT"):
        handheld = table_with(TRIANGLE, NAMES)
        handheld.tap("OK")
        lay_tokens(handheld, "rb")
        handheld.script(f"BACK:700ms 100ms {entry} OK 500ms")
        assert screen_of(handheld) in ("rules", "record")
        handheld.script("BACK 600ms")
        if screen_of(handheld) == "pause":
            handheld.script("OK 400ms")
        assert screen_of(handheld) == "colour"
        assert tokens(handheld) == "rb.........."
        assert session(handheld).names == NAMES


def test_verdict_and_claim_wait_for_a_press() -> None:
    handheld = table_with(LINE)
    handheld.tap("OK")
    wait_for_screen(handheld, "verdict", 61_000)
    handheld.bench.run(120_000, 1000)
    assert screen_of(handheld) == "verdict"
    press_on_to(handheld, "claim")
    handheld.bench.run(120_000, 1000)
    assert screen_of(handheld) == "claim"
