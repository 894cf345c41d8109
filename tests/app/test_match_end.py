"""The end of a match: the winner's light runs, revenge is offered, the last move can be undone; the way to play again."""

import pytest

from games import NAMES
from hal.boards import NAMES as BOARDS
from sim.handheld import Handheld
from tests.app.boards import ARROWS
from tests.app.scene import LAID, START
from tests.app.scenes import IN_STARS
from tests.app.stage import (
    after_script,
    choose,
    leads_to,
    leads_to_position,
    leads_to_text,
    position_text,
    screen_of,
    shows,
    sow,
    switch_on,
)
from tools.measure.first_seed import GAMES, presses

DOCUMENT = ("4>", "7<", "1>")


def finished() -> Handheld:
    """Return a handheld at the end of the document's match, which Sud wins."""
    handheld = after_script(IN_STARS)
    for move in DOCUMENT:
        sow(handheld, move)
    return handheld


def test_winner_is_shown_after_last_seed_falls() -> None:
    handheld = after_script(IN_STARS)
    sow(handheld, "4>")
    sow(handheld, "7<")
    choose(handheld, 0)
    handheld.tap("OK")
    assert not shows(handheld, "wins_0")
    handheld.run(1500)
    assert shows(handheld, "wins_0")


def test_winners_light_runs_along_far_side() -> None:
    handheld = finished()
    seen = set()
    for _ in handheld.bench.run_steps(2200):
        far = [col for col, colour in enumerate(handheld.lights()[0]) if any(colour)]
        assert len(far) == 1
        seen.add(far[0])
    assert seen == set(range(9))


def test_revenge_keeps_row_and_swaps_starter() -> None:
    handheld = after_script(IN_STARS)
    for starter in "SNS":
        assert position_text(handheld) == f"1 2 2 1 1 2 2 1 {starter}"
        assert shows(handheld, f"plays_{'SN'.index(starter)}")
        for move in DOCUMENT:
            sow(handheld, move)
        leads_to(handheld, "OK", "after")
        leads_to(handheld, "OK", "fafy")


def test_last_move_can_be_undone_after_end() -> None:
    handheld = finished()
    leads_to_position(handheld, "OK RIGHT RIGHT OK", "1 2 2 0 3 3 0 1 S")
    assert shows(handheld, "plays_0")
    again = after_script("300ms OK", keep_nvm=True, on="go_on")
    again.tap("OK")
    assert position_text(again) == "1 2 2 0 3 3 0 1 S", "it is saved again"


@pytest.mark.parametrize(
    "buttons, screen",
    [
        ("OK RIGHT RIGHT RIGHT RIGHT OK", "setup"),
        ("OK RIGHT RIGHT RIGHT OK", "record"),
        ("OK LEFT OK", "home"),
        ("OK BACK", "fafy"),
    ],
)
def test_menu_after_end_opens_each_screen(buttons: str, screen: str) -> None:
    handheld = finished()
    leads_to(handheld, buttons, screen)


def test_finished_match_is_not_offered() -> None:
    handheld = finished()
    leads_to(handheld, "OK LEFT OK OK", "games")


LEFT = "BACK:700ms LEFT OK 400ms"  # without a move, so that no match is saved
AIM = 3


@pytest.mark.parametrize("board", BOARDS)
def test_three_presses_lead_to_first_seed(board: str) -> None:
    for game in GAMES:
        first, again, kept = presses(board, game)
        if not first:
            assert board not in ARROWS  # without arrows a key of its own chooses each game
            continue
        # A piece of Fanorona needs a point too; on wordless boards a cell is pressed twice, to prevent a sowing by mistake.
        more = (game == "fanorona") + (board not in ARROWS and "RIGHT" not in after_script("300ms", board).button_names)
        assert again == AIM + more, (game, again)
        # After the computer's answer there may be two groups to take.
        assert AIM + more <= kept <= AIM + more + (game == "fanorona"), (game, kept)
        assert first <= 8 + more


def test_play_again_keeps_options_start_and_players() -> None:
    handheld = after_script("300ms OK RIGHT RIGHT OK 300ms")
    setup = handheld.bench.app.screen
    setup.choice.options = {"target": 20}
    setup.choice.levels = (0, 2, 0)
    setup.choice.changed = True
    leads_to_text(handheld, f"OK 500ms {LEFT} OK 200ms", "play_again")
    handheld.script("OK 600ms")
    session = handheld.bench.app.session
    assert (session.name, session.game.target, session.levels) == ("awale", 20, (0, 2))


def test_play_again_keeps_list_of_games() -> None:
    handheld = after_script(f"300ms OK RIGHT OK RIGHT OK 500ms {LEFT} OK 200ms")
    assert len(handheld.bench.app.screen.items) == 1 + len(NAMES)
    handheld.script("RIGHT RIGHT OK 300ms")
    assert handheld.bench.app.target == ("setup", "fang")
    handheld.script("BACK 200ms")
    assert (screen_of(handheld), handheld.bench.app.screen.selected) == ("games", 2)
    assert shows(handheld, "games")


@pytest.mark.parametrize(
    "board, script, screen",
    [
        ("pico_panel", f"300ms OK OK {START} {LAID} 300ms BACK 200ms BACK 200ms", "lay"),
    ],
)
def test_play_again_repeats_steps_before_match(board: str, script: str, screen: str) -> None:
    handheld = after_script(script, board, on="games")
    leads_to(handheld, "BACK 200ms OK 200ms OK 300ms", screen)


def test_locked_game_is_not_played_again() -> None:
    after_script(f"300ms OK OK OK 500ms {LEFT}")
    handheld = switch_on("pico_panel", {"SILLON_GAMES": "fang,awale"}, keep_nvm=True)
    handheld.script("300ms OK 200ms")
    assert [text for text, _ in handheld.bench.app.screen.items] == ["⊔ Fang", "⁘ Awalé"]


def test_wordless_ok_plays_again_and_key_chooses() -> None:
    handheld = after_script(
        "300ms OK CELL4 200ms CELL25 500ms BACK:700ms 200ms CELL6 400ms OK 200ms", "trellis_m4", on="games"
    )
    handheld.script("CELL4 300ms")
    assert handheld.bench.app.target == ("setup", "awale")
    handheld.script("BACK 200ms BACK 200ms OK 200ms OK 500ms")
    assert (screen_of(handheld), handheld.bench.app.session.name) == ("awale", "awale")
