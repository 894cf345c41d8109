"""One tournament on three machines: started in the terminal, continued on the handheld and on the page, by the same text."""

import json
from pathlib import Path
from typing import Any

import pytest

from sim.fakes import wire
from sim.tournament.command import write
from sim.tournament.desk import Desk
from sim.tournament.names import text_of
from sim.tournament.session import Session
from sim.tournament.words import Say
from sim.web import tournament as page
from tests.app.scenes_tournament import NEW
from tests.app.stage import after_script, screen_of, shows

NAMES = ["Ana", "Zoé", "Jean-Éric", "Ñina", "a\\b", "Maximilienne Dupont-Durand"[:24], "Lou"]


def in_the_terminal(file: Path, keys: str) -> None:
    """Continue the day of the file by keys."""
    desk = Desk()
    desk.take_text(text_of(file))

    def keep(text: str) -> str:
        write(file, text)
        return ""

    session = Session(desk, Say("fr"), keep, str)
    for key in keys.split(" "):
        session.key(key)
        assert not session.note, session.note


def on_the_handheld(folder: Path, script: str) -> None:
    """Load the day from the drive, continue it by presses from its menu, and write its text there."""
    handheld = after_script("300ms", DRIVE="game")
    handheld.bench.drive_folder = str(folder)
    wire.drive_writable = True
    handheld.script(f"{NEW[6:]} LEFT OK 200ms {script}")
    assert screen_of(handheld) == "tournament_menu"
    menu = handheld.bench.app.screen
    way = [value for _, value in menu.items].index("text") - menu.selected
    handheld.script(f"{'RIGHT ' * way}OK 200ms")
    assert shows(handheld, "text_filed", 1, handheld.bench.app.screen.page_count)
    wire.drive_writable = False


def on_the_page(text: str, *orders: tuple[Any, ...]) -> str:
    """Paste the text, click, and return the page's text."""
    shown = {}
    for action, *values in (("take_text", text), *orders):
        answer = json.loads(page.act(json.dumps({"do": action, "with": values})))
        assert "refused" not in answer, answer["refused"]
        shown = answer["shown"]
    return str(shown["text"])


@pytest.fixture
def file(tmp_path: Path) -> Path:
    desk = Desk()
    desk.begin(NAMES, None)
    found = tmp_path / "tournament.txt"
    write(found, desk.text)
    return found


def test_one_text_moves_tournament_between_machines(file: Path) -> None:
    in_the_terminal(file, "a 1 b 2")

    on_the_handheld(file.parent, "OK 200ms OK BACK 200ms")
    text = file.read_text(encoding="utf-8")
    assert text.endswith("reports 010?\n"), text
    text = on_the_page(text, ("add", "Tard"), ("next_round",), ("withdraw", "Ana"))
    assert "late Tard\n" in text and "gone Ana\n" in text
    file.write_text(text, encoding="utf-8")
    on_the_handheld(file.parent, "")
    assert file.read_text(encoding="utf-8") == text
    in_the_terminal(file, "KEY_BACKSPACE")
    back = file.read_text(encoding="utf-8")
    assert back.endswith("gone Ana\nreports 010?\n")
    assert on_the_page(back, ("look",)) == back


def test_long_name_is_cut_only_on_small_screen(file: Path) -> None:
    on_the_handheld(file.parent, "OK 200ms RIGHT OK BACK 200ms")
    text = file.read_text(encoding="utf-8")
    assert all(f"pupil {name}\n".replace("\\", "\\\\") in text for name in NAMES)
