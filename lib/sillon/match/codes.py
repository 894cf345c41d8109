"""A position and its game's options as a short code for links, QR codes and typing, such as `F1-QS7K-3M`.

A code is the game's letter, a number in base 32, and two check signs: all signs before them, as a number, modulo the prime
1021, so that any single wrong sign and any swap of neighbours is detected. The signs are Crockford's, without I, L, O and U;
small letters are accepted, O as 0, I and L as 1.

The number is a stack of digits of mixed radix: which preset, or all options; then 0 for the game's own start, or 1 and the
position's bytes. A byte is stored as its bit length, then the bits below the highest: most bytes are small.
"""

from games import NAMES, new
from games.description import preset_of
from sillon.match.session import Session

TYPE_CHECKING = False
if TYPE_CHECKING:
    from games.contract import Rules
    from sillon.contract import Session as Played

SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"

# Reasons of BadCode, and their sentences.
EMPTY, SIGN, GAME, SLIP, UNKNOWN = range(5)
_WHY = (
    "no code is given",
    "a code is made of digits and letters: {!r} is none of them",
    "a code begins with the letter of its game ({letters}), not with {!r}",
    "a sign of the code is wrong, missing or too many: look at each one again",
    "the code is written well, but this version knows no such position",
)

_PRIME = 1021  # the greatest prime below 32 * 32
_LONGEST = 400  # signs, more than any position takes


class BadCode(ValueError):
    """An invalid code. `reason` is one of EMPTY ... above, its text one sentence."""

    def __init__(self, reason: int, sign: str = "") -> None:
        from sillon.manifest import letter  # for errors only: a board writes codes and reads none

        super().__init__(_WHY[reason].format(sign, letters=" ".join([letter(name) for name in NAMES])))
        self.reason = reason


def write(session: "Played") -> str:
    """Return the code of the session's current position, in groups of four signs."""
    game = session.game
    parts: list[tuple[int, int]] = []
    presets = _numbered(game)
    preset = preset_of(game)
    numbered = preset in presets
    parts.append((presets.index(preset) if numbered else len(presets), len(presets) + 1))
    if not numbered:
        all_options = type(game).OPTIONS
        for k in range(len(all_options)):
            values = list(all_options[k][2])
            parts.append((values.index(game.options[k]), len(values)))
    position = session.position
    moved = position != game.start()
    parts.append((int(moved), 2))
    if moved:
        most = _bits(max(position))
        parts.append((most, 9))
        for byte in position:
            bits = _bits(byte)
            parts.append((bits, most + 1))
            if bits > 1:
                parts.append((byte - (1 << (bits - 1)), 1 << (bits - 1)))
    number = 0
    for k in range(len(parts) - 1, -1, -1):
        number = number * parts[k][1] + parts[k][0]
    signs = session.letter + _digits(number)
    signs += _check(signs)
    return "-".join([signs[k : k + 4] for k in range(0, len(signs), 4)])


def read(text: str) -> Session:
    """Return a session that begins at the position of a code. Raises BadCode, a ValueError, if the code is wrong."""
    if len(text) > 2 * _LONGEST:
        raise BadCode(SLIP)  # a link can contain anything
    from sillon.manifest import game_of  # to read a code only: a board reads none

    signs = _clean(text)
    name = game_of(signs[0])
    if not name:
        raise BadCode(GAME, signs[0])
    if not 4 <= len(signs) <= _LONGEST or _check(signs[:-2]) != signs[-2:]:
        raise BadCode(SLIP)
    stack = _Stack(_number(signs[1:-2]))
    try:
        game = _game(name, stack)
        options = {game.OPTIONS[k][0]: game.options[k] for k in range(len(game.options))}
        position = None
        if stack.pop(2):
            position = _position(len(game.start()), stack)
            if game.from_text(game.to_text(position)) != position:
                raise ValueError
        session = Session(name, options, position)
        right = "".join(write(session).split("-")) == signs
    except (ValueError, IndexError, OverflowError, KeyError):
        right = False
    if not right:
        raise BadCode(UNKNOWN)
    return session


class _Stack:
    """A number taken apart into its digits of mixed radix."""

    def __init__(self, number: int) -> None:
        self._number = number

    def pop(self, radix: int) -> int:
        value = self._number % radix
        self._number //= radix
        return value


def _numbered(game: "Rules") -> list[str]:
    """Return the presets that have a number in codes, in order."""
    return list(game.CODE_PRESETS) or [name for name, _ in game.PRESETS]


def _game(name: str, stack: _Stack) -> "Rules":
    game = new(name)
    presets = _numbered(game)
    preset = stack.pop(len(presets) + 1)
    if preset < len(presets):
        return new(name, presets[preset])
    # The class lists every value; those of `game` may be fewer, where one option limits another.
    options = {}
    for option, _, values in type(game).OPTIONS:
        options[option] = list(values)[stack.pop(len(values))]
    return new(name, **options)


def _position(length: int, stack: _Stack) -> bytes:
    most = stack.pop(9)
    position = bytearray(length)
    for k in range(length):
        bits = stack.pop(most + 1)
        if bits:
            position[k] = (1 << (bits - 1)) + (stack.pop(1 << (bits - 1)) if bits > 1 else 0)
    return bytes(position)


def _bits(number: int) -> int:
    """Return the bit length of a number; 0 for 0."""
    bits = 0
    while number >> bits:
        bits += 1
    return bits


def _clean(text: str) -> str:
    """Return the signs of a code as capitals, without gaps."""
    signs = ""
    for each in text:
        if each in " -\t\r\n#":
            continue
        sign = chr(ord(each) - 32) if "a" <= each <= "z" else each
        sign = {"O": "0", "I": "1", "L": "1"}.get(sign, sign)
        if sign not in SIGNS:
            raise BadCode(SIGN, each)
        signs += sign
    if not signs:
        raise BadCode(EMPTY)
    return signs


def _digits(number: int) -> str:
    signs = ""
    while number or not signs:
        signs = SIGNS[number & 31] + signs
        number >>= 5
    return signs


def _number(signs: str) -> int:
    number = 0
    for sign in signs:
        number = number << 5 | SIGNS.index(sign)
    return number


def _check(signs: str) -> str:
    """Return the two check signs."""
    rest = _number(signs) % _PRIME
    return SIGNS[rest >> 5] + SIGNS[rest & 31]
