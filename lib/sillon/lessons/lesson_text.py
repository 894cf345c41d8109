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
    from typing import Any, Protocol

    from games.contract import Rules
    from sillon.contract import Options, Store

    # (verb, key, position, answer, lit cells, moves, moves that show the right answer)
    LessonStep = tuple[str, str, bytes, str, list[int], list[Any], list[int]]

    class Reader(Protocol):
        """What reads the positions and moves of lessons: a game's rules, or its circle_text.py."""

        def from_text(self, text: str) -> bytes: ...
        def parse_move(self, position: bytes, text: str) -> int: ...


_NAME = "learnt"


def text(name: str) -> str:
    """Return the string with all lessons of the game."""
    found: str = __import__(f"sillon.games.{name}.lessons", None, None, ("LESSONS",)).LESSONS
    return found


def heads(name: str) -> "list[tuple[str, Options]]":
    """Return (key, options) of each lesson of the game."""
    result = []
    for line in text(name).split("\n"):
        if line[:2] == "= ":
            words = line.split(" ")
            result.append((words[1], dict([_option(word) for word in words[2:]])))  # noqa: C404 _option() returns a pair
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


def read_step(line: str, game: "Rules", circle: bool) -> "LessonStep":
    """Return (verb, key, position, answer, lit cells, moves, moves that show the right answer) of a step's line.

    In the moves of `play` each move is a list of the right ones, -1 - move for one that the lesson plays for the pupil; a
    `circle` has none. Raises ValueError if the game cannot read a text.
    """
    fields = line.split(" | ")
    verb, key, text = fields[0].split(" ", 2)
    answer = fields[1] if len(fields) > 1 else ""
    # A board has no memory for these readers beside the game's own screen: all steps are read when the lesson begins.
    reader: Reader = game
    if circle:
        reader = __import__(f"sillon.games.{game.NAME}.circle_text", None, None, ("from_text",))
    position = reader.from_text(text)
    lit = []
    if len(fields) > 2 and fields[2]:
        lit = [int(each) - 1 if each.isdigit() else game.parse_move(b"", each) for each in fields[2].split(",")]
    moves: list[Any] = []
    if verb in ("show", "trap"):
        moves = _line(reader, game, position, answer, verb == "trap" or circle)
    elif verb == "play" and not circle:
        for each in answer.split(","):
            right = []
            for name in each.split("/"):
                move = game.parse_move(position, name[name[:1] == "=" :])
                right.append(-1 - move if name[:1] == "=" else move)
            moves.append(right)
    solution = _line(reader, game, position, fields[3], circle) if len(fields) > 3 else []
    return verb, key, position, answer, lit, moves, solution


def _line(reader: "Reader", game: "Rules", position: bytes, text: str, apart: bool) -> "list[int]":
    """Return the moves of a text with commas between them; `apart`: all from this position, else one after the other."""
    moves = []
    for each in text.split(",") if text.strip() else ():
        move = reader.parse_move(position, each)
        moves.append(move)
        if not apart:
            position = game.play(position, move)
    return moves


def learnt(store: "Store", name: str) -> int:
    """Return a bit for each lesson of the game, 1 when it was completed."""
    from sillon.common.progress import load  # in menus only

    return load(store, _NAME, name)


def record_learnt(store: "Store", name: str, number: int) -> None:
    """Record that the lesson was completed."""
    from sillon.common.progress import save  # at the end only: a lesson needs the memory

    save(store, _NAME, name, number)
