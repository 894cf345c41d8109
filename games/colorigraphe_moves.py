"""The moves of the Colorigraphe: which may fit a phase, and their names.

Their numbers are in games/colorigraphe_table.py.
"""

from games import colorigraphe_table as table

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.colorigraphe import Colorigraphe

_COLOURS = ("clear", "red", "blue", "black")
_WORDS = ("done", "timeout", "pass", "stop")


def likely(game: "Colorigraphe", position: bytes) -> list[int]:
    """The moves that the phase and the options allow, ascending; `narrows` tells whether some of them may be refused."""
    phase = position[table.PHASE]
    stop = [table.STOP] if game.endless else []
    if phase == table.ENDED:
        return []
    if phase == table.ROLLING:
        return list(range(table.NAME_STAKE)) + stop
    if phase == table.NAMING:
        return list(range(table.NAME_STAKE, table.TOKEN)) + stop
    if phase == table.DRAWING:
        return stop + list(range(table.DRAW, table.MOVES_END))
    if phase == table.CLAIMING:
        return [table.PASS] + stop + list(range(table.CHALLENGE, table.CHALLENGE + game.players))
    if game.colours == 2:
        return list(range(table.RED, table.BLACK)) + [table.DONE, table.TIMEOUT] + stop
    return list(range(table.TOKEN, table.PASS)) + stop


def narrows(position: bytes) -> bool:
    """Whether more than the phase decides: arcs that exist, black tokens, cards, whose problem it is."""
    if position[table.PHASE] in (table.COLOURING, table.CHALLENGED):
        return table.black_on(position) == table.BLACK_TOKENS
    return position[table.PHASE] not in (table.NAMING, table.ENDED)


def move_name(move: int) -> str:
    """`stake 10`, `arc 5-3`, `red 5`, `done`, `challenge 1`, `card 7`; a number that is no move stands for itself."""
    if not 0 <= move < table.MOVES_END:
        return str(move)
    if move < table.NAME_STAKE:
        return f"arc {move // table.PLOTS + 1}-{move % table.PLOTS + 1}"
    if move < table.TOKEN:
        return f"stake {move - table.NAME_STAKE + 2}"
    if move < table.DONE:
        colour = _COLOURS[(move - table.TOKEN) // table.PLOTS]
        return f"{colour} {(move - table.TOKEN) % table.PLOTS + 1}"
    if move < table.CHALLENGE:
        return _WORDS[move - table.DONE]
    if move < table.DRAW:
        return f"challenge {move - table.CHALLENGE}"
    return f"card {move - table.DRAW + 1}"


def parse_move(text: str) -> int:
    """The move that `text` names, legal or not. ValueError says what was expected."""
    word, _, rest = text.partition(" ")
    numbers = [_number(part) for part in rest.split("-")] if rest else []
    move = -1
    if word == "arc" and len(numbers) == 2:
        move = table.PLOTS * (numbers[0] - 1) + numbers[1] - 1
    elif len(numbers) == 1:
        if word == "stake":
            move = table.NAME_STAKE + numbers[0] - 2
        elif word in _COLOURS:
            move = table.TOKEN + table.PLOTS * _COLOURS.index(word) + numbers[0] - 1
        elif word == "challenge":
            move = table.CHALLENGE + numbers[0]
        elif word == "card":
            move = table.DRAW + numbers[0] - 1
    elif word in _WORDS:
        move = table.DONE + _WORDS.index(word)
    # Whatever was wrong in the text, it is not the name of the move.
    if move < 0 or move_name(move) != text:
        raise ValueError(
            f"{text!r} is not a move: write stake 2..24, arc 5-3 with plots 1..12, red, blue, black or clear and a plot 1..12,"
            f" done, timeout, challenge and a seat 0..2, pass, card 1..{table.CARDS}, or stop"
        )
    return move


def _number(text: str) -> int:
    """A number of one or two digits, -1000 for anything else."""
    if 0 < len(text) < 3 and all("0" <= sign <= "9" for sign in text):
        return int(text)
    return -1000
