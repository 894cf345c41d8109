"""The views of the games on keys: cells and keys; and whole games by lit keys alone, on every board whose lights are keys."""

import pytest

from games import new
from sillon.views import BARE
from tests.app.boards import KEYED
from tests.app.play_keyed import FORMS, GAMES, Lights, into, look_of, playout, script, shortest, view_of
from tests.app.stage import after_script
from tests.game_parts import ON_KEYS

SHOWN = [(board, name, turned) for board in KEYED for name in GAMES[board] for turned in (False, True)]


def cells(game: object) -> int:
    return int(game.cells)


def keys_of(board: str, name: str, turned: bool, **options: object) -> list[list[tuple[int, int]]]:
    lights, view, game = Lights(board), view_of(name), new(name, **options)
    look = look_of(game)
    look.turned = turned
    found: list[list[tuple[int, int]]] = [[] for _ in range(cells(game))]
    for row, col in lights.free():
        cell = view.cell_at(lights, look, row, col)
        if cell >= 0:
            found[cell].append((row, col))
    return found


def test_keyed_views_have_every_function() -> None:
    for name in ON_KEYS:
        for part in ("fits", "lights", "preview_move", "apply_step", "cell_at"):
            assert callable(getattr(view_of(name), part)), (name, part)


@pytest.mark.parametrize("board, name, turned", SHOWN)
def test_every_cell_has_a_key(board: str, name: str, turned: bool) -> None:
    option, values = {"fafy": ("cells", range(3, 17)), "fang": ("cells", (4, 6, 8))}.get(name, ("", (0,)))
    tried = 0
    for value in values:
        options = {option: value} if option else FORMS.get(name, {})
        if view_of(name).fits(Lights(board), new(name, **options)):
            tried += 1
            assert all(keys_of(board, name, turned, **options)), options
    assert tried >= 1


@pytest.mark.parametrize("board, name, turned", [case for case in SHOWN if case[1] != "fanorona"])
def test_neighbouring_cells_have_neighbouring_keys(board: str, name: str, turned: bool) -> None:
    keys = keys_of(board, name, turned)
    round_about = len(keys) if name == "awale" else len(keys) - 1
    for cell in range(round_about):
        near = [
            abs(one[0] - other[0]) + abs(one[1] - other[1])
            for one in keys[cell]
            for other in keys[(cell + 1) % len(keys)]
        ]
        assert min(near) == 1, cell


def drawn(board: str, name: str, look: object) -> dict:
    lights = Lights(board)
    view_of(name).lights(lights, look)
    return lights


@pytest.mark.parametrize("board, name, turned", SHOWN)
def test_moves_stay_within_lights_and_off_buttons(board: str, name: str, turned: bool) -> None:
    """Each step stays within the board's lights at each moment of its animation."""
    options = FORMS.get(name, {})
    game = new(name, **options)
    position = game.start()
    view = view_of(name)
    buttons = {place[1:] for place in Lights(board).named}
    for move in playout(name, 1, **options)[:30]:
        look = look_of(game, position)
        look.turned = turned
        view.preview_move(look, move)
        before = drawn(board, name, look)
        assert not buttons & set(before)
        look.unmark()
        look.cursor = -1
        for step in game.steps(position, move):
            view.apply_step(look, step)
            for look.part in (0, 90, 150, 199, 255):
                for look.beat in (0, 5):
                    assert not buttons & set(drawn(board, name, look))
        position = game.play(position, move)
        after = look_of(game, position)
        after.turned = turned
        assert drawn(board, name, after) != before


@pytest.mark.parametrize("board, name", [(board, name) for board in KEYED for name in GAMES[board]])
def test_drawing_leaves_board_view_unchanged(board: str, name: str) -> None:
    look = look_of(new(name, **FORMS.get(name, {})))
    before = dict(vars(look)), bytes(look.shown), bytes(look.marks)
    drawn(board, name, look)
    assert (dict(vars(look)), bytes(look.shown), bytes(look.marks)) == before


def test_store_is_full_at_25_seeds() -> None:
    lights = Lights("trellis_m4")
    look = look_of(new("awale"))
    full = []
    for count in range(26):
        look.shown[12] = count
        lights.clear()
        view_of("awale").lights(lights, look)
        full.append(sum(lights[3, col] != BARE[0] for col in range(1, 6)))
    assert full == [(count + 4) // 5 for count in range(26)]


@pytest.mark.parametrize("board, name", [(board, name) for board in KEYED for name in GAMES[board]])
def test_keys_alone_play_a_whole_game(board: str, name: str) -> None:
    options = FORMS.get(name, {})
    moves = shortest(name, **options)
    handheld = after_script(into(board, name), board, SPEED="instant", on=name)
    handheld.script(script(board, name, moves, **options))
    match = handheld.bench.app.session.match
    assert match.moves == moves
    assert match.outcome() is not None
