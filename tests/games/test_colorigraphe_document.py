"""Statements of the document of the Colorigraphe: the match of Sara and Samuel, its figures, advice and proportions."""

from itertools import combinations
from random import Random

import pytest

from games import new
from games.match import Match
from tests.games.colorigraphe_tools import TRIANGLE, arcs_of, assert_documents_proportion, fewest_black, legal
from tests.games.kit import positions_of
from tests.games.variants_colorigraphe import COLORIGRAPHE_MATCH

GAME = new("colorigraphe")
FIRST_PROBLEM = [(5, 3), (7, 12), (11, 12), (12, 3), (6, 3)]


def sample_match() -> Match:
    match = Match(GAME)
    for written in COLORIGRAPHE_MATCH.split(", "):
        match.play(GAME.parse_move(match.position, written))
    return match


def test_sample_match_ends_21_to_16() -> None:
    match = sample_match()
    assert GAME.to_text(match.position) == "stake S 21,16 0 - ............"
    assert match.outcome() is None


def test_scores_of_sample_match_match_document() -> None:
    seen = []
    for position in positions_of(sample_match()):
        if GAME.scores(position) not in seen:
            seen.append(GAME.scores(position))
    # Sara 5; Samuel 10 - 2; Samuel 12 - 4 by challenge; Sara 24 - 8 by challenge.
    assert seen == [(0, 0), (5, 0), (5, 8), (5, 16), (21, 16)]


def test_challenger_of_two_plays_twice_in_a_row() -> None:
    texts = [GAME.to_text(position) for position in positions_of(sample_match())]
    turns = [text.split(" ")[1] for text in texts if text.startswith("stake ")]
    assert turns == ["S", "N", "S", "N", "S"]
    challenged = [text.split(" ")[1] for text in texts if text.startswith("challenge ")]
    assert set(challenged[:5]) == {"N"}
    assert challenged[-1] == "S"


def test_sample_match_problems_match_document() -> None:
    problems = []
    for position in positions_of(sample_match()):
        text = GAME.to_text(position).split(" ")
        arcs = arcs_of(GAME, position)
        if text[0] == "colour" and arcs not in problems:
            problems.append(arcs)
    assert problems[0] == sorted((min(arc), max(arc)) for arc in FIRST_PROBLEM)
    assert [len(arcs) for arcs in problems] == [5, 10, 12, 24]
    # Two colours suffice for the first only; figure 4 can be coloured with three black tokens, on 2, 5 and 10.
    assert [fewest_black(arcs) for arcs in problems] == [0, 1, 2, 3]
    rest = [arc for arc in problems[3] if not {2, 5, 10} & set(arc)]
    assert fewest_black(rest) == 0
    assert not {(2, 5), (2, 10), (5, 10)} & set(problems[3])


def test_failed_challenge_of_sample_match_gives_12_points() -> None:
    match = sample_match()
    challenged = [GAME.to_text(position).split(" ")[0] for position in positions_of(match)].index("challenge")
    match.undo(len(match.moves) - challenged)
    match.play(GAME.parse_move(match.position, "timeout"))
    assert GAME.scores(match.position) == (5 + 12, 8)


def test_sample_match_undoes_and_replays() -> None:
    match = sample_match()
    record = match.record()
    assert record.startswith("Sillon match, format 1\ngame: colorigraphe\noptions: players=2 target=100 seconds=60 ")
    assert positions_of(Match.replay(record)) == positions_of(match)
    match.undo(len(match.moves))
    assert match.position == GAME.start()


def test_a_triangle_makes_two_colours_impossible() -> None:
    for low, middle, high in combinations(range(1, 13), 3):
        assert fewest_black([(low, middle), (middle, high), (high, low)]) == 1


def test_four_fully_linked_plots_cannot_be_coloured() -> None:
    assert fewest_black(list(combinations((1, 2, 3, 4), 2))) is None


def test_random_problems_of_12_arcs_match_document() -> None:
    """Other problems than the document's, in proportion: 315 need no black, 1445 one, 227 two, 1 three, 12 are impossible."""
    dice = Random(12)
    pairs = list(combinations(range(1, 13), 2))
    needed = [fewest_black(dice.sample(pairs, 12)) for _ in range(2000)]
    assert_documents_proportion(needed)


def test_random_problems_of_24_arcs_match_document() -> None:
    dice = Random(24)
    pairs = list(combinations(range(1, 13), 2))
    impossible = [fewest_black(dice.sample(pairs, 24)) is None for _ in range(300)]
    assert sum(impossible) / 300 == pytest.approx(0.65, abs=0.1)


def test_impossible_problem_defeats_every_challenger() -> None:
    """Try all 3 ** 4 colourings of four fully linked plots: the challenger always fails."""
    arcs = "1-2,1-3,1-4,2-3,2-4,3-4"
    for number in range(3**4):
        colours = "".join("rbk"[number // 3**plot % 3] for plot in range(4))
        position = GAME.from_text(f"challenge N 0,0 6 {arcs} {colours}........ S x")
        assert GAME.scores(GAME.play(position, GAME.parse_move(position, "done"))) == (6, 0)


def test_moves_do_not_reveal_solvability() -> None:
    possible, impossible = (f"claim S 0,0 6 {arcs} ............ x" for arcs in (TRIANGLE, "1-2,1-3,1-4,2-3,2-4,3-4"))
    assert legal(possible) == legal(impossible)
