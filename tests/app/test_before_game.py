"""The menu before a game: the first two entries begin at once, as the game was left; the choice is kept both ways."""

from typing import Any

import pytest

from games import NAMES, new
from sillon.manifest import letter, manifest_of
from sillon.match.choices import choice_of
from tests.app.boards import every_language
from tests.app.scene import COLORIGRAPHE, GAMES, TOGETHER, times, to_entry
from tests.app.stage import after_script, entries_of, go_to, leads_to, open_screen, pick, screen_of, shows, switch_on

LEFT = "BACK:700ms LEFT OK 400ms"  # without a move, so that no match is saved


PLAYED_BY_COMPUTER = [game for game in NAMES if manifest_of(game).computer]


def setup_of(game: str) -> str:
    return f"{GAMES} {to_entry(game)} OK 300ms"


def session(handheld: Any) -> Any:
    return handheld.bench.app.session


def selected(handheld: Any) -> str:
    menu = handheld.bench.app.screen
    return str(menu.items[menu.selected][1])


@pytest.mark.parametrize("game", PLAYED_BY_COMPUTER)
def test_first_press_begins_against_computer(game: str) -> None:
    handheld = after_script(f"{setup_of(game)} OK 600ms")
    assert session(handheld).name == game
    assert session(handheld).levels == (0, 1), "the computer is Nord, at the lowest level"


@pytest.mark.parametrize("game", PLAYED_BY_COMPUTER)
def test_second_entry_begins_with_persons(game: str) -> None:
    handheld = after_script(f"{setup_of(game)} {TOGETHER} 600ms")
    assert session(handheld).name == game
    assert session(handheld).levels == ()


@pytest.mark.parametrize("game", NAMES)
def test_entries_have_one_order(game: str) -> None:
    found = entries_of(after_script(setup_of(game)))
    order = [
        "against",
        "together",
        "level",
        "rivals",
        "colorigraphe.players",
        "lights",
        "preset",
        "rows",
        "options",
        "rules",
        "learn",
    ]
    assert found == [value for value in order if value in found]
    assert found[:4] == order[:4] or not manifest_of(game).computer


def test_level_goes_on_with_each_press_and_is_kept() -> None:
    handheld = after_script(f"{setup_of('fang')} RIGHT RIGHT")
    for level in (1, 2, 3, 4, 5, 6, 1, 2):
        assert shows(handheld, "level", handheld.bench.app.words.say(f"who_{level}"))
        handheld.tap("OK")
    handheld.script("LEFT LEFT OK 600ms")
    assert session(handheld).levels == (0, 3)
    again = after_script(setup_of("fang").replace("OK 300ms", "RIGHT OK 300ms", 1), keep_nvm=True)
    assert choice_of(again.bench.app, "fang").levels == (0, 3, 0)


@pytest.mark.parametrize("way, presses", [("against", "OK"), ("together", TOGETHER)])
def test_last_way_is_selected_and_played_again(way: str, presses: str) -> None:
    after_script(f"{setup_of('awale')} {presses} 600ms {LEFT}")
    handheld = switch_on("pico_panel", {"SILLON_LANGUAGE": "en"}, keep_nvm=True)
    leads_to(handheld, "300ms OK 300ms OK 600ms", "awale")
    assert session(handheld).levels == ((0, 1) if way == "against" else ())
    handheld.script(f"{LEFT} OK 300ms {times(1 + NAMES.index('awale'), 'RIGHT')} OK 300ms")
    assert screen_of(handheld) == "setup"
    assert selected(handheld) == way


def test_persons_leave_levels_as_they_were() -> None:
    handheld = after_script(f"{setup_of('fang')} RIGHT RIGHT OK OK LEFT OK 600ms {LEFT} OK 300ms")
    handheld.script("RIGHT RIGHT OK 300ms LEFT OK 600ms")
    assert session(handheld).levels == (0, 3)


def test_who_plays_begins_by_itself() -> None:
    handheld = after_script(f"{setup_of('fang')} RIGHT RIGHT RIGHT OK 300ms", on="rivals")
    assert [value for _, value in handheld.bench.app.screen.items] == [-1, 0, 1]
    handheld.script("OK RIGHT OK 600ms")
    assert session(handheld).levels == (0, 2)
    handheld = after_script(f"{setup_of('fang')} RIGHT RIGHT RIGHT OK 300ms {times(6, 'OK')} RIGHT OK 600ms")
    assert session(handheld).levels == (), "only persons were chosen"


@pytest.mark.parametrize("players, key", [(1, "together_1"), (2, "together_2"), (3, "together_3")])
@every_language
def test_entry_for_persons_counts_them(players: int, key: str, language: str) -> None:
    handheld = after_script(f"{COLORIGRAPHE} 300ms", language=language)
    setup = handheld.bench.app.screen
    setup.choice.options = {"players": players}
    setup.make_game()
    setup.refresh_entries()
    handheld.run(200)
    assert shows(handheld, key)
    assert ("against" in entries_of(handheld)) == (players > 1)


def test_changed_number_of_entries_keeps_selected_one() -> None:
    handheld = after_script(f"{COLORIGRAPHE} 300ms")
    go_to(handheld, "preset")
    for _ in range(6):
        handheld.tap("OK")
        assert selected(handheld) == "preset"


def test_names_are_chosen_from_an_entry_of_their_own() -> None:
    handheld = after_script(f"{COLORIGRAPHE} 300ms")
    pick(handheld, "colorigraphe.players")
    leads_to(handheld, "300ms RIGHT OK 300ms RIGHT OK 300ms", "players")
    handheld.script("LEFT LEFT OK 600ms")
    assert session(handheld).names[0]
    assert len(session(handheld).names) == 2


def test_lock_of_persons_offers_only_them() -> None:
    handheld = after_script(setup_of("awale"), LEVELS="0")
    assert entries_of(handheld)[0] == "together"
    assert not {"against", "level", "rivals"} & set(entries_of(handheld))
    leads_to(handheld, "OK 600ms", "awale")
    assert session(handheld).levels == ()


def test_lock_of_levels_begins_with_its_lowest() -> None:
    handheld = after_script(f"{setup_of('awale')} OK 600ms", LEVELS="3,5")
    assert session(handheld).levels == (0, 3)


def test_previous_format_keeps_way_and_levels() -> None:
    handheld = after_script("300ms")
    app = handheld.bench.app
    for levels, way, kept in (((0, 0, 0), "together", (0, 1, 0)), ((0, 4, 0), "against", (0, 4, 0))):
        app.board.store.save(letter("fang"), bytes((2, 0, *levels)))
        app.choice = ()
        choice = choice_of(app, "fang")
        assert (choice.way, choice.levels) == (way, kept)


@every_language
@pytest.mark.parametrize("name", NAMES)
def test_heading_explains_selected_option(name: str, language: str) -> None:
    handheld = after_script("300ms", language=language)
    open_screen(handheld, "options", name)
    options = [option[0] for option in type(new(name)).OPTIONS]
    for _ in handheld.bench.app.screen.items:
        number = int(selected(handheld))
        assert shows(handheld, f"about_{options[number]}" if number >= 0 else "options")
        handheld.script("RIGHT 200ms")


@every_language
@pytest.mark.parametrize("entry", ["level", "preset", "rows"])
def test_heading_says_what_ok_changes(entry: str, language: str) -> None:
    handheld = after_script("300ms", language=language)
    open_screen(handheld, "setup", "fafy")
    assert shows(handheld, "game")
    while selected(handheld) != entry:
        handheld.script("RIGHT 200ms")
    assert shows(handheld, f"about_{entry}")
    before = handheld.text()[-5:]
    handheld.script("OK 200ms")
    assert handheld.text()[-5:] != before
