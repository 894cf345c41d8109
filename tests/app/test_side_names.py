"""Each game names its sides consistently in every language, on every screen of a session, and on the page."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from games import NAMES, new
from sillon.lessons import lesson_text as teaching
from sillon.words import LANGUAGES, Words
from sim.handheld import Handheld
from sim.paths import ROOT
from sim.web import snapshot
from tests.app import pupil, stage
from tests.app.boards import every_language
from tests.app.play_computer import seated
from tests.app.play_keyed import GAMES as ON_KEYS
from tests.app.scenes_colorigraphe import ALONE
from tests.game_parts import COMPUTER, LESSONS, PUZZLES, RULES_PAGES
from tools.measure import vocabulary

# Catalogs shared by games: their words about South and North appear only in games with these sides.
OF_THE_SOWING_GAMES = (
    r"play \S+",
    r"(awale|fafy|fang)\w* \S+",
    r"setup_(awale|fafy|fang) first_[01]",
    r"rivals sits_[01]",
    r"menus (lay|pie|begins)\w*",
    r"tournament play_\w+",  # its games are of Fafy
    r"puzzle find_2",  # only Awalé's
)
OF_THE_BOARD = (r"check of_nord",)  # a second set of buttons
BOARDS = ("pico_panel", "pico_strip", "macropad", "trellis_m4")


def catalog_of(game: str) -> str:
    """Return the catalog that names a game's sides."""
    return "fanorona" if game == "fanorona" else "play"


def sides(game: str, language: str) -> list[str]:
    """Return the names of the sides on the game's own page: `⇧ Sud joue`."""
    if game == "colorigraphe":
        return [Words(language, "colorigraphe_who").say(f"seat_{seat}") for seat in range(3)]
    words = Words(language, catalog_of(game))
    return [re.split(r"\s", words.say(f"plays_{seat}"))[1] for seat in (0, 1)]


def other_side_names(game: str, language: str) -> list[str]:
    """Return the names of other games' sides."""
    mine = sides(game, language)
    return [name for other in ("fafy", "fanorona") for name in sides(other, language) if name not in mine]


def foreign_side_lines(lines: list[str], game: str, language: str) -> list[str]:
    """Return the lines that use another game's name for a side."""
    pattern = re.compile(rf"\b({'|'.join(other_side_names(game, language))})\b")
    return [line for line in lines if pattern.search(line)]


@every_language
def test_only_sowing_games_name_south_and_north(language: str) -> None:
    pattern = re.compile(rf"\b({'|'.join(sides('fafy', language))})\b")
    allowed = re.compile("|".join((*OF_THE_SOWING_GAMES, *OF_THE_BOARD)))
    found = [key for key, text in vocabulary.texts(language).items() if pattern.search(text)]
    assert found
    assert [key for key in found if not allowed.fullmatch(" ".join(key))] == []


@every_language
def test_fanorona_names_its_sides_by_their_lights(language: str) -> None:
    assert sides("fanorona", language) == sides("colorigraphe", language)[:2]
    paper = {"fr": r"\b(blanc|noir)", "en": r"\b(white|black)"}.get(language, "(?!)")
    texts = {
        key: text for key, text in vocabulary.texts(language).items() if "fanorona" in key[0] or key[0] == "second"
    }
    assert texts
    assert [key for key, text in texts.items() if re.search(paper, text, re.IGNORECASE)] == []


@every_language
@pytest.mark.parametrize("game", NAMES)
def test_setup_and_page_use_side_names_of_game(game: str, language: str) -> None:
    rivals = Words(language, f"setup_{game} rivals")
    page = (ROOT / "web" / "words" / f"{language}.js").read_text(encoding="utf-8")
    own = f"_{game}" if game in ("fanorona", "colorigraphe") else ""
    for seat, name in enumerate(sides(game, language)[: len(new(game).SEATS)]):
        said = rivals.say(f"sits_{seat}", "")
        assert name in said or game == "colorigraphe", said
        assert f'seat{own}_{seat}: "{name}"' in page


def all_lines(handheld: Handheld) -> list[str]:
    """Return the written lines, and the lines that the page speaks."""
    state = snapshot.state(handheld.bench.app)
    return [line for line in [*state["lines"], *state["keys"]] if line.strip()]


def lines_after(handheld: Handheld, words: str) -> Iterator[str]:
    """Yield the texts shown after these words."""
    buttons = handheld.bench.button_names
    for word in words.split():
        name = word.partition(":")[0]
        # Without arrows a lit key is pressed.
        handheld.script(word if name in buttons or name.endswith("ms") else "CELL9" if name == "RIGHT" else "CELL2")
        yield from all_lines(handheld)


def enter(handheld: Handheld, *target: Any) -> None:
    for _ in handheld.bench.run_steps(3000):
        if handheld.bench.app.screen:
            break
    handheld.bench.app.go(target)
    handheld.script("200ms")


def menus(handheld: Handheld, game: str, over: int) -> Iterator[str]:
    """Yield the lines of every entry of every menu and page of a match; `over` is 0, 1 for a draw, 2 for a win."""
    app = handheld.bench.app
    session = app.session
    names = [
        "pause",
        "match.record",
        "match.code",
        "rules" if game in RULES_PAGES else "",
        "match.after" if over else "",
        "fanorona.second_round" if over == 2 and game == "fanorona" else "",
    ]
    targets: list[Any] = [(name,) for name in names if name]
    for target in targets:
        enter(handheld, *target)
        entries = len(getattr(app.screen, "items", "4444"))
        # Without arrows all entries are pictures, shown at once.
        yield from lines_after(
            handheld, "RIGHT " * (entries - 1 if "RIGHT" in handheld.bench.button_names else 0) + "100ms"
        )
        app.session = session


def before(handheld: Handheld, game: str) -> Iterator[str]:
    """Yield the lines of the menus before a game: players, at each level of each seat; options; rules."""
    app = handheld.bench.app
    for name in ("setup", "rivals", "options"):
        enter(handheld, name, game)
        for _ in range(len(app.screen.items)):
            yield from lines_after(
                handheld, "OK OK OK BACK" if name == "options" else "RIGHT" if name == "setup" else "OK OK OK OK"
            )
            if stage.screen_of(handheld) != name:
                break
            yield from lines_after(handheld, "RIGHT")


def match(game: str, levels: tuple[int, int], place: dict[str, Any]) -> Iterator[str]:
    """Yield the lines of a match with one or two computers: thinking, moves, advice, a refusal, undo, review, menus, the end."""
    small = {"size": "3x3"} if game == "fanorona" else {}
    handheld = seated(game, levels, place={"SPEED": "instant", **place}, **small)
    app = handheld.bench.app
    session = app.session
    if app.screen:
        app.go((game,))  # again, to read also the lines before its thinking screen
    for _ in range(1600):
        yield from all_lines(handheld)
        handheld.run(10)
        if session.outcome() or (
            not all(levels) and session.turn == levels.index(0) and stage.screen_of(handheld) == game
        ):
            break
    if not all(levels):
        enter(handheld, "match.hint")
        yield from lines_after(handheld, "2500ms OK 100ms OK 100ms BACK OK RIGHT RIGHT OK LEFT OK 100ms BACK 200ms")
        session.plan, session.levels = [], (0, 0)
    while not session.outcome() and len(session.match.moves) < 60:
        moves = session.game.moves(session.position)
        session.play(moves[len(session.match.moves) * 7 % len(moves)])
        if len(session.match.moves) in (1, 2, 3) or session.outcome():
            enter(handheld, game)
            yield from lines_after(handheld, "200ms 200ms RIGHT")
            yield from menus(handheld, game, 0)
            session.review(len(session.match.moves))
            enter(handheld, game)
            yield from lines_after(handheld, "200ms LEFT 100ms RIGHT 400ms BACK")
            session.review(None)
    end = session.outcome()
    yield from menus(handheld, game, (2 if end.winner is not None else 1) if end else 0)
    if end and end.winner is not None:
        enter(handheld, "match.why")
        yield from lines_after(handheld, "100ms 3000ms")


def taught(handheld: Handheld, game: str) -> Iterator[str]:
    """Yield the lines of each step of each lesson, answered wrongly and rightly."""
    for number in range(len(teaching.heads(game))):
        for at in range(len(teaching.steps(game, number))):
            enter(handheld, "lessons.lesson", game, str(number), str(at))
            yield from all_lines(handheld)
            if pupil.answer_wrongly(handheld):
                yield from lines_after(handheld, "100ms OK 100ms")
            pupil.answer(handheld)
            yield from lines_after(handheld, "100ms")


def puzzles(handheld: Handheld, game: str) -> Iterator[str]:
    """Yield the lines of a puzzle of each grade: its hints, an answer."""
    for number in range(1, 61, 12):
        enter(handheld, "puzzles.puzzle", game, str(number))
        yield from lines_after(
            handheld, "300ms BACK:700ms RIGHT OK OK 100ms OK 100ms OK 100ms OK 100ms OK 100ms OK 400ms 400ms"
        )


def places(boards: tuple[str, ...]) -> list[tuple[str, str, str]]:
    return [
        (game, board, language)
        for game in COMPUTER
        for board in boards
        if game in ON_KEYS.get(board, COMPUTER)
        for language in LANGUAGES
    ]


@pytest.mark.parametrize("game, board, language", [case for case in places(BOARDS) if case[0] != "colorigraphe"])
def test_match_uses_side_names_of_game(game: str, board: str, language: str) -> None:
    lines: list[str] = []
    for levels in ((1, 0), (0, 1), (2, 1)) if board in BOARDS[:1] else ((1, 0), (0, 1)):
        lines += match(game, levels, {"board": board, "language": language})
    assert foreign_side_lines(lines, game, language) == []
    named = re.compile("|".join(sides(game, language)))
    assert any(named.search(line) for line in lines)


@pytest.mark.parametrize("game, board, language", places(BOARDS[:1]))
def test_menus_lessons_and_puzzles_use_side_names_of_game(game: str, board: str, language: str) -> None:
    handheld = stage.after_script("300ms", board, language, SPEED="instant")
    lines = [*before(handheld, game)]
    lines += taught(handheld, game) if game in LESSONS else ()
    lines += puzzles(handheld, game) if game in PUZZLES else ()
    assert len(lines) > (100 if game in LESSONS else 10)
    assert foreign_side_lines(lines, game, language) == []


@every_language
def test_colorigraphe_training_names_no_side(language: str) -> None:
    handheld = stage.after_script(f"{ALONE} OK 500ms OK 500ms", language=language, SEED=7)
    assert handheld.bench.app.session.name == "colorigraphe"
    lines = list(lines_after(handheld, "OK RIGHT OK 900ms 900ms BACK:700ms " + "RIGHT " * 12 + "BACK 200ms"))
    assert foreign_side_lines(lines, "colorigraphe", language) == []
