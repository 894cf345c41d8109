"""What a person reads in a source and an interpreter does not: spaces between signs, long names of a function's variables, the
None of a bare return.

A board compiles a file the faster the shorter it is; so this serves its heap and its start, not only its drive.
tests/deploy/test_tight.py proves that what runs stays the same, line by line.
"""

import ast
import io
import tokenize
from collections.abc import Set
from functools import cache
from itertools import pairwise

from sim.deploy.names import renamed

_APART = {tokenize.NEWLINE, tokenize.NL, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}


def tight(text: str, said: Set[str]) -> str:
    """The source with the same lines, and less in them; `said` are the names that some call somewhere gives a value by."""
    return _closed_up(renamed(text, said))


@cache
def said_by_name(source: bytes) -> frozenset[str]:
    """The names by which the calls in a source give their values."""
    return frozenset([node.arg for node in ast.walk(ast.parse(source)) if isinstance(node, ast.keyword) and node.arg])


def _closed_up(text: str) -> str:
    """Without the spaces that separate nothing, and without what a return gives back anyway."""
    lines = text.split("\n")
    cuts: list[tuple[int, int, int]] = []
    tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    for k, (before, token) in enumerate(pairwise(tokens)):
        beside = before.end[0] == token.start[0] and not {before.type, token.type} & _APART
        if beside and not (_is_of_a_word(before.string[-1]) and _is_of_a_word(token.string[0])):
            cuts.append((token.start[0], before.end[1], token.start[1]))
        elif (before.string, token.string) == ("return", "None") and tokens[k + 2].type == tokenize.NEWLINE:
            cuts.append((token.start[0], before.end[1], token.end[1]))
    for row, start, end in reversed(cuts):
        lines[row - 1] = lines[row - 1][:start] + lines[row - 1][end:]
    return "\n".join(lines)


def _is_of_a_word(sign: str) -> bool:
    return sign.isalnum() or sign == "_"
