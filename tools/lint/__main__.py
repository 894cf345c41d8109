"""`python -m tools.lint [files]`: lint the given files, or every file that a board or the small interpreter runs.

Without files, mypy with a board's types runs as well. Prints `path:line: code: sentence`; exits with 1 on a finding.
"""

import sys
from pathlib import Path

from sim.drive.device_files import ROOT, linted_files
from tools.lint import board_types, check


def main(arguments: list[str]) -> int:
    """Print the findings. Return 1 when there are some, 2 for a file outside the folders that the lint knows."""
    files = [Path(argument).resolve() for argument in arguments] or linted_files()
    lines = [] if arguments else board_types.report()
    for file in files:
        path = file.relative_to(ROOT).as_posix() if file.is_relative_to(ROOT) else file.as_posix()
        try:
            findings = check(file.read_text(encoding="utf-8"), path)
        except (OSError, SyntaxError, ValueError) as error:
            print(f"{path}: {error}", file=sys.stderr)
            return 2
        lines += [f"{path}:{found.line}: {found.code}: {found.sentence}" for found in findings]
    print("".join([f"{line}\n" for line in lines]), end="")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
