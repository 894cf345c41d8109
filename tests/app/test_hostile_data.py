"""Data from outside may be anything: readers raise only their own errors, and return only legal matches."""

import ast
from types import SimpleNamespace

from hypothesis import given, settings
from hypothesis import strategies as st

from games import NAMES, new
from hal.store import NvmStore
from sillon.manifest import manifest_of
from sillon.match.choices import _VERSION, Choice, _load
from sillon.match.resume import parse
from sim.paths import ROOT

ROWS = manifest_of("fafy").starts

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
    """Its start works too: the rows are Fafy's, and other games have fewer."""
    options, row, own, levels = _load(SimpleNamespace(load=lambda name: kept), name)  # type: ignore[arg-type]
    seeds = ROWS[row][1]
    for chosen in (options, own):
        choice = Choice(name, chosen, row, levels)
        game = choice.game(cells=len(seeds)) if seeds else choice.game()
        position = game.start(seeds) if seeds else game.start()
        assert game.moves(position) or game.outcome(position)
    assert len(levels) == 3 and new(name)


def test_device_code_never_evaluates_data() -> None:
    """By any of Python's names for evaluation."""
    files = [path for folder in ("games", "hal", "lib/sillon") for path in sorted((ROOT / folder).rglob("*.py"))]
    assert len(files) > 100
    for path in [ROOT / "code.py", ROOT / "boot.py", *files]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
            assert name not in ("eval", "exec", "execfile", "compile", "literal_eval", "pickle", "marshal"), path
