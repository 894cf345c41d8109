"""All that is kept, each at its largest, has room in the chip's memory together; and where there is none left, that is said."""

import ast
import random
from types import SimpleNamespace
from typing import Any

import pytest

from games import NAMES, new
from games.tournament import MOST, Tournament
from hal.store import MARK, NvmStore
from sillon.choices import Choice, keep
from sillon.day import packed
from sillon.ladder import STAGES
from sillon.session import Session
from sillon.words import LANGUAGES
from sim.paths import ROOT
from sim.tournament.names import LONGEST
from tests.app.boards import KEYED
from tests.app.scenes import ROWS, STARS
from tests.app.stage import at, screen_of, shows, sow, switch_on

MEMORY = 4096
RECORD = 11  # bytes of the log around a name and its bytes
MATCH = 950  # bytes: docs/memory.md tells how many moves that is
LOG = 180  # bytes that are left, so that the flash is not erased at each turn: ten turns at least
IN_STARS = f"{ROWS['impartial']} {STARS}"


def choice(name: str) -> bytes:
    """The most that is kept of what is chosen before a game: each option, and each of one's own behind a preset."""
    kept: dict[str, bytes] = {}
    store = SimpleNamespace(save=lambda name, data: kept.update({name: data}))
    app: Any = SimpleNamespace(board=SimpleNamespace(store=store))
    chosen = Choice(name, {}, 0)
    chosen.options = {option: values[-1] for option, _, values in type(new(name)).OPTIONS}
    chosen.own = dict(chosen.options)
    chosen.changed = True
    keep(app, chosen)
    return kept[name]


def day() -> bytes:
    """The longest day of the most pupils, whose names have as many letters as names may have, two bytes each now and then."""
    names = [f"é{k:02}".ljust(LONGEST, "é" if k % 4 == 0 else "e") for k in range(MOST)]
    found = Tournament(names, random.Random(7))
    while not found.done:
        for table in range(len(found.tables)):
            found.report(table, 0)
        found.next_round()
    return packed(found.to_text(), [])


LARGEST: dict[str, int] = {
    "set": 15,
    "adapts": len(NAMES) + 2,
    "ladder": len(STAGES),
    "learnt": len(NAMES),
    "puzzles": 8 * len(NAMES),
    "tournament_day": len(day()),
    "match": MATCH,
    **{name: len(choice(name)) for name in NAMES},
}
# The match on its way through a start anew, and the screen to go to: beside the one that is kept.
BEGINS = {"begins": MATCH + 20}


def test_the_largest_of_each_fit_together() -> None:
    memory = bytearray(b"\xff" * MEMORY)
    store = NvmStore(memory)
    noise = random.Random(1)
    kept = {name: noise.randbytes(size) for name, size in {**LARGEST, **BEGINS}.items()}
    for name, data in kept.items():
        assert store.save(name, data), name
    assert all(store.load(name) == data for name, data in kept.items())
    used = len(MARK) + sum(RECORD + len(name) + len(data) for name, data in kept.items())
    print(f"\n{used} of {MEMORY} bytes: {LARGEST}")
    assert used == store._end
    assert MEMORY - used >= LOG
    assert not store.full


@pytest.mark.parametrize("name", NAMES)
def test_ordinary_matches_are_within_the_budget(name: str) -> None:
    """At random they are longer than between people."""
    chance = random.Random(name)
    longest = 0
    for _ in range(20):
        session = Session(name, {})
        while session.match.outcome() is None and len(session.match.moves) < 2000:
            session.match.play(chance.choice(session.game.moves(session.match.position)))
        longest = max(longest, len(session.packed()))
    print(f"\n{name}: {longest} bytes")
    assert longest <= MATCH


def names_kept() -> set[str]:
    """Each name under which the app keeps anything, as its sources say it: a text, or a name for one."""
    found: set[str] = set()
    for path in sorted((ROOT / "lib" / "sillon").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            call = node.func if isinstance(node, ast.Call) and node.args else None
            if isinstance(call, ast.Attribute) and call.attr in ("save", "load") and "store" in ast.unparse(call.value):
                found.add(ast.unparse(node.args[0]).strip("'"))  # type: ignore[attr-defined]
    return found


def test_nothing_that_is_kept_is_left_out() -> None:
    # `NAME` is the match's, `name` and `choice.name` a game's.
    told = {"NAME": "match", "name": "fafy", "choice.name": "fafy", "STORED": "tournament_day"}
    words = {told.get(word, word) for word in names_kept()}
    words.discard("_NAME")
    assert words <= set(LARGEST) | set(BEGINS)
    for path in sorted((ROOT / "lib" / "sillon").rglob("*.py")):
        for line in path.read_text(encoding="utf-8").split("\n"):
            if line.startswith("_NAME = "):
                assert line.split('"')[1] in LARGEST, path


# Where there is no room


def full(handheld: Any) -> Any:
    """The store as it is when nothing more has room: it keeps what it has."""
    store = handheld.bench.board.store
    noise = random.Random(2)
    size = 4000
    while size:
        if not store.save("other", noise.randbytes(size)):
            size -= 1
        else:
            break
    store.full = 0
    return store


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_full_memory_is_said_once_and_the_match_goes_on(language: str) -> None:
    handheld = at(IN_STARS, language=language)
    sow(handheld, "4>")
    store = full(handheld)
    kept = store.load("match")
    moves = list(handheld.bench.app.session.match.moves)
    sow(handheld, "7<")
    handheld.script("3000ms")
    assert screen_of(handheld) == "notice"
    for row in range(4):
        assert shows(handheld, f"notice_full_{row}")
    handheld.script("OK 300ms")
    assert screen_of(handheld) == "fafy"
    assert len(handheld.bench.app.session.match.moves) == len(moves) + 1
    assert store.load("match") == kept, "what was kept stays"
    sow(handheld, "2>")
    handheld.script("3000ms")
    assert screen_of(handheld) == "fafy", "it is said once"
    again = switch_on("pico_panel", {}, keep_nvm=True)
    again.script("300ms OK OK 300ms")
    assert again.bench.app.session.match.moves == moves


def test_from_the_menu_it_leads_back_to_the_menu_and_on() -> None:
    handheld = at(f"{IN_STARS} BACK:700ms RIGHT")
    full(handheld)
    handheld.script("RIGHT RIGHT RIGHT RIGHT OK 500ms")
    assert screen_of(handheld) == "notice"
    handheld.script("OK 300ms")
    assert screen_of(handheld) == "pause"
    handheld.script("BACK 300ms")
    assert screen_of(handheld) == "fafy"


@pytest.mark.parametrize("board", KEYED)
def test_on_keys_too(board: str) -> None:
    handheld = at("300ms", board)
    handheld.bench.board.store.full = 1
    handheld.run(100)
    assert screen_of(handheld) == "notice"
    handheld.script("OK 300ms" if board != "trellis_m4" else "CELL0 300ms")
    assert screen_of(handheld) == "home"
