"""Reading lessons. sillon/lessons/<game>.py has all lessons of the game in one string.

A lesson is a line `= key option=value ...`, then its steps, a line each: `verb key position | answers | cells that are lit |
moves`.

say      words alone, and how the position stands
show     the moves of the answers, with commas between them, are played again and again
trap     the same, of moves that are refused: where they go wrong blinks
play     the pupil plays them; `/` stands between moves that are right too, `=` before one that is played for him
cell     he points at one of the cells, with `/` between them
yes      he says 1 for yes or 0 for no
number   he finds the number

The moves are played when the third answer was wrong too, for `cell`, `number`, `yes` and to colour.
A step's words have its key; `key!` is said when it was right, `key?` when it was wrong, `key?answer` when it was that one.
The Colorigraphe's position is its arcs and its tokens, `3-5,3-6 ..r.b.......`; there `play` is to colour, with so much black
at most, and `show` lays tokens, `r3,b5`.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from sillon.app.contract import Store

_NAME = "learnt"


def text(name: str) -> str:
    """All lessons of the game, as sillon/lessons/ has them."""
    found: str = __import__(f"sillon.games.{name}.lessons", None, None, ("LESSONS",)).LESSONS
    return found


def heads(name: str) -> "list[tuple[str, dict]]":
    """(key, options) of each lesson of the game."""
    found = []
    for line in text(name).split("\n"):
        if line[:2] == "= ":
            words = line.split(" ")
            found.append((words[1], dict([_option(word) for word in words[2:]])))  # noqa: C404 as a board reads it
    return found


def _option(text: str) -> "tuple[str, Any]":
    """The option that `name=value` tells."""
    name, _, value = text.partition("=")
    if value in ("True", "False"):
        return name, value == "True"
    return name, int(value) if value.isdigit() else value


def steps(name: str, number: int) -> list[str]:
    """The lines of the lesson with this number, from 0."""
    lesson = ("\n" + text(name)).split("\n= ")[number + 1]
    return [line for line in lesson.split("\n")[1:] if line]


def learnt(store: "Store", name: str) -> int:
    """A bit for each lesson of the game that was gone through to its end."""
    from sillon.lessons.progress import load

    return load(store, _NAME, name)


def learn(store: "Store", name: str, number: int) -> None:
    """Keeps that the lesson was gone through."""
    from sillon.lessons.progress import save

    save(store, _NAME, name, number)
