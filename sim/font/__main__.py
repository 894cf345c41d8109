"""python -m sim.font: pack the drawn glyphs of sim/font/glyphs into hal/font.bin."""

import sys

from sim.font import pack

if __name__ == "__main__":
    try:
        print(f"wrote {pack.PACKED}, {pack.write()} bytes")
    except ValueError as error:
        sys.exit(str(error))
