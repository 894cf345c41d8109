"""The parser of lessons. sillon/games/<game>/lessons.py has all lessons of a game in one string.

A lesson is a line `= key option=value ...`, then a line for each step: `verb key position | answers | lit cells | moves`.

say      show words and the position
show     play the answers, moves separated by commas, in a loop
trap     the same with refused moves: where they fail blinks
play     the pupil plays the moves; `/` separates alternatives, `=` marks a move played for him
cell     the pupil selects one of the cells, separated by `/`
yes      the pupil answers 1 (yes) or 0 (no)
number   the pupil selects the number

For `cell`, `number`, `yes` and colouring, the third wrong answer plays the moves. The words of a step have its key; `key!`
replies to a right answer, `key?answer` to this wrong answer, `key?` to any other. The Colorigraphe's position is its arcs and
tokens, `3-5,3-6 ..r.b.......`. There `play` means colouring with at most that many black tokens, and `show` lays tokens,
`r3,b5`.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from sillon.contract import Store

_NAME = "learnt"


def text(name: str) -> str:
    """Return the string with all lessons of the game."""
    found: str = __import__(f"sillon.games.{name}.lessons", None, None, ("LESSONS",)).LESSONS
    return found


def heads(name: str) -> "list[tuple[str, dict]]":
    """Return (key, options) of each lesson of the game."""
    result = []
    for line in text(name).split("\n"):
        if line[:2] == "= ":
            words = line.split(" ")
            result.append((words[1], dict([_option(word) for word in words[2:]])))  # noqa: C404 as a board reads it
    return result


def _option(text: str) -> tuple[str, bool | int | str]:
    """Return the option and the value of `name=value`."""
    name, _, value = text.partition("=")
    if value in ("True", "False"):
        return name, value == "True"
    return name, int(value) if value.isdigit() else value


def steps(name: str, number: int) -> list[str]:
    """Return the lines of the lesson with this number, from 0."""
    lesson = ("\n" + text(name)).split("\n= ")[number + 1]
    return [line for line in lesson.split("\n")[1:] if line]


def learnt(store: "Store", name: str) -> int:
    """Return a bit for each lesson of the game, 1 when it was completed."""
    from sillon.common.progress import load  # in menus only

    return load(store, _NAME, name)


def learn(store: "Store", name: str, number: int) -> None:
    """Record that the lesson was completed."""
    from sillon.common.progress import save  # at the end only: a lesson needs the memory

    save(store, _NAME, name, number)
