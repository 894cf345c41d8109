"""Opting out of a rule on one line: `# lint: <code> <reason>`, on the line or alone on the line above it."""

import re
import tokenize
from collections.abc import Iterable
from dataclasses import dataclass

from tools.lint.finding import NOT_FOR_OPTING_OUT, SENTENCES, Finding, declare
from tools.lint.source import Source

declare("opt-out-reason", "an opt-out says why the rule does not matter here: `# lint: {name} <reason>`.")
declare("opt-out-unused", "no finding of `{name}` is hidden by this opt-out: remove it.")

PATTERN = re.compile(r"#\s*lint:\s*(\S*)[ \t]*([^#]*)")


@dataclass
class OptOut:
    """One opt-out: where it is written, the line it holds for, its code and its reason."""

    written: int
    line: int
    code: str
    reason: str
    used: bool = False


def opt_outs(source: Source) -> list[OptOut]:
    """The opt-outs of a file. One alone on its line holds for the next line of code."""
    code_lines = sorted({token.start[0] for token in source.tokens if token.type in (tokenize.NAME, tokenize.OP)})
    found = []
    for token in source.tokens:
        if token.type != tokenize.COMMENT:
            continue
        line = token.start[0]
        alone = not token.line[: token.start[1]].strip()
        target = next((later for later in code_lines if alone and later > line), line)
        for code, reason in PATTERN.findall(token.string):
            found.append(OptOut(line, target, code, reason.strip()))
    return found


def apply_opt_outs(source: Source, findings: Iterable[Finding]) -> list[Finding]:
    """The findings that no opt-out hides, and those about the opt-outs themselves."""
    outs = opt_outs(source)
    left = []
    for found in findings:
        hidden = False
        for out in outs:
            if out.code == found.code and found.line <= out.line <= found.last_line:
                hidden = out.used = True
        if not hidden or found.code in NOT_FOR_OPTING_OUT:
            left.append(found)
    for out in outs:
        if not out.reason:
            left.append(about(out, "opt-out-reason"))
        if not out.used:
            left.append(about(out, "opt-out-unused"))
    return left


def about(out: OptOut, code: str) -> Finding:
    """A finding about the opt-out itself."""
    return Finding(out.written, code, SENTENCES[code].format(name=out.code or "<code>"))
