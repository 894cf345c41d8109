"""A lint for files that a board runs: what CPython and the small interpreter accept and CircuitPython does not.

`check(source, path)` gives the findings of one file; `path` is relative to the root of the repo and decides which
folder's rules hold. A line opts out of a rule, with its reason, by a comment on it or alone above it:

    moves.sort(key=rank)  # lint: stable-sort rank() differs for any two moves
"""

# Importing the modules of rules registers them.
from tools.lint import (
    arrows,
    rules_builtins,
    rules_bytes,
    rules_classes,
    rules_f_strings,
    rules_methods,
    rules_modules,
    rules_numbers,
    rules_order,
    rules_syntax,
    rules_typing,
)
from tools.lint.finding import RULES, SENTENCES, Finding, declare, finding
from tools.lint.opt_out import apply_opt_outs
from tools.lint.source import DEVICE, Source

__all__ = ["RULES", "SENTENCES", "Finding", "check"]

RULE_MODULES = (
    arrows,
    rules_builtins,
    rules_bytes,
    rules_classes,
    rules_f_strings,
    rules_methods,
    rules_modules,
    rules_numbers,
    rules_order,
    rules_syntax,
    rules_typing,
)

LARGEST_FILE = 24000

declare("syntax-error", "Python cannot read this file: {reason}.")
declare(
    "file-size",
    "this file has {size} bytes, and compiling it on a board needs 3.3 bytes of heap for each: split it below 24,000.",
)


def check(source: str, path: str) -> list[Finding]:
    """The findings in the text `source` of the file `path` (relative to the root of the repo, as in `hal/leds.py`),
    by line. A file that Python cannot read has that one finding."""
    try:
        parsed = Source(source, path)
    except SyntaxError as error:
        return [Finding(error.lineno or 1, "syntax-error", SENTENCES["syntax-error"].format(reason=error.msg))]
    found = {finding(code, node, words) for code, function in RULES for node, words in function(parsed)}
    findings = apply_opt_outs(parsed, found)
    size = len(source.encode())
    if parsed.folder in DEVICE and size >= LARGEST_FILE:
        findings.append(Finding(1, "file-size", SENTENCES["file-size"].format(size=size)))
    return sorted(findings)
