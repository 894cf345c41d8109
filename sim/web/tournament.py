"""What the tournament's page asks of its worker: deeds and answers as JSON. The day and its rules are those of the terminal."""

import json

from games.tournament import FEWEST, MOST
from sillon.app.chance import Seeded
from sim.tournament.desk import Desk, animals, plan
from sim.tournament.names import decoded, names_of
from sim.tournament.refusal import Refused
from sim.tournament.words import Say

try:
    from typing import Any
except ImportError:
    pass


class Room:
    """The day that the page shows, in its language."""

    desk = Desk()
    language = "fr"
    say = Say("fr")


def speak(language: str) -> None:
    Room.language = language
    Room.say = Say(language)


def begin(data: str, column: str, seed: int) -> None:
    """A day with the names in a file or in what was pasted: its bytes, in hexadecimal."""
    Room.desk.begin(names_of(decoded(bytes.fromhex(data)), column), Seeded(seed))


def begin_animals(pupils: int, seed: int) -> None:
    if not FEWEST <= pupils <= MOST:
        raise Refused("how_many", pupils, FEWEST, MOST)
    Room.desk.begin(animals(Room.language)[:pupils], Seeded(seed))


def advance(milliseconds: int) -> str:
    """Lets so much time pass for the clock: what it shows then, and `rang`, whether the time has just run out."""
    rang = Room.desk.clock.advance(milliseconds)
    return json.dumps(dict(Room.desk.show_clock(), rang=rang))


def act(order: str) -> str:
    """Does what the order says, {"do": a name, "with": [...]}: all there is to show, and why it was refused, if it was."""
    given = json.loads(order)
    desk = Room.desk
    deeds: dict[str, Any] = {
        "look": lambda: None,
        "speak": speak,
        "begin": begin,
        "begin_animals": begin_animals,
        "press": desk.clock.press,
        "turn": desk.clock.turn,
        "report": desk.report,
        "add": desk.add,
        "withdraw": desk.withdraw,
        "next_round": desk.next_round,
        "back": desk.back,
        "take_text": desk.take_text,
        "close": desk.close,
    }
    answer: dict[str, Any] = {}
    try:
        deeds[given["do"]](*given["with"])
    except Refused as error:
        answer["refused"] = Room.say(error.key, *error.values)
        answer["key"] = error.key
        if error.key == "which_column":
            answer["columns"] = error.values[0].split(", ")
    answer["shown"] = desk.show()
    return json.dumps(answer)


def words() -> str:
    """The sentences of the language that is spoken."""
    return json.dumps(Room.say.texts)


def planned(pupils: int) -> str:
    """The sentence that tells rounds and minutes for so many pupils, "" for a number that is no class."""
    return Room.say("plan", pupils, *plan(pupils)) if FEWEST <= pupils <= MOST else ""
