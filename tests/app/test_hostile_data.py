"""Foreign or damaged data, files and settings: readers raise only their own errors, each one clear sentence."""

import ast
import importlib
import random
import sys
from importlib.util import spec_from_loader
from io import BytesIO
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games import NAMES, new
from games.tournament import Tournament
from hal.boards import NAMES as BOARDS
from hal.settings import Settings
from hal.store import NvmStore
from hal.wiring import WIRINGS
from sillon.manifest import manifest_of
from sillon.match.choices import _VERSION, Choice, _load
from sillon.match.resume import parse
from sillon.settings import lock, preferences
from sillon.tournament.store import animals, load_tournament, packed, unpacked
from sillon.words import LANGUAGES, Words
from sim.fakes import drive
from sim.handheld import Handheld
from sim.paths import ROOT
from sim.tournament.names import Refused, decoded, names_of
from sim.tournament.words import LANGUAGES as OF_TOURNAMENT
from sim.tournament.words import Say
from tests.app.scenes_puzzles import learn
from tests.app.stage import after_script, cause_event, screen_of, shows, switch_on
from tests.game_parts import LESSONS, PUZZLES
from tools.soak.way_home import walk_home

PACKED = st.binary(max_size=80) | st.builds(
    lambda name, levels, options, start, moves: b";".join([name + levels, options, start, moves]),
    st.sampled_from([name.encode() for name in NAMES]),
    st.binary(max_size=4) | st.sampled_from([b"", b"11", b"9,9", b",x.y"]),
    st.binary(max_size=20) | st.sampled_from([b"", b"size=3x3", b"cells=5", b"target=10"]),
    st.binary(max_size=30) | st.just(b""),
    st.binary(max_size=12),
)


@settings(max_examples=300, deadline=None)
@given(PACKED)
def test_saved_match_is_legal_or_none(packed: bytes) -> None:
    session = parse(packed)
    if session:
        assert session.game.moves(session.position) or session.match.outcome()
        assert parse(session.packed()) is not None


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=300))
def test_any_log_can_be_written_to(noise: bytes) -> None:
    memory = bytearray((b"Si3" + noise).ljust(400, b"\xff"))
    store = NvmStore(memory)
    store.recover()
    store.load("match")
    assert store.save("match", b"fafy")
    assert NvmStore(memory).load("match") == b"fafy"


@settings(max_examples=300, deadline=None)
@given(
    st.sampled_from(NAMES),
    st.binary(max_size=30)
    | st.builds(
        lambda row, levels, places: bytes((_VERSION, row, *levels, *places)),
        st.integers(0, 5),
        st.lists(st.integers(0, 6), min_size=3, max_size=3),
        st.lists(st.tuples(st.sampled_from([0, 1, 2, 128, 129]), st.just(0), st.integers(0, 3)), max_size=4).map(
            lambda triples: [byte for triple in triples for byte in triple]
        ),
    ),
)
def test_any_saved_choice_starts_a_game(name: str, kept: bytes) -> None:
    """The stored row may be out of range: games have different numbers of rows."""
    choice = Choice(name, {}, 0)
    _load(SimpleNamespace(load=lambda name: kept), choice)  # type: ignore[arg-type]
    starts = manifest_of(name).starts
    seeds = starts[choice.start_index][1] if starts else b""
    cells = [option[0] for option in new(name).OPTIONS if option[0] == "cells"]
    for chosen in (choice.options, choice.own_options):
        choice.options = chosen
        game = choice.game(cells=len(seeds)) if seeds and cells else choice.game()
        position = game.start(seeds) if seeds else game.start()
        assert game.moves(position) or game.outcome(position)
    assert len(choice.levels) == 3 and max(choice.levels)
    assert choice.way in ("", "against", "together")
    assert len(choice.seated(2)) in (0, 2)


def test_device_code_never_evaluates_data() -> None:
    files = [path for folder in ("games", "hal", "lib/sillon") for path in sorted((ROOT / folder).rglob("*.py"))]
    assert len(files) > 100
    for path in [ROOT / "code.py", ROOT / "boot.py", *files]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
            assert name not in ("eval", "exec", "execfile", "compile", "literal_eval", "pickle", "marshal"), path


LINES = (
    "BOARD LANGUAGE SOUND BRIGHTNESS SPEED JUMP TURNED PALETTE SEED NORD GAMES LEVELS LOCK LADDER WIRING DRIVE".split()
)
VALUES = (
    st.none()
    | st.booleans()
    | st.integers(-(2**40), 2**40)
    | st.text(max_size=12)
    | st.sampled_from(["1", "fafy,awale", "instant", "1,2"])
)
ANIMALS = animals(Words("fr", "tournament_names").say)


def is_one_sentence(text: str) -> bool:
    """Return whether the text is one readable sentence on a line or two."""
    return 0 < len(text.strip()) < 600


# settings.toml


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(st.sampled_from(LINES), VALUES))
def test_bad_setting_is_reported_and_default_used(lines: dict[str, Any]) -> None:
    asked = Settings(lambda name: lines.get(name.removeprefix("SILLON_")))
    leds = SimpleNamespace(rows=5, cols=9, keyed=False, touched=False)
    board: Any = SimpleNamespace(settings=asked, store=SimpleNamespace(load=lambda name: None), leds=leds)
    found = preferences.read(board)
    assert found.language in LANGUAGES and 1 <= found.brightness <= 10 and found.lock in (0, lock.OPEN, lock.CLOSED)
    for problem in asked.problems:
        assert len(problem) == 3 and all(type(part) is str for part in problem)
        assert problem[0].removeprefix("SILLON_").split(" = ")[0] in lines


def flip_bits(data: bytes, flips: list[int]) -> bytes:
    found = bytearray(data)
    for flip in flips:
        found[(flip >> 3) % len(found)] ^= 1 << (flip & 7)
    return bytes(found)


FLIPS = st.lists(st.integers(0, 2**17), min_size=1, max_size=6)


def a_day(pupils: int, rounds: int, seed: int) -> Tournament:
    day = Tournament(ANIMALS[:pupils], random.Random(seed))
    for _ in range(rounds):
        if not day.done:
            for table in range(len(day.tables)):
                day.report(table, 0)
            day.next_round()
    return day


DAYS = st.builds(a_day, st.integers(2, 40), st.integers(0, 4), st.integers(0, 9))


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=120) | st.tuples(DAYS, FLIPS).map(lambda p: flip_bits(packed(p[0].to_text(), ANIMALS), p[1])))
def test_damaged_saved_tournament_is_read_or_dropped(kept: bytes) -> None:
    app: Any = SimpleNamespace(
        tournament=(),
        board=SimpleNamespace(store=SimpleNamespace(load=lambda name: kept)),
        words=Words("fr", "tournament_names"),
    )
    day = load_tournament(app)
    assert day is None or packed(day.to_text(), ANIMALS)
    try:
        unpacked(kept, ANIMALS)
    except (ValueError, IndexError):
        assert day is None


def test_endless_pupils_are_refused_at_the_limit() -> None:
    text = "Sillon tournament, format 1\n" + "".join([f"pupil {number}\n" for number in range(100_000)])
    with pytest.raises(ValueError, match=r"line 42: there are 41 pupils: there must be 2\.\.40"):
        Tournament.from_text(text)


# Names

TABLES = ["Nom;Prénom\nDa Silva;Ana\nNguyen;Zoé\n", "Ana, Zoé, Noël", '"First name","Class"\n"Ana","1"\n"Zoé","1"\n']


@settings(max_examples=300, deadline=None)
@given(
    st.binary(max_size=200)
    | st.text('"\n\r;,\tAné=+@-', max_size=60).map(str.encode)
    | st.text(max_size=30).map(lambda text: b"\xff\xfe" + text.encode("utf-16-le", "surrogatepass"))
    | st.tuples(st.sampled_from(TABLES), st.sampled_from(["utf-8", "utf-16", "cp1252"]), FLIPS).map(
        lambda parts: flip_bits(parts[0].encode(parts[1]), parts[2])
    ),
    st.sampled_from(["", "Prénom", "Nom"]),
)
def test_any_list_of_names_is_a_class_or_refused(data: bytes, column: str) -> None:
    try:
        names = names_of(decoded(data), column)
    except Refused as refused:
        for language in OF_TOURNAMENT:
            assert is_one_sentence(Say(language)(refused.key, *refused.values)) or len(data) > 100
        return
    day = Tournament(names)
    assert Tournament.from_text(day.to_text().encode().decode()).names == names


# Puzzles and lessons are files of the drive. The crash screen names the damaged file.


def assert_leads_home(handheld: Handheld, text_key: str) -> int:
    """Press on, handle errors as code.py does, and walk home; return the number of errors."""
    raised = 0
    for word in ("300ms", "OK 300ms", "OK 300ms", "RIGHT OK 900ms", "OK 900ms"):
        try:
            handheld.bench.script(word)
        except Exception as error:
            raised += 1
            cause_event(handheld, type(error).__name__)
            assert screen_of(handheld) == "crash"
            assert shows(handheld, text_key)
    assert walk_home(handheld)
    return raised


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", LESSONS)
def test_damaged_puzzles_lead_home(name: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(f"{name} {seed}")
    file = f"/games/{name}/puzzles.bin"
    plain = (ROOT / "lib" / "sillon" / file[1:]).read_bytes()
    wrong = flip_bits(plain, [chance.randrange(8 * 300) for _ in range(1 + 30 * (seed % 2))])
    opened = drive._open
    monkeypatch.setattr(
        drive,
        "_open",
        lambda path, *how, **more: BytesIO(wrong) if str(path).endswith(file) else opened(path, *how, **more),
    )
    handheld = after_script(learn(NAMES.index(name)))
    handheld.script("LEFT")
    assert_leads_home(handheld, "crash_puzzle")


class Lessons:
    """An importer that replaces a game's lessons."""

    def __init__(self, name: str, text: str) -> None:
        self._name = f"sillon.games.{name}.lessons"
        self._text = text

    def find_spec(self, name: str, path: Any = None, target: Any = None) -> Any:
        return spec_from_loader(name, self) if name == self._name else None

    def create_module(self, spec: Any) -> None:
        return None

    def exec_module(self, module: Any) -> None:
        module.LESSONS = self._text


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", PUZZLES)
def test_damaged_lessons_lead_home(name: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(f"{name} {seed}")
    plain: str = importlib.import_module(f"sillon.games.{name}.lessons").LESSONS
    text = flip_bits(plain.encode(), [chance.randrange(8 * len(plain)) for _ in range(1 + 30 * (seed % 2))]).decode(
        "latin-1"
    )
    monkeypatch.setattr(sys, "meta_path", [Lessons(name, text), *sys.meta_path])
    handheld = after_script(learn(NAMES.index(name)))
    assert_leads_home(handheld, "crash_lesson")


SEEN = st.characters(blacklist_categories=("Cs",), blacklist_characters="\0")  # the values that an environment can hold
VALUE = (
    st.integers(-(2**70), 2**70)
    | st.text(SEEN, max_size=40)
    | st.sampled_from(["", "9" * 5000, "x" * 2000, "1\n2", "²", "٣", "-0", "1e3", "\t", "é" * 30, "0" * 50])
    | st.sampled_from([*BOARDS, *LANGUAGES, *WIRINGS, "fafy, awale", "1,2,x", "open", "game", "still", "red-green"])
)
PAGES = 60  # of notices, at most: a line takes one page or several


def assert_board_opens(lines: dict[str, Any], board: str = "pico_panel") -> list[tuple[str, ...]]:
    """Open the board, and press OK until the first screen is shown; return the notices."""
    handheld = switch_on(board, {f"SILLON_{name}": value for name, value in lines.items()})
    handheld.run(200)
    problems = list(handheld.bench.board.settings.problems)
    key = "CELL0" if board == "trellis_m4" else "OK"
    for _ in range(PAGES):
        if screen_of(handheld) == "home":
            break
        assert screen_of(handheld) in ("notice", "home")
        handheld.tap(key)
    assert screen_of(handheld) == "home"
    assert not handheld.bench.board.problems
    return problems


@settings(max_examples=60, deadline=None)
@given(st.dictionaries(st.sampled_from(LINES), VALUE, max_size=8))
def test_any_settings_open_the_board(lines: dict[str, Any]) -> None:
    problems = assert_board_opens(lines)
    assert len({problem[0].partition(" = ")[0] for problem in problems}) <= len(lines)


@settings(max_examples=30, deadline=None)
@given(
    st.sampled_from(["pico_strip", "trellis_m4", "pygamer", "macropad"]),
    st.dictionaries(st.sampled_from([line for line in LINES if line != "BOARD"]), VALUE, max_size=4),
)
def test_any_settings_open_other_boards(board: str, lines: dict[str, Any]) -> None:
    assert_board_opens(lines, board)


def test_setting_of_another_board_opens_own_profile() -> None:
    for name in BOARDS:
        handheld = after_script("300ms", BOARD=name)
        assert handheld.bench.board.name in ("pico_panel", "pico_strip")


def test_number_too_long_to_convert_is_refused() -> None:
    """More digits than CPython, which a Raspberry Pi runs, converts to a number."""
    asked = Settings(lambda name: "9" * 5000)
    assert asked.get("BRIGHTNESS", 5, range(1, 11)) == 5
    assert len(asked.problems) == 1
