"""Playing on keys: the effect of a press on a cell, on every board whose lights are keys."""

import pytest

from games import new
from games.colorigraphe import COLOURS
from sim.handheld import Handheld
from tests.app.boards import KEYED
from tests.app.play_keyed import into, key
from tests.app.stage import after_script, leads_to_position, screen_of

every_board = pytest.mark.parametrize("board", KEYED)
FAFY, FANG, AWALE = new("fafy"), new("fang"), new("awale")
THREE = new("fanorona", size="3x3")
START = "1 1 1 1 1 1 1 1 S"


def moves(handheld: Handheld) -> list[int]:
    return list(handheld.bench.app.session.match.moves)


@every_board
def test_first_press_chooses_second_sows(board: str) -> None:
    handheld = after_script(into(board, "fang"), board, SPEED="instant")
    handheld.script(key(board, FANG, 3))
    assert moves(handheld) == []
    assert handheld.bench.app.screen.look.cursor == 3
    handheld.script(key(board, FANG, 3))
    assert moves(handheld) == [3]


@every_board
def test_ok_sows_chosen_cell(board: str) -> None:
    handheld = after_script(f"{into(board, 'fang')} {key(board, FANG, 3)} OK", board, SPEED="instant")
    assert moves(handheld) == [3]


@every_board
def test_ok_during_held_key_sows_once(board: str) -> None:
    cell = key(board, FANG, 3)
    handheld = after_script(f"{into(board, 'fang')} {cell} {cell}+ 40ms OK 40ms", board)
    assert moves(handheld) == [3]
    handheld.script(f"{cell}- 3000ms")
    assert moves(handheld) == [3]


def test_without_arrows_ok_needs_a_chosen_cell() -> None:
    for name in ("fafy", "fang", "awale", "fanorona"):
        handheld = after_script(f"{into('trellis_m4', name)} OK OK", "trellis_m4")
        assert moves(handheld) == []
        assert screen_of(handheld) == name


@every_board
@pytest.mark.parametrize("way", [0, 1])
def test_key_on_a_side_sows_that_way(board: str, way: int) -> None:
    cell = key(board, FAFY, 3)
    for distance in (1, 2):
        side = key(board, FAFY, 3 + distance * (2 * way - 1))
        handheld = after_script(f"{into(board, 'fafy')} {cell} {cell}", board, SPEED="instant")
        assert moves(handheld) == []
        handheld.script(side)
        assert moves(handheld) == [6 + way]


@every_board
def test_chosen_key_switches_direction_and_ok_takes_it(board: str) -> None:
    cell = key(board, FAFY, 3)
    one = after_script(f"{into(board, 'fafy')} {cell} {cell} OK", board, SPEED="instant")
    first = moves(one)
    other = after_script(f"{into(board, 'fafy')} {cell} {cell} {cell} OK", board, SPEED="instant")
    assert first + moves(other) in ([6, 7], [7, 6])


@every_board
def test_back_drops_cell_then_undoes(board: str) -> None:
    cell = key(board, FAFY, 3)
    handheld = after_script(f"{into(board, 'fafy')} {cell} {cell} BACK", board, SPEED="instant")
    assert (moves(handheld), screen_of(handheld)) == ([], "fafy")
    handheld.script(f"{cell} {cell} {key(board, FAFY, 4)} 200ms")
    assert len(moves(handheld)) == 1
    leads_to_position(handheld, "BACK 200ms", START)


def has_red(handheld: Handheld) -> bool:
    return any(red > 5 * max(green, blue, 1) for row in handheld.lights() for red, green, blue in row)


@every_board
@pytest.mark.parametrize(
    "name, wrong", [("fafy", (FAFY, 3)), ("fang", (FANG, 0)), ("awale", (AWALE, 8)), ("fanorona", (THREE, 4))]
)
def test_unplayable_cell_blinks_red_at_once(board: str, name: str, wrong: tuple) -> None:
    handheld = after_script(into(board, name), board, SPEED="instant")
    if name == "fafy":  # an empty cell: Sud has sown it
        cell = key(board, FAFY, 3)
        handheld.script(f"{cell} {cell} {key(board, FAFY, 4)} 200ms")
    before = moves(handheld)
    assert not has_red(handheld)
    handheld.script(f"{key(board, *wrong)}:20ms")
    assert has_red(handheld)
    assert moves(handheld) == before


@every_board
@pytest.mark.parametrize("name, game, seeds", [("fafy", FAFY, 1), ("awale", AWALE, 4)])
def test_held_key_shows_count_without_playing(board: str, name: str, game: object, seeds: int) -> None:
    handheld = after_script(into(board, name), board)
    word = key(board, game, 1)
    handheld.script(word)
    handheld.press(word)
    handheld.run(700)
    field = handheld.lights()[: 3 if board == "trellis_m4" else 4]
    assert sum(any(light) for row in field for light in row) == seeds
    handheld.release(word)
    handheld.run(200)
    assert moves(handheld) == []
    assert sum(any(light) for row in handheld.lights()[:3] for light in row) > seeds


@every_board
def test_press_during_move_only_skips_it(board: str) -> None:
    word = key(board, AWALE, 2)
    handheld = after_script(f"{into(board, 'awale')} {word} {word} 200ms", board)
    assert moves(handheld) == [2]
    handheld.script(key(board, AWALE, 7))
    assert moves(handheld) == [2]
    handheld.run(100)
    assert handheld.bench.app.screen.look.fallen == -1
    handheld.script(f"{key(board, AWALE, 7)} {key(board, AWALE, 7)}")
    assert moves(handheld) == [2, 7]


@every_board
def test_other_own_piece_is_selected_instead(board: str) -> None:
    handheld = after_script(into(board, "fanorona"), board, SPEED="instant")
    start = THREE.start()
    pieces = sorted({move >> 8 for move in THREE.moves(start)})
    assert len(pieces) > 1
    for piece in pieces:
        handheld.script(key(board, THREE, piece))
        assert handheld.bench.app.screen.piece == piece
    handheld.script(key(board, THREE, pieces[-1]))
    assert handheld.bench.app.screen.piece == -1


@every_board
def test_own_key_or_ok_stops_chain(board: str) -> None:
    game = new("fanorona", size="3x3", chain="may")
    position = game.from_text(".W./.../BBB W")
    step = game.parse_move(position, "B1-B2P")
    for word in (key(board, game, 4), "OK"):
        handheld = after_script(into(board, "fanorona"), board, SPEED="instant")
        app = handheld.bench.app
        from sillon.match.session import Session  # of the program that runs now: it may have been reloaded

        app.session = Session("fanorona", {"size": "3x3", "chain": "may"}, position)
        app.session.match.play(step)
        app.go(("fanorona",))
        handheld.run(200)
        assert app.screen.chain
        handheld.script(word)
        assert moves(handheld) == [step, 0]


def test_plot_keys_cycle_their_tokens() -> None:
    handheld = after_script(
        f"{into('macropad', 'colorigraphe')} OK 300ms" + " OK 300ms" * 6, "macropad", SEED=5, on="colour"
    )
    colour = handheld.bench.app.screen
    for plot in (0, 7, 0):
        before = colour.shown[COLOURS + plot]
        handheld.script(f"CELL{plot}")
        assert colour.shown[COLOURS + plot] == (before + 1) % 4
    for _ in range(5):
        before = colour.shown[COLOURS]
        handheld.script("CELL0")
        assert colour.shown[COLOURS] == (before + 1) % 4
