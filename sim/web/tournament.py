"""The functions that the tournament's page calls in its worker, as JSON. Its desk is that of the terminal."""

import json

from games.tournament import MAX_PUPILS, MIN_PUPILS
from sillon.common.chance import Seeded
from sim.tournament.desk import Desk, animals, plan
from sim.tournament.names import Refused, decoded, names_of
from sim.tournament.words import Say

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Page:
    """The page's desk and language."""

    desk = Desk()
    language = "fr"
    say = Say("fr")


def speak(language: str) -> None:
    Page.language = language
    Page.say = Say(language)


def begin(data: str, column: str, seed: int) -> None:
    """Start a tournament with the names in a file or in pasted text, bytes in hexadecimal."""
    Page.desk.begin(names_of(decoded(bytes.fromhex(data)), column), Seeded(seed))


def begin_animals(pupils: int, seed: int) -> None:
    if not MIN_PUPILS <= pupils <= MAX_PUPILS:
        raise Refused("how_many", pupils, MIN_PUPILS, MAX_PUPILS)
    Page.desk.begin(animals(Page.language)[:pupils], Seeded(seed))


def advance(milliseconds: int) -> str:
    """Let time pass for the clock. Return what it shows, and `rang`: whether its time has just ended."""
    rang = Page.desk.clock.advance(milliseconds)
    return json.dumps(dict(Page.desk.show_clock(), rang=rang))


def act(order: str) -> str:
    """Execute an order, {"do": a name, "with": [...]}. Return what the desk shows, and why the order was refused, if it was.

    With "check": true the order is tried on a copy, and changes nothing.
    """
    given = json.loads(order)
    kept = Page.desk
    if given.get("check"):
        Page.desk = _copy(kept)
    desk = Page.desk
    actions: dict[str, Any] = {
        "look": lambda: None,
        "speak": speak,
        "begin": begin,
        "begin_animals": begin_animals,
        "press": desk.clock.press,
        "turn": desk.turn_clock,
        "change_clock": desk.change_clock,
        "reset_clock": desk.reset_clock,
        "resume_clock": desk.resume_clock,
        "report": desk.report,
        "add": desk.add,
        "forget": desk.forget,
        "withdraw": desk.withdraw,
        "next_round": desk.next_round,
        "back": desk.back,
        "take_text": desk.take_text,
        "close": desk.close,
    }
    answer: dict[str, object] = {}
    try:
        actions[given["do"]](*given["with"])
    except Refused as error:
        answer["refused"] = Page.say(error.key, *error.values)
        answer["key"] = error.key
        if error.key == "which_column":
            answer["columns"] = str(error.values[0]).split(", ")
    Page.desk = kept
    answer["shown"] = kept.show()
    return json.dumps(answer)


def _copy(desk: Desk) -> Desk:
    copy = Desk()
    if desk.tournament is not None:
        copy.take_text(desk.text)
    return copy


def words() -> str:
    """Return the sentences of the page's language."""
    return json.dumps(Page.say.texts)


def planned(pupils: int) -> str:
    """Return the sentence with the rounds and minutes for a class, "" for an impossible number of pupils."""
    return Page.say("plan", pupils, *plan(pupils)) if MIN_PUPILS <= pupils <= MAX_PUPILS else ""
