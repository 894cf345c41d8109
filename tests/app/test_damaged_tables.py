"""A player whose tables are damaged, or missing where no drive is without them, plays on and says so once a match."""

import io
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from sim.drive.content import content
from sim.drive.parts import TABLES, games_alone
from sim.fakes import drive
from sim.handheld import Handheld
from tests.app.play_computer import moves_of, seated, session_of
from tests.app.stage import screen_of, shows

GAMES = "lib/sillon/games/"


class Case(NamedTuple):
    """A match in which the first turn reads a file."""

    game: str
    start: str = ""
    options: dict[str, Any] = {}
    level: int = 5


READ = {
    "awale/endgame.bin": Case("awale", "1 0 0 0 1 0 0 1 0 0 0 1 22 22 S"),
    "awale/leaves.bin": Case("awale"),
    "colorigraphe/stakes.bin": Case("colorigraphe", level=3),
    "fafy/blocks.bin": Case("fafy"),
    "fang/book.bin": Case("fang"),
    "fanorona/book.bin": Case("fanorona"),
    "fanorona/endgame3.bin": Case("fanorona", options={"size": "3x3"}),
    "fanorona/endgame9.bin": Case("fanorona", "W......../........./....W..../........./........B W"),
}
FILES = sorted(READ)
ALWAYS = [name for name in FILES if GAMES + name in games_alone(content())]


def _first(data: bytes) -> int:
    """Return the size of a file's first cluster, or of its half."""
    return 512 if len(data) > 512 else len(data) // 2


def damage(monkeypatch: pytest.MonkeyPatch, name: str, kind: str) -> None:
    """Let a file be read as damaged: each byte of it another one, or 0, or only its first cluster; or as missing."""
    opened = drive._plain_open

    def replaced(file: Any, mode: str = "r", *others: Any, **named: Any) -> Any:
        if not str(file).endswith(f"/{name}"):
            return opened(file, mode, *others, **named)
        if kind == "missing":
            raise FileNotFoundError(file)
        data = Path(file).read_bytes()
        made = {"changed": bytes(255 - byte for byte in data), "zero": bytes(len(data)), "short": data[: _first(data)]}
        return io.BytesIO(made[kind])

    monkeypatch.setattr(drive, "_plain_open", replaced)


def says(handheld: Handheld) -> bool:
    """Return whether the screen says it; screens without the computer do not know the words."""
    texts = handheld.bench.app.words.texts
    return any(b"\nweak " in text for text in texts) and shows(handheld, "weak")


def times_told(handheld: Handheld, moves: int, limit: int = 60_000) -> int:
    """Return how often the screen begins to say it until so many moves are played."""
    told = 0
    before = False
    for _ in range(limit // 100):
        handheld.run(100)
        now = says(handheld)
        told += now and not before
        before = now
        if len(moves_of(handheld)) >= moves:
            return told
    raise AssertionError(handheld.frame_text())


def match_of(case: Case, levels: tuple[int, ...]) -> Handheld:
    return seated(case.game, levels, start=case.start, **case.options)


def test_every_table_is_tried() -> None:
    assert sorted(path.removeprefix(GAMES) for path in content() if TABLES.fullmatch(path)) == FILES


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("kind", ["changed", "zero", "short", "missing"])
def test_computer_says_once_that_it_plays_weaker(name: str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    damage(monkeypatch, name, kind)
    case = READ[name]
    handheld = match_of(case, (case.level, case.level))
    wanted = 1 if case.game == "colorigraphe" else 3
    expected = kind != "missing" or name in ALWAYS  # a drive of the games alone lacks the large ones
    assert times_told(handheld, wanted) == expected


@pytest.mark.parametrize("name", FILES)
def test_whole_tables_are_not_called_damaged(name: str) -> None:
    case = READ[name]
    handheld = match_of(case, (case.level, case.level))
    assert times_told(handheld, 1) == 0
    assert not session_of(handheld).told_weak


@pytest.mark.parametrize("until_advice", ["3000ms", "OK 300ms"])
@pytest.mark.parametrize("name", [name for name in FILES if READ[name].game != "colorigraphe"])
def test_adviser_says_once_that_it_is_weaker(name: str, until_advice: str, monkeypatch: pytest.MonkeyPatch) -> None:
    damage(monkeypatch, name, "changed")
    handheld = match_of(READ[name], ())
    handheld.script("BACK:900ms 200ms RIGHT OK 200ms")
    for _ in range(600):
        handheld.run(100)
        if shows(handheld, "weak"):
            break
    assert shows(handheld, "weak"), handheld.frame_text()
    handheld.script(until_advice)
    assert handheld.bench.app.screen.controller.hint == 1, handheld.frame_text()
    assert not shows(handheld, "weak")
    assert screen_of(handheld) == READ[name].game
    handheld.script("OK 300ms OK 300ms")
    assert handheld.bench.app.screen.controller.hint == 3


def test_level_without_need_of_a_table_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    damage(monkeypatch, "colorigraphe/stakes.bin", "missing")
    assert times_told(seated("colorigraphe", (2, 2)), 1) == 0
