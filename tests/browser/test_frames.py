"""The page shows what the desktop simulator shows: every frame of every game, by scripts, by clicks and by keys."""

import random
from typing import Any

import pytest

from games import NAMES
from games import colorigraphe_table as table
from hal.boards import NAMES as BOARDS
from sillon.codes import write
from sillon.players.colorigraphe import best_colouring
from sillon.session import Session
from sim.handheld import Handheld
from sim.measure.walk import whole
from sim.script import parse_script
from sim.web.frames import picture, scripted
from tests.browser.visit import PLAYED_HERE, SETTINGS, Visit

# A short form of each game, so that a whole one is played in a moment.
SHORT: dict[str, dict[str, object]] = {
    "fafy": {"cells": 4},
    "fang": {"cells": 4, "reserve": 2},
    "awale": {"target": 2},
    "fanorona": {"size": "3x3"},
    "colorigraphe": {"target": 1},
}
# With these somebody who plays at random ends soon: each press takes the browser's test a moment.
SOON = {"fang": 7, "awale": 6, "fanorona": 2}
MOST_PRESSES = 200
PRESSES = 40


def compare(visit: Visit, board: str, words: str, least: int) -> None:
    """The script has the same frames here and on the page, so many or more."""
    handheld = Handheld(board, SETTINGS)
    here: list[str] = []
    for _ in scripted(handheld.bench, words, here):
        pass
    handheld.power_off()
    visit.hold(board)
    there = visit.ask("script", words)
    for number, (one, other) in enumerate(zip(there, here, strict=False)):
        assert one == other, f"frame {number}"
    assert len(there) == len(here) >= least


@pytest.mark.parametrize("game", NAMES)
def test_a_walk_through_each_game_shows_the_frames_of_the_desktop(table: Visit, game: str) -> None:
    board = BOARDS[NAMES.index(game) % 2]
    words = " ".join(script for _, script in whole(game))
    compare(table, board, words, least=101)


@pytest.mark.parametrize("board", PLAYED_HERE)
def test_presses_of_any_button_show_the_frames_of_the_desktop(table: Visit, board: str) -> None:
    """Also on the boards that have no arrows, but keys that are cells."""
    handheld = Handheld(board, SETTINGS)
    buttons = handheld.button_names
    handheld.power_off()
    chance = random.Random(board)
    words = "700ms " + " ".join(f"{chance.choice(buttons)} 250ms" for _ in range(PRESSES))
    compare(table, board, words, least=21)


def by_chance(chance: random.Random) -> str:
    """What somebody presses who plays at random."""
    return chance.choice(("RIGHT", "LEFT", "OK", "OK", "OK", "OK"))


def by_knowledge(app: Any) -> str:
    """What somebody presses who colours with the fewest black tokens, and names the stake that is shown."""
    screen = app.screen
    if app.target[0] != "colour" or screen.ready:
        return "OK"
    best = best_colouring([(one + 1, other + 1) for one, other in screen.arcs])
    assert best
    if screen.at < table.PLOTS:
        return "RIGHT" if screen.shown[table.COLOURS + screen.at] == best[screen.at] else "OK"
    return "OK"


def played_here(game: str, code: str) -> tuple[str, str, str]:
    """The presses of somebody who plays until a match is over, the position then, and the last picture."""
    handheld = Handheld("pico_panel", SETTINGS, code=code)
    chance = random.Random(f"{game} {SOON.get(game, 0)}")
    words: list[str] = []
    try:
        while handheld.bench.app.session.match.outcome() is None:
            assert len(words) < MOST_PRESSES, f"{game} does not end"
            word = by_knowledge(handheld.bench.app) if game == "colorigraphe" else by_chance(chance)
            words += [word, "100ms" if handheld.bench.app.target[0] == "colour" else "200ms"]
            handheld.script(" ".join(words[-2:]))
        words.append("4000ms")
        handheld.script(words[-1])
        match = handheld.bench.app.session.match
        return " ".join(words), match.game.to_text(match.position), picture(handheld.bench)
    finally:
        handheld.power_off()


@pytest.mark.parametrize("game", NAMES)
def test_a_whole_game_by_clicks_and_by_keys_ends_as_on_the_desktop(table: Visit, game: str) -> None:
    code = write(Session(game, SHORT[game]))
    words, position, last = played_here(game, code)
    for by in ("clicks", "keys"):
        table.hold(code=code)
        table.play(words, by)
        match = table.state()["match"]
        assert (match["text"], match["winner"] is not None) == (position, True), by
        assert table.ask("picture_now") == last, by
    assert parse_script(words, ("LEFT", "RIGHT", "OK"))


def test_the_small_screen_is_drawn_pixel_by_pixel(table: Visit) -> None:
    """What stands on the canvas is what the handheld's screen shows."""
    words = "700ms OK 300ms RIGHT OK 300ms"
    handheld = Handheld("pico_panel", SETTINGS)
    handheld.script(words)
    pixels = [list(row) for row in handheld.pixels()]
    handheld.power_off()
    table.hold()
    table.play(words, "keys")
    drawn = table.page.evaluate("""() => {
      const canvas = document.querySelector("#glass canvas");
      const side = canvas.width / 128;
      const data = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
      const at = (x, y) => data[4 * ((y * side + (side >> 1) - 1) * canvas.width + x * side + (side >> 1) - 1) + 3] > 0;
      return Array.from({ length: 64 }, (_, y) => Array.from({ length: 128 }, (_, x) => Number(at(x, y))));
    }""")
    assert drawn == pixels


def test_a_light_that_is_on_is_bright_on_the_page_and_one_that_is_off_is_dark(table: Visit) -> None:
    table.hold()
    table.play("700ms OK 300ms", "keys")
    lights = table.page.evaluate("""() => {
      const canvas = document.querySelector("#domes");
      const scale = canvas.width / canvas.getBoundingClientRect().width;
      const context = canvas.getContext("2d");
      return sillon.places().map(([x, y]) => Math.max(...context.getImageData(x * scale, y * scale, 1, 1).data.slice(0, 3)));
    }""")
    handheld = Handheld("pico_panel", SETTINGS)
    handheld.script("700ms OK 300ms")
    sent = [max(colour) for row in handheld.lights() for colour in row]
    handheld.power_off()
    assert len(lights) == 45
    assert 5 < sum(value > 0 for value in sent) < 45
    for seen, byte in zip(lights, sent, strict=True):
        assert (seen > 60) == (byte > 0)
