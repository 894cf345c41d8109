"""The cards of the Colorigraphe: solutions, stakes, and the file as its command writes it."""

from itertools import combinations
from random import Random

import pytest

from games import colorigraphe, new
from games.colorigraphe_text import CARDS, card
from tests.games.colorigraphe_tools import arcs_of, fewest_black
from tools import cards as maker

NUMBERS = range(1, 49)
PAIRS = list(combinations(range(1, 13), 2))


def arcs(number: int) -> list[tuple[int, int]]:
    """Return the card's arcs as pairs of plots 1..12."""
    return [(one + 1, other + 1) for one, other in card(number)[0]]


def test_deck_has_48_cards() -> None:
    assert len(CARDS.split(" ")) == colorigraphe.CARDS == 48


@pytest.mark.parametrize("number", NUMBERS)
def test_card_states_fewest_black_tokens(number: int) -> None:
    found = arcs(number)
    assert all(1 <= low < high <= 12 for low, high in found)
    assert found == sorted(set(found))
    assert 2 <= len(found) <= 24
    assert fewest_black(found) == card(number)[1] == maker.fewest_black(found)


@pytest.mark.parametrize("number", NUMBERS)
def test_drawn_card_sets_problem(number: int) -> None:
    game = new("colorigraphe", problems="cards")
    position = game.play(game.start(), game.parse_move(game.start(), f"card {number}"))
    assert arcs_of(game, position) == arcs(number)


def test_every_stake_has_easy_and_hard_card() -> None:
    for stake in range(2, 25):
        black = [card(number)[1] for number in NUMBERS if len(arcs(number)) == stake]
        assert len(black) >= 2
        assert stake == 2 or min(black) < max(black)


def test_cards_go_from_easy_to_hard() -> None:
    order = [(len(arcs(number)), card(number)[1]) for number in NUMBERS]
    assert order == sorted(order)


def test_no_two_cards_are_the_same() -> None:
    assert len({tuple(arcs(number)) for number in NUMBERS}) == 48


def test_cards_file_matches_command() -> None:
    assert maker.FILE.read_text(encoding="utf-8") == maker.source()


def test_both_solvers_agree_on_random_problems() -> None:
    dice = Random(5)
    for number in list(range(2, 25)) * 4:
        problem = sorted(dice.sample(PAIRS, number))
        assert maker.fewest_black(problem) == fewest_black(problem)
