"""`python -m tools.new_game NAME`: makes a game that two can play; docs/add-a-game.md says how to go on from there."""

import argparse
import subprocess
import sys
from pathlib import Path

from tools import new_game


def main(arguments: list[str], root: Path) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.new_game", description=__doc__)
    parser.add_argument("name", metavar="NAME", help=f"3 to {new_game.LONGEST} small letters")
    name = parser.parse_args(arguments).name
    try:
        files = new_game.make(root, name)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    # In a process of its own, which reads the game: the table of boards and games in docs/boards.md.
    subprocess.run([sys.executable, "-m", "tools.matrix", "--write"], cwd=root, check=True)
    print("\n".join([*files, "docs/boards.md"]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:], Path(__file__).resolve().parent.parent.parent))
