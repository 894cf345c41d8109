"""Two players, each with buttons of his own, as docs/add-a-board.md has them."""

import ast
import re
from collections.abc import Iterator
from typing import Any

import pytest

from sim.bench import Bench
from tests.hal import kit

TO_A_MATCH = "300ms OK 300ms OK 300ms OK 900ms"  # impartial Fafy, as Sud's buttons lead there


def documented() -> Any:
    """The buttons of the page's example."""
    (code,) = re.findall(r"```python\n(\s+BUTTONS = .*?)```", kit.source("docs/add-a-board.md"), re.DOTALL)
    return ast.literal_eval(code.partition("=")[2].strip())


def by(owner: str, script: str) -> str:
    return " ".join([word if word.endswith("ms") else f"{owner}.{word}" for word in script.split()])


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Iterator[Bench]:
    found = kit.bench(kit.profile(BUTTONS=documented()), {"SILLON_LANGUAGE": "en"})
    plain = found.start

    def start(code_path: str) -> None:
        """Where the program starts anew, the trial profile is to be found again."""
        kit.profile(BUTTONS=documented())
        plain(code_path)

    monkeypatch.setattr(found, "start", start)
    found.start(kit.CODE)
    yield found
    found.power_off()


@pytest.mark.parametrize("owner", ["SUD", "NORD"])
def test_in_menus_both_players_buttons_do_the_same(bench: Bench, owner: str) -> None:
    bench.script(by(owner, TO_A_MATCH))
    assert type(bench.app.screen).__name__ == "Fafy"


def test_in_a_match_a_player_chooses_in_his_turn_only(bench: Bench) -> None:
    bench.script(by("SUD", TO_A_MATCH))
    session = bench.app.session
    sow = "OK 2000ms"
    start = session.match.position
    assert session.turn == 0
    bench.script(by("NORD", "RIGHT 200ms " + sow))
    assert session.match.position == start, "it is Sud's turn"
    bench.script(by("SUD", sow))
    assert session.turn == 1
    after = session.match.position
    bench.script(by("SUD", "RIGHT 200ms " + sow))
    assert session.match.position == after, "it is Nord's turn"
    bench.script(by("NORD", sow))
    bench.script(by("NORD", sow))
    assert len(session.match.moves) >= 2


def test_both_may_go_back_and_open_the_menu(bench: Bench) -> None:
    bench.script(by("SUD", TO_A_MATCH + " OK 3000ms"))
    assert len(bench.app.session.match.moves) == 1
    bench.script(by("NORD", "BACK 600ms"))
    assert len(bench.app.session.match.moves) == 0
    bench.script("NORD.BACK:900ms 300ms")
    assert type(bench.app.screen).__name__ == "Pause"
