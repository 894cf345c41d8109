"""Read pupils' names: one a line, separated by commas, or in a table from a spreadsheet.

Terminal and page share this parser; MicroPython has no csv module. It reads quotes, commas, semicolons (a French Excel) and tabs,
in UTF-8, with or without a BOM, UTF-16 and Windows-1252.
"""

from games.tournament import MAX_PUPILS, MIN_PUPILS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pathlib import Path

LONGEST = 24  # letters of a name, to fit in large print
MOST_KB = 64  # of a file: more than a class with ten columns in UTF-16, less than a photograph
_SEPARATORS = ";\t,"
# Headings in order of preference, without accents: of first names, of surnames, of the column with the names.
_FIRST = ("prenom", "first name", "firstname", "eleve", "pupil", "student")
_LAST = ("nom", "nom de famille", "last name", "lastname", "surname", "family name", "name")
_HEADINGS = _FIRST + ("nom", "name", "names", "noms")
_BETWEEN = " -'’"  # a name is not cut after these
_ACCENTED = "àâäçéèêëîïôöùûüñÀÂÄÇÉÈÊËÎÏÔÖÙÛÜÑ"
_PLAIN = "aaaceeeeiioouuunaaaceeeeiioouuun"
# Letters and apostrophes of Windows-1252 that Latin-1 lacks.
_WINDOWS = {0x8A: "Š", 0x8C: "Œ", 0x8E: "Ž", 0x91: "‘", 0x92: "’", 0x9A: "š", 0x9C: "œ", 0x9E: "ž", 0x9F: "Ÿ"}


class Refused(ValueError):
    """An action that is not allowed. `key`: of a sentence in words/. `values`: for the sentence."""

    def __init__(self, key: str, *values: object) -> None:
        super().__init__(key, *values)
        self.key = key
        self.values = values


def text_of(path: "Path") -> str:
    """Return the text of a file in any of these encodings. Read at most one byte more than allowed."""
    with path.open("rb") as file:
        return decoded(file.read(MOST_KB * 1024 + 1))


def decoded(data: bytes) -> str:
    """Return the text of a file in any of these encodings. Raises Refused if it is larger than MOST_KB."""
    if len(data) > MOST_KB * 1024:
        raise Refused("too_large", MOST_KB)
    if data[:3] == b"\xef\xbb\xbf":
        data = data[3:]
    elif data[:2] in (b"\xff\xfe", b"\xfe\xff"):
        low = data[0] == 0xFF
        pairs = [(data[k], data[k + 1]) for k in range(2, len(data) - 1, 2)]
        return _joined([one | other << 8 if low else one << 8 | other for one, other in pairs])
    try:
        return data.decode()
    except ValueError:
        return "".join([_WINDOWS.get(byte) or chr(byte) for byte in data])


def _joined(units: "list[int]") -> str:
    """Return the text of UTF-16 code units. A surrogate without its other half becomes U+FFFD."""
    signs = []
    high = 0
    for unit in units + [0]:
        last = unit >> 10 == 0x37
        if high:
            signs.append(chr(0x10000 + (high - 0xD800 << 10) + unit - 0xDC00) if last else "\ufffd")
        elif last:
            signs.append("\ufffd")
        high = unit if unit >> 10 == 0x36 else 0
        if not high and not last:
            signs.append(chr(unit))
    return "".join(signs[:-1])


def names_of(text: str, column: str = "") -> "list[str]":
    """Return the names in a text, in order. Raises Refused if the column is unknown or the names cannot be a class."""
    rows = [(number, cells) for number, cells in _rows(text) if [cell for cell in cells if cell]]
    if not rows:
        raise Refused("no_names")
    if len(rows) == 1 and not column:
        return checked([(rows[0][0], cell, "") for cell in rows[0][1] if cell])
    at, headed = _column(rows[0][1], max([len(cells) for _, cells in rows]), column)
    other = _other_name(rows[0][1], at) if headed else -1
    return checked(
        [
            (number, cells[at], cells[other] if 0 <= other < len(cells) else "")
            for number, cells in rows[headed:]
            if at < len(cells) and cells[at]
        ]
    )


def checked(found: "list[tuple[int, str, str]]") -> "list[str]":
    """Return the names from rows (line, name, the pupil's other name or ""). Equal names get an ending.

    Raises Refused if two pupils have both names alike, if a name is too long, or if there are too few or too many.
    """
    if not MIN_PUPILS <= len(found) <= MAX_PUPILS:
        raise Refused("how_many", len(found), MIN_PUPILS, MAX_PUPILS)
    names = [name for _, name, _ in found]
    lines: dict[str, int] = {}
    distinct = []
    for k, (line, name, last) in enumerate(found):
        alike = [found[j] for j in range(len(found)) if j != k and names[j] == name]
        for other, _, its in alike:
            if last and its.lower() == last.lower():
                raise Refused("same_pupil", f"{name} {last}", min(line, other), max(line, other))
        whole = _distinct(name, last, [its for _, _, its in alike], names) if alike and last else name
        if len(whole) > LONGEST:
            raise Refused("too_long", line, whole, LONGEST)
        if whole in lines:
            raise Refused("twice", whole, lines[whole], line) if lines[whole] != line else Refused("twice_here", whole)
        lines[whole] = line
        distinct.append(whole)
    return distinct


def _distinct(name: str, last: str, others: "list[str]", names: "list[str]") -> str:
    """Return the name with the first letters of the pupil's other name that make it distinct, such as "Léa B."."""
    for letters in range(1, len(last)):
        begun = last[:letters]
        ended = f"{name} {begun}."
        alike = [its for its in others if its[:letters].lower() == begun.lower()]
        if begun[-1] not in _BETWEEN and not alike and ended not in names:
            return ended
    return f"{name} {last}"


def _column(heads: "list[str]", width: int, wanted: str) -> "tuple[int, int]":
    """Return the column with the names, and 1 when the first line has headings, else 0."""
    found = [plain(head) for head in heads]
    if wanted:
        if plain(wanted) not in found:
            raise Refused("no_column", wanted, ", ".join([head for head in heads if head]))
        return found.index(plain(wanted)), 1
    for heading in _HEADINGS:
        if heading in found:
            return found.index(heading), 1
    if width > 1:
        raise Refused("which_column", ", ".join([head for head in heads if head]))
    return 0, 0


def _other_name(heads: "list[str]", at: int) -> int:
    """Return the column of surnames for first names, or of first names for surnames; -1 without one."""
    found = [plain(head) for head in heads]
    headings = _LAST if found[at] in _FIRST else _FIRST if found[at] in _LAST else ()
    columns = [found.index(heading) for heading in headings if heading in found]
    return columns[0] if columns else -1


def plain(text: str) -> str:
    """Return the text in small letters without accents, to compare what was typed."""
    return "".join([_PLAIN[_ACCENTED.index(sign)] if sign in _ACCENTED else sign for sign in text]).lower()


def _rows(text: str) -> "list[tuple[int, list[str]]]":
    """Return (number from 1, cells) of each line. A quoted cell may have separators, doubled quotes and line breaks."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    separator = _separator(text)
    rows: list[tuple[int, list[str]]] = []
    cells: list[str] = []
    cell = ""
    line = begun = 1
    quoted = False
    at = 0
    while at < len(text):
        sign = text[at]
        at += 1
        line += sign == "\n"
        if quoted:
            if sign != '"':
                cell += sign
            elif text[at : at + 1] == '"':
                cell += sign
                at += 1
            else:
                quoted = False
        elif sign == '"' and not cell.strip():
            quoted = True
        elif sign == separator or sign == "\n":
            cells.append(_tidy(cell))
            cell = ""
            if sign == "\n":
                rows.append((begun, cells))
                cells = []
                begun = line
        else:
            cell += sign
    if quoted:
        raise Refused("quote_open", begun)
    rows.append((begun, cells + [_tidy(cell)]))
    return rows


def _separator(text: str) -> str:
    """Return the separator of cells: of ; tab and comma the first one in the first line. Names may have the later ones."""
    first = text.strip().split("\n")[0]
    plain = "".join(first.split('"')[::2])
    for separator in _SEPARATORS:
        if separator in plain:
            return separator
    return ","


def _tidy(cell: str) -> str:
    """Return the cell without surrounding spaces, and with single spaces, also for no-break spaces."""
    return " ".join(cell.replace("\xa0", " ").split())
