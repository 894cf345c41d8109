"""python -m sim.font: pack the drawn glyphs into hal/font.bin, or show them as a picture."""

import argparse
import sys
from pathlib import Path

from sim.font import pack


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m sim.font", description="Pack sim/font/glyphs into hal/font.bin.")
    parser.add_argument("--sheet", type=Path, metavar="OUT.PNG", help="write a specimen of the font instead")
    arguments = parser.parse_args()
    try:
        if arguments.sheet:
            from sim.font import sheet  # Pillow is needed for this alone

            sheet.save(arguments.sheet)
            print(f"wrote {arguments.sheet}")
        else:
            print(f"wrote {pack.PACKED}, {pack.write()} bytes")
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
