"""What is kept besides the match and the tournament: by letters, whatever games there are; what no version keeps is said once."""

import pytest

import games
from games import NAMES, letter, new
from games.record import lines
from sillon import adapt, resume
from sillon.choices import Choice, choice_of, keep
from sillon.kit import load, save
from sillon.ladder import STAGES
from sillon.memory_check import SIZES
from sillon.puzzles.kept import _BYTES, solve, solved
from sillon.session import Session
from sillon.teaching import heads, learn
from sim.handheld import Handheld
from sim.start_target import of_match
from tests.app.stage import at, screen_of, shows

CHOICES = [letter(name) for name in NAMES]
KEPT = ["set", *SIZES, *CHOICES]

# What the version before this one wrote: every level at its highest, every stage, lesson and game's last puzzle done.
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
        adapt.save(store, "adapts", name, bytes((adapt._MOST, 255, 255)))
    kept = kept_now(handheld)
    assert all(kept.values())
    return kept


def kept_now(handheld: Handheld) -> dict[str, bytes]:
    return {name: handheld.bench.board.store.load(name) for name in KEPT}


def on_again() -> Handheld:
    return at("300ms", keep_nvm=True)


def kept_before(**kept: bytes) -> None:
    """A handheld on which the version before has kept these."""
    store = at("300ms").bench.board.store
    for name, data in kept.items():
        assert store.save(name, data)


def test_all_that_is_kept_is_believed() -> None:
    kept = kept_by_all()
    assert SIZES == {"adapts": adapt._SIZE, "ladder": 1, "learnt": 1, "puzzles": _BYTES}
    assert all(len(kept[name]) == len(NAMES) * (1 + size) for name, size in SIZES.items())
    again = on_again()
    assert screen_of(again) == "home"
    assert kept_now(again) == kept


def test_every_game_has_a_letter_of_its_own() -> None:
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
def test_what_no_version_keeps_is_forgotten_and_said_once(name: str, other: bytes) -> None:
    kept = kept_by_all()
    assert on_again().bench.board.store.save(name, other)
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
    for name in KEPT:
        store.save(name, b"\xff")
    handheld = on_again()
    assert shows(handheld, "notice_lost_0")
    handheld.script("OK 300ms")
    assert screen_of(handheld) == "home"
    assert not any(kept_now(handheld).values())


# Other games


@pytest.mark.parametrize("place", [0, 3, 5])
def test_a_game_more_loses_nothing(place: int, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = kept_by_all()
    monkeypatch.setattr(games, "NAMES", (*NAMES[:place], "chess", *NAMES[place:]))
    again = on_again()
    assert screen_of(again) == "home"
    assert kept_now(again) == kept
    store = again.bench.board.store
    assert adapt._kept(store, "colorigraphe")[0] == adapt._MOST
    assert adapt._kept(store, "chess")[0] == adapt._START
    assert load(store, "learnt", "fanorona") == 63
    assert load(store, "learnt", "chess") == solved(store, "chess") == 0


@pytest.mark.parametrize("name", NAMES)
def test_a_game_less_loses_nothing_and_comes_back(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = kept_by_all()
    left = tuple(each for each in NAMES if each != name)
    with monkeypatch.context() as patched:
        patched.setattr(games, "NAMES", left)
        again = on_again()
        assert screen_of(again) == "home"
        store = again.bench.board.store
        for each in left:
            adapt.save(store, "adapts", each, bytes((7, 1, 2)))
        assert load(store, "ladder", left[0]) > 0
    back = on_again()
    assert screen_of(back) == "home"
    now = kept_now(back)
    assert {key: now[key] for key in KEPT if key != "adapts"} == {key: kept[key] for key in KEPT if key != "adapts"}
    store = back.bench.board.store
    assert [adapt._kept(store, each)[0] for each in NAMES] == [40 if each == name else 7 for each in NAMES]


@pytest.mark.parametrize("name", list(SIZES))
def test_entries_of_games_unknown_here_stay(name: str) -> None:
    """Of a later version: their letters are none of these games'."""
    kept = b"".join(sign + bytes([k]) + bytes(SIZES[name] - 1) for k, sign in enumerate([b"X", b"N", b"B"]))
    kept_before(**{name: kept, "X": b"\x09whatever it keeps", "last": b"X"})
    handheld = at("300ms OK 300ms", keep_nvm=True)
    assert screen_of(handheld) == "games"
    store = handheld.bench.board.store
    assert store.load(name) == kept
    learn(store, "fafy", 1)
    solve(store, "fafy", 1)
    save(store, "ladder", "fafy", 1)
    adapt.save(store, "adapts", "fafy", b"\1\2\3")
    assert store.load(name)[: len(kept)] == kept
    assert store.load("X") == b"\x09whatever it keeps"


def test_a_match_of_a_game_unknown_here_waits() -> None:
    match = b"X06;size=5x5;;\x061"
    kept_before(match=match)
    handheld = at("300ms OK 300ms", keep_nvm=True)
    assert screen_of(handheld) == "go_on"
    assert shows(handheld, "kept")
    handheld.script("OK 300ms")
    assert screen_of(handheld) == "home"
    assert handheld.bench.board.store.load("match") == match


def test_a_match_of_a_game_less_waits_too(monkeypatch: pytest.MonkeyPatch) -> None:
    session = Session("fang", {})
    session.play(session.game.moves(session.position)[0])
    kept_before(match=session.packed(), last=b"G")
    with monkeypatch.context() as patched:
        patched.setattr(games, "NAMES", tuple(name for name in NAMES if name != "fang"))
        handheld = at("300ms OK 300ms", keep_nvm=True)
        assert screen_of(handheld) == "go_on"
        assert shows(handheld, "kept")
    again = at("300ms OK OK 300ms", keep_nvm=True)
    assert again.bench.app.session.match.moves == session.match.moves


# The version before


def begins_with_fang() -> bytes:
    """What a start with a code finds."""
    return of_match(Session("fang", {}))


def test_what_the_version_before_kept_is_read_when_a_match_begins() -> None:
    kept_before(**{name: BEFORE[name] for name in SIZES}, begins=begins_with_fang())
    handheld = on_again()
    assert screen_of(handheld) == "fang"
    store = handheld.bench.board.store
    assert [adapt._kept(store, name)[0] for name in NAMES] == [0, 10, 20, 30, 40]
    solve(store, "fafy", 2)
    kept = store.load("puzzles")
    again = on_again()
    assert screen_of(again) == "home"
    assert again.bench.board.store.load("puzzles") == kept


def test_what_no_version_keeps_waits_for_a_start_that_can_say_so() -> None:
    kept_before(ladder=b"noise", begins=begins_with_fang())
    handheld = on_again()
    assert screen_of(handheld) == "fang"
    assert handheld.bench.board.store.load("ladder") == b"noise"
    assert screen_of(on_again()) == "notice"


def test_what_the_version_before_kept_is_no_loss() -> None:
    kept_before(**BEFORE)
    handheld = on_again()
    assert screen_of(handheld) == "home"
    app = handheld.bench.app
    store = app.board.store
    assert store.load("adapts") == b"F\x00\x124G\x0a\x124A\x14\x124N\x1e\x124C\x28\x124"
    assert [adapt._kept(store, name)[0] for name in NAMES] == [0, 10, 20, 30, 40]
    assert [load(store, "ladder", name) for name in NAMES] == [31, 15, 15, 15, 15]
    assert [load(store, "learnt", name) for name in NAMES] == [7, 3, 7, 63, 7]
    top = 1 << 63
    assert [solved(store, name) for name in NAMES] == [4, 16, top | 1, 8, top | 2]
    assert app.preferences.speed == 2
    chosen = [choice_of(app, name) for name in NAMES]
    assert [(each.options, each.row, each.levels) for each in chosen] == [
        ({"misere": True}, 3, (0, 6, 0)),
        ({"cells": 6}, 0, (6, 0, 0)),
        ({}, 1, (0, 0, 0)),
        ({"size": "5x5"}, 0, (6, 6, 6)),
        ({"players": 3}, 0, (1, 2, 3)),
    ]
    assert chosen[3].own == {"size": "5x5"}


def test_what_is_chosen_anew_takes_the_place_of_what_was_kept_before() -> None:
    kept_before(**BEFORE)
    app = on_again().bench.app
    for name in NAMES:
        choice = Choice(name, {}, 0, (0, 3, 0))
        choice.changed = True
        keep(app, choice)
        assert app.board.store.load(name) is None
        app.choice = ()
        assert choice_of(app, name).levels == (0, 3, 0)


def test_the_game_played_last_is_offered_first_as_before() -> None:
    kept_before(last=BEFORE["last"])
    handheld = at("300ms OK 300ms", keep_nvm=True)
    assert screen_of(handheld) == "games"
    assert handheld.bench.app.screen.again == 1
    handheld.script("OK 300ms")
    assert screen_of(handheld) == "fang"
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
    ids=NAMES[3:4] + NAMES[:3] + NAMES[4:],
)
def test_a_match_of_the_version_before_is_gone_on_with(kept: bytes) -> None:
    kept_before(match=kept)
    handheld = at("300ms OK 300ms", keep_nvm=True)
    assert screen_of(handheld) == "go_on"
    session = handheld.bench.app.session
    assert len(session.match.moves) == 1
    now = handheld.bench.board.store.load("match")
    assert now == session.packed(), "a start anew finds it as it is kept"
    assert chr(now[0]) == letter(session.name)
    found = resume.found(handheld.bench.board.store.load("match"))
    assert found and list(lines(found.match)) == list(lines(session.match))
    assert (found.levels, found.names) == (session.levels, session.names)


def test_preferences_of_the_version_before_are_no_loss() -> None:
    handheld = at("300ms", language="fr")
    handheld.bench.board.store.save("set", bytes((2, 0, 0, 5, 1, 0, 0, 1, 1, 8, 3, 1, 1)))
    again = at("300ms", language="fr", keep_nvm=True)
    assert screen_of(again) == "home"
    assert again.language == "en"
