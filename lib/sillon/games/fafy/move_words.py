"""Fafy's moves in words: a cell and an arrow, which a turned view has the other way."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def in_words(say: "Callable[..., str]", name: str, turned: bool, brief: bool) -> str:
    """Return a move, given by its name, as people say it; `brief`: what tells it from the other moves of its cell."""
    arrow = "→" if (name[-1] == ">") != turned else "←"
    return arrow if brief else f"{name[:-1]} {arrow}"
