"""Properties of any position of Fanorona: conservation of pieces, captures, symmetries, texts, play in place."""

from hypothesis import given
from hypothesis import strategies as st

from games.contract import Rules
from games.fanorona import NO_DIRECTION, captures, first_capturer, step
from games.rules import MOVE, TAKE, Outcome
from tests.games.fanorona_draws import fanorona_positions
from tests.games.kit import positions_of
from tests.games.strategies import mangled, matches, steady

Drawn = tuple[Rules, bytes]


def pieces(game: Rules, position: bytes) -> tuple[int, int]:
    return game.scores(position)  # type: ignore[return-value]


@steady
@given(fanorona_positions(), st.data())
def test_pieces_change_only_by_captures(drawn: Drawn, data: st.DataObject) -> None:
    game, position = drawn
    match = data.draw(matches(game, position))
    for number, move in enumerate(match.moves):
        before, after = match.position_at(number), match.position_at(number + 1)
        seat = game.turn(before)
        taken = [point for kind, point, _ in game.steps(before, move) if kind == TAKE]
        assert pieces(game, after)[seat] == pieces(game, before)[seat]
        assert pieces(game, after)[1 - seat] == pieces(game, before)[1 - seat] - len(taken)
        assert (len(taken) > 0) == (move & 3 > 0)
        assert {before[point] for point in taken} <= {2 - seat}


@steady
@given(fanorona_positions(), st.data())
def test_seat_changes_exactly_without_open_chain(drawn: Drawn, data: st.DataObject) -> None:
    game, position = drawn
    match = data.draw(matches(game, position))
    for number in range(len(match.moves)):
        before, after = match.position_at(number), match.position_at(number + 1)
        in_chain = ":" in game.to_text(after)
        assert (game.turn(before) == game.turn(after)) == in_chain


@steady
@given(fanorona_positions(), st.data())
def test_marks_end_with_chain(drawn: Drawn, data: st.DataObject) -> None:
    game, position = drawn
    for found in positions_of(data.draw(matches(game, position))):
        if ":" not in game.to_text(found):
            assert max(found) <= 2


@steady
@given(fanorona_positions())
def test_captures_exclude_plain_steps(drawn: Drawn) -> None:
    game, position = drawn
    kinds = {move & 3 for move in game.moves(position) if move}
    assert kinds in (set(), {0}, {1}, {2}, {1, 2})


@steady
@given(fanorona_positions())
def test_steps_are_point_left_point_reached_takes(drawn: Drawn) -> None:
    game, position = drawn
    for move in game.moves(position):
        if not move:
            assert game.steps(position, move) == []
            continue
        left, reached, *takes = game.steps(position, move)
        assert (left, reached) == ((MOVE, move >> 8, 1), (MOVE, move >> 2 & 63, 1))
        here = (move >> 8) if move & 2 else (move >> 2 & 63)
        gaps = {b - a for a, b in zip([here, *(take[1] for take in takes)], [take[1] for take in takes], strict=False)}
        assert len(gaps) == min(1, len(takes))


# The two colours exchanged


def turned(game: Rules, position: bytes) -> bytes:
    """Return the rotated board with the colours exchanged."""
    cells: int = game.cells  # type: ignore[attr-defined]
    signs = {0: 0, 1: 2, 2: 1}
    points = [signs.get(sign, 3 + cells - 1 - (sign - 3)) for sign in reversed(position[:cells])]
    marks = [3 + cells - 1 - (mark - 3) if mark else 0 for mark in position[cells + 1 :]]
    return bytes([*points, 3 - position[cells], *marks])


def turned_move(game: Rules, move: int) -> int:
    last: int = game.cells - 1  # type: ignore[attr-defined]
    return (last - (move >> 8)) << 8 | (last - (move >> 2 & 63)) << 2 | move & 3 if move else 0


@steady
@given(fanorona_positions(winner=0))
def test_mirror_symmetry_of_moves_play_and_ends(drawn: Drawn) -> None:
    game, position = drawn
    other = type(game)(**{name: game.options[k] for k, (name, _, _) in enumerate(game.OPTIONS)} | {"winner": 1})  # type: ignore[call-arg]
    mirror = turned(game, position)
    assert sorted(turned_move(game, move) for move in game.moves(position)) == other.moves(mirror)
    end = game.outcome(position)
    assert other.outcome(mirror) == (end and Outcome(1 - end.winner, end.scores[::-1], end.reason))
    for move in game.moves(position):
        assert other.play(mirror, turned_move(game, move)) == turned(game, game.play(position, move))


@steady
@given(fanorona_positions(winner=0), st.integers(0, 44), st.integers(0, 44), st.integers(0, 2))
def test_mirror_symmetry_of_refusals(drawn: Drawn, origin: int, target: int, kind: int) -> None:
    game, position = drawn
    cells: int = game.cells  # type: ignore[attr-defined]
    move = (origin % cells) << 8 | (target % cells) << 2 | kind
    if origin % cells != target % cells:
        other = type(game)(**{name: game.options[k] for k, (name, _, _) in enumerate(game.OPTIONS)} | {"winner": 1})  # type: ignore[call-arg]
        assert other.why_not(turned(game, position), turned_move(game, move)) == game.why_not(position, move)


# Texts


@steady
@given(fanorona_positions())
def test_a_position_has_one_text(drawn: Drawn) -> None:
    game, position = drawn
    assert game.from_text(game.to_text(position)) == position


@steady
@given(fanorona_positions(), st.data())
def test_mangled_text_is_refused_or_another_position(drawn: Drawn, data: st.DataObject) -> None:
    game, position = drawn
    text = data.draw(mangled(game.to_text(position)))
    try:
        found = game.from_text(text)
    except ValueError as error:
        assert ": " in str(error)
    else:
        assert game.to_text(found) == text
        assert bool(game.moves(found)) == (game.outcome(found) is None)


# Play in place


@steady
@given(fanorona_positions(), st.data())
def test_step_in_place_equals_play(drawn: Drawn, data: st.DataObject) -> None:
    game, position = drawn
    board = bytearray(position)
    spare = bytearray(len(position))
    for _ in range(30):
        moves = game.moves(position)
        assert moves == game.moves(bytes(board))
        if not moves:
            break
        # Try and take back every move, as a search does; then play one.
        for move in moves:
            spare[:] = board
            step(game, board, move)  # type: ignore[arg-type]
            assert bytes(board) == game.play(position, move)
            board[:] = spare
        move = data.draw(st.sampled_from(moves))
        position = game.play(position, move)
        step(game, board, move)  # type: ignore[arg-type]
        assert bytes(board) == position


@steady
@given(fanorona_positions(), st.integers(0, NO_DIRECTION))
def test_captures_and_first_capturer_agree(drawn: Drawn, barred: int) -> None:
    game, position = drawn
    cells: int = game.cells  # type: ignore[attr-defined]
    found = captures(game, position, 0, cells, barred)  # type: ignore[arg-type]
    first = min([move >> 8 for move in found], default=-1)
    assert first_capturer(game, position, 0, cells, barred) == first  # type: ignore[arg-type]
    assert first_capturer(game, bytearray(position), 0, cells, barred) == first  # type: ignore[arg-type]
