"""The exercises: questions follow the rules, right answers lead up, wrong ones are explained and lead down."""

from typing import Any

import pytest

from games import NAMES, new
from games.rules import SOW
from sillon.common.chance import Seeded
from sillon.lessons.exercises import KINDS
from sillon.lessons.practice import MAX_GRADE, sowing, sown_cells
from sillon.lessons.teaching import ASKING, RIGHT_ANSWER, WRONG_ANSWER
from sillon.manifest import manifest_of
from sim.handheld import Handheld
from tests.app import pupil
from tests.app.stage import after_script, open_screen, screen_of

GAMES = [name for name in NAMES if "exercises" in manifest_of(name).learn]


def exercise(name: str, kind: str, grade: int = 0, board: str = "pico_panel") -> tuple[Handheld, Any]:
    handheld = after_script("300ms", board)
    open_screen(handheld, "lessons.exercise", name, kind, str(grade), ms=200)
    return handheld, handheld.bench.app.screen


def solve(handheld: Handheld, here: Any) -> None:
    """Answer rightly to the end."""
    pupil.choose(handheld, here.answer)
    for cell in here.to if here.kind == "drop" else ():
        move_to(handheld, here, cell)
        pupil.press(handheld, "OK 40ms")


def move_to(handheld: Handheld, here: Any, cell: int) -> None:
    while here.value != cell:
        pupil.press(handheld, "RIGHT")


def test_sowing_games_have_exercises() -> None:
    assert GAMES == ["fafy", "fang", "awale"]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("grade", range(MAX_GRADE + 1))
def test_grades_have_legal_and_longer_sowings(name: str, grade: int) -> None:
    game = new(name)
    chance = Seeded(1 + grade)
    for _ in range(8):
        position, move = sowing(game, grade, chance)
        assert game.turn(position) == 0
        assert not game.why_not(position, move)
        to = sown_cells(game, position, move)
        steps = [cell for kind, cell, _ in game.steps(position, move) if kind == SOW]
        assert to == (steps[1:] if name == "fang" else steps)
        assert 1 <= len(to) <= 12
        if grade > 2 and name != "fafy":
            assert len(to) >= 2
        assert game.from_text(game.to_text(position)) == position


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_right_answers_raise_grade(name: str, kind: str) -> None:
    handheld, here = exercise(name, kind)
    for done in range(2):
        assert here.grade == 0
        before = here.position
        solve(handheld, here)
        assert here.phase == RIGHT_ANSWER
        assert here.grade == (done > 0)
        pupil.press(handheld, "1500ms OK 40ms")
        assert here.phase == ASKING
    assert here.position != before or kind == "count"
    pupil.press(handheld, "BACK 400ms")
    assert screen_of(handheld) == "exercises"
    assert handheld.bench.app.screen.items[handheld.bench.app.screen.selected][1] == kind


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_wrong_answers_are_explained_and_lower_grade(name: str, kind: str) -> None:
    handheld, here = exercise(name, kind, 2)
    for done in range(2):
        wrong = next(k for k in range(9) if here.answer != (here.cell_name(k) if kind == "guess" else str(k)))
        pupil.choose(handheld, here.cell_name(wrong) if kind == "guess" else str(wrong))
        assert here.phase == WRONG_ANSWER
        assert here.said()
        assert here.grade == 2 - done
        pupil.press(handheld, "OK 40ms")
        if kind != "guess":
            solve(handheld, here)
            assert here.phase == RIGHT_ANSWER
            pupil.press(handheld, "OK 40ms")


@pytest.mark.parametrize("name", GAMES)
def test_misplaced_seed_is_refused_with_reason(name: str) -> None:
    handheld, here = exercise(name, "drop", 1)
    pupil.choose(handheld, here.answer)
    before = bytes(here.example.look.shown)
    wrong = here.to[0]
    for cell in range(3):
        if cell not in (here.to[0], here.cell):
            wrong = cell
    for cell in {here.cell, wrong} - {here.to[0]}:
        move_to(handheld, here, cell)
        pupil.press(handheld, "OK 40ms")
        assert here.phase == WRONG_ANSWER
        assert here.reply
        assert bytes(here.example.look.shown) == before
        pupil.press(handheld, "OK 40ms")
    for cell in here.to:
        move_to(handheld, here, cell)
        pupil.press(handheld, "OK 40ms")
    assert here.phase == RIGHT_ANSWER
    assert here.good == 0, "after a mistake the first answer was not right"


def test_main_menu_keeps_the_question() -> None:
    handheld, here = exercise("awale", "drop")
    before = (here.position, here.move)
    handheld.script("BACK:700ms 200ms OK 300ms")
    again: Any = handheld.bench.app.screen
    assert again is not here
    assert (again.position, again.move) == before


def test_back_selects_the_entry_that_was_left() -> None:
    handheld = after_script("300ms")
    for name, target in (
        ("exercises", "lessons.exercises"),
        ("stages", "lessons.stages"),
        ("puzzles", "puzzles.puzzles"),
    ):
        open_screen(handheld, target, "awale")
        handheld.script("BACK 400ms")
        menu: Any = handheld.bench.app.screen
        assert screen_of(handheld) == "learn"
        assert menu.items[menu.selected][1] == name
