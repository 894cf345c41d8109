"""The players of the Colorigraphe: names, written or chosen, and colours."""

import pytest

from sillon.match.resume import parse
from sim.handheld import Handheld
from tests.app.boards import every_language
from tests.app.play_colorigraphe import screen, session
from tests.app.scene import times
from tests.app.scenes_colorigraphe import ALONE, PLAYERS
from tests.app.stage import after_script, leads_to, leads_to_text, say, shows

FIRST = f"{PLAYERS} RIGHT OK 300ms"
WRITE = f"{FIRST} LEFT OK 300ms"


def write(handheld: Handheld, text: str) -> None:
    """Write the letters with the arrows and OK, on the page of letters."""
    for sign in text:
        for _ in range(40):
            if screen(handheld)._letters()[screen(handheld)._cursor : screen(handheld)._cursor + 1] == sign:
                break
            handheld.tap("RIGHT")
        handheld.tap("OK")


def end(handheld: Handheld) -> None:
    """Go to the end of the alphabet, and end the name."""
    for _ in range(40):
        if not shows(handheld, "written"):
            handheld.tap("RIGHT")
    leads_to(handheld, "OK 300ms", "players")


def test_ok_starts_with_default_names() -> None:
    handheld = after_script(f"{PLAYERS} OK 500ms", on="stake")
    assert session(handheld).names == ("", "")
    assert shows(handheld, "player_0", say(handheld, "seat_0"))


@every_language
def test_chosen_animal_moves_cursor_to_next_player(language: str) -> None:
    handheld = after_script(f"{FIRST} RIGHT", language=language)
    animals = say(handheld, "animals").split(" ")
    leads_to(handheld, "OK 300ms", "players")
    assert screen(handheld).selected == 2
    handheld.script("OK 300ms RIGHT RIGHT OK 300ms")
    assert screen(handheld).selected == 0, '"play" comes after the last player'
    assert shows(handheld, "player_0", animals[0])
    assert shows(handheld, "player_1", animals[1])
    handheld.script("OK 500ms")
    assert session(handheld).names == (animals[0], animals[1])
    assert shows(handheld, "player_0", animals[0])


def test_name_is_written_capital_first() -> None:
    handheld = after_script(WRITE, on="letters")
    write(handheld, "Zoé")
    assert shows(handheld, "player_0", "Zoé_")
    leads_to_text(handheld, "BACK", "player_0", "Zo_")
    write(handheld, "ë")
    end(handheld)
    assert shows(handheld, "player_0", "Zoë")


@pytest.mark.parametrize(
    "name", ["Noël", "Loïc", "Jean-Luc", "Anaïs", "Benoît", "Jérôme", "François", "Léa B", "M'Hadji", "Hélène"]
)
def test_first_names_can_be_written(name: str) -> None:
    handheld = after_script(WRITE, on="letters")
    write(handheld, name)
    assert shows(handheld, "player_0", name)
    end(handheld)
    assert shows(handheld, "player_0", name)
    leads_to(handheld, "RIGHT OK 500ms", "stake")
    again = parse(session(handheld).packed())
    assert session(handheld).names[0] == name
    assert again and again.names[0] == name, "a saved match keeps it"


def test_name_loses_its_last_space_and_takes_back_a_hyphen() -> None:
    handheld = after_script(WRITE, on="letters")
    write(handheld, "Li-")
    handheld.script("BACK")
    write(handheld, "a ")
    end(handheld)
    assert screen(handheld)._names[0] == "Lia"


def test_name_has_at_most_eight_letters() -> None:
    handheld = after_script(f"{WRITE} {times(8, 'OK')}")
    assert shows(handheld, "written"), "the cursor has moved on to the end of the name"
    leads_to_text(handheld, "LEFT OK LEFT OK LEFT OK", "written")
    leads_to(handheld, "OK 300ms", "players")
    assert shows(handheld, "player_0", "Aaaaaaaa")
    assert not shows(handheld, "player_0", "Aaaaaaaaa")


def test_empty_name_is_not_accepted() -> None:
    handheld = after_script(f"{WRITE} LEFT")
    assert shows(handheld, "written")
    leads_to(handheld, "OK 200ms", "letters")
    leads_to(handheld, "BACK 300ms", "name")
    leads_to(handheld, "BACK 300ms", "players")
    assert shows(handheld, "player_0", say(handheld, "seat_0"))


def test_written_name_reopens_at_letters() -> None:
    handheld = after_script(f"{WRITE} OK OK LEFT OK 300ms LEFT OK 300ms", on="name")
    assert screen(handheld).items[screen(handheld).selected][1] is None


def test_training_asks_no_name() -> None:
    handheld = after_script(ALONE, on="stake")
    assert shows(handheld, "player_0", say(handheld, "player_alone"))
