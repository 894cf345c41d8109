// The cache between the core and the flash (RP2040 data sheet, 2.6.3): 16 KB, two ways, lines of 8 bytes.
//
// It has the addresses of the cached lines, not their bytes. A miss costs cycles.

const SETS = 1024;
const LINE_BITS = 3;
const SET_BITS = 10;
export const MISS_CYCLES = 124; // a quad read of a line, at a quarter of the system clock

export class FlashCache {
  cycles = 0; // of misses, since a caller reset it to 0
  #tags = new Int32Array(2 * SETS).fill(-1);
  #oldest = new Uint8Array(SETS); // by set, the way to replace next

  /** @param {number} missCycles 0: the flash is as fast as memory */
  constructor(missCycles = MISS_CYCLES) {
    this.missCycles = missCycles;
  }

  /** Counts a read at this offset of the flash. */
  touch(offset) {
    const line = offset >> LINE_BITS;
    const set = line & (SETS - 1);
    const tag = line >> SET_BITS;
    const first = set << 1;
    if (this.#tags[first] === tag) this.#oldest[set] = 1;
    else if (this.#tags[first + 1] === tag) this.#oldest[set] = 0;
    else {
      const way = this.#oldest[set];
      this.#tags[first + way] = tag;
      this.#oldest[set] = way ^ 1;
      this.cycles += this.missCycles;
    }
  }

  flush() {
    this.#tags.fill(-1);
  }
}
