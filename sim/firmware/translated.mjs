// The translated blocks of instructions (translate.mjs), by start address.

import { TABLE } from "./fast_core.mjs";
import { OFFSET, SRAM_BYTES, translate } from "./translate.mjs";

const FLASH_TOP = 0x10;
const SRAM_TOP = 0x20;
const FLASH_BYTES = 1 << 20; // of the flash, where the firmware is
const ROM_BYTES = 0x4000;
const PLACES = (FLASH_BYTES + SRAM_BYTES + ROM_BYTES) >> 1;
const OFTEN = 1000; // an instruction that execution has come to so many times begins a stretch that is translated
const NEVER = { most: Infinity, run: null }; // of an instruction that is not translated

const usual = TABLE.slice();

/** The number of the place of an instruction, or one beyond all places where none is translated. */
export function placeOf(pc) {
  const top = pc >>> 24;
  const offset = pc & OFFSET;
  if (top === FLASH_TOP && offset < FLASH_BYTES) return offset >> 1;
  if (top === SRAM_TOP && offset < SRAM_BYTES) return (FLASH_BYTES + offset) >> 1;
  if (pc >>> 0 < ROM_BYTES) return (FLASH_BYTES + SRAM_BYTES + pc) >> 1;
  return PLACES;
}

export class Translated {
  /** By place, {most, run}: run() executes a stretch of at most so many cycles; true when one instruction must be executed next. */
  blocks = new Array(PLACES + 1).fill(undefined);
  #met = new Uint32Array(PLACES);
  #given;
  #covered = new Uint8Array(SRAM_BYTES >> 1); // half-words of memory that were translated
  #flashEnd = 0; // behind the last byte of the flash that was
  #many = 0;

  constructor(given) {
    this.#given = given;
    this.blocks[PLACES] = NEVER;
  }

  /** Execution has come to an instruction that begins no stretch yet. */
  met(pc) {
    const place = placeOf(pc);
    this.#met[place] += 1;
    if (this.#met[place] >= OFTEN && !this.#given.without) this.blocks[place] = this.#made(pc);
  }

  /** A byte of memory has changed in which translated code may stand. */
  written(at) {
    if (this.#covered[at >> 1] || this.#covered[(at >> 1) + 1]) this.forget();
  }

  /** The flash has changed from this offset on. */
  flashChanged(at) {
    if (at < this.#flashEnd) this.forget();
  }

  /** Drops all stretches. */
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
      known: (opcode) => TABLE[opcode] === usual[opcode],
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
