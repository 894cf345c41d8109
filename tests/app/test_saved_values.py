"""Saved values besides the match and the tournament: kept by game letters; unknown values are dropped and reported once."""

import importlib
import sys
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from typing import Any

import pytest

import games
from games import NAMES, new
from games.record import lines
from sillon.app.start import SIZES
from sillon.common import per_game
from sillon.common.progress import load, save
from sillon.lessons.lesson_text import heads, record_learnt
from sillon.manifest import letter, manifest_of
from sillon.match import adapt, resume
from sillon.match.choices import Choice, choice_of, save_choice
from sillon.match.session import Session
from sillon.puzzles.progress import _BYTES, solve, solved
from sillon.screens import lay
from sim.handheld import Handheld
from sim.start_target import of_match
from tests.app.stage import after_script, leads_to, shows
from tests.game_parts import LESSONS

FIRST = NAMES[:5]  # the games of the previous version
CHOICES = [letter(name) for name in NAMES]
KEPT = ["set", *SIZES, *CHOICES]

# Values of the previous version: every level at its highest, every stage, lesson and game's last puzzle done.
BEFORE = {
    "adapts": b"\x00\x0a\x14\x1e\x28\x12\x34",
    "ladder": b"\x1f\x0f\x0f\x0f\x0f",
    "learnt": b"\x07\x03\x07?\x07",
    "puzzles": b"\x80\x00\x00\x00\x00\x00\x00\x01"
    + b"\x80\x00\x00\x00\x00\x00\x00\x02"
    + b"\x00\x00\x00\x00\x00\x00\x00\x04"
    b"\x00\x00\x00\x00\x00\x00\x00\x08" + b"\x00\x00\x00\x00\x00\x00\x00\x10",
    "set": b"\x03\x01\x00\x04\x01\x00\x00\x00\x01\x00\x04\x02\x00\x00\x00",
    "fafy": b"\x02\x03\x00\x06\x00\x04\x00\x01",
    "fang": b"\x02\x00\x06\x00\x00\x00\x00\x01",
    "awale": b"\x02\x01\x00\x00\x00",
    "fanorona": b"\x02\x00\x06\x06\x06\x00\x00\x01\x80\x00\x01",
    "colorigraphe": b"\x02\x00\x01\x02\x03\x00\x00\x02",
    "last": b"fang",
    "match": b"fanorona06;size=5x5 chain=must same_direction=True choice=free draw_after=50 handicap=none winner=0;;\x061",
}


BEGINS = of_match(Session("fang", {}))  # the restart target that a start with a code finds


def save_everything() -> dict[str, bytes]:
    """Have the program save all that it can save, at its largest; return that."""
    handheld = after_script("300ms BACK:700ms RIGHT OK 300ms")  # the speed
    app = handheld.bench.app
    store = app.board.store
    for name in NAMES:
        choice = Choice(name, {}, 0, (6, 6, 6))
        choice.options = {option: values[-1] for option, _, values in type(new(name)).OPTIONS}
        choice.own_options = dict(choice.options)
        choice.changed = True
        save_choice(app, choice)
        for number in range(max(len(manifest_of(name).stages), 1)):
            save(store, "ladder", name, number)
        for number in range(len(heads(name)) if name in LESSONS else 1):
            record_learnt(store, name, number)
        solve(store, letter(name), 8 * _BYTES)
        adapt.save(store, "adapts", letter(name), bytes((adapt._MOST, 255, 255)))
        per_game.save(store, lay._NAME, letter(name), bytes((255,)))
    kept = saved_values(handheld)
    assert all(kept.values())
    return kept


def saved_values(handheld: Handheld) -> dict[str, bytes]:
    return {name: handheld.bench.board.store.load(name) for name in KEPT}


def on_again(on: str = "home") -> Handheld:
    return after_script("300ms", keep_nvm=True, on=on)


def save_as_previous_version(**kept: bytes) -> None:
    """Put these values of the previous version into the memory of a handheld."""
    store = after_script("300ms").bench.board.store
    for name, data in kept.items():
        assert store.save(name, data)


def test_written_values_are_read_back() -> None:
    kept = save_everything()
    assert SIZES == {"adapts": adapt._SIZE, "ladder": 1, "lay": lay._SIZE, "learnt": 1, "puzzles": _BYTES}
    assert all(len(kept[name]) == len(NAMES) * (1 + size) for name, size in SIZES.items())
    again = on_again()
    assert saved_values(again) == kept


def test_game_letters_are_unique() -> None:
    assert "".join(letter(name) for name in NAMES[:5]) == "FGANC", "a letter is never given to another game"
    assert len({letter(name) for name in NAMES}) == len(NAMES)
    assert all(len(letter(name)) == 1 and "A" <= letter(name) <= "Z" for name in NAMES)
    assert letter("chess") == ""


@pytest.mark.parametrize(
    "name, other",
    [(name, bytes((first,)) + b"\0" * 4) for name in CHOICES for first in (0, 1, 4, 255)]
    + [("set", bytes((first,)) + b"\0" * 14) for first in (0, 1, 2, 4, 255)]
    + [(name, data) for name in KEPT for data in (b"\xff", b"\0", b"F", b"\x02", b"noise")]
    + [(name, b"F" + bytes(SIZES[name]) + b"F" + bytes(SIZES[name])) for name in SIZES]
    + [(name, b"f" + bytes(SIZES[name])) for name in SIZES]
    + [(name, data + b"\0") for name, data in BEFORE.items() if name in SIZES]
    + [
        ("adapts", b"F\x29\0\0"),
        ("adapts", b"\x29\0\0\0\0\0\0"),
        ("ladder", b"\x40\0\0\0\0"),
        ("learnt", b"\x40\0\0\0\0"),
    ],
)
def test_unknown_values_are_dropped_and_reported_once(name: str, other: bytes) -> None:
    kept = save_everything()
    assert on_again().bench.board.store.save(name, other)
    handheld = on_again("notice")
    assert shows(handheld, "notice_lost_0")
    leads_to(handheld, "OK 300ms", "home")
    again = on_again()
    assert saved_values(again) == {**kept, name: None}


def test_several_losses_are_reported_together() -> None:
    save_everything()
    store = on_again().bench.board.store
    for name in KEPT:
        store.save(name, b"\xff")
    handheld = on_again("notice")
    assert shows(handheld, "notice_lost_0")
    leads_to(handheld, "OK 300ms", "home")
    assert not any(saved_values(handheld).values())


class Chess(MetaPathFinder, Loader):
    """An importer of the manifest of a sixth game."""

    def find_spec(self, name: str, path: Any, target: Any = None) -> ModuleSpec | None:
        names = ("sillon.games.chess", "sillon.games.chess.manifest")
        return ModuleSpec(name, self, is_package=name == names[0]) if name in names else None

    def exec_module(self, module: Any) -> None:
        module.MANIFEST = type("MANIFEST", (importlib.import_module("sillon.manifest").Manifest,), {"letter": "K"})


@pytest.mark.parametrize("place", [0, 3, 5])
def test_added_game_keeps_saved_values(place: int, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = save_everything()
    monkeypatch.setattr(games, "NAMES", (*NAMES[:place], "chess", *NAMES[place:]))
    monkeypatch.setattr(sys, "meta_path", [Chess(), *sys.meta_path])
    again = on_again()
    assert saved_values(again) == kept
    store = again.bench.board.store
    assert adapt._stored(store, letter("colorigraphe"))[0] == adapt._MOST
    assert adapt._stored(store, letter("chess"))[0] == adapt._START
    assert load(store, "learnt", "fanorona") == 63
    assert load(store, "learnt", "chess") == solved(store, letter("chess")) == 0


@pytest.mark.parametrize("name", NAMES)
def test_removed_game_keeps_its_values(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = save_everything()
    left = tuple(each for each in NAMES if each != name)
    with monkeypatch.context() as patched:
        patched.setattr(games, "NAMES", left)
        again = on_again()
        store = again.bench.board.store
        for each in left:
            adapt.save(store, "adapts", letter(each), bytes((7, 1, 2)))
        assert load(store, "ladder", left[0]) > 0
    back = on_again()
    now = saved_values(back)
    assert {key: now[key] for key in KEPT if key != "adapts"} == {key: kept[key] for key in KEPT if key != "adapts"}
    store = back.bench.board.store
    assert [adapt._stored(store, letter(each))[0] for each in NAMES] == [40 if each == name else 7 for each in NAMES]


@pytest.mark.parametrize("name", list(SIZES))
def test_entries_of_unknown_games_stay(name: str) -> None:
    """Entries of a later version, whose letters belong to no known game."""
    kept = b"".join(sign + bytes([k]) + bytes(SIZES[name] - 1) for k, sign in enumerate([b"X", b"N", b"B"]))
    save_as_previous_version(**{name: kept, "X": b"\x09whatever it keeps", "last": b"X"})
    handheld = after_script("300ms OK 300ms", keep_nvm=True, on="games")
    store = handheld.bench.board.store
    assert store.load(name) == kept
    record_learnt(store, "fafy", 1)
    solve(store, letter("fafy"), 1)
    save(store, "ladder", "fafy", 1)
    adapt.save(store, "adapts", letter("fafy"), b"\1\2\3")
    assert store.load(name)[: len(kept)] == kept
    assert store.load("X") == b"\x09whatever it keeps"


def test_match_of_unknown_game_is_kept() -> None:
    match = b"X06;size=5x5;;\x061"
    save_as_previous_version(match=match)
    handheld = after_script("300ms OK 300ms", keep_nvm=True, on="go_on")
    assert shows(handheld, "kept")
    leads_to(handheld, "OK 300ms", "home")
    assert handheld.bench.board.store.load("match") == match


def test_match_of_removed_game_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session("fang", {})
    session.play(session.game.moves(session.position)[0])
    save_as_previous_version(match=session.packed(), last=b"G")
    with monkeypatch.context() as patched:
        patched.setattr(games, "NAMES", tuple(name for name in NAMES if name != "fang"))
        handheld = after_script("300ms OK 300ms", keep_nvm=True, on="go_on")
        assert shows(handheld, "kept")
    again = after_script("300ms OK OK 300ms", keep_nvm=True)
    assert again.bench.app.session.match.moves == session.match.moves


def test_previous_format_is_read_when_match_begins() -> None:
    save_as_previous_version(**{name: BEFORE[name] for name in SIZES if name in BEFORE}, begins=BEGINS)
    handheld = on_again("fang")
    store = handheld.bench.board.store
    assert [adapt._stored(store, letter(name))[0] for name in FIRST] == [0, 10, 20, 30, 40]
    solve(store, letter("fafy"), 2)
    kept = store.load("puzzles")
    again = on_again()
    assert again.bench.board.store.load("puzzles") == kept


def test_unknown_value_is_kept_until_reported() -> None:
    save_as_previous_version(ladder=b"noise", begins=BEGINS)
    handheld = on_again("fang")
    assert handheld.bench.board.store.load("ladder") == b"noise"
    on_again("notice")


def test_previous_format_is_no_loss() -> None:
    save_as_previous_version(**BEFORE)
    handheld = on_again()
    app = handheld.bench.app
    store = app.board.store
    assert store.load("adapts") == b"F\x00\x124G\x0a\x124A\x14\x124N\x1e\x124C\x28\x124"
    assert [adapt._stored(store, letter(name))[0] for name in FIRST] == [0, 10, 20, 30, 40]
    assert [load(store, "ladder", name) for name in FIRST] == [31, 15, 15, 15, 15]
    assert [load(store, "learnt", name) for name in FIRST] == [7, 3, 7, 63, 7]
    top = 1 << 63
    assert [solved(store, letter(name)) for name in FIRST] == [4, 16, top | 1, 8, top | 2]
    assert app.preferences.speed == 2
    chosen = [choice_of(app, name) for name in FIRST]
    assert [(each.options, each.start_index, each.levels, each.way) for each in chosen] == [
        ({"misere": True}, 3, (0, 6, 0), "against"),
        ({"cells": 6}, 0, (6, 0, 0), "against"),
        ({}, 1, (0, 1, 0), "together"),
        ({"size": "5x5"}, 0, (6, 6, 6), "against"),
        ({"players": 3}, 0, (1, 2, 3), "against"),
    ]
    assert chosen[3].own_options == {"size": "5x5"}


def test_new_choice_replaces_previous_format() -> None:
    save_as_previous_version(**BEFORE)
    app = on_again().bench.app
    for name in NAMES:
        choice = Choice(name, {}, 0, (0, 3, 0))
        choice.changed = True
        save_choice(app, choice)
        assert app.board.store.load(name) is None
        app.choice = ()
        assert choice_of(app, name).levels == (0, 3, 0)


def test_last_game_of_previous_format_comes_first() -> None:
    save_as_previous_version(last=BEFORE["last"])
    handheld = after_script("300ms OK 300ms", keep_nvm=True, on="games")
    assert handheld.bench.app.screen.again == 1
    leads_to(handheld, "OK 300ms", "fang")
    assert handheld.bench.board.store.load("last") == b"G"


@pytest.mark.parametrize(
    "kept",
    [
        BEFORE["match"],
        b"fafy00;impartial=True cells=8 seeds=1 rule=fafy misere=True bad_sowing=refused first=0;;\x00\x01",
        b"fang01;cells=8 tibong_min=2 reserve=5 overflow=wrap first=0;;\x00\x01",
        b"awale;grand_slam=no_capture leftovers=own_row target=0 repetition=3 first=0;;\x00\x00",
        b"colorigraphe,,A,B;players=2 target=100 seconds=60 stakes=chosen colours=3 problems=dice floor=False first=0;;\x00\x90",
    ],
    ids=["fanorona", "fafy", "fang", "awale", "colorigraphe"],
)
def test_match_of_previous_format_resumes(kept: bytes) -> None:
    save_as_previous_version(match=kept)
    handheld = after_script("300ms OK 300ms", keep_nvm=True, on="go_on")
    session = handheld.bench.app.session
    assert len(session.match.moves) == 1
    now = handheld.bench.board.store.load("match")
    assert now == session.packed(), "a restart finds it as it was saved"
    assert chr(now[0]) == letter(session.name)
    found = resume.parse(handheld.bench.board.store.load("match"))
    assert found and list(lines(found.match)) == list(lines(session.match))
    assert (found.levels, found.names) == (session.levels, session.names)
