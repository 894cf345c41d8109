"""Every preset can be played to its end from every row, by buttons alone."""

import random

import pytest

from games.fafy import Fafy
from sillon.manifest import manifest_of
from tests.app.scenes import LAID, ONES, ROWS, SHORT, STARS
from tests.app.stage import after_script, counts, position_text, shows, sow

LAYOUTS = manifest_of("fafy").starts

LAY = f"{LAID} OK OK RIGHT OK RIGHT OK RIGHT OK OK RIGHT OK RIGHT OK RIGHT RIGHT RIGHT OK"  # 2 1 1 2 1 1 0 0
FROM = {"row_own": ONES, "row_short": SHORT, "row_stars": STARS, "row_laid": f"{LAY} OK"}


def test_every_preset_and_row_is_tried() -> None:
    assert set(ROWS) == {name for name, _ in Fafy.PRESETS}
    assert set(FROM) == {name for name, _ in LAYOUTS}


@pytest.mark.parametrize("preset", ROWS)
@pytest.mark.parametrize("row", FROM)
def test_random_match_ends_by_rules(preset: str, row: str) -> None:
    handheld = after_script(f"{ROWS[preset]} {FROM[row]}", "pico_strip" if preset == "sowing" else "pico_panel")
    chance = random.Random(f"{preset} {row}")
    session = handheld.bench.app.session
    game = session.game
    assert (
        dict(Fafy.PRESETS)[preset].items() <= dict(zip([o[0] for o in game.OPTIONS], game.options, strict=True)).items()
    )
    plies = 0
    while game.outcome(session.position) is None:
        seat = game.turn(session.position)
        assert shows(handheld, f"plays_{seat}")
        move = chance.choice(game.moves(session.position))
        after = game.play(session.position, move)
        sow(handheld, game.move_name(session.position, move))
        assert session.position == after, position_text(handheld)
        assert counts(handheld) == [str(count) if count < 10 else "+" for count in after[: game.cells]]
        plies += 1
        assert plies < 200
    end = game.outcome(session.position)
    assert shows(handheld, f"wins_{end.winner}")
    assert shows(handheld, f"blocked_{game.turn(session.position)}")
    assert plies == len(session.match.moves)
