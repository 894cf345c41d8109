"""The conformance kit, second half: texts, records, options and repr. In the language of a board, as kit.py.

A wrong text raises ValueError and no other exception, and the message says what is wrong and what is allowed.
"""

from games import new
from games.match import Match
from sillon.common.chance import Seeded

try:
    from kit import error_of, need, random_match, starts  # type: ignore[import-not-found]
except ImportError:
    from tests.games.kit import error_of, need, random_match, starts

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.contract import Rules

_SIGNS = (" ", "0", "9", "-", "x", "!", "S", "N", "\u00e9", "\n", "/", ".")


def check_texts(name: str, options: dict, data: dict) -> None:
    """Check texts of one set of options: mangle each start, its moves and the record of a match from it."""
    game = new(name, **options)
    dice = Seeded(len(options))
    check_repr(game)
    for start in starts(game, data["texts"]):
        check_mangled_text(game, start, dice)
        record = random_match(game, start, data["plies"], dice).record()
        for text in mangled_texts(record, dice, 30) + mangled_lines(record):
            check_record(game, start, text)


def check_record(game: "Rules", position: bytes, text: str) -> None:
    """Check that a text raises ValueError or is the record of the match that it gives."""
    if error_of(Match.replay, text) is None:
        same = Match.replay(text).record() == text
        need(same, game, position, "a record that is read is the record of its match", text)


def check_mangled_text(game: "Rules", position: bytes, dice: Seeded) -> None:
    """Check that a mangled text of a position or move raises ValueError or is the text of another one."""
    for text in mangled_texts(game.to_text(position), dice, 60):
        error = error_of(game.from_text, text)
        if error is None:
            need(game.to_text(game.from_text(text)) == text, game, position, "a position has one text", text)
        else:
            need(": " in str(error), game, position, "the sentence says what is wrong: what is allowed", error)
    for move in game.moves(position):
        for text in mangled_texts(game.move_name(position, move), dice, 6):
            error = error_of(game.parse_move, position, text)
            if error is None:
                name = game.move_name(position, game.parse_move(position, text))
                need(name == text, game, position, "a move has one text", text)


def mangled_texts(text: str, dice: Seeded, number: int) -> list[str]:
    """Return `number` texts, each with one change."""
    made = []
    for _ in range(number):
        where = dice.randrange(len(text) + 1)
        sign = _SIGNS[dice.randrange(len(_SIGNS))]
        made.append(
            (
                text[:where] + text[where + 1 :],
                text[:where] + sign + text[where:],
                text[:where] + sign + text[where + 1 :],
                text[:where],
                text[where:],
                text[:where] + text[where : where + 1] + text[where:],
            )[dice.randrange(6)]
        )
    return made


def mangled_lines(text: str) -> list[str]:
    """Return the text with each line left out, doubled, and swapped with the next; some lines only of a long text."""
    lines = text.split("\n")
    made = []
    for k in range(0, len(lines), 1 + (len(lines) // 30) ** 2):
        made.append("\n".join(lines[:k] + lines[k + 1 :]))
        made.append("\n".join(lines[: k + 1] + lines[k:]))
        made.append("\n".join(lines[:k] + lines[k + 1 : k + 2] + lines[k : k + 1] + lines[k + 2 :]))
    return made


def check_repr(game: "Rules") -> None:
    """Check that `repr` evaluates to a game with the same behaviour."""
    again = eval(repr(game), {"new": new})
    start = game.start()
    need(again.options == game.options and repr(again) == repr(game), game, start, "repr evaluates back", again)
    need(again.start() == start and again.moves(start) == game.moves(start), game, start, "repr behaves the same")


def check_bad_texts(name: str, data: dict) -> None:
    """Check the table of bad texts: each message says what is wrong and what is allowed."""
    for options, text, wrong, allowed in data["bad_texts"]:
        game = new(name, **options)
        _check_sentence(game, error_of(game.from_text, text), text, (wrong, allowed))
    for options, text, wrong, allowed in data["bad_moves"]:
        game = new(name, **options)
        _check_sentence(game, error_of(game.parse_move, game.start(), text), text, (wrong, allowed))


def check_bad_options(name: str) -> None:
    """Check an unknown option and values of another type or out of range: the message names them and what is allowed."""
    game = new(name)
    names = [option for option, _, _ in game.OPTIONS]
    _check_sentence(game, _option_error(name, "colour", 3), "colour", ["'colour'"] + names)
    for option, default, values in game.OPTIONS:
        allowed = [str(values[0]), str(values[-1])] if type(values) is range else [repr(value) for value in values]
        for value in bad_values(default, values):
            sentence = [option, repr(value)] + allowed
            _check_sentence(game, _option_error(name, option, value), (option, value), sentence)
    for preset, chosen in game.PRESETS:
        need(new(name, preset).options == new(name, **chosen).options, game, game.start(), "a preset is its options")
    presets = [repr(preset)[1:-1] for preset, _ in game.PRESETS]
    _check_sentence(game, error_of(new, name, "no such preset"), "preset", ["'no such preset'"] + presets)


def bad_values(default: object, values: tuple | range) -> list:
    """Return values that an option must refuse: of another type, though equal to an allowed one, or out of range."""
    bad: list = [None, "", "nonsense", (), -1, 1.0, 10000]
    for value in (values[0], values[-1]):
        if type(value) is bool:
            bad.append(1 if value else 0)
        elif type(value) is int:
            bad += [str(value), float(value), value == 1]
            bad += [near for near in (value - 1, value + 1) if near not in values]
        else:
            bad += [str(value).upper(), f"{value} "]
    return [value for value in bad if type(value) is not type(default) or value not in values]


def _option_error(name: str, option: str, value: object) -> ValueError | None:
    try:
        new(name, **{option: value})  # type: ignore[arg-type]
    except ValueError as error:
        return error
    return None


def _check_sentence(game: "Rules", error: ValueError | None, given: object, parts: list | tuple) -> None:
    need(error, game, game.start(), "this is refused by a ValueError", given)
    for part in parts:
        need(part in str(error), game, game.start(), f"the sentence says {part!r}", str(error))
