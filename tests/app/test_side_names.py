"""Each game names its sides alike in every language, on every screen that a session of it shows, and on the page."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from games import NAMES, new
from sillon import teaching
from sillon.words import LANGUAGES, Words
from sim.handheld import Handheld
from sim.paths import ROOT
from sim.web import snapshot
from tests.app import pupil, stage
from tests.app.keyed_hands import GAMES as ON_KEYS
from tests.app.rival_hands import seated
from tools.measure import vocabulary

# Rooms whose words are not of one game: what they say of South and North is shown in games whose sides are these.
OF_THE_SOWING_GAMES = (
    r"play \S+",
    r"(awale|fafy|fang)\w* \S+",
    r"setup_(awale|fafy|fang) first_[01]",
    r"rivals sits_[01]",
    r"menus (lay|pie|begins)\w*",
    r"puzzle find_2",  # Awalé's alone
)
OF_THE_BOARD = (r"check of_nord",)  # a second set of buttons
BOARDS = ("pico_panel", "pico_strip", "macropad", "trellis_m4")

every_language = pytest.mark.parametrize("language", LANGUAGES)


def rooms_of(game: str) -> str:
    """The rooms in which a game's sides have their names."""
    return "fanorona" if game == "fanorona" else "play"


def sides(game: str, language: str) -> list[str]:
    """The names of the sides as the game's own page has them: `⇧ Sud joue`."""
    if game == "colorigraphe":
        return [Words(language, "colorigraphe_who").say(f"seat_{seat}") for seat in range(3)]
    words = Words(language, rooms_of(game))
    return [re.split(r"\s", words.say(f"plays_{seat}"))[1] for seat in (0, 1)]


def others(game: str, language: str) -> list[str]:
    """The names that the sides of other games have; the colours are words of the Colorigraphe too."""
    mine = sides(game, language)
    named = [name for other in ("fafy", "fanorona") for name in sides(other, language) if name not in mine]
    return [name for name in named if game != "colorigraphe" or name not in sides("fanorona", language)[1:]]


def foreign(lines: list[str], game: str, language: str) -> list[str]:
    """The lines that name a side as another game does."""
    pattern = re.compile(rf"\b({'|'.join(others(game, language))})\b")
    return [line for line in lines if pattern.search(line)]


@every_language
def test_only_words_of_the_sowing_games_name_south_and_north(language: str) -> None:
    pattern = re.compile(rf"\b({'|'.join(sides('fafy', language))})\b")
    allowed = re.compile("|".join((*OF_THE_SOWING_GAMES, *OF_THE_BOARD)))
    found = [key for key, text in vocabulary.texts(language).items() if pattern.search(text)]
    assert found
    assert [key for key in found if not allowed.fullmatch(" ".join(key))] == []


@every_language
@pytest.mark.parametrize("game", NAMES)
def test_the_words_before_a_game_and_the_page_use_the_games_names(game: str, language: str) -> None:
    rivals = Words(language, "rivals")
    page = (ROOT / "web" / "words" / f"{language}.js").read_text(encoding="utf-8")
    own = f"_{game}" if game in ("fanorona", "colorigraphe") else ""
    for seat, name in enumerate(sides(game, language)[: len(new(game).SEATS)]):
        said = rivals.say(f"sits{own}_{seat}", "")
        assert name in said or game == "colorigraphe", said
        assert f'seat{own}_{seat}: "{name}"' in page


# Whole sessions


def told(handheld: Handheld) -> list[str]:
    """What is written and what the page speaks."""
    state = snapshot.state(handheld.bench.app)
    return [line for line in [*state["lines"], *state["keys"]] if line.strip()]


def after(handheld: Handheld, words: str) -> Iterator[str]:
    """What is told word by word."""
    buttons = handheld.bench.button_names
    for word in words.split():
        name = word.partition(":")[0]
        # Where there are no arrows a key of the lights is pressed.
        handheld.script(word if name in buttons or name.endswith("ms") else "CELL9" if name == "RIGHT" else "CELL2")
        yield from told(handheld)


def enter(handheld: Handheld, *target: Any) -> None:
    for _ in handheld.bench.run_steps(3000):
        if handheld.bench.app.screen:
            break
    handheld.bench.app.go(target)
    handheld.script("200ms")


def menus(handheld: Handheld, game: str, over: int) -> Iterator[str]:
    """Every entry of every menu and page that a match leads to; `over` is 0, 1 for a draw, 2 where a side has won."""
    app = handheld.bench.app
    session = app.session
    names = [
        "pause",
        "record",
        "code",
        "rules",
        "after" if over else "",
        "second" if over == 2 and game == "fanorona" else "",
    ]
    targets: list[Any] = [(name,) for name in names if name]
    for target in targets:
        enter(handheld, *target)
        entries = len(getattr(app.screen, "list", "4444"))
        # Where there are no arrows, all entries are pictures that are told at once.
        yield from after(handheld, "RIGHT " * (entries - 1 if "RIGHT" in handheld.bench.button_names else 0) + "100ms")
        app.session = session


def before(handheld: Handheld, game: str) -> Iterator[str]:
    """The menus before a game: who sits where, at each level of each seat; the options; the rules."""
    app = handheld.bench.app
    for name in ("setup", "rivals", "options"):
        enter(handheld, name, game)
        for _ in range(len(app.screen.list)):
            yield from after(
                handheld, "OK OK OK BACK" if name == "options" else "RIGHT" if name == "setup" else "OK OK OK OK"
            )
            if stage.screen_of(handheld) != name:
                break
            yield from after(handheld, "RIGHT")


def match(game: str, levels: tuple[int, int], place: dict[str, Any]) -> Iterator[str]:
    """The computer at a seat or two: its thinking, its moves, advice, a refusal, undo, a look back, the menus, the end."""
    small = {"size": "3x3"} if game == "fanorona" else {}
    handheld = seated(game, levels, place={"SPEED": "instant", **place}, **small)
    app = handheld.bench.app
    session = app.session
    if app.screen:
        app.go((game,))  # once more: what is said before it thinks on a screen of its own is heard too
    for _ in range(1600):
        yield from told(handheld)
        handheld.run(10)
        if session.outcome() or (
            not all(levels) and session.turn == levels.index(0) and stage.screen_of(handheld) == game
        ):
            break
    if not all(levels):
        enter(handheld, "hint")
        yield from after(handheld, "2500ms OK 100ms OK 100ms BACK OK RIGHT RIGHT OK LEFT OK 100ms BACK 200ms")
        session.plan, session.levels = [], (0, 0)
    while not session.outcome() and len(session.match.moves) < 60:
        moves = session.game.moves(session.position)
        session.play(moves[len(session.match.moves) * 7 % len(moves)])
        if len(session.match.moves) in (1, 2, 3) or session.outcome():
            enter(handheld, game)
            yield from after(handheld, "200ms 200ms RIGHT")
            yield from menus(handheld, game, 0)
            session.look(len(session.match.moves))
            enter(handheld, game)
            yield from after(handheld, "200ms LEFT 100ms RIGHT 400ms BACK")
            session.look(None)
    end = session.outcome()
    yield from menus(handheld, game, (2 if end.winner is not None else 1) if end else 0)
    if end and end.winner is not None:
        enter(handheld, "why")
        yield from after(handheld, "100ms 3000ms")


def taught(handheld: Handheld, game: str) -> Iterator[str]:
    """Each step of each lesson, answered wrongly and rightly."""
    for number in range(len(teaching.heads(game))):
        for at in range(len(teaching.steps(game, number))):
            enter(handheld, "lesson", game, str(number), str(at))
            yield from told(handheld)
            if pupil.answer_wrongly(handheld):
                yield from after(handheld, "100ms OK 100ms")
            pupil.answer(handheld)
            yield from after(handheld, "100ms")


def puzzles(handheld: Handheld, game: str) -> Iterator[str]:
    """A puzzle of each grade: its hints, an answer."""
    for number in range(1, 61, 12):
        enter(handheld, "puzzle", game, str(number))
        yield from after(
            handheld, "300ms BACK:700ms RIGHT OK OK 100ms OK 100ms OK 100ms OK 100ms OK 100ms OK 400ms 400ms"
        )


def places(boards: tuple[str, ...]) -> list[tuple[str, str, str]]:
    return [
        (game, board, language)
        for game in NAMES
        for board in boards
        if game in ON_KEYS.get(board, NAMES)
        for language in LANGUAGES
    ]


@pytest.mark.parametrize("game, board, language", [case for case in places(BOARDS) if case[0] != "colorigraphe"])
def test_a_match_names_the_sides_as_the_game_does(game: str, board: str, language: str) -> None:
    lines: list[str] = []
    for levels in ((1, 0), (0, 1), (2, 1)) if board in BOARDS[:1] else ((1, 0), (0, 1)):
        lines += match(game, levels, {"board": board, "language": language})
    assert foreign(lines, game, language) == []
    named = re.compile("|".join(sides(game, language)))
    assert any(named.search(line) for line in lines)


@pytest.mark.parametrize("game, board, language", places(BOARDS[:1]))
def test_menus_lessons_and_puzzles_name_the_sides_as_the_game_does(game: str, board: str, language: str) -> None:
    handheld = stage.at("300ms", board, language, SPEED="instant")
    lines = [*before(handheld, game), *taught(handheld, game), *puzzles(handheld, game)]
    assert len(lines) > 100
    assert foreign(lines, game, language) == []


@every_language
def test_a_training_of_the_colorigraphe_names_no_side_of_another_game(language: str) -> None:
    handheld = stage.at("300ms OK LEFT OK OK OK 500ms OK 500ms OK 500ms", language=language, SEED=7)
    assert handheld.bench.app.session.name == "colorigraphe"
    lines = list(after(handheld, "OK RIGHT OK 900ms 900ms BACK:700ms " + "RIGHT " * 12 + "BACK 200ms"))
    assert foreign(lines, "colorigraphe", language) == []
