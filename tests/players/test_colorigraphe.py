"""The Colorigraphe's solver: valid colourings with the fewest black tokens, None exactly without one, short slices."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sillon.games.colorigraphe import solver
from sillon.players.colorigraphe import best_colouring, solve
from sim.micropython.runner import run_device_script
from sim.paths import ROOT
from tests.games.colorigraphe_tools import fewest_black
from tests.players.colorigraphe_slices import ALL_OF_FOUR, PAIRS, SLOWEST, Arcs, lines_between_yields

NONE, RED, BLUE, BLACK = range(4)
FIRST_PROBLEM = [(5, 3), (7, 12), (11, 12), (12, 3), (6, 3)]
# The wheel of five: a hub and a ring of odd length, so the ring needs all three colours and the hub a fourth.
WHEEL = [(1, 2), (2, 3), (3, 4), (4, 5), (5, 1), *((plot, 6) for plot in range(1, 6))]

arc = st.sampled_from(PAIRS)
problems = st.lists(arc, min_size=2, max_size=24, unique=True)
# Few plots and many arcs: hard problems.
crowded = st.lists(arc.filter(lambda pair: pair[1] <= 8), min_size=8, max_size=24, unique=True)


@st.composite
def colourable(draw: st.DrawFn) -> Arcs:
    """Draw a problem with a hidden colouring, so that many arcs still have an answer."""
    hidden = draw(st.lists(st.sampled_from((RED, BLUE, BLACK)), min_size=12, max_size=12))
    allowed = [(one, other) for one, other in PAIRS if hidden[one - 1] != hidden[other - 1]]
    return draw(st.lists(st.sampled_from(allowed), max_size=24, unique=True)) if allowed else []


def valid(arcs: Arcs, colours: bytes) -> bool:
    """Return whether every plot with an arc is coloured, arcs join different colours, and six black tokens suffice."""
    ends = [(colours[one - 1], colours[other - 1]) for one, other in arcs]
    return all(one and other and one != other for one, other in ends) and colours.count(BLACK) <= 6


def driven(work: "Iterator[None]") -> tuple[list[None], bytes | None]:
    """Return what a solver yields and what it returns."""
    yielded: list[None] = []
    while True:
        try:
            yielded.append(next(work))
        except StopIteration as end:
            return yielded, end.value


def assert_solved(arcs: Arcs) -> None:
    best = best_colouring(arcs)
    fewest = fewest_black(arcs)
    assert (best is None) == (fewest is None)
    if best is not None:
        assert len(best) == 12
        assert set(best) <= {NONE, RED, BLUE, BLACK}
        assert valid(arcs, best)
        assert best.count(BLACK) == fewest


@given(problems)
def test_random_problems_are_solved_with_the_fewest_black(arcs: Arcs) -> None:
    assert_solved(arcs)


@given(crowded)
def test_crowded_problems_are_solved_with_the_fewest_black(arcs: Arcs) -> None:
    assert_solved(arcs)


@given(colourable())
def test_colourable_problem_gets_a_colouring(arcs: Arcs) -> None:
    assert best_colouring(arcs) is not None
    assert_solved(arcs)


@given(problems, st.randoms(use_true_random=False))
def test_order_and_repetition_of_arcs_change_nothing(arcs: Arcs, chance: Random) -> None:
    other = [chance.choice((pair, pair[::-1])) for pair in arcs + chance.sample(arcs, 2)]
    chance.shuffle(other)
    assert best_colouring(other) == best_colouring(arcs)


@given(problems)
def test_plot_is_coloured_exactly_when_it_has_an_arc(arcs: Arcs) -> None:
    best = best_colouring(arcs)
    if best is not None:
        assert {plot for plot in range(1, 13) if best[plot - 1]} == {plot for pair in arcs for plot in pair}


@pytest.mark.parametrize("number", range(25, 67))
def test_more_arcs_than_a_stake_are_solved(number: int) -> None:
    dice = Random(number)
    assert_solved(dice.sample(PAIRS, number))
    # The most arcs that three colours allow are 48, between three groups of four.
    assert_solved(dice.sample([pair for pair in PAIRS if pair[0] % 3 != pair[1] % 3], min(number, 48)))


def test_documents_first_problem_needs_no_black() -> None:
    best = best_colouring(FIRST_PROBLEM)
    assert best is not None
    assert valid(FIRST_PROBLEM, best)
    assert BLACK not in best
    # Plots without an arc stay empty.
    assert [plot for plot in range(1, 13) if not best[plot - 1]] == [1, 2, 4, 8, 9, 10]


def test_no_arcs_give_no_colours() -> None:
    assert best_colouring([]) == bytes(12)


@pytest.mark.parametrize("arcs", [ALL_OF_FOUR, WHEEL, SLOWEST], ids=["all of four", "wheel", "slowest"])
def test_impossible_problem_gives_none(arcs: Arcs) -> None:
    assert fewest_black(arcs) is None
    assert best_colouring(arcs) is None


@pytest.mark.parametrize(
    "make", [iter, tuple, set, lambda arcs: [set(pair) for pair in arcs], lambda arcs: map(bytes, arcs)]
)
def test_arcs_may_be_any_iterable_of_pairs(make: object) -> None:
    assert callable(make)
    assert best_colouring(make(FIRST_PROBLEM)) == best_colouring(FIRST_PROBLEM)


@pytest.mark.parametrize(
    "wrong", [(0, 1), (1, 13), (-1, 2), (4, 4), (1, 2, 3), (1,), (), 7, "12", (1.0, 2), (None, 1), None]
)
@pytest.mark.parametrize("call", [best_colouring, solve])
def test_wrong_arc_is_named_in_the_error(call: object, wrong: object) -> None:
    assert callable(call)
    with pytest.raises(ValueError) as caught:
        call([(1, 2), wrong])
    assert str(caught.value) == f"{wrong!r} is not an arc: an arc is a pair of two different plots 1..12"


@given(problems)
def test_solve_in_slices_gives_the_same_answer(arcs: Arcs) -> None:
    yielded, best = driven(solve(arcs))
    assert best == best_colouring(arcs)
    assert set(yielded) <= {None}


def test_slices_are_short_and_few() -> None:
    """Counted in lines of Python, equal on every machine; docs/measurements.md has the times on a board."""
    dice = Random(8)
    tried = [dice.sample(PAIRS, number) for number in range(2, 25) for _ in range(20)]
    slices = [lines_between_yields(solve(arcs), solver.__file__) for arcs in [SLOWEST, *tried]]
    assert max(map(max, slices)) < 1000
    assert sum(slices[0]) == max(map(sum, slices))
    assert 10 < len(slices[0]) < 40


def test_small_interpreter_gives_the_same_answers() -> None:
    result = run_device_script(ROOT / "tests" / "device" / "colorigraphe_solver.py", timeout=120)
    assert result.returncode == 0, result.stderr
    answers = [line.split(" ") for line in result.stdout.splitlines() if " is not an arc: " not in line]
    seen = set()
    for text, answer in answers:
        arcs = [(int(one), int(other)) for one, other in (pair.split("-") for pair in text.split(","))]
        best = best_colouring(arcs)
        assert answer == ("none" if best is None else "".join(".rbk"[colour] for colour in best)), text
        seen.add((len(arcs), best is None))
    assert {number for number, _ in seen} == set(range(2, 25))
    assert {impossible for _, impossible in seen} == {True, False}
    assert len(result.stdout.splitlines()) - len(answers) == 9
