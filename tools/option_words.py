"""Options of a game as words, as in `target=20` or `preset=tournament`, for commands."""

from collections.abc import Iterable
from typing import Any

from games import new
from games.contract import Rules


def game_of(name: str, words: Iterable[str]) -> Rules:
    """Return the game with these options. ValueError with one sentence that says what is wrong and what is allowed."""
    given: dict[str, Any] = {}
    for word in words:
        option, equals, text = word.partition("=")
        if not equals:
            raise ValueError(f"{word!r} is not an option: write it as name=value")
        given[option] = _value(text)
    return new(name, **given)


def _value(text: str) -> bool | int | str:
    if text in ("True", "False"):
        return text == "True"
    return int(text) if text.isdecimal() else text
