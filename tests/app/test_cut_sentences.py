"""Sentences are complete: each line that ends with a colon or mid-sentence is followed by its continuation."""

import re
from collections.abc import Iterator
from functools import cache

import pytest

from sillon.match.play import SHOWING
from sim.handheld import Handheld
from tests.app import golden, scenes, stage
from tests.app.boards import every_language
from tests.game_parts import ON_THE_BOARD
from tools.measure.vocabulary import texts

# The texts whose last line ends with a colon, and what follows: texts, or values that are not words.
FOLLOWED = {
    ("menus", "notice_setting"): r"\w+ =.*",
    ("menus", "notice_missing"): "part_",
    ("menus", "notice_stuck"): r"\w+",
    ("menus", "lay_stuck_0"): "lay_stuck_why",
    ("menus", "lay_stuck_1"): "lay_stuck_why",
    ("menus", "pie"): "begins_",
    ("check", "lights_write"): r".*=.*",
    ("check", "press_each"): "",
    ("fafy", "refused"): "refused_",
    ("colorigraphe_colour", "start"): r"\W*",  # the number is drawn beside it
    ("colorigraphe_colour", "robot_takes"): r"\d+ .*",  # what is to be won
    **{("why", key): r".*" for key in ("at_move", "played", "better", "answer", "next")},  # the move
}
STANDS_ALONE = ("claim_failed",)  # its first line does, if the screen has no catalog for the second
ENDED = tuple(".!?…»")
PLAYED = ON_THE_BOARD


@every_language
def test_every_colon_has_known_continuations(language: str) -> None:
    colons = {key for key, text in texts(language).items() if text.rstrip().endswith(":")}
    assert colons == set(FOLLOWED)


def pattern(line: str) -> str:
    """Return a pattern of a line of a text, with any values and any columns of its pictogram."""
    return r"\W*" + r"\s*".join(".*" if part == "{}" else re.escape(part) for part in re.findall(r"{}|[^{}\s]+", line))


def letters(line: str) -> str:
    return re.sub(r"\W", "", line.replace("{}", ""))


@cache
def pairs(language: str) -> list[tuple[str, re.Pattern[str], re.Pattern[str]]]:
    """Return pairs of a line that cannot be the last, and what has to follow it."""
    found = []
    last = {letters(text.split("|")[-1]) for text in texts(language).values()}
    for (catalog, key), text in texts(language).items():
        lines = text.split("|")
        for line, after in zip(lines, lines[1:], strict=False):
            if (
                after
                and key not in STANDS_ALONE
                and len(letters(line)) > 5
                and not line.endswith(ENDED)
                and letters(line) not in last
            ):
                found.append(
                    (
                        f"{catalog} {key}",
                        re.compile(pattern(line)),
                        re.compile(f"{pattern(after)}|{pattern(after[:-2])}"),
                    )
                )
        if (catalog, key) in FOLLOWED:
            wanted = FOLLOWED[catalog, key]
            belongs = [
                pattern(each)
                for (where, name), each in texts(language).items()
                if where == catalog and name.startswith(wanted)
            ]
            found.append((f"{catalog} {key}", re.compile(pattern(lines[-1])), re.compile("|".join([wanted, *belongs]))))
    return found


def cut_lines(page: list[str], language: str) -> list[str]:
    """Return the lines of a page without their continuation, each with the key of its words."""
    # A drawing beside the words covers the last letter of some.
    lines = [re.sub(r"\w?▒.*", "", line).strip() for line in page]
    found = []
    for row, line in enumerate(lines):
        said = [pair for pair in pairs(language) if pair[1].fullmatch(line)]
        below = lines[row + 1 :]
        if said and not any(after.fullmatch(each) for _, _, after in said for each in below):
            found.append(f"{line!r} of {said[0][0]}, then {below}")
        elif line.endswith(":") and not any(below):
            found.append(f"{line!r} is the last")
    return found


def test_cut_sentence_is_found() -> None:
    assert cut_lines(["", "Pas la case 3 :", "Gagné à coup sûr !"], "fr")
    assert not cut_lines(["", "Pas la case 3 :", "∅ elle est vide."], "fr")
    assert cut_lines(["⚘ Il faut prendre :"], "fr")
    assert cut_lines(["Plus aucun pion, ou", "Gagné à coup sûr !"], "fr")


def pages(board: str, language: str, group: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the golden page of each scene (tests/app/golden/)."""
    for name, frame in golden.read_texts(board, language, group).items():
        lines = re.findall(r"^[│>](.*)[│<]$", frame, re.MULTILINE)[-5:]
        if "┌" in frame:
            yield name, lines


@pytest.mark.parametrize(
    "board, language, group", [place for place in golden.places_of(list(scenes.GROUPS)) if place[0] != "trellis_m4"]
)
def test_scenes_cut_no_sentence(board: str, language: str, group: str) -> None:
    found = list(pages(board, language, group))
    assert found
    assert [(name, fault) for name, page in found for fault in cut_lines(page, language)] == []


def ways_to_end(handheld: Handheld, name: str) -> Iterator[tuple[int, int]]:
    """Yield (puzzle, move) twice for each kind of end of an answer: right or wrong, over or not, winner and reason."""
    screen = handheld.bench.app.screen
    known: dict[tuple, int] = {}
    for number in range(1, 61):
        stage.open_screen(handheld, "puzzles.puzzle", name, str(number), ms=100)
        screen = handheld.bench.app.screen
        game, start = screen.session.game, screen.session.match.start
        for move in game.moves(start):
            right, line = screen.controller.answer(start, move)
            position = game.play(start, move)
            for place in line:
                position = game.play(position, game.moves(position)[place])
            end = game.outcome(position)
            way = (right, end and (end.reason, end.winner), screen.controller.asks & 15, game.turn(position))
            known[way] = known.get(way, 0) + 1
            if known[way] < 3:
                yield number, move


@every_language
@pytest.mark.parametrize("name", PLAYED)
def test_puzzle_answers_cut_no_sentence(name: str, language: str) -> None:
    handheld = stage.after_script("300ms", language=language, SPEED="instant")
    ends = 0
    for number, move in ways_to_end(handheld, name):
        screen = handheld.bench.app.screen
        screen.move(move)
        for _ in range(100):
            handheld.bench.script("60ms")
            if screen.phase != SHOWING and screen.controller.right is not None:
                break
        handheld.script("60ms")
        ends += screen.end is not None
        page = handheld.text()
        assert page[4].strip() == screen.controller.verdict.strip()
        assert cut_lines(page, language) == [], number
        screen.controller.restart()
    assert ends or name == "awale"
