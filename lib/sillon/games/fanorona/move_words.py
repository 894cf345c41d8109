"""Fanorona's steps in words. In the notation a last letter P is for percussion, A for aspiration."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def in_words(say: "Callable[..., str]", name: str, turned: bool, brief: bool) -> str:
    """Return a step, given by its name, as people say it; `brief`: the piece alone, for a line of many steps."""
    if name == ".":
        return say("ok_7")
    return name[:2] if brief else say(f"step_{name[5:]}", name[:2], name[3:5])
