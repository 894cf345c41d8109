"""`python -m tools.lint [files]`: the lint over the given files, or over every file that a board or the small
interpreter runs. Prints `path:line: code: sentence` and ends with 1 when there is a finding."""

import sys
from pathlib import Path

from sim.drive.device_files import ROOT, linted_files
from tools.lint import check


def main(arguments: list[str]) -> int:
    """Prints the findings; 1 when there are some, 2 for a file outside the folders that the lint knows."""
    files = [Path(argument).resolve() for argument in arguments] or linted_files()
    count = 0
    for file in files:
        path = file.relative_to(ROOT).as_posix() if file.is_relative_to(ROOT) else file.as_posix()
        try:
            findings = check(file.read_text(encoding="utf-8"), path)
        except (OSError, ValueError) as error:
            print(f"{path}: {error}", file=sys.stderr)
            return 2
        for found in findings:
            print(f"{path}:{found.line}: {found.code}: {found.sentence}")
        count += len(findings)
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
