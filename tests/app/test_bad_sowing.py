"""Fafy where a bad sowing is legal and loses: the page warns before it, and gives the reason after it."""

import pytest

from sillon.views.board_view import FAULT
from tests.app.scene import GAMES, times
from tests.app.stage import at, position_text, reaches, shows

LOSES = f"{GAMES} OK {times(3, 'RIGHT')} OK {times(5, 'RIGHT')} OK BACK"  # on the options' entry
STARS = f"{LOSES} LEFT OK OK OK LEFT LEFT OK"  # 1 2 2 1 1 2 2 1


@pytest.mark.parametrize(
    "cell, arrow", [(1, "RIGHT"), (7, "RIGHT"), (8, "RIGHT"), (1, "LEFT"), (2, "LEFT"), (8, "LEFT")]
)
def test_shown_landing_stays_on_board(cell: int, arrow: str) -> None:
    handheld = at(f"{STARS} {times(cell - 1, 'RIGHT')} OK {arrow}")
    game, position = handheld.bench.app.session.game, handheld.bench.app.session.position
    fault = game.fault(position, 2 * (cell - 1) + (arrow == "RIGHT"))
    sign = "→" if arrow == "RIGHT" else "←"
    assert shows(handheld, "refused_off_board", sign) == bool(fault)
    if not fault:
        end = cell + position[cell - 1] * (1 if arrow == "RIGHT" else -1)
        assert 1 <= end <= 8
        assert shows(handheld, "lands", sign, end)


def test_bad_sowing_keeps_reason_and_light() -> None:
    handheld = at(f"{STARS} {times(6, 'RIGHT')} OK OK")
    assert position_text(handheld) == "1 2 2 1 1 2 2 1 N !"
    for _ in range(3):
        assert shows(handheld, "bad_0")
        assert shows(handheld, "refused_off_board", "→")
        marks = handheld.bench.app.screen.look.marks
        assert [cell for cell in range(8) if marks[cell] == FAULT] == [7]
        handheld.tap("RIGHT")
    reaches(handheld, "BACK", "1 2 2 1 1 2 2 1 S")
    assert FAULT not in handheld.bench.app.screen.look.marks
