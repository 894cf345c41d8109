"""The stages of each game open one by one, or all at once by the teacher's setting."""

import pytest

from games import new
from games.rules import Outcome
from sillon.common import tunes
from sillon.common.progress import save
from sillon.manifest import manifest_of
from sillon.match.after import revenge
from sillon.match.choices import choice_of, save_choice
from sillon.match.ladder import climb, climbed
from sillon.match.session import Session
from sillon.words import LANGUAGES, Words
from sim.fakes import wire
from tests.app.boards import ARROWS, KEYED, every_language
from tests.app.scenes_fafy import WON
from tests.app.stage import after_script, leads_to, leads_to_text, open_screen, screen_of, shows
from tests.game_parts import STAGES


def stages_of(name: str, board: str = "pico_panel", **settings: object):  # type: ignore[no-untyped-def]
    handheld = after_script("300ms", board, **settings)
    open_screen(handheld, "lessons.stages", name, ms=200)
    return handheld


def session_of(name: str, number: int) -> Session:
    _, options, seeds = manifest_of(name).stages[number]
    return Session(name, dict(options), seeds + bytes(1) if seeds else None)


@pytest.mark.parametrize("name", STAGES)
def test_stages_have_words_and_only_first_is_open(name: str) -> None:
    assert "stages" in manifest_of(name).learn
    handheld = stages_of(name)
    entries = handheld.bench.app.screen.items
    assert [value for _, value in entries] == [(k, k == 0) for k in range(len(manifest_of(name).stages))]
    assert [text[0] for text, _ in entries] == ["►"] + ["⚿"] * (len(entries) - 1)
    leads_to(handheld, "RIGHT OK", "stages")
    assert shows(handheld, "stage_closed")
    for button in ("OK", "BACK"):
        leads_to(handheld, button, "stages")
        assert not shows(handheld, "stage_closed")
        leads_to_text(handheld, "OK 100ms", "stage_closed")
    for language in LANGUAGES:
        words = Words(language, "stages")
        for key, _, _ in manifest_of(name).stages:
            assert words.say(f"s_{name}_{key}")


@pytest.mark.parametrize("name", STAGES)
def test_teacher_opens_all_stages(name: str) -> None:
    handheld = stages_of(name, LADDER="open")
    assert all(value[1] for _, value in handheld.bench.app.screen.items)


@pytest.mark.parametrize("name", STAGES)
def test_stage_starts_by_its_rules(name: str) -> None:
    handheld = stages_of(name)
    handheld.script("OK 600ms")
    session = handheld.bench.app.session
    wanted = session_of(name, 0)
    assert session.game.options == wanted.game.options
    assert session.match.start[:-1] == wanted.match.start[:-1]


@pytest.mark.parametrize("name", STAGES)
def test_stage_is_against_the_computer_unless_persons_played_last(name: str) -> None:
    handheld = stages_of(name)
    leads_to_text(handheld, "10ms", "stages_against")
    handheld.script("OK 600ms")
    assert handheld.bench.app.session.levels == (0, 1)
    app = handheld.bench.app
    choice = choice_of(app, name)
    choice.set_way("together")
    save_choice(app, choice)
    open_screen(handheld, "lessons.stages", name, ms=200)
    assert shows(handheld, "stages_together")
    handheld.script("OK 600ms")
    assert handheld.bench.app.session.levels == ()


def test_teacher_who_locks_the_computer_has_stages_for_two() -> None:
    handheld = stages_of("fafy", LEVELS="0")
    assert shows(handheld, "stages_together")


class _Ended(Session):
    """A finished match, won by this seat."""

    won: int | None = 0

    def outcome(self) -> Outcome | None:
        return Outcome(self.won, (1, 0), 1)


@pytest.mark.parametrize("name", STAGES)
@pytest.mark.parametrize("by", ["two persons", "a person", "the computer"])
def test_finished_match_opens_next_stage_unless_lost(name: str, by: str) -> None:
    handheld = after_script("300ms")
    store = handheld.bench.board.store
    for number in range(len(manifest_of(name).stages)):
        _, options, seeds = manifest_of(name).stages[number]
        session = _Ended(name, dict(options), seeds + bytes(1) if seeds else None)
        if by != "two persons":
            session.levels = (0, 3) if by == "a person" else (3, 0)
        assert climb(store, session) == (-1 if by == "the computer" else number)
        assert climb(store, session) == -1  # no news any more
        assert climbed(store, name) == (0 if by == "the computer" else 2 << number) - (by != "the computer")
        again = revenge(session)
        assert again.game.options is not None
    assert all(not climbed(store, other) for other in STAGES if other != name)


def test_unfinished_match_opens_nothing() -> None:
    store = after_script("300ms").bench.board.store
    climb(store, session_of("fafy", 0))
    assert climbed(store, "fafy") == 0


def test_match_by_buttons_opens_next_stage() -> None:
    handheld = after_script("300ms")
    choice = choice_of(handheld.bench.app, "fafy")
    choice.set_way("together")
    save_choice(handheld.bench.app, choice)
    open_screen(handheld, "lessons.stages", "fafy", ms=200)
    handheld.script("OK 600ms")
    for _ in range(12):
        if handheld.bench.app.screen.end:
            break
        handheld.script("OK OK OK 100ms")
    assert handheld.bench.app.screen.end
    leads_to(handheld, "OK 200ms", "stage_done")
    assert climbed(handheld.bench.board.store, "fafy") == 1


def with_stage_done(name: str, number: int, board: str = "pico_panel", **settings: object):  # type: ignore[no-untyped-def]
    """Return a handheld after the menu of a match that has ended on the stage, with those before it climbed."""
    handheld = after_script("300ms", board, **settings)
    app = handheld.bench.app
    for before in range(number):
        save(app.board.store, "ladder", name, before)
    _, options, seeds = manifest_of(name).stages[number]
    app.session = _Ended(name, dict(options), seeds + bytes(1) if seeds else None)
    app.session.climbed = climb(app.board.store, app.session)  # as filing the match does
    open_screen(handheld, "match.after", ms=1500)
    return handheld


@every_language
@pytest.mark.parametrize("name", STAGES)
def test_finished_stage_says_what_it_has_opened_and_ok_begins_that(name: str, language: str) -> None:
    stages = manifest_of(name).stages
    for number in range(len(stages) - 1):
        handheld = with_stage_done(name, number, language=language)
        assert screen_of(handheld) == "stage_done"
        for key in ("stage_done", "stage_opens", "stage_begin"):
            assert shows(handheld, key)
        text = "".join(handheld.text())
        words = Words(language, "stages")
        assert words.say(f"s_{name}_{stages[number][0]}") in text
        assert words.say(f"s_{name}_{stages[number + 1][0]}") in text
        handheld.script("OK 800ms")
        assert handheld.bench.app.session.game.options == session_of(name, number + 1).game.options
        session = handheld.bench.app.session
        computer_begins = session.levels[session.game.turn(session.match.start)] > 0
        assert len(session.match.moves) <= computer_begins


@pytest.mark.parametrize("name", STAGES)
def test_last_stage_leads_to_the_menu_after_the_match(name: str) -> None:
    handheld = with_stage_done(name, len(manifest_of(name).stages) - 1)
    assert shows(handheld, "stage_last")
    leads_to(handheld, "OK 300ms", "after")


def test_press_too_many_at_the_end_begins_nothing() -> None:
    handheld = with_stage_done("fang", 2)
    open_screen(handheld, "lessons.stage_done", "fang", "2", ms=60)
    leads_to(handheld, "OK 500ms", "stage_done")


def test_back_leads_from_a_finished_stage_to_the_menu_after_the_match() -> None:
    handheld = with_stage_done("fafy", 0)
    leads_to(handheld, "BACK 300ms", "after")
    leads_to(handheld, "1000ms", "after")


@pytest.mark.parametrize("board", ARROWS + KEYED)
def test_finished_stage_lights_stairs_one_after_the_other(board: str) -> None:
    handheld = with_stage_done("fang", 1, board)
    screen = handheld.bench.app.screen
    assert screen_of(handheld) == "stage_done"
    assert screen.lit == screen.at + 1
    seen = []
    for lit in range(screen.lit + 1):
        screen.lit = lit
        screen._due = screen.breath_due = wire.ms() + 10_000  # nothing else moves meanwhile
        screen.redraw |= 1
        handheld.run(100)
        seen.append(str(handheld.lights()))
    assert len(set(seen)) == 3


def test_finished_stage_has_a_tune() -> None:
    with_stage_done("fang", 1, SOUND=1).run(1000)
    assert [hertz for _, hertz in wire.tones if hertz] == [hertz for hertz, _ in tunes.STAGE]


def test_match_of_a_closed_stage_is_no_news() -> None:
    """The usual rules are a stage too: who has not climbed the ones before goes to the menu after the match as ever."""
    store = after_script("300ms").bench.board.store
    options = dict(manifest_of("fafy").stages[3][1])
    assert climb(store, _Ended("fafy", options)) == -1
    assert climbed(store, "fafy") == 1 << 3
    assert climb(after_script("300ms").bench.board.store, _Ended("fafy", options), free=True) == 3


@pytest.mark.parametrize("board", ARROWS)
def test_stage_too_large_for_lights_does_not_block(board: str) -> None:
    for name in STAGES:
        shown = stages_of(name, board).bench.app.screen.items
        assert shown[0][1] == (0, True)


def test_all_stages_differ() -> None:
    for name in STAGES:
        seen = [(new(name, **options).options, seeds) for _, options, seeds in manifest_of(name).stages]
        assert len(set(seen)) == len(seen)


def test_power_cut_at_end_keeps_climbed_stage() -> None:
    after_script(WON)  # from the stars
    handheld = after_script("300ms OK 300ms", keep_nvm=True, on="games")
    assert climbed(handheld.bench.board.store, "fafy") == 1 << 2
