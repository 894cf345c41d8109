"""Reading the text of a Colorigraphe position strictly: games/colorigraphe_text.py says what it holds."""

from games import colorigraphe_table as table
from games.colorigraphe_text import LETTERS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.colorigraphe import Colorigraphe


def read(game: "Colorigraphe", text: str) -> bytes:
    """The position. ValueError says which field is wrong and what is allowed."""
    fields = text.split(" ")
    phase = _phase(game, fields[0])
    more = (2 if phase == table.CHALLENGED else 1 if phase == table.CLAIMING else 0) + (1 if game.cards else 0)
    if len(fields) != 6 + more:
        raise ValueError(f"{text!r} has {len(fields)} fields: the phase {fields[0]} takes {6 + more}")
    board = bytearray(table.LENGTH)
    board[table.PHASE] = phase
    board[table.OWNER] = board[table.PLAYS] = _seat(game, fields[1], "the seat")
    _read_scores(game, board, fields[2])
    empty = phase in (table.NAMING, table.DRAWING, table.ENDED)
    lowest, highest = (0, 0) if empty else (2, 24)
    board[table.STAKE] = _number(fields[3], lowest, highest, "the stake")
    _read_arcs(board, fields[4])
    _read_colours(game, board, fields[5])
    if phase == table.CHALLENGED:
        board[table.OWNER] = _seat(game, fields[6], "the seat whose problem it is")
        if board[table.OWNER] == board[table.PLAYS]:
            raise ValueError(f"{fields[6]!r} plays and has the problem: a challenger must be another player")
    if phase in (table.CLAIMING, table.CHALLENGED):
        _read_first(board, fields[5 + (2 if phase == table.CHALLENGED else 1)])
    if game.cards:
        _read_deck(board, fields[-1])
    return bytes(board)


def _phase(game: "Colorigraphe", text: str) -> int:
    """The number of a phase that these options have."""
    names = table.PHASES
    allowed = [names[table.DRAWING]] if game.cards else [names[table.NAMING], names[table.ROLLING]]
    allowed.append(names[table.COLOURING])
    if game.challenges:
        allowed += [names[table.CLAIMING], names[table.CHALLENGED]]
    allowed.append(names[table.ENDED])
    if text not in allowed:
        raise ValueError(f"the phase is {text!r}: it must be one of {', '.join(allowed)}")
    return names.index(text)


def _seat(game: "Colorigraphe", text: str, what: str) -> int:
    if len(text) != 1 or text not in game.SEATS:
        raise ValueError(f"{what} is {text!r}: it must be one of {', '.join(list(game.SEATS))}")
    return game.SEATS.index(text)


def _number(text: str, lowest: int, highest: int, what: str) -> int:
    """A whole number with one text only."""
    digits = text[1:] if text.startswith("-") else text
    if 0 < len(digits) < 5 and all("0" <= sign <= "9" for sign in digits):
        number = int(text)
        if str(number) == text and lowest <= number <= highest:
            return number
    allowed = f"a whole number {lowest}..{highest}" if lowest < highest else f"{lowest} in this phase"
    raise ValueError(f"{what} is {text!r}: it must be {allowed}")


def _read_scores(game: "Colorigraphe", board: bytearray, text: str) -> None:
    """A score a player. The target is reached by one player, in the phase end; what is stopped has no target, or one player."""
    parts = text.split(",")
    if len(parts) != game.players:
        raise ValueError(f"the scores are {text!r}: they must be {game.players} numbers, a comma between")
    # Only black tokens make a score fall.
    lowest = 0 if game.floor or game.colours == 2 else -table.HIGHEST
    for seat in range(3):
        points = _number(parts[seat], lowest, table.HIGHEST, "a score") if seat < game.players else 0
        table.set_score(board, seat, points)
    reached = [seat for seat in range(game.players) if 0 < game.target <= table.score(board, seat)]
    if board[table.PHASE] != table.ENDED:
        if reached:
            raise ValueError(f"the scores are {text!r}: before the phase end nobody has reached {game.target}")
    elif len(reached) != 1 and (reached or not game.endless):
        raise ValueError(f"the scores are {text!r}: in the phase end one player has reached {game.target}")


def _read_arcs(board: bytearray, text: str) -> None:
    """No arc before the stake, fewer than the stake while they are rolled, then at least one and not more than the stake.

    A problem need not have all its arcs: it can be played.
    """
    phase = board[table.PHASE]
    parts = [] if text == "-" else text.split(",")
    last = (-1, -1)
    for part in parts:
        ends = part.split("-")
        if len(ends) != 2:
            raise ValueError(f"{part!r} is not an arc: write two plots, as 3-5")
        arc = (_number(ends[0], 1, table.PLOTS, "a plot"), _number(ends[1], 1, table.PLOTS, "a plot"))
        if arc[0] >= arc[1] or arc <= last:
            raise ValueError(f"the arc {part} is out of order: the smaller plot comes first, and the smaller arc")
        table.set_bit(board, table.ARCS, table.arc_number(arc[0] - 1, arc[1] - 1))
        last = arc
    stake = board[table.STAKE]
    lowest = 1 if phase in (table.COLOURING, table.CLAIMING, table.CHALLENGED) else 0
    highest = stake - 1 if phase == table.ROLLING else stake
    if not lowest <= len(parts) <= highest:
        raise ValueError(f"there are {len(parts)} arcs: with the stake {stake} there must be {lowest}..{highest}")


def _read_colours(game: "Colorigraphe", board: bytearray, text: str) -> None:
    """Colours lie on plots only while somebody colours, and until a challenge is decided on."""
    allowed = "."
    if board[table.PHASE] in (table.COLOURING, table.CLAIMING, table.CHALLENGED):
        allowed = "rb" if game.colours == 2 else LETTERS
    if len(text) != table.PLOTS or not all(sign in allowed for sign in text):
        raise ValueError(f"the colours are {text!r}: they must be {table.PLOTS} of {allowed!r}")
    if text.count("k") > table.BLACK_TOKENS:
        raise ValueError(f"the colours are {text!r}: there are {table.BLACK_TOKENS} black tokens")
    for plot in range(table.PLOTS):
        board[table.COLOURS + plot] = LETTERS.index(text[plot])


def _read_first(board: bytearray, text: str) -> None:
    """What the player in turn has reached: x, or his black tokens, which are seen until a challenger clears the board."""
    if text not in ("1", "2", "3", "4", "5", "6", "x"):
        raise ValueError(f"the first result is {text!r}: it must be 1..{table.BLACK_TOKENS} black tokens, or x")
    black = table.INVALID if text == "x" else int(text)
    if board[table.PHASE] == table.CLAIMING and black not in (table.INVALID, table.reached(board)):
        raise ValueError(
            f"the first result is {text!r}: the colours must be valid with so many black tokens, or it is x"
        )
    board[table.FIRST] = black


def _read_deck(board: bytearray, text: str) -> None:
    """Runs of cards; none only while the last card's problem is played."""
    last = -1
    for run in [] if text == "-" else text.split(","):
        ends = run.split("-")
        first = _number(ends[0], 1, table.CARDS, "a card")
        end = _number(ends[-1], 1, table.CARDS, "a card")
        # A run of one is a number, and runs that touch are one run.
        if len(ends) > 2 or (len(ends) == 2 and first >= end) or first <= last + 1:
            raise ValueError(f"the cards {run!r} are out of order: write the cards left as runs, as 1-6,9")
        for card in range(first, end + 1):
            table.set_bit(board, table.DECK, card - 1)
        last = end
    if last < 0 and board[table.PHASE] in (table.DRAWING, table.ENDED):
        raise ValueError("there is no card left: an empty deck is shuffled again, 1-48")
