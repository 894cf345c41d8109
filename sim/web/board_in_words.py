"""The board in words, for the page to say. A game that is no row of counts has its own: games/<game>.py in this folder.

A sentence is a list of parts: a text as it is, or [a key of the page's words, values ...], where a value may be such a list too.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import ModuleType


def sentences(name: str, text: str) -> "list[object]":
    """Return the sentences for the text of a position (docs/rules.md)."""
    fields = text.split(" ")
    own = _own(name)
    found: list[object] = own.sentences(fields) if own else row(fields)
    return found


def _own(name: str) -> "ModuleType | None":
    try:
        return __import__("sim.web.games." + name, None, None, ("sentences",))
    except ImportError:
        return None


def row(fields: "list[str]") -> "list[object]":
    """Return a sentence a cell, each with its number and its count; other fields are left out."""
    counts = [field for field in fields if field.isdigit()]
    return [[["cells"]]] + [[f"{k + 1} : {counts[k]}"] for k in range(len(counts))]
