"""The bench that asks whether an explanation of a defeat names a turn that lost the match."""

import json
import sys
from pathlib import Path

import pytest

from games import new
from games.match import Match
from tools.strength import why

# An engine in which a turn is worth the place of its name in the alphabet, the last one most.
ENGINE = """import json, sys
for line in sys.stdin:
    print(json.dumps({"values": {name: place for place, name in enumerate(json.loads(sys.argv[2]))}}))
"""
FANORONA = "F2-E3P C3-D4A D4-C5A F1-F2P D5-D4P D4-E3P E3-F3P"


def played(game: str, moves: str) -> Match:
    match = Match(new(game))
    for name in moves.split():
        match.play(match.game.parse_move(match.position, name))
    return match


def test_turns_are_named_by_all_their_steps() -> None:
    match = played("fanorona", FANORONA)
    assert why.turns(match, 0) == {0: "F2-E3P", 3: "F1-F2P"}
    assert why.turns(match, 1) == {1: "C3-D4A D4-C5A", 4: "D5-D4P D4-E3P E3-F3P"}


def test_losses_are_those_of_the_engine_up_to_a_bound(tmp_path: Path) -> None:
    script = tmp_path / "engine.py"
    script.write_text(ENGINE, encoding="utf-8")
    command = [sys.executable, str(script), "values", json.dumps(list("abcdefABCDEF"))]
    match = played("awale", "A b C")
    assert why.losses(match, 0, command, 99) == {0: 11 - 6, 2: 11 - 8}
    assert why.losses(match, 0, command, 7) == {0: 1, 2: 0}


def test_explanation_of_a_match_is_compared_with_the_engine() -> None:
    match, end = why.lost("awale", (1, 3), 0)
    assert end is not None
    assert end.winner is not None
    own = why.turns(match, 1 - end.winner)
    found = why.explained("awale", match, dict.fromkeys(own, 4))
    assert (found.worst, found.named) == (4, 4)
    assert found.slices > 1000


def test_engine_that_does_not_run_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for engine, sentence in (("/nowhere/engine", "is not run"), ("/bin/true", "does not value each turn")):
        monkeypatch.setattr(sys, "argv", ["why", "awale", engine, "1"])
        with pytest.raises(SystemExit):
            why.main()
        assert f"the engine {engine} {sentence}" in capsys.readouterr().err
