"""Every game has a perft table, a golden transcript, option sets, rule tests, and a test for each reason code."""

import ast
import doctest
from pathlib import Path

import pytest

import games
from games import NAMES, description, new, rules
from tests.games import kit, transcript, variants

HERE = Path(__file__).parent
SOURCES = Path(games.__file__).parent
# The names of the codes of refusals and of ends.
REASONS = rules.REASONS.split(" ")
ENDS = rules.ENDS.split(" ")
CODES = {*REASONS, *ENDS}

every_game = pytest.mark.parametrize("name", NAMES)


def codes_of(name: str) -> set[str]:
    """Return the names of the reason codes that the game's modules use."""
    files = [SOURCES / f"{name}.py", *SOURCES.glob(f"{name}_*.py")]
    nodes = [node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))]
    used = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    return CODES & (used | {node.id for node in nodes if isinstance(node, ast.Name)})


def rule_tests(name: str) -> list[str]:
    """Return the names of the test functions in the game's own test files."""
    files = [HERE / f"test_{name}.py", *HERE.glob(f"test_{name}_*.py")]
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files]
    return [node.name for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]


def test_a_code_has_one_name() -> None:
    assert len(CODES) == len(REASONS) + len(ENDS)


def test_code_has_same_number_in_all_modules() -> None:
    seen = 0
    for file in sorted(SOURCES.glob("*.py")):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id in CODES:
                name = node.targets[0].id
                assert ast.literal_eval(node.value) == code(name), f"{file.name}: {name}"
                seen += 1
    assert seen > 6


def code(name: str) -> int:
    """Return the number of a reason or an end."""
    return 1 + (REASONS if name in REASONS else ENDS).index(name)


# What each game has in this folder, and how it is made.
MADE = {
    "variants_{}.py": "write it as variants_fafy.py is written",
    "test_{}.py": "write a test for each rule, reason and end",
    "perft/{}.txt": "write counts from an implementation other than games/, as perft_table.py tells",
    "golden/{}.txt": "`make goldens` writes it: read it before you commit it",
}


@every_game
@pytest.mark.parametrize("kept_in", MADE)
def test_each_game_has_its_files(name: str, kept_in: str) -> None:
    path = HERE / kept_in.format(name)
    assert path.exists() and path.stat().st_size > 0, f"tests/games/{path.relative_to(HERE)}: {MADE[kept_in]}"


@every_game
def test_each_game_has_its_data(name: str) -> None:
    fields = {key for data in variants.GAMES.values() for key in data}
    assert set(variants.GAMES[name]) == fields
    assert variants.GAMES[name]["bad_texts"]
    assert variants.GAMES[name]["bad_moves"]
    assert transcript.playthroughs(name)


def test_data_belongs_to_existing_games() -> None:
    files = {file.stem for folder in ("perft", "golden") for file in (HERE / folder).iterdir()}
    assert files == set(NAMES)


@every_game
def test_each_reason_code_has_a_test(name: str) -> None:
    tests = rule_tests(name)
    assert codes_of(name)
    for code in codes_of(name):
        found = [test for test in tests if test.startswith((f"test_reason_{code.lower()}", f"test_end_{code.lower()}"))]
        assert found, f"{name} has no test_reason_{code.lower()} or test_end_{code.lower()}"


@every_game
def test_kit_reaches_every_reason_and_end(name: str) -> None:
    seen = kit.Seen()
    wanted = codes_of(name)
    met: set[str] = set()
    for options in variants.option_sets(new(name).OPTIONS):
        if met == wanted:
            break  # tests/games/test_conformance.py runs all of them
        kit.check_game(name, options, variants.GAMES[name], 2, seen)
        met = {REASONS[number - 1] for number in seen.reasons} | {ENDS[number - 1] for number in seen.ends}
    assert met == wanted


@every_game
def test_presets_differ(name: str) -> None:
    presets = [new(name, preset).options for preset, _ in new(name).PRESETS]
    assert len(set(presets)) == len(presets)


@every_game
def test_golden_transcript_is_unchanged(name: str) -> None:
    golden = (HERE / "golden" / f"{name}.txt").read_text(encoding="utf-8")
    assert golden == transcript.transcript(name), "python -m tests.games.transcript writes it anew: read the difference"


@every_game
def test_golden_transcript_has_an_end(name: str) -> None:
    assert "the end: " in transcript.transcript(name)


def test_transcript_draws_white_below() -> None:
    assert transcript.drawn("WW/B. W") == ["B .", "W W"]


def test_transcript_draws_row_as_histogram() -> None:
    assert [line.rstrip() for line in transcript.drawn("2 0 12 1 S")[-3:]] == [
        "  o     o",
        "  o     o  o",
        "  2  . 12  1",
    ]
    assert transcript.drawn("0 0 0 S") == ["  .  .  ."]


def test_awale_rows_are_drawn_from_suds_side() -> None:
    assert transcript.two_rows("1 2 3 4 5 6 7 8 9 10 11 0 20 3 S") == [
        "     . 11 10  9  8  7",
        "  3                   20",
        "     1  2  3  4  5  6",
    ]


def test_package_docstring_example_works() -> None:
    result = doctest.testmod(games)
    assert result.attempted > 0
    assert result.failed == 0


@every_game
def test_option_returns_each_allowed_value(name: str) -> None:
    for option, default, allowed in new(name).OPTIONS:
        assert description.option(new(name), option) == default
        assert len(set(map(repr, allowed))) == len(allowed)
        for each in allowed if len(allowed) < 20 else [allowed[0], allowed[-1]]:
            needed = {"players": 3} if (option, each) == ("first", 2) else {}
            assert description.option(new(name, **{option: each}, **needed), option) == each


@every_game
def test_first_preset_is_documents_game(name: str) -> None:
    game = new(name)
    names = [preset for preset, _ in game.PRESETS]
    assert names
    for preset in names:
        assert description.preset_of(new(name, preset=preset)) == preset


def test_options_of_no_preset_have_no_name() -> None:
    assert description.preset_of(new("fafy", cells=5, misere=True)) == ""


def test_unknown_option_is_an_error() -> None:
    with pytest.raises(ValueError, match="awale has no option 'cells'"):
        description.option(new("awale"), "cells")
