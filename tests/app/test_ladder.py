"""The stages of each game open one by one, or all at once by the teacher's setting."""

import pytest

from games import new
from games.rules import Outcome
from sillon.manifest import manifest_of
from sillon.match.after import revenge
from sillon.match.ladder import climb, climbed
from sillon.match.session import Session
from sillon.words import LANGUAGES, Words
from tests.app.boards import ARROWS
from tests.app.scenes_fafy import WON
from tests.app.stage import after_script, leads_to, open_screen, shows
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
        climb(store, session)
        assert climbed(store, name) == (0 if by == "the computer" else 2 << number) - (by != "the computer")
        again = revenge(session)
        assert again.game.options is not None
    assert all(not climbed(store, other) for other in STAGES if other != name)


def test_unfinished_match_opens_nothing() -> None:
    store = after_script("300ms").bench.board.store
    climb(store, session_of("fafy", 0))
    assert climbed(store, "fafy") == 0


def test_match_by_buttons_opens_next_stage() -> None:
    handheld = stages_of("fafy")
    handheld.script("OK 600ms")
    for _ in range(12):
        if handheld.bench.app.screen.end:
            break
        handheld.script("OK OK OK 100ms")
    assert handheld.bench.app.screen.end
    leads_to(handheld, "OK 200ms", "after")
    assert climbed(handheld.bench.board.store, "fafy") == 1


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
