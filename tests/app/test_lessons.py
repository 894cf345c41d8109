"""Every lesson is played by presses, rightly and wrongly; its data are consistent; its words fit the page and all are used."""

import pytest

from games.colorigraphe import ARCS, COLOURS
from hal.font import Font
from sillon.games.colorigraphe.colour import DONE_PLACE
from sillon.lessons import lesson_text as teaching
from sillon.lessons.teaching import ASKING, OVER, RIGHT_ANSWER, WRONG_ANSWER
from sillon.manifest import manifest_of
from sillon.words import Words
from tests.app import pupil
from tests.app.boards import ARROWS, every_language
from tests.app.play_colorigraphe import lights_of
from tests.app.stage import screen_of, shows
from tests.game_parts import LESSONS as GAMES
from tools.measure import vocabulary

LESSONS = [(name, number) for name in GAMES for number in range(len(teaching.heads(name)))]
NARROW = 11  # columns beside the Colorigraphe's circle
ASKS = ("play", "cell", "yes", "number")

every_lesson = pytest.mark.parametrize("name, number", LESSONS)


def test_every_game_offers_lessons() -> None:
    for name in GAMES:
        assert "lessons" in manifest_of(name).learn
        assert len(teaching.heads(name)) >= 2


@every_lesson
def test_lessons_explain_each_wrong_answer(name: str, number: int) -> None:
    wrong = 0
    handheld = pupil.lesson_at(name, number)
    here = pupil.lesson(handheld)
    for at in range(len(here.steps)):
        assert here.at == at
        if pupil.answer_wrongly(handheld):
            wrong += 1
            assert here.phase == WRONG_ANSWER, here.steps[at]
            assert here.said() != here.say("not_quite"), f"{here.key} does not say what went wrong"
            pupil.press(handheld, "OK 40ms")
            assert here.phase == ASKING
        pupil.answer(handheld)
        if here.verb in ASKS:
            assert here.phase == RIGHT_ANSWER, here.steps[at]
        pupil.press(handheld, "OK 40ms")
    assert here.phase == OVER
    assert wrong or not any(step[0] in ASKS[1:] for step in here.steps)
    pupil.press(handheld, "100ms")
    assert teaching.learnt(handheld.bench.board.store, name) == 1 << number
    pupil.press(handheld, "OK 300ms")
    assert screen_of(handheld) == "lessons"
    assert any("✓" in text for text, _ in handheld.bench.app.screen.items)


def test_right_answers_complete_lesson() -> None:
    handheld = pupil.lesson_at("fafy", 0)
    here = pupil.lesson(handheld)
    for _ in here.steps:
        pupil.answer(handheld)
        pupil.press(handheld, "OK 40ms")
    assert here.phase == OVER
    assert here.tries == 0


@every_lesson
def test_every_lesson_asks(name: str, number: int) -> None:
    verbs = [step.split(" ")[0] for step in teaching.steps(name, number)]
    assert set(verbs) <= {"say", "show", "trap", *ASKS}
    assert set(verbs) & set(ASKS)


@every_language
@pytest.mark.parametrize("name", GAMES)
def test_lesson_words_fit_and_all_are_used(name: str, language: str) -> None:
    font = Font()
    catalog = f"{name}_lesson"
    words = Words(language, catalog)
    wanted = {f"l_{key}" for key, _ in teaching.heads(name)}
    for key in wanted:
        assert font.cells(words.say(key) + " ✓") <= 21, key
    for number in range(len(teaching.heads(name))):
        for step in teaching.steps(name, number):
            verb, key, _ = step.split(" ", 2)
            assert key not in wanted, f"{key} is used twice"
            wanted.add(key)
            said = [each for each in vocabulary.keys_of(language, catalog) if each.startswith((f"{key}!", f"{key}?"))]
            wanted |= set(said)
            assert bool(said) == (verb in ASKS), key
            narrow = name == "colorigraphe" and verb != "say"
            for each in [key, *said]:
                lines = words.say(each).split("\n")
                assert len(lines) <= (3 if verb == "play" and narrow and each == key else 4), each
                for line in lines:
                    assert font.cells(line) <= (NARROW if narrow else 21), f"{language}, {each}: {line!r}"
    assert set(vocabulary.keys_of(language, catalog)) == wanted


@pytest.mark.parametrize("board", ARROWS)
def test_boards_offer_lessons_their_lights_show(board: str) -> None:
    for name in GAMES:
        handheld = pupil.stage.after_script("300ms", board)
        handheld.bench.app.go(("lessons.lessons", name))
        pupil.press(handheld, "100ms")
        offered = [number for _, number in handheld.bench.app.screen.items]
        assert len(offered) >= 2
        if handheld.rows > 1:
            assert offered == list(range(len(teaching.heads(name))))


def test_back_repeats_question_then_steps_back() -> None:
    handheld = pupil.lesson_at("fafy", 0, at=3)
    here = pupil.lesson(handheld)
    pupil.press(handheld, "OK 40ms")
    assert here.phase == ASKING
    pupil.press(handheld, "BACK 40ms")
    assert (here.at, here.phase) == (3, pupil.TELLING)
    for at in (2, 1, 0):
        pupil.press(handheld, "BACK 40ms")
        assert here.at == at
    pupil.press(handheld, "BACK 300ms")
    assert screen_of(handheld) == "lessons"


def test_wrong_colouring_blinks_and_back_returns_to_it() -> None:
    handheld = pupil.lesson_at("colorigraphe", 1, at=3)
    here = pupil.lesson(handheld)
    pupil.press(handheld, "OK 40ms")
    laid = "r...b...b..."  # 5-9 is blue twice, and plot 3 is bare
    for plot in range(12):
        pupil.to_plot(handheld, plot)
        pupil.press(handheld, "OK " * ".rbk".index(laid[plot]))
    pupil.to_plot(handheld, DONE_PLACE)
    pupil.press(handheld, "OK 40ms")
    assert here.phase == WRONG_ANSWER
    seen = lights_of(handheld, 600)
    blinks = [plot for plot in range(12) if {any(lights[plot]) for lights in seen} == {True, False}]
    assert blinks == [2, 4, 8]
    pupil.press(handheld, "BACK 40ms")
    assert here.phase == ASKING
    assert "".join([".rbk"[token] for token in here.task_board.shown[COLOURS:ARCS]]) == laid
    pupil.press(handheld, "OK 40ms")
    assert (here.phase, here.tries) == (WRONG_ANSWER, 2)


def test_too_many_black_tokens_blink() -> None:
    handheld = pupil.lesson_at("colorigraphe", 1, at=3)
    pupil.press(handheld, "OK 40ms")
    for plot in range(0, 9, 2):
        pupil.to_plot(handheld, plot)
        pupil.press(handheld, "OK " * ".rbk".index("r.k.k...b"[plot]))
    pupil.to_plot(handheld, DONE_PLACE)
    pupil.press(handheld, "OK 40ms")
    seen = lights_of(handheld, 600)
    blinks = [plot for plot in range(12) if {any(lights[plot]) for lights in seen} == {True, False}]
    assert blinks == [2, 4]


def test_menu_returns_to_same_step() -> None:
    handheld = pupil.lesson_at("fafy", 0, at=2)
    pupil.press(handheld, "BACK:700ms OK 300ms")
    assert screen_of(handheld) == "lesson"
    assert pupil.lesson(handheld).at == 2


def test_second_wrong_move_shows_right_one() -> None:
    handheld = pupil.lesson_at("fafy", 1, at=6)
    here = pupil.lesson(handheld)
    for expected in ("1>", "3<"):
        assert pupil.answer_wrongly(handheld)
        move = here.example.moves[0]
        assert (move == here.left[0][0]) == (expected == "3<")
        pupil.press(handheld, "OK 40ms")


def test_illegal_answer_is_refused_as_in_a_match() -> None:
    handheld = pupil.lesson_at("fafy", 1, at=3)
    pupil.press(handheld, "OK 40ms LEFT LEFT OK 200ms")
    assert pupil.lesson(handheld).phase == ASKING
    assert pupil.lesson(handheld).task_board.refused
    assert shows(handheld, "trap_two") or handheld.text()[0].strip() == "Trouve un coup !"


@every_lesson
def test_two_presses_in_skipping_tick_play_nothing(name: str, number: int) -> None:
    """The first press skips the animation; the lesson ends, or plays its own move, before it reads the second."""
    for at, step in enumerate(teaching.steps(name, number)):
        handheld = pupil.lesson_at(name, number, at=at)
        here = pupil.lesson(handheld)
        if here.verb != "play" or here.circle:
            continue
        pupil.press(handheld, "OK 40ms")
        pupil.play(handheld, here.left[0][0], skips=False)
        moves = here.task_board.session.match.moves
        assert len(moves) == 1, step
        replies = bool(here.left) and here.left[0][0] < 0  # a move below 0 is the lesson's own
        pupil.press(handheld, "RIGHT+ OK+ 20ms RIGHT- OK- 60ms 60ms")
        assert here.phase == (ASKING if here.left else RIGHT_ANSWER), step
        assert len(moves) == 1 + replies, step


def test_lesson_leaves_no_match() -> None:
    handheld = pupil.lesson_at("awale", 0, at=2)
    pupil.answer(handheld)
    assert handheld.bench.app.session is None
    assert not handheld.bench.board.store.load("match")
