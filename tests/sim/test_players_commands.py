"""`python -m sim match` and `python -m sim analyse`: what they print, and what they refuse."""

import re

import pytest

from games import new
from sim import __main__ as command
from sim import arena, match
from sim.analyse import analysis


def test_a_match_tells_the_share_of_points_with_its_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["match", "fang", "3", "1", "--games", "6", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    found = re.fullmatch(
        r"fang, level 3 against level 1: (\d+) won, (\d+) drawn, (\d+) lost of 6; [\d.]+ % ± [\d.]+; ahead by .* ± .*\n",
        said,
    )
    assert found, said
    assert sum(int(number) for number in found.groups()) == 6


def test_the_same_seed_gives_the_same_match(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["match", "fafy", "2", "1", "cells=6", "--games", "4", "--jobs", "1", "--seed", "9"]
    command.main(words)
    first = capsys.readouterr().out
    command.main(words)
    assert capsys.readouterr().out == first


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["match", "chess", "1", "2"], "invalid choice: 'chess'"),
        (["match", "fang", "1", "6"], "invalid choice: 6"),
        (["match", "fang", "1", "2", "cells=7"], "cells=7"),
        (["match", "fang", "1", "2", "cells"], "'cells' is not an option: write it as name=value"),
        (["match", "colorigraphe", "1", "2", "players=3"], "a match is between two players"),
        (["analyse", "fang", "0 1 S"], "'0 1 S'"),
        (["analyse", "awale", "target=99"], "target=99"),
    ],
)
def test_what_is_wrong_is_told_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    with pytest.raises(SystemExit) as ending:
        command.main(arguments)
    said = capsys.readouterr().err
    assert ending.value.code == 2
    assert sentence in said
    assert said.count("\n") == 1


def test_an_analysis_tells_verdicts_values_and_blocks() -> None:
    game = new("fafy")
    told = analysis(game, game.from_text("1 2 2 1 1 2 2 1 S"), 5)
    assert "* 3<       won    +0" in told or "* 6>       won    +0" in told
    assert "proven best" in told
    assert "cells 1-8: 5" in told


def test_an_analysis_of_what_is_over_says_who_has_won() -> None:
    game = new("fafy", cells=3)
    assert "seat 1 has won" in analysis(game, game.from_text("1 0 1 S"), 5)


def test_openings_are_legal_and_do_not_end_the_game() -> None:
    game = new("fafy", cells=5)
    for opening in arena.openings(game, 20, 2, 3):
        position = game.start()
        for move in opening:
            position = game.play(position, move)
        assert len(opening) == 2
        assert game.outcome(position) is None


def test_a_mean_and_how_far_the_truth_may_be_from_it() -> None:
    middle, sure = match.mean([1.0, 0.0] * 50)
    assert middle == 0.5
    assert sure == pytest.approx(1.96 * 0.5 / 10, rel=0.01)
