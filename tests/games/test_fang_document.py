"""Statements of the Fang document and the rules page: the document's game, the number of games, the winner."""

import pytest

from games import fang, new
from games.contract import Rules
from games.match import Match
from games.rules import Outcome
from tests.games.kit import positions_of

GAME = new("fang", first=1)
# Each position of the document's game, and the cell played.
EXAMPLE = (
    ("0 1 1 1 1 1 1 0 5 5 N", "5"),
    ("0 1 1 1 0 1 2 1 5 4 S", "7"),
    ("1 2 2 1 0 1 0 1 4 4 N", "6"),
    ("1 2 2 1 0 0 1 2 4 3 S", "8"),
    ("2 3 3 1 0 0 1 0 3 3 N", "1"),
    ("0 3 3 1 0 1 2 1 3 2 S", "2"),
    ("1 1 4 2 0 1 2 1 2 2 N", "7"),
    ("1 1 4 2 0 2 1 2 2 1 S", "4"),
    ("2 2 5 0 0 2 1 2 1 1 N", "7"),
    ("2 2 5 0 0 2 1 3 1 0 S", "8"),
    ("3 3 6 1 0 2 1 0 0 0 N", None),
)


def example_match() -> Match:
    match = Match(GAME)
    for _, move in EXAMPLE:
        if move:
            match.play(GAME.parse_move(match.position, move))
    return match


def test_game_of_document_has_its_positions() -> None:
    match = example_match()
    assert [GAME.to_text(position) for position in positions_of(match)] == [text for text, _ in EXAMPLE]
    assert match.outcome() == Outcome(0, (13, 3), fang.COUNTED)


def test_documents_remarks_on_its_game_hold() -> None:
    # "For now nobody can play a tibong"; then Nord's holds 2 seeds and Sud may play it; then Nord may play Sud's.
    match = example_match()
    may_play = [set(GAME.moves(position)) & {0, 7} for position in positions_of(match)]
    assert may_play[:5] == [set(), set(), set(), {7}, {0}]


def solved(game: Rules, position: bytes, known: dict[bytes, tuple[int, int]]) -> tuple[int, int]:
    """Return the number of complete games and Sud's lead over Nord after best play."""
    if position not in known:
        after = [solved(game, game.play(position, move), known) for move in game.moves(position)]
        if after:
            best = min if game.turn(position) else max
            known[position] = sum(games for games, _ in after), best(lead for _, lead in after)
        else:
            south, north = game.scores(position)
            known[position] = 1, south - north
    return known[position]


@pytest.mark.parametrize("first", [0, 1])
def test_second_player_wins_by_4_over_29830940_games(first: int) -> None:
    game = new("fang", first=first)
    assert solved(game, game.start(), {}) == (29_830_940, 4 if first else -4)
