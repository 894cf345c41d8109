"""The lights show the place at fault of a refused cell; the golden scenes have the words."""

import random
from typing import Any

import pytest

from games import new
from games.fafy import Fafy
from sillon.views.board_view import FAULT
from sim.handheld import Handheld
from tests.app.boards import every_board
from tests.app.scene import FROM_START, GAMES, times
from tests.app.scenes import BY_NAME
from tests.app.stage import after_script, enter, leads_to_position, position_text, shows
from tests.app.visits import watch_lights

# (scene, the cell pressed, the directions a person may try there: 1 east, 0 west)
REFUSED = [
    ("fafy: refused, empty", 3, (1,)),
    ("fafy: refused, off the board", 7, (1,)),
    ("fafy: refused, into a gap", 1, (0,)),
    ("fafy: refused, a gap and the edge", 1, (1, 0)),
    ("fafy: refused, a gap on both sides", 1, (1, 0)),
    ("fafy: refused, both edges", 3, (1, 0)),
]


def reasons_of_people(own_way_only: bool = False) -> set[int]:
    """Return the reason codes with which the rules of Fafy can refuse a cell and a direction during a match.

    Found by playing each preset from several rows, at random with a fixed seed, and trying every move; with `own_way_only` the
    partisan game tries only moves to the player's own right.
    """
    found = set()
    for preset, _ in Fafy.PRESETS:
        for row in ((1,) * 8, (1, 2, 2, 1, 1, 2, 2, 1), (1, 1, 1, 1, 1)):
            game: Any = new("fafy", preset=preset, cells=len(row))
            chance = random.Random(7)
            position = game.start(row)
            while game.outcome(position) is None:
                ways = range(2) if game.impartial or not own_way_only else (1 - game.turn(position),)
                found |= {game.why_not(position, 2 * cell + way) for cell in range(len(row)) for way in ways}
                position = game.play(position, chance.choice(game.moves(position)))
    return found - {0}


def refusals(handheld: Handheld, cell: int, ways: tuple[int, ...]) -> list[tuple[int, int, str]]:
    """Return (reason, cell at fault, arrow) of each direction, by the rules."""
    session = handheld.bench.app.session
    return [(*session.game.refusal(session.position, 2 * cell + way), "←→"[way]) for way in ways]


def red_cells(handheld: Handheld, frame: bytes) -> set[int]:
    """Return the cells whose nearest light has far more red than green and blue."""
    wide = 1 if handheld.rows > 1 else handheld.cols // 8
    west = (handheld.cols - 8 * wide) // 2
    found = set()
    for cell in range(8):
        place = west + cell * wide
        if handheld.rows > 1:
            # The reference panel is wired zigzag from its north-west corner: its fifth row runs to the east again.
            place += (handheld.rows - 1) * handheld.cols
        green, red, blue = frame[3 * place : 3 * place + 3]
        if red > 10 and red > 4 * green and red > 4 * blue:
            found.add(cell)
    return found


@every_board
@pytest.mark.parametrize("name, cell, ways", REFUSED)
def test_lights_show_places_at_fault(board: str, name: str, cell: int, ways: tuple[int, ...]) -> None:
    handheld = enter(BY_NAME[name], board, "fr")
    refused = refusals(handheld, cell, ways)
    frames = [frame for _, frame in watch_lights(handheld, 2500)]
    seen = set().union(*[red_cells(handheld, frame) for frame in frames])
    assert seen == {fault for _, fault, _ in refused}
    # A fault away from the cursor blinks; under the cursor it stays red.
    for fault in seen:
        lit = {fault in red_cells(handheld, frame) for frame in frames}
        assert lit == ({True} if fault == cell else {True, False})


def test_every_reachable_reason_is_tried() -> None:
    """The wrong direction is never tried: the app offers a partisan player only the own direction."""
    met = set()
    for name, cell, ways in REFUSED:
        handheld = enter(BY_NAME[name], "pico_strip", "fr")
        met |= {reason for reason, _, _ in refusals(handheld, cell, ways)}
    assert met == reasons_of_people(own_way_only=True)


@pytest.mark.parametrize("button", ["LEFT", "RIGHT"])
def test_next_press_clears_refusal(button: str) -> None:
    handheld = enter(BY_NAME["fafy: refused, a gap on both sides"], "pico_panel", "en")
    assert shows(handheld, "refused_into_empty_cell", "→", 3)
    handheld.tap(button)
    assert not shows(handheld, "refused_into_empty_cell", "→", 3)
    assert not any(red_cells(handheld, frame) for _, frame in watch_lights(handheld, 700))


LOSES = f"{GAMES} OK {times(3, 'LEFT')} OK {times(5, 'RIGHT')} OK BACK"  # on the options' entry
STARS = f"{LOSES} LEFT OK OK OK {FROM_START}"  # 1 2 2 1 1 2 2 1


@pytest.mark.parametrize(
    "cell, arrow", [(1, "RIGHT"), (7, "RIGHT"), (8, "RIGHT"), (1, "LEFT"), (2, "LEFT"), (8, "LEFT")]
)
def test_page_shows_landing_only_on_board(cell: int, arrow: str) -> None:
    handheld = after_script(f"{STARS} {times(cell - 1, 'RIGHT')} OK {arrow}")
    game, position = handheld.bench.app.session.game, handheld.bench.app.session.position
    fault = game.fault(position, 2 * (cell - 1) + (arrow == "RIGHT"))
    sign = "→" if arrow == "RIGHT" else "←"
    assert shows(handheld, "refused_off_board", sign) == bool(fault)
    if not fault:
        end = cell + position[cell - 1] * (1 if arrow == "RIGHT" else -1)
        assert 1 <= end <= 8
        assert shows(handheld, "lands", sign, end)


def test_bad_sowing_keeps_reason_and_light() -> None:
    handheld = after_script(f"{STARS} {times(6, 'RIGHT')} OK OK")
    assert position_text(handheld) == "1 2 2 1 1 2 2 1 N !"
    for _ in range(3):
        assert shows(handheld, "bad_0")
        assert shows(handheld, "refused_off_board", "→")
        marks = handheld.bench.app.screen.look.marks
        assert [cell for cell in range(8) if marks[cell] == FAULT] == [7]
        handheld.tap("RIGHT")
    leads_to_position(handheld, "BACK", "1 2 2 1 1 2 2 1 S")
    assert FAULT not in handheld.bench.app.screen.look.marks
