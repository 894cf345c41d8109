"""All saved values at their largest fit into the chip's memory together; a full memory is reported."""

import ast
import random
from types import SimpleNamespace
from typing import Any

import pytest

from games import NAMES, new
from games.colorigraphe import PHASE, ROLLING
from games.tournament import MAX_PUPILS, Tournament
from hal.store import MARK, NvmStore
from sillon.app.start import SIZES
from sillon.common.chance import Seeded
from sillon.manifest import letter
from sillon.match.choices import Choice, save_choice
from sillon.match.session import Session
from sillon.players import Player
from sillon.tournament.store import packed
from sim.paths import ROOT
from sim.tournament.names import LONGEST
from tests.app.boards import KEYED, every_language
from tests.app.scenes import IN_STARS
from tests.app.stage import after_script, leads_to, pick, screen_of, shows, sow, switch_on
from tests.app.test_codes import random_match
from tools.arena import best_move
from tools.measure.walk import in_menu

MEMORY = 4096
RECORD = 11  # bytes of the log around a name and its bytes
MATCH = 1780  # bytes: a move is two
LOG = 180  # bytes to spare, for ten turns at least: the flash is not erased at each turn


def largest_choice(name: str) -> bytes:
    """Return the largest saved choice of a game: every option, and every custom option behind a preset."""
    kept: dict[str, bytes] = {}
    store = SimpleNamespace(save=lambda name, data: kept.update({name: data}) is None)
    app: Any = SimpleNamespace(board=SimpleNamespace(store=store))
    chosen = Choice(name, {}, 0)
    chosen.options = {option: values[-1] for option, _, values in type(new(name)).OPTIONS}
    chosen.own_options = dict(chosen.options)
    chosen.changed = True
    save_choice(app, chosen)
    return kept[letter(name)]


def longest_day() -> bytes:
    """Return the longest day of the most pupils with the longest names, some letters of two bytes."""
    names = [f"é{k:02}".ljust(LONGEST, "é" if k % 4 == 0 else "e") for k in range(MAX_PUPILS)]
    found = Tournament(names, random.Random(7))
    while not found.done:
        for table in range(len(found.tables)):
            found.report(table, 0)
        found.next_round()
    return packed(found.to_text(), [])


LARGEST: dict[str, int] = {
    "set": 15,
    "last": 2,
    "arcs": 9,
    **{name: (1 + size) * len(NAMES) for name, size in SIZES.items()},
    "tournament_day": len(longest_day()),
    "told": len("t16777215.6.19,0"),
    "match": MATCH,
    **{letter(name): len(largest_choice(name)) for name in NAMES},
}
# Restart targets: a match without a move, laid seeds, or the mark that the saved match continues.
BEGINS = {"begins": 160}


def test_largest_values_fit_together() -> None:
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


def by_players(level: int, seed: int) -> Session:
    """Return a whole match of the Colorigraphe, to a hundred points. Only the dice are random: random play never gets there."""
    session = Session("colorigraphe", {})
    game, match, chance = session.game, session.match, Seeded(seed)
    players = [Player(game, level, Seeded(seed + seat)) for seat in range(2)]
    while match.outcome() is None:
        moves = game.moves(match.position)
        move = moves[chance.randrange(len(moves))]
        if match.position[PHASE] != ROLLING:
            player: Any = players[game.turn(match.position)]
            player.seat = game.turn(match.position)
            move = best_move(player, match.position, match)
        match.play(move)
    return session


@pytest.mark.parametrize("name", NAMES)
def test_ordinary_matches_fit_budget(name: str) -> None:
    matches = (
        [by_players(level, 7) for level in (1, 3)]
        if name == "colorigraphe"
        else [random_match(name, 10_000, k) for k in range(20)]  # matches between people are shorter
    )
    longest = max(len(match.packed()) for match in matches)
    print(f"\n{name}: at most {longest} bytes")
    assert longest <= MATCH
    assert len(Session(name, {}).packed()) + len("colorigraphe|@123#!") <= BEGINS["begins"]


@pytest.mark.usefixtures("little_memory")
def test_restart_refers_to_saved_match() -> None:
    handheld = after_script(IN_STARS)
    sow(handheld, "4>")
    moves = list(handheld.bench.app.session.match.moves)
    seen = []
    store = handheld.bench.board.store
    save = store.save
    store.save = lambda name, data: seen.append((name, data)) or save(name, data)
    leads_to(handheld, f"BACK:700ms {in_menu('rules')} 300ms", "rules")
    assert ("begins", b"rules|@\x04\0\0=") in seen  # with the cursor on the fourth cell
    assert handheld.bench.app.session.match.moves == moves


@pytest.mark.usefixtures("little_memory")
@pytest.mark.parametrize("announced", [0, 1])
def test_restart_keeps_whether_last_result_was_shown(announced: int) -> None:
    handheld = after_script(IN_STARS)
    sow(handheld, "4>")
    handheld.bench.app.session.announced_ply = announced
    handheld.script(f"BACK:700ms {in_menu('rules')} 300ms")
    assert screen_of(handheld) == "rules"
    assert handheld.bench.app.session.announced_ply == announced


def saved_names() -> set[str]:
    """Return each name under which the app saves anything, as its sources write it: a text, or a variable."""
    found: set[str] = set()
    for path in sorted((ROOT / "lib" / "sillon").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            call = node.func if isinstance(node, ast.Call) and node.args else None
            if isinstance(call, ast.Attribute) and call.attr in ("save", "load") and "store" in ast.unparse(call.value):
                found.add(ast.unparse(node.args[0]).strip("'"))  # type: ignore[attr-defined]
    return found


def test_budget_covers_every_saved_name() -> None:
    # `NAME` is the match's; earlier versions saved a game's choice under the game's name, which is deleted or read.
    values = {
        "NAME": "match",
        "letter(name)": "F",
        "letter(choice.name)": "F",
        "STORED": "tournament_day",
    }
    words = {values.get(word, word) for word in saved_names()}
    words -= {"_NAME", "record", "name", "choice.name"}  # sillon/common/per_game.py is called with a _NAME
    assert words <= set(LARGEST) | set(BEGINS)
    for path in sorted((ROOT / "lib" / "sillon").rglob("*.py")):
        for line in path.read_text(encoding="utf-8").split("\n"):
            if line.startswith("_NAME = "):
                assert line.split('"')[1] in LARGEST, path


def fill_store(handheld: Any) -> Any:
    """Fill the store until nothing more has room; return it."""
    store = handheld.bench.board.store
    noise = random.Random(2)
    size = MEMORY
    while not store.save("other", noise.randbytes(size)):
        size -= 1
    store.full = 0
    return store


def play(handheld: Any, name: str) -> None:
    session = handheld.bench.app.session
    handheld.bench.app.screen.move(session.game.parse_move(session.position, name))
    handheld.script("5000ms")


@every_language
def test_full_memory_is_reported_once_and_match_continues(language: str) -> None:
    handheld = after_script(IN_STARS, language=language)
    play(handheld, "4>")
    store = fill_store(handheld)
    kept = store.load("match")
    moves = list(handheld.bench.app.session.match.moves)
    play(handheld, "7<")
    assert screen_of(handheld) == "notice"
    for row in range(4):
        assert shows(handheld, f"notice_full_{row}")
    leads_to(handheld, "OK 300ms", "fafy")
    assert len(handheld.bench.app.session.match.moves) == len(moves) + 1
    assert store.load("match") == kept, "saved values stay"
    assert not handheld.bench.app.session.save(store)
    leads_to(handheld, "500ms", "fafy")  # the notice comes once
    again = switch_on("pico_panel", {}, keep_nvm=True)
    again.script("300ms OK OK 300ms")
    assert again.bench.app.session.match.moves == moves


def test_full_memory_notice_returns_to_menu() -> None:
    handheld = after_script(f"{IN_STARS} BACK:700ms")
    fill_store(handheld)
    pick(handheld, "jump")
    leads_to(handheld, "300ms", "notice")
    leads_to(handheld, "OK 300ms", "pause")
    leads_to(handheld, "BACK 300ms", "fafy")


@pytest.mark.parametrize("board", KEYED)
def test_full_memory_is_reported_on_keys(board: str) -> None:
    handheld = after_script("300ms", board)
    handheld.bench.board.store.full = 1
    leads_to(handheld, "100ms", "notice")
    leads_to(handheld, "OK 300ms" if board != "trellis_m4" else "CELL0 300ms", "home")
