"""Write positions of the Colorigraphe; read positions and moves, strictly, and the problems on cards.

A position's text has one space between fields, no leading zero, arcs in order:
`phase seat scores stake arcs colours`; in the phase challenge also the seat whose problem it is; in the phases claim and
challenge also the owner's black tokens, x without a valid colouring in time; with cards also those left in the deck, `1-6,9`.
"""

from games import colorigraphe as rules

LETTERS = ".rbk"
PHASES = ("stake", "card", "arc", "colour", "claim", "challenge", "end")

# 48 problems, each stake from 2 to 24 at least twice, from easy to hard; `python -m tools.cards` writes them, and the tests solve
# every card again. A card is the fewest black tokens that solve it, then its arcs, two letters each: plot 1 is a, plot 12 is l.
CARDS = (
    "0cieh "
    "0bjdf "
    "0djgjgk "
    "1ejeljl "
    "0aibdehgh "
    "1chcjgjhj "
    "0acdkdleiek "
    "1bhblhihljk "
    "0afakbicgciel "
    "1bcbhblcjcldk "
    "0akblcjfighgljl "
    "1adbdbededhgigl "
    "0abaibhcfdlgliljl "
    "1adakbdcidhdjdkfg "
    "0afakdhdidlegfhfigk "
    "2acaibcbecidgdhghij "
    "0adaeahakbdcgegfifjhl "
    "2abagaibicecjelfjflhk "
    "1adalbdbjcldfdjdkflghgi "
    "2akbjcldfdiegeigihkhlkl "
    "1adagaiajbebicdclefgjglhj "
    "2aeagajbcdjegehejelfgfljl "
    "1adbcbdbebgbjcedffjgjikjkkl "
    "2aeagbdbebhbichdleifihjhljl "
    "1abbcbgblcddjdkegekfgflgjhjjl "
    "2adajakbcceckdkdlegejgjglhkjl "
    "1ahbccdcgckdgdidjeffgfihkikjkjl "
    "2adbdbkcgdedfdgefehfgghgigjijil "
    "1abagbgbicfcldedfdjegeiglhjhkhlik "
    "3aeajakbdbgbhbkcdcgckdhdkejfjghhj "
    "1abadbicjdedfdgeiejekfhfkflghgkijil "
    "3afahaiakbdbldgdlefegehekgihkhlilkl "
    "0afagalbcbfbgbkcdcecidgdlegelgihkhlil "
    "1acadbdbebkblcdcgcldgdlehejfkgjhkhlik "
    "3abadbdbfbibkblcdckefegeiejgjgkhihkjk "
    "2aiakbcbdbfblcecfdgdidkegeififjgiijiljl "
    "3acbfbhbiblcdcecgchclefehejfifjgigkjkjl "
    "2acadaebcbfbjcfdedfdlegehekfhfjghgkhiikjk "
    "3albibjchckdedfdgdjdkdlegeiekfiflhjhkijil "
    "2acadakalbdbibkblcfcicjdhegelfhfifjgihkhlik "
    "3aeagaibcbdbicdcgcldedhdleifhfkghgkglhliljk "
    "2adagajbibjcfcgcjdfdidkefeiekelfggigkhkijikjk "
    "3adaeajakbebfbhblcdcecfdiefeiejelfjgkglhkilkl "
    "2acafagaiajbdcdchcidfdleiekfhfiflglhihjijikiljk "
    "3afagajakalbcblcdcfcgdedgdjefegeiekelfkflgigkgl "
    "0acadafagbdbfbgceckcldedjdkdlefegeheifjflglhkhlil "
    "2abafagahaiakbcbfbjcdcgchckdidjdlefeifhfjglhihjik "
    "3acahakbebgbhbkblcdcecfcicleiejfgfhfkgigjhlijikil"
)


def card(number: int) -> tuple[list[tuple[int, int]], int]:
    """Return the arcs of card 1..48, as pairs of plots 0..11, the smaller first, and the fewest black tokens that solve it."""
    text = CARDS.split(" ")[number - 1]
    return [(ord(text[k]) - 97, ord(text[k + 1]) - 97) for k in range(1, len(text), 2)], int(text[0])


def write(game: "rules.Colorigraphe", position: bytes) -> str:
    """Return the position as text."""
    phase = position[rules.PHASE]
    fields = [PHASES[phase], game.SEATS[position[rules.PLAYS]]]
    fields.append(",".join([str(points) for points in game.scores(position)]))
    fields.append(str(position[rules.STAKE]))
    fields.append(",".join([f"{one + 1}-{other + 1}" for one, other in rules.arcs(position)]) or "-")
    fields.append("".join([LETTERS[position[rules.COLOURS + plot]] for plot in range(rules.PLOTS)]))
    if phase == rules.CHALLENGED:
        fields.append(game.SEATS[position[rules.OWNER]])
    if phase in (rules.CLAIMING, rules.CHALLENGED):
        fields.append("x" if position[rules.FIRST] == rules.INVALID else str(position[rules.FIRST]))
    if game.cards:
        fields.append(_deck_text(position))
    return " ".join(fields)


def _deck_text(position: bytes) -> str:
    """Return the cards in the deck as runs."""
    runs = []
    first = 0
    for card in range(1, rules.CARDS + 2):
        here = card <= rules.CARDS and rules.has_bit(position, rules.DECK, card - 1)
        if here and not first:
            first = card
        if first and not here:
            runs.append(str(first) if first == card - 1 else f"{first}-{card - 1}")
            first = 0
    return ",".join(runs) or "-"


def read(game: "rules.Colorigraphe", text: str) -> bytes:
    """Return the position of a text. Raises ValueError if a field is wrong; it names the field and what is allowed."""
    fields = text.split(" ")
    phase = _phase(game, fields[0])
    more = (2 if phase == rules.CHALLENGED else 1 if phase == rules.CLAIMING else 0) + (1 if game.cards else 0)
    if len(fields) != 6 + more:
        raise ValueError(f"{text!r} has {len(fields)} fields: the phase {fields[0]} takes {6 + more}")
    board = bytearray(rules.LENGTH)
    board[rules.PHASE] = phase
    board[rules.OWNER] = board[rules.PLAYS] = _seat(game, fields[1], "the seat")
    _read_scores(game, board, fields[2])
    empty = phase in (rules.NAMING, rules.DRAWING, rules.ENDED)
    lowest, highest = (0, 0) if empty else (2, rules.MOST_ARCS)
    board[rules.STAKE] = _number(fields[3], lowest, highest, "the stake")
    _read_arcs(board, fields[4])
    _read_colours(game, board, fields[5])
    if phase == rules.CHALLENGED:
        board[rules.OWNER] = _seat(game, fields[6], "the seat whose problem it is")
        if board[rules.OWNER] == board[rules.PLAYS]:
            raise ValueError(f"{fields[6]!r} plays and has the problem: a challenger must be another player")
    if phase in (rules.CLAIMING, rules.CHALLENGED):
        _read_first(board, fields[5 + (2 if phase == rules.CHALLENGED else 1)])
    if game.cards:
        _read_deck(board, fields[-1])
    return bytes(board)


def _phase(game: "rules.Colorigraphe", text: str) -> int:
    """Return the number of a phase that exists with these options."""
    names = PHASES
    allowed = [names[rules.DRAWING]] if game.cards else [names[rules.NAMING], names[rules.ROLLING]]
    allowed.append(names[rules.COLOURING])
    if game.challenges:
        allowed += [names[rules.CLAIMING], names[rules.CHALLENGED]]
    allowed.append(names[rules.ENDED])
    if text not in allowed:
        raise ValueError(f"the phase is {text!r}: it must be one of {', '.join(allowed)}")
    return names.index(text)


def _seat(game: "rules.Colorigraphe", text: str, what: str) -> int:
    if len(text) != 1 or text not in game.SEATS:
        raise ValueError(f"{what} is {text!r}: it must be one of {', '.join(list(game.SEATS))}")
    return game.SEATS.index(text)


def _number(text: str, lowest: int, highest: int, what: str) -> int:
    """Return the whole number in the text, written as Python writes it. Raises ValueError if it is outside lowest..highest."""
    digits = text[1:] if text.startswith("-") else text
    if 0 < len(digits) < 5 and all("0" <= sign <= "9" for sign in digits):
        number = int(text)
        if str(number) == text and lowest <= number <= highest:
            return number
    allowed = f"a whole number {lowest}..{highest}" if lowest < highest else f"{lowest} in this phase"
    raise ValueError(f"{what} is {text!r}: it must be {allowed}")


def _read_scores(game: "rules.Colorigraphe", board: bytearray, text: str) -> None:
    """Read one score per player. In the phase end one player has reached the target, unless the game was stopped."""
    parts = text.split(",")
    if len(parts) != game.players:
        raise ValueError(f"the scores are {text!r}: they must be {game.players} numbers, a comma between")
    # Only black tokens reduce a score.
    lowest = 0 if game.floor or game.colours == 2 else -rules.HIGHEST
    for seat in range(3):
        points = _number(parts[seat], lowest, rules.HIGHEST, "a score") if seat < game.players else 0
        rules.set_score(board, seat, points)
    reached = [seat for seat in range(game.players) if 0 < game.target <= rules.score(board, seat)]
    if board[rules.PHASE] != rules.ENDED:
        if reached:
            raise ValueError(f"the scores are {text!r}: before the phase end nobody has reached {game.target}")
    elif len(reached) != 1 and (reached or not game.endless):
        raise ValueError(f"the scores are {text!r}: in the phase end one player has reached {game.target}")


def _read_arcs(board: bytearray, text: str) -> None:
    """Read the arcs: none before the stake, fewer than the stake while rolling, then at least one, up to the stake.

    A problem with fewer arcs than the stake can be played.
    """
    phase = board[rules.PHASE]
    parts = [] if text == "-" else text.split(",")
    last = (-1, -1)
    for part in parts:
        ends = part.split("-")
        if len(ends) != 2:
            raise ValueError(f"{part!r} is not an arc: write two plots, as 3-5")
        arc = (_number(ends[0], 1, rules.PLOTS, "a plot"), _number(ends[1], 1, rules.PLOTS, "a plot"))
        if arc[0] >= arc[1] or arc <= last:
            raise ValueError(f"the arc {part} is out of order: the smaller plot comes first, and the smaller arc")
        rules.set_bit(board, rules.ARCS, rules.arc_number(arc[0] - 1, arc[1] - 1))
        last = arc
    stake = board[rules.STAKE]
    lowest = 1 if phase in (rules.COLOURING, rules.CLAIMING, rules.CHALLENGED) else 0
    highest = stake - 1 if phase == rules.ROLLING else stake
    if not lowest <= len(parts) <= highest:
        raise ValueError(f"there are {len(parts)} arcs: with the stake {stake} there must be {lowest}..{highest}")


def _read_colours(game: "rules.Colorigraphe", board: bytearray, text: str) -> None:
    """Read the colours: on plots only during the colouring and until the decision on a challenge."""
    allowed = "."
    if board[rules.PHASE] in (rules.COLOURING, rules.CLAIMING, rules.CHALLENGED):
        allowed = "rb" if game.colours == 2 else LETTERS
    if len(text) != rules.PLOTS or not all(sign in allowed for sign in text):
        raise ValueError(f"the colours are {text!r}: they must be {rules.PLOTS} of {allowed!r}")
    if text.count("k") > rules.BLACK_TOKENS:
        raise ValueError(f"the colours are {text!r}: there are {rules.BLACK_TOKENS} black tokens")
    for plot in range(rules.PLOTS):
        board[rules.COLOURS + plot] = LETTERS.index(text[plot])


def _read_first(board: bytearray, text: str) -> None:
    """Read the result of the player in turn: x, or his black tokens, on the plots until a challenger clears them."""
    if text not in ("1", "2", "3", "4", "5", "6", "x"):
        raise ValueError(f"the first result is {text!r}: it must be 1..{rules.BLACK_TOKENS} black tokens, or x")
    black = rules.INVALID if text == "x" else int(text)
    if board[rules.PHASE] == rules.CLAIMING and black not in (rules.INVALID, rules.reached(board)):
        raise ValueError(
            f"the first result is {text!r}: the colours must be valid with so many black tokens, or it is x"
        )
    board[rules.FIRST] = black


def _read_deck(board: bytearray, text: str) -> None:
    """Read runs of cards; an empty deck only during the problem of the last card."""
    last = -1
    for run in [] if text == "-" else text.split(","):
        ends = run.split("-")
        first = _number(ends[0], 1, rules.CARDS, "a card")
        end = _number(ends[-1], 1, rules.CARDS, "a card")
        # A run of one card is written as its number, and adjacent runs as one run.
        if len(ends) > 2 or (len(ends) == 2 and first >= end) or first <= last + 1:
            raise ValueError(f"the cards {run!r} are out of order: write the cards left as runs, as 1-6,9")
        for card in range(first, end + 1):
            rules.set_bit(board, rules.DECK, card - 1)
        last = end
    if last < 0 and board[rules.PHASE] in (rules.DRAWING, rules.ENDED):
        raise ValueError("there is no card left: an empty deck is shuffled again, 1-48")


def parse_move(game: "rules.Colorigraphe", text: str) -> int:
    """Return the move with this name, legal or not. Raises ValueError if the text is not a move; it says what was expected."""
    word, _, rest = text.partition(" ")
    numbers = [_two_digits(part) for part in rest.split("-")] if rest else []
    move = -1
    if word == "arc" and len(numbers) == 2:
        move = rules.PLOTS * (numbers[0] - 1) + numbers[1] - 1
    elif len(numbers) == 1:
        if word == "stake":
            move = rules.NAME_STAKE + numbers[0] - 2
        elif word in rules.COLOUR_NAMES:
            move = rules.TOKEN + rules.PLOTS * rules.COLOUR_NAMES.index(word) + numbers[0] - 1
        elif word == "challenge":
            move = rules.CHALLENGE + numbers[0]
        elif word == "card":
            move = rules.DRAW + numbers[0] - 1
    elif word in rules.MOVE_WORDS:
        move = rules.DONE + rules.MOVE_WORDS.index(word)
    # For a wrong text the name of the move differs.
    if move < 0 or game.move_name(b"", move) != text:
        raise ValueError(
            f"{text!r} is not a move: write stake 2..24, arc 5-3 with plots 1..12, red, blue, black or clear and a plot 1..12,"
            f" done, timeout, challenge and a seat 0..2, pass, card 1..{rules.CARDS}, or stop"
        )
    return move


def _two_digits(text: str) -> int:
    """Return a number of one or two digits, -1000 for any other text."""
    if 0 < len(text) < 3 and all("0" <= sign <= "9" for sign in text):
        return int(text)
    return -1000
