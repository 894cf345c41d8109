"""Three presses lead from power on to a seed: the game played last comes first, with its options."""

import pytest

from hal.boards import NAMES as BOARDS
from tests.app.boards import ARROWS
from tests.app.stage import at, leads_to, screen_of, shows, switch_on, tells
from tools.measure.first_seed import GAMES, presses

LEFT = "BACK:700ms LEFT OK 400ms"  # without a move, so that no match is saved
AIM = 3


@pytest.mark.parametrize("board", BOARDS)
def test_three_presses_lead_to_first_seed(board: str) -> None:
    for game in GAMES:
        first, again, kept = presses(board, game)
        if not first:
            assert board not in ARROWS  # there the later games are chosen by their own keys
            continue
        # A piece of Fanorona needs a point too; on wordless boards a cell is pressed twice, to prevent a sowing by mistake.
        more = (game == "fanorona") + (board not in ARROWS and "RIGHT" not in at("300ms", board).button_names)
        assert again == AIM + more, (game, again)
        assert kept == AIM + more, (game, kept)
        assert first <= 8 + more


def test_play_again_keeps_options_start_and_players() -> None:
    handheld = at("300ms OK RIGHT RIGHT OK 300ms")
    setup = handheld.bench.app.screen
    setup.choice.options = {"target": 20}
    setup.choice.levels = (0, 2, 0)
    setup.choice.changed = True
    tells(handheld, f"OK 500ms {LEFT} OK 200ms", "play_again")
    handheld.script("OK 600ms")
    session = handheld.bench.app.session
    assert (session.name, session.game.target, session.levels) == ("awale", 20, (0, 2))


def test_play_again_keeps_list_of_games() -> None:
    handheld = at(f"300ms OK RIGHT OK OK 500ms {LEFT} OK 200ms")
    assert len(handheld.bench.app.screen.items) == 6
    handheld.script("RIGHT RIGHT OK 300ms")
    assert handheld.bench.app.target == ("setup", "fang")
    handheld.script("BACK 200ms")
    assert (screen_of(handheld), handheld.bench.app.screen.selected) == ("games", 2)
    assert shows(handheld, "games")


@pytest.mark.parametrize(
    "board, script, screen",
    [
        ("pico_panel", "300ms OK OK RIGHT RIGHT OK LEFT LEFT OK 300ms BACK 200ms BACK 200ms", "lay"),
        ("pico_panel", "300ms OK LEFT OK 300ms OK 300ms BACK 200ms BACK 200ms", "players"),
    ],
)
def test_play_again_repeats_steps_before_match(board: str, script: str, screen: str) -> None:
    handheld = at(script, board, on="games")
    leads_to(handheld, "BACK 200ms OK 200ms OK 300ms", screen)


def test_locked_game_is_not_played_again() -> None:
    at(f"300ms OK OK OK 500ms {LEFT}")
    handheld = switch_on("pico_panel", {"SILLON_GAMES": "fang,awale"}, keep_nvm=True)
    handheld.script("300ms OK 200ms")
    assert [text for text, _ in handheld.bench.app.screen.items] == ["⊔ Fang", "⁘ Awalé"]


def test_wordless_ok_plays_again_and_key_chooses() -> None:
    handheld = at("300ms OK CELL4 200ms OK 500ms BACK:700ms 200ms CELL6 400ms OK 200ms", "trellis_m4", on="games")
    handheld.script("CELL4 300ms")
    assert handheld.bench.app.target == ("setup", "awale")
    handheld.script("BACK 200ms BACK 200ms OK 200ms OK 500ms")
    assert (screen_of(handheld), handheld.bench.app.session.name) == ("awale", "awale")
