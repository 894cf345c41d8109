"""What a rule of the lint says about a line, and the register of the rules."""

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tools.lint.source import Source

Hit = tuple[ast.AST, dict[str, str]]
"""A node that breaks a rule, and the words that fill the rule's sentence."""

Rule = Callable[["Source"], Iterator[Hit]]


@dataclass(frozen=True, order=True)
class Finding:
    """One broken rule: its first line, the rule's code, and a sentence with the remedy."""

    line: int
    code: str
    sentence: str
    last_line: int = field(default=0, compare=False, repr=False)


SENTENCES: dict[str, str] = {}
"""Every code of the lint and its sentence; `{name}` and the like are filled in by the rule."""

RULES: list[tuple[str, Rule]] = []

NOT_FOR_OPTING_OUT = ("file-size", "syntax-error", "opt-out-reason", "opt-out-unused")


def rule(code: str, sentence: str) -> Callable[[Rule], Rule]:
    """Registers a generator of hits under `code`."""
    declare(code, sentence)

    def register(function: Rule) -> Rule:
        RULES.append((code, function))
        return function

    return register


def declare(code: str, sentence: str) -> None:
    """Registers a code that no rule over the tree yields. ValueError when it is taken."""
    if code in SENTENCES:
        raise ValueError(f"the code {code} is taken")
    SENTENCES[code] = sentence


def finding(code: str, node: ast.AST, words: dict[str, str]) -> Finding:
    """The finding of `code` at `node`. An opt-out may stand on any line of an expression, but in a statement's body
    it would hide too much, so a statement with a body counts as its first line alone."""
    line: int = getattr(node, "lineno", 1)
    last = line if hasattr(node, "body") and isinstance(node, ast.stmt) else getattr(node, "end_lineno", line)
    return Finding(line, code, SENTENCES[code].format(**words), max(line, last or line))
