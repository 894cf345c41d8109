"""The master's seat: chosen on a fast computer, and played and shown as level 5 everywhere else."""

from typing import Any

import pytest

from sillon.manifest import letter
from sillon.match.choices import choice_of
from sillon.match.resume import parse
from sillon.players import ADAPTS, MASTER, MASTER_SEAT
from tests.app.boards import PLAIN, every_language
from tests.app.play_computer import seated, session_of, wait_for
from tests.app.stage import after_script, go_to, open_screen, shows

EVERY_LEVEL = [2, 3, 4, 5, MASTER_SEAT, ADAPTS, 1]
NINE = "fanorona"


def begin(fast: bool, **place: Any) -> Any:
    """Return a handheld, on a computer that is fast if its clock of real time hardly advances."""
    handheld = after_script("300ms", **{"SEED": 7, **place})
    if fast:
        make_fast(handheld)
    return handheld


def make_fast(handheld: Any) -> None:
    now = [0.0]

    def real_ms() -> float:
        now[0] += 0.001
        return now[0]

    handheld.bench.use_clock(real_ms)


def store_choice(handheld: Any, game: str, level: int = MASTER_SEAT, options: bytes = b"") -> None:
    handheld.bench.app.board.store.save(letter(game), bytes((2, 0, 0, level, 0)) + options)
    handheld.bench.app.choice = ()


def levels_seen(handheld: Any, game: str) -> list[int]:
    """Return the levels that OK takes in turn at the entry of the level, from level 1 on."""
    open_screen(handheld, "setup", game)
    go_to(handheld, "level")
    seen = []
    for _ in EVERY_LEVEL:
        handheld.tap("OK")
        seen.append(max(handheld.bench.app.screen.choice.levels))
    return seen


def level_of_player(handheld: Any) -> int:
    return int(handheld.bench.app.screen.controller.player.level)


@pytest.mark.parametrize("game", ["awale", NINE])
def test_master_follows_level_five_on_fast_computer(game: str) -> None:
    assert levels_seen(begin(True), game) == EVERY_LEVEL


@pytest.mark.parametrize("game", ["fafy", "fang"])
def test_no_other_game_offers_master(game: str) -> None:
    assert MASTER_SEAT not in levels_seen(begin(True), game)


@pytest.mark.parametrize("board", PLAIN)
def test_no_board_offers_master(board: str) -> None:
    handheld = begin(False, board=board)
    assert handheld.bench.board.clock.real_ms is None
    assert MASTER_SEAT not in levels_seen(handheld, "awale")


def test_master_can_sit_at_any_seat() -> None:
    handheld = begin(True)
    open_screen(handheld, "rivals", "awale")
    seen = []
    for _ in range(8):
        handheld.tap("OK")
        seen.append(handheld.bench.app.screen.seated[1])
    assert seen == [2, 3, 4, 5, MASTER_SEAT, ADAPTS, 0, 1]


@every_language
def test_master_has_its_name_and_a_sixth_light(language: str) -> None:
    handheld = begin(True, language=language)
    store_choice(handheld, "awale")
    open_screen(handheld, "setup", "awale")
    go_to(handheld, "level")
    handheld.run(200)
    assert shows(handheld, "level", handheld.bench.app.words.say("who_7"))
    bright = [max(light) for light in handheld.lights()[0][2:8]]
    assert min(bright) == max(bright) > 0
    handheld.tap("OK")
    assert max(handheld.lights()[0][7]) == 0


def test_master_plays_at_its_own_level() -> None:
    handheld = begin(True)
    store_choice(handheld, "awale")
    open_screen(handheld, "setup", "awale")
    handheld.bench.app.screen.again = "against"
    handheld.script("900ms")
    assert session_of(handheld).levels == (0, MASTER_SEAT)
    handheld.script("OK 2000ms")
    assert level_of_player(handheld) == MASTER


@pytest.mark.parametrize("board", ["pico_panel", "macropad", "trellis_m4"])
def test_remembered_master_is_shown_and_played_as_level_five(board: str) -> None:
    handheld = begin(False, board=board)
    store_choice(handheld, "awale")
    open_screen(handheld, "setup", "awale")
    assert max(handheld.bench.app.screen.choice.levels) == 5
    handheld.bench.app.screen.again = "against"
    handheld.script("900ms")
    assert session_of(handheld).levels == (0, 5)


def test_smaller_board_takes_level_five_in_place_of_master() -> None:
    handheld = begin(True)
    store_choice(handheld, NINE)
    open_screen(handheld, "setup", NINE)
    go_to(handheld, "preset")
    assert max(handheld.bench.app.screen.choice.levels) == MASTER_SEAT
    while handheld.bench.app.screen.game.cells == 45:
        handheld.tap("OK")
    assert max(handheld.bench.app.screen.choice.levels) == 5
    say = handheld.bench.app.words.say
    assert say("level", say("who_5")) in [text for text, _ in handheld.bench.app.screen.items]


def test_who_plays_shows_level_five_in_place_of_master() -> None:
    handheld = begin(False)
    store_choice(handheld, "awale")
    open_screen(handheld, "rivals", "awale")
    assert handheld.bench.app.screen.seated == (0, 5)


@pytest.mark.parametrize("options", [{}, {"size": "5x5"}, {"size": "3x3"}])
@pytest.mark.parametrize("fast", [False, True])
def test_saved_match_goes_on_against_level_five_elsewhere(fast: bool, options: dict[str, Any]) -> None:
    handheld = seated(NINE, (MASTER_SEAT, 0), **options)
    saved = session_of(handheld).packed()
    again = parse(saved)
    assert again and again.levels == (MASTER_SEAT, 0), "it is kept for a computer that offers it"
    if fast:
        make_fast(handheld)
    app = handheld.bench.app
    app.session = again
    app.go((NINE,))
    handheld.script("200ms")
    assert level_of_player(handheld) == (MASTER if fast and not options else 5)
    handheld.bench.think(1000)  # in the time of the fast computer, if it is one
    wait_for(handheld, 1)


def test_master_plays_whole_turn_of_level_five_on_a_board() -> None:
    handheld = seated("awale", (MASTER_SEAT, 0))
    wait_for(handheld, 1)
    assert level_of_player(handheld) == 5


def test_revenge_keeps_master() -> None:
    from sillon.match.after import revenge

    handheld = seated(NINE, (0, MASTER_SEAT))
    assert revenge(session_of(handheld)).levels == (MASTER_SEAT, 0)


@pytest.mark.parametrize("chosen, found", [("1,7", [1, 5, 7]), ("7", [5, 7]), ("1,6", [1, 6]), ("1,5", [1, 5])])
def test_lock_that_names_master_allows_level_five(chosen: str, found: list[int]) -> None:
    from sillon.settings.lock import levels

    handheld = begin(False, LEVELS=chosen)
    assert levels(handheld.bench.board.settings) == [0, *found]
    assert not handheld.bench.board.settings.problems


@pytest.mark.parametrize("chosen, found", [("1,5", 5), ("7", 5), ("2,3", 2)])
def test_locked_choice_takes_level_five_in_place_of_master(chosen: str, found: int) -> None:
    handheld = begin(False, LEVELS=chosen)
    store_choice(handheld, "awale")
    open_screen(handheld, "setup", "awale")
    assert max(handheld.bench.app.screen.choice.levels) == found


@pytest.mark.parametrize("fast", [False, True])
def test_lock_without_master_offers_none(fast: bool) -> None:
    handheld = begin(fast, LEVELS="4,5")
    store_choice(handheld, "awale", 4)
    assert set(levels_seen(handheld, "awale")) == {4, 5}


def test_lock_of_master_alone_offers_it_on_fast_computer() -> None:
    handheld = begin(True, LEVELS="7")
    store_choice(handheld, "awale", 5)
    assert set(levels_seen(handheld, "awale")) == {5, MASTER_SEAT}


@pytest.mark.parametrize("chosen, levels", [("1,5", (0, 5)), ("7", (0, MASTER_SEAT)), ("1,2", None)])
def test_lock_lets_saved_match_go_on_at_level_five(chosen: str, levels: tuple[int, ...] | None) -> None:
    from sillon.settings.lock import allows

    handheld = seated("awale", (0, MASTER_SEAT), place={"LEVELS": chosen})
    session = session_of(handheld)
    assert allows(handheld.bench.app, session) == (levels is not None)
    assert levels is None or session.levels == levels


def test_unknown_level_is_still_refused() -> None:
    handheld = begin(False)
    store_choice(handheld, "awale", 8)
    assert choice_of(handheld.bench.app, "awale").levels == (0, 1, 0)
    packed = seated("awale", (0, 5)).bench.app.session.packed()
    again = parse(packed.replace(b"A05", b"A08"))
    assert again and again.levels == ()


def test_adapting_level_never_steps_to_master() -> None:
    from sillon.match import adapt
    from tests.app.fakes import DictStore

    store = DictStore()
    store.kept["adapts"] = b"A" + bytes((40, 0, 0))
    assert adapt.level_of(store, "A") == 5  # type: ignore[arg-type]
