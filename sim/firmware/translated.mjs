// The translated blocks of instructions (translate.mjs), by their start addresses.

import { TABLE } from "./fast_core.mjs";
import { OFFSET, SRAM_BYTES, translate } from "./translate.mjs";

const FLASH_TOP = 0x10;
const SRAM_TOP = 0x20;
const FLASH_BYTES = 1 << 20; // the part of the flash with the firmware
const ROM_BYTES = 0x4000;
const PLACES = (FLASH_BYTES + SRAM_BYTES + ROM_BYTES) >> 1;
const OFTEN = 1000; // executions of an instruction before the block that starts there is translated
const NEVER = { most: Infinity, run: null }; // for an instruction that cannot be translated

const original = TABLE.slice();

/** Returns the number of an address in `blocks`; PLACES for one whose instructions are never translated. */
export function placeOf(pc) {
  const top = pc >>> 24;
  const offset = pc & OFFSET;
  if (top === FLASH_TOP && offset < FLASH_BYTES) return offset >> 1;
  if (top === SRAM_TOP && offset < SRAM_BYTES) return (FLASH_BYTES + offset) >> 1;
  if (pc >>> 0 < ROM_BYTES) return (FLASH_BYTES + SRAM_BYTES + pc) >> 1;
  return PLACES;
}

export class Translated {
  /** By place, {most, run}: run() executes at most so many cycles. It returns whether the next instruction must be executed alone. */
  blocks = new Array(PLACES + 1).fill(undefined);
  #met = new Uint32Array(PLACES);
  #given;
  #covered = new Uint8Array(SRAM_BYTES >> 1); // translated half-words of memory
  #flashEnd = 0; // the end of the translated part of the flash

  constructor(given) {
    this.#given = given;
    this.blocks[PLACES] = NEVER;
  }

  /** Counts an execution of an instruction without a block. */
  met(pc) {
    const place = placeOf(pc);
    this.#met[place] += 1;
    if (this.#met[place] >= OFTEN && !this.#given.without) this.blocks[place] = this.#made(pc);
  }

  /** Drops the blocks if this byte of memory was translated. Call it after a write below `time.low`. */
  written(at) {
    if (this.#covered[at >> 1] || this.#covered[(at >> 1) + 1]) this.forget();
  }

  /** Drops the blocks if the flash from this offset on was translated. */
  flashChanged(at) {
    if (at < this.#flashEnd) this.forget();
  }

  /** Drops all blocks. */
  forget() {
    this.blocks.fill(undefined, 0, PLACES);
    this.#met.fill(0);
    this.#covered.fill(0);
    this.#flashEnd = this.#given.time.low = 0;
  }

  #made(pc) {
    const { mcu, cache, time, registers, flags, views } = this.#given;
    const [, sram16, , , flash16, flash32, , rom16] = views;
    const halfWords = { 0: rom16, [FLASH_TOP]: flash16, [SRAM_TOP]: sram16 };
    const made = translate(pc, {
      fetch: (at) => halfWords[at >>> 24][(at & OFFSET) >> 1],
      read32: (offset) => flash32[offset >> 2],
      known: (opcode) => TABLE[opcode] === original[opcode],
      missCycles: cache.missCycles,
    });
    if (!made) return NEVER;
    if (pc >>> 24 === SRAM_TOP) {
      for (const { at, bytes } of made.parts) this.#covered.fill(1, (at & OFFSET) >> 1, ((at & OFFSET) + bytes) >> 1);
      time.low = Math.max(time.low, made.end & OFFSET);
    } else if (pc >>> 24 === FLASH_TOP) this.#flashEnd = Math.max(this.#flashEnd, made.end & OFFSET);
    const names = ["r", "f", "t", "k", "core", "T", "D", "S8", "S16", "S32", "F8", "F16", "F32", "B8", "B16", "B32"];
    const run = new Function(...names, made.text)(registers, flags, time, cache, mcu.core, TABLE, mcu.sio, ...views);
    return { most: made.most, run };
  }
}
