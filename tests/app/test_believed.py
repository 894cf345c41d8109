"""What is kept besides the match and the tournament: of another version, or what nothing can have kept, it is said once."""

import pytest

from games import NAMES, new
from sillon import adapt
from sillon.choices import Choice, keep
from sillon.kit import save
from sillon.ladder import STAGES
from sillon.puzzles.kept import _BYTES, solve
from sillon.start import _KEPT
from sillon.start import NAMES as KEPT_NAMES
from sillon.teaching import heads, learn
from sim.handheld import Handheld
from tests.app.stage import at, screen_of, shows

RULES = dict(zip(KEPT_NAMES.split(" "), _KEPT, strict=True))


def kept_by_all() -> dict[str, bytes]:
    """All that the program keeps on a handheld, as much of it as there can be, by its own hands."""
    handheld = at("300ms BACK:700ms RIGHT OK 300ms")  # the speed
    app = handheld.bench.app
    store = app.board.store
    for name in NAMES:
        choice = Choice(name, {}, 0, (6, 6, 6))
        choice.options = {option: values[-1] for option, _, values in type(new(name)).OPTIONS}
        choice.own = dict(choice.options)
        choice.changed = True
        keep(app, choice)
        for number in range(len(STAGES[name])):
            save(store, "ladder", name, number)
        for number in range(len(heads(name))):
            learn(store, name, number)
        solve(store, name, 8 * _BYTES)
    store.save("adapts", bytes([adapt._MOST] * len(NAMES) + [255, 255]))
    kept = kept_now(handheld)
    assert all(kept.values())
    return kept


def kept_now(handheld: Handheld) -> dict[str, bytes]:
    return {name: handheld.bench.board.store.load(name) for name in RULES}


def on_again() -> Handheld:
    return at("300ms", keep_nvm=True)


def test_all_that_is_looked_at_is_as_it_is_kept_to_the_last_bit() -> None:
    assert RULES["ladder"][2] == bytes([(1 << len(STAGES[name])) - 1 for name in NAMES])
    assert RULES["learnt"][2] == bytes([(1 << len(heads(name))) - 1 for name in NAMES])
    assert RULES["adapts"][2] == bytes([adapt._MOST] * len(NAMES))
    kept = kept_by_all()
    for name, (lengths, least, most) in RULES.items():
        assert len(kept[name]) in lengths
        if least:
            assert kept[name][0] == most[0], "the version"
        else:
            assert lengths == (len(kept[name]),)
    again = on_again()
    assert screen_of(again) == "home"
    assert kept_now(again) == kept


@pytest.mark.parametrize(
    "name, first, last",
    [(name, first, 0) for name in ("set", *NAMES) for first in (0, 1, 4, 255)]
    + [(name, None, last) for name in RULES for last in (-1, 1)]
    + [("ladder", first, 0) for first in (0x20, 0x80)]
    + [("learnt", first, 0) for first in (0x08, 0xFF)]
    + [("adapts", adapt._MOST + 1, 0)],
)
def test_what_nothing_here_has_kept_is_forgotten_and_that_is_said_once(name: str, first: int | None, last: int) -> None:
    """Another first byte: a version, or bits and levels that there are not; or a byte less or more."""
    kept = kept_by_all()
    other = bytearray(kept[name])
    if first is not None:
        other[0] = first
    other = other[:last] if last < 0 else other + bytes(last)
    before = on_again()
    assert before.bench.board.store.save(name, bytes(other))
    handheld = on_again()
    assert screen_of(handheld) == "notice"
    assert shows(handheld, "notice_lost_0")
    handheld.script("OK 300ms")
    assert screen_of(handheld) == "home"
    again = on_again()
    assert screen_of(again) == "home"
    assert kept_now(again) == {**kept, name: None}


def test_several_are_said_in_one_sentence() -> None:
    kept_by_all()
    store = on_again().bench.board.store
    for name in RULES:
        store.save(name, b"\xff")
    handheld = on_again()
    assert shows(handheld, "notice_lost_0")
    handheld.script("OK 300ms")
    assert screen_of(handheld) == "home"
    assert not any(kept_now(handheld).values())


def test_preferences_of_the_version_before_are_no_loss() -> None:
    handheld = at("300ms", language="fr")
    handheld.bench.board.store.save("set", bytes((2, 0, 0, 5, 1, 0, 0, 1, 1, 8, 3, 1, 1)))
    again = at("300ms", language="fr", keep_nvm=True)
    assert screen_of(again) == "home"
    assert again.language == "en"
