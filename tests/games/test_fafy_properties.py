"""Properties of any row of Fafy: conservation of seeds, independence of blocks, symmetry of the seats."""

from hypothesis import given
from hypothesis import strategies as st

from games import new, rules
from games.contract import Rules
from games.rules import Outcome
from tests.games.kit import positions_of
from tests.games.nimbers import blocks, grundy, whole_grundy
from tests.games.strategies import fafy_positions, matches, rows, steady

any_fafy = fafy_positions(rule="fafy", bad_sowing="refused")
short_rows = st.integers(3, 7).flatmap(lambda cells: rows(cells, 5))


def row_of(position: bytes) -> list[int]:
    return list(position[:-1])


@steady
@given(fafy_positions(), st.data())
def test_seeds_are_conserved(drawn: tuple[Rules, bytes], data: st.DataObject) -> None:
    game, position = drawn
    match = data.draw(matches(game, position))
    assert {sum(row_of(found)) for found in positions_of(match)} == {sum(row_of(position))}


@steady
@given(any_fafy)
def test_move_empties_its_cell_and_fills_none(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    for move in game.moves(position):
        after = game.play(position, move)
        empty = [cell for cell, count in enumerate(row_of(position)) if count == 0]
        assert [cell for cell, count in enumerate(row_of(after)) if count == 0] == sorted([*empty, move >> 1])


@steady
@given(any_fafy, st.data())
def test_game_lasts_at_most_cells_minus_one(drawn: tuple[Rules, bytes], data: st.DataObject) -> None:
    game, position = drawn
    plies = 0
    while moves := game.moves(position):
        position = game.play(position, data.draw(st.sampled_from(moves)))
        plies += 1
    assert plies <= len(position) - 2


@steady
@given(any_fafy, st.data())
def test_cell_with_block_length_seeds_is_never_sown(drawn: tuple[Rules, bytes], data: st.DataObject) -> None:
    game, position = drawn
    stuck = [cell for cell, count in enumerate(row_of(position)) if count >= block_length(position, cell) > 0]
    match = data.draw(matches(game, position))
    assert not {move >> 1 for move in match.moves} & set(stuck)


@steady
@given(any_fafy, st.integers(0, 9))
def test_count_of_unsowable_cell_does_not_matter(drawn: tuple[Rules, bytes], more: int) -> None:
    game, position = drawn
    row = row_of(position)
    richer = [count + more if count >= block_length(position, cell) > 0 else count for cell, count in enumerate(row)]
    assert game.moves(bytes(richer) + position[-1:]) == game.moves(position)


def block_length(position: bytes, cell: int) -> int:
    """Return the number of cells in the block of the cell; 0 for an empty cell."""
    row = row_of(position)
    if not row[cell]:
        return 0
    west = east = cell
    while west > 0 and row[west - 1]:
        west -= 1
    while east < len(row) - 1 and row[east + 1]:
        east += 1
    return east - west + 1


@steady
@given(any_fafy)
def test_moves_stay_within_their_block(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    row = row_of(position)
    alone: list[int] = []
    for cell in range(len(row)):
        block = [count if block_of(row, cell, other) else 0 for other, count in enumerate(row)]
        moves = game.moves(bytes(block) + position[-1:])
        alone += [move for move in moves if move >> 1 == cell]
    assert game.moves(position) == alone


def block_of(row: list[int], cell: int, other: int) -> bool:
    """Return whether both cells are in one block."""
    return all(row[min(cell, other) : max(cell, other) + 1])


@steady
@given(short_rows)
def test_grundy_values_of_blocks_add_up(row: list[int]) -> None:
    value = 0
    for block in blocks(tuple(row)):
        value ^= whole_grundy(block)
    assert whole_grundy(tuple(row)) == value == grundy(tuple(row))


@steady
@given(short_rows)
def test_row_is_lost_exactly_at_grundy_value_0(row: list[int]) -> None:
    game = new("fafy", cells=len(row))

    def wins(position: bytes) -> bool:
        return any(not wins(game.play(position, move)) for move in game.moves(position))

    assert wins(bytes(row) + b"\0") == (grundy(tuple(row)) != 0)


# Sud and Nord exchanged


def mirrored(position: bytes) -> bytes:
    """Return the reversed row with the other seat to move; a lost game stays lost."""
    return bytes(reversed(position[:-1])) + bytes((position[-1] ^ 1,))


def mirrored_move(position: bytes, move: int) -> int:
    """Return the same move in the reversed row: the cell from the other end, the other direction."""
    return 2 * (len(position) - 1) - 1 - move


@steady
@given(fafy_positions())
def test_mirror_symmetry_of_moves_and_refusals(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    turned = mirrored(position)
    assert sorted(mirrored_move(position, move) for move in game.moves(position)) == game.moves(turned)
    for move in range(2 * (len(position) - 1)):
        reason, cell = game.refusal(position, move)
        assert game.refusal(turned, mirrored_move(position, move)) == (reason, len(position) - 2 - cell)


@steady
@given(fafy_positions())
def test_mirror_symmetry_of_play_and_ends(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    turned = mirrored(position)
    end = game.outcome(position)
    assert game.outcome(turned) == (end and Outcome(1 - end.winner, end.scores[::-1], end.reason))
    for move in game.moves(position):
        assert game.play(turned, mirrored_move(position, move)) == mirrored(game.play(position, move))


@steady
@given(fafy_positions(impartial=True))
def test_impartial_moves_ignore_seat(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    assert game.moves(position) == game.moves(position[:-1] + bytes((position[-1] ^ 1,)))


@steady
@given(fafy_positions())
def test_steps_are_one_lift_then_single_sows(drawn: tuple[Rules, bytes]) -> None:
    game, position = drawn
    for move in game.moves(position):
        steps = game.steps(position, move)
        if steps:
            cell = move >> 1
            step = 1 if move & 1 else -1
            sown = [(rules.SOW, cell + step * (nth + 1), 1) for nth in range(position[cell])]
            assert steps == [(rules.LIFT, cell, position[cell]), *sown]
