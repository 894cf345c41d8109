"""`python -m sim match` and `python -m sim analyse`: what they print, and what they refuse."""

import re

import pytest

from games import new
from sim import __main__ as command
from tools import arena, match
from tools.analyse import analysis


def test_match_prints_score_with_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.main(["match", "fang", "3", "1", "--games", "6", "--jobs", "1"]) == 0
    said = capsys.readouterr().out
    found = re.fullmatch(
        r"fang, level 3 against level 1: (\d+) won, (\d+) drawn, (\d+) lost of 6; [\d.]+ % ± [\d.]+; ahead by .* ± .*\n",
        said,
    )
    assert found, said
    assert sum(int(number) for number in found.groups()) == 6


def test_same_seed_gives_same_match(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["match", "fafy", "2", "1", "cells=6", "--games", "4", "--jobs", "1", "--seed", "9"]
    command.main(words)
    first = capsys.readouterr().out
    command.main(words)
    assert capsys.readouterr().out == first


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["match", "chess", "1", "2"], "invalid choice: 'chess'"),
        (["match", "fang", "1", "7"], "invalid choice: 7"),
        (["match", "fang", "1", "6"], "level=6: a level is a whole number from 1 to 5"),
        (["match", "fang", "1", "2", "cells=7"], "cells=7"),
        (["match", "fang", "1", "2", "cells"], "'cells' is not an option: write it as name=value"),
        (["match", "colorigraphe", "1", "2", "players=3"], "a match is between two players"),
        (["analyse", "fang", "0 1 S"], "'0 1 S'"),
        (["analyse", "awale", "target=99"], "target=99"),
        (["analyse", "colorigraphe", "arcs"], "there are 0 arcs: a problem has 1..24"),
        (["analyse", "colorigraphe", "arcs", "3-5,5-13"], "'5-13' is not an arc: write two different plots 1..12"),
        (["analyse", "colorigraphe", "arcs", "3-5,7-7"], "'7-7' is not an arc"),
        (["analyse", "colorigraphe", "arcs", "3-5,7"], "'7' is not an arc"),
        (["analyse", "colorigraphe", "arcs", "3-5,7-12,5-3"], "the arc 5-3 is there twice"),
    ],
)
def test_wrong_option_gives_one_line_error(
    capsys: pytest.CaptureFixture[str], arguments: list[str], sentence: str
) -> None:
    with pytest.raises(SystemExit) as ending:
        command.main(arguments)
    said = capsys.readouterr().err
    assert ending.value.code == 2
    assert sentence in said
    assert said.count("\n") == 1


def test_analysis_shows_verdicts_values_and_blocks() -> None:
    game = new("fafy")
    text = analysis(game, game.from_text("1 2 2 1 1 2 2 1 S"), 5)
    assert "* 3<       won    +0" in text or "* 6>       won    +0" in text
    assert "proven best" in text
    assert "cells 1-8: 5" in text


def test_analysis_of_finished_game_names_winner() -> None:
    game = new("fafy", cells=3)
    assert "seat 1 has won" in analysis(game, game.from_text("1 0 1 S"), 5)


FREE = "colour S 0,0 5 3-5,3-6,3-12,7-12,11-12"
TRIANGLE = "0,0 3 1-2,1-3,2-3"
ALL = ",".join(f"{one}-{other}" for one in range(1, 13) for other in range(one + 1, 13))
CLIQUE = ",".join(ALL.split(",")[:3] + ALL.split(",")[11:13] + ALL.split(",")[21:22])  # 1 to 4, each with each


ANALYSED = [
    (
        f"{FREE} ............",
        "best colouring: ..r.bbr...rb|0 black tokens, +5 points"
        "|still to lay: red 3, blue 5, blue 6, red 7, red 11, blue 12",
    ),
    # Red and blue are swapped where that takes fewer tokens. An isolated black token must go, a red one may stay.
    (
        f"{FREE} k.b.rr...r..",
        "best colouring: ..b.rrb..rbr|0 black tokens, +5 points|still to lay: clear 1, blue 7, blue 11, red 12",
    ),
    (f"{FREE} ..b.rrb...br", "best colouring: ..b.rrb...br|0 black tokens, +5 points|still to lay: nothing"),
    (f"colour S {TRIANGLE} ............", "best colouring: rbk.........|1 black token, +1 points"),
    (f"colour S 0,0 6 {CLIQUE} ............", "no valid colouring, whatever is black"),
    (f"claim S {TRIANGLE} rrk......... x", "1 black token, +1 points|a challenge succeeds, +1 points"),
    (f"claim S {TRIANGLE} rbk......... 1", "1 black token, +1 points|a challenge fails, +3 points for S"),
    (
        f"challenge N {TRIANGLE} ............ S x",
        "still to lay: red 1, blue 2, black 3|a challenge succeeds, +1 points",
    ),
    (f"challenge N 0,0 6 {CLIQUE} ............ S x", "a challenge fails, +6 points for S"),
    ("arc S 0,0 5 3-5 ............", "the dice decide what comes next"),
]
WITH_OPTIONS = [
    ({"colours": 2}, f"colour S {TRIANGLE} bbbbbbbbbbbb", "no valid colouring with two colours"),
    (
        {"colours": 2},
        "colour S 0,0 2 1-2,2-3 bbbbbbbbbbbb",
        "best colouring: brbbbbbbbbbb|0 black tokens, +2 points|still to lay: red 2",
    ),
    ({"stakes": "dice"}, "stake S 0,0 0 - ............", "the dice decide what comes next"),
    ({"problems": "cards"}, "card S 0,0 0 - ............ 1-48", "the cards decide what comes next"),
    ({"players": 1}, "end S 7 0 - ............", "over: stopped, (7,)"),
]


@pytest.mark.parametrize(("options", "position", "lines"), [*(({}, *case) for case in ANALYSED), *WITH_OPTIONS])
def test_colorigraphe_analysis_shows_best_colouring(options: dict[str, object], position: str, lines: str) -> None:
    game = new("colorigraphe", **options)
    lines_shown = analysis(game, game.from_text(position), 5).split("\n")
    assert lines_shown[0] == position
    assert [line for line in lines_shown if line in lines.split("|")] == lines.split("|")
    assert not any("?" in line for line in lines_shown)


def analysed(capsys: pytest.CaptureFixture[str], *words: str) -> list[str]:
    assert command.main(["analyse", "colorigraphe", *words]) == 0
    return capsys.readouterr().out.splitlines()


def test_own_arcs_are_coloured_in_any_order(capsys: pytest.CaptureFixture[str]) -> None:
    """The first problem of the document's example, as its dice fell."""
    lines = analysed(capsys, "arcs", "5-3,7-12,11-12,12-3,6-3")
    assert lines == analysed(capsys, "arcs", "5-3,", "7-12,", "11-12,", "12-3,", "6-3")
    assert lines[:2] == [f"{FREE} ............", "best colouring: ..r.bbr...rb"]
    assert lines[2].startswith("0 black tokens")
    assert "1 black token, +1 points" in analysed(capsys, "arcs", "1-2,2-3,3-1")
    assert analysed(capsys, "arcs", "1-2,2-3,3-1", "colours=2")[1] == "no valid colouring with two colours"
    assert analysed(capsys, "arcs", CLIQUE)[1] == "no valid colouring, whatever is black"


def test_own_arcs_are_no_more_than_the_highest_stake(capsys: pytest.CaptureFixture[str]) -> None:
    assert len(analysed(capsys, "arcs", ",".join(ALL.split(",")[:24]))) > 1
    with pytest.raises(SystemExit):
        command.main(["analyse", "colorigraphe", "arcs", ALL])
    assert "there are 66 arcs: a problem has 1..24" in capsys.readouterr().err


def test_position_needs_no_quotation_marks(capsys: pytest.CaptureFixture[str]) -> None:
    command.main(["analyse", "fafy", "1 0 2 1 S", "cells=4"])
    quoted = capsys.readouterr().out
    command.main(["analyse", "fafy", "1", "0", "2", "1", "S", "cells=4"])
    assert capsys.readouterr().out == quoted


def test_stakes_are_shown_with_values() -> None:
    game = new("colorigraphe")
    assert "* stake 18 ?      +12" in analysis(game, game.start(), 5)


def test_forced_step_has_no_value() -> None:
    game = new("fanorona", size="5x5")
    text = analysis(game, game.from_text("WWWWW/W.WWW/BWWB./BBBBB/BB.B. B D4:C5,D4"), 5)
    assert text.split("\n")[1:] == ["* D4-E5A   the only move", "D4-E5A, proven best; 0 nodes"]


def test_openings_are_legal_and_unfinished() -> None:
    game = new("fafy", cells=5)
    for opening in arena.openings(game, 20, 2, 3):
        position = game.start()
        for move in opening:
            position = game.play(position, move)
        assert len(opening) == 2
        assert game.outcome(position) is None


def test_mean_has_confidence_interval() -> None:
    middle, sure = match.mean([1.0, 0.0] * 50)
    assert middle == 0.5
    assert sure == pytest.approx(1.96 * 0.5 / 10, rel=0.01)
