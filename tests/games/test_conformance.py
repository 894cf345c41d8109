"""The conformance kit (kit.py, kit_texts.py) over every game and every option set of its table (variants.py).

And the perft tables, as the independent implementations (reference_<game>.py) write them.
"""

from importlib import import_module
from itertools import product
from pathlib import Path

import pytest

from games import NAMES, new
from tests.games import kit, kit_texts, variants

SETS = [(name, options) for name in NAMES for options in variants.option_sets(new(name).OPTIONS)]
GAMES = 6
REFERENCES = [path.stem.removeprefix("reference_") for path in Path(__file__).parent.glob("reference_*.py")]


@pytest.mark.parametrize(("name", "options"), SETS)
def test_games_conform(name: str, options: dict) -> None:
    seen = kit.Seen()
    kit.check_game(name, options, variants.GAMES[name], GAMES, seen)
    assert seen.positions >= GAMES


@pytest.mark.parametrize(("name", "options"), SETS)
def test_texts_conform(name: str, options: dict) -> None:
    kit_texts.check_texts(name, options, variants.GAMES[name])


@pytest.mark.parametrize("name", NAMES)
def test_bad_texts_name_fault_and_allowed(name: str) -> None:
    kit_texts.check_bad_texts(name, variants.GAMES[name])


@pytest.mark.parametrize("name", NAMES)
def test_bad_options_name_fault_and_allowed(name: str) -> None:
    kit_texts.check_bad_options(name)


@pytest.mark.parametrize("name", NAMES)
def test_table_has_every_option_value_and_pair(name: str) -> None:
    """The table has each value of a small option, the ends and the default of a range, and any two values of two options."""
    table = variants.option_sets(new(name).OPTIONS)
    for option, default, values in new(name).OPTIONS:
        needed = {values[0], values[-1], default} if isinstance(values, range) else set(values)
        assert {row[option] for row in table} == needed
    for one, default, values in new(name).OPTIONS:
        for other, other_default, other_values in new(name).OPTIONS:
            met = {(row[one], row[other]) for row in table}
            if one != other:
                pairs = product(
                    variants.tried_values(default, values), variants.tried_values(other_default, other_values)
                )
                assert met == {pair for pair in pairs if not variants.clash(dict(zip((one, other), pair, strict=True)))}


@pytest.mark.parametrize("name", NAMES)
def test_table_begins_with_defaults(name: str) -> None:
    game = new(name)
    assert new(name, **variants.option_sets(game.OPTIONS)[0]).options == game.options


@pytest.mark.parametrize("name", NAMES)
def test_every_start_fits_an_option_set(name: str) -> None:
    games = [new(name, **options) for options in variants.option_sets(new(name).OPTIONS)]
    for text in variants.GAMES[name]["texts"]:
        assert any(len(kit.starts(game, (text,))) == 2 for game in games), text


@pytest.mark.parametrize("name", REFERENCES)
def test_perft_table_matches_reference(name: str) -> None:
    reference = import_module(f"tests.games.reference_{name}")
    assert reference.TABLE.read_text(encoding="utf-8") == reference.table()
