// Executes instructions between two readings of the clock, several times as fast as rp2040js's own loop, with the same effects.
//
// Memory and flash are read directly. Frequent instructions run as translated blocks (translated.mjs), the others by the table of
// fast_core.mjs. Any other address goes to rp2040js's peripherals.

import { TABLE } from "./fast_core.mjs";
import { DIVIDER, OFFSET, SRAM_BYTES } from "./translate.mjs";
import { placeOf, Translated } from "./translated.mjs";

const FLASH_TOP = 0x10; // the highest byte of its addresses
const SRAM_TOP = 0x20;
const SRAM = 0x20000000;

/**
 * Returns {run, translated}. run() executes instructions until `time.cycles` reaches `time.limit` or the core waits.
 * `time.cycles` is exact at each access to a peripheral.
 *
 * @param {object} mcu
 * @param {object} far read8, read16, read32 (address), write8, write16, write32 (address, value): accesses to peripherals
 * @param {FlashCache} cache
 * @param {{cycles: number, limit: number, low: number}} time `cycles` since the clock advanced last; `limit`, the
 *   cycles after which it must advance; `low`, the first offset in memory above all translated code
 * @param {boolean} without true: translate nothing
 */
export function burstOf(mcu, far, cache, time, without) {
  const { core } = mcu;
  const registers = new Int32Array(core.registers.buffer);
  const [sram, flash] = [views(mcu.sram), views(mcu.flash)];
  const cached = cache.missCycles > 0;
  const translated = new Translated({ mcu, without, cache, time, registers, flags: core.flags, views: [...sram, ...flash, ...views(mcu.bootrom)] });
  [8, 16, 32].forEach((bits, shift) => {
    const [memory, program, unaligned] = [sram[shift], flash[shift], bits / 8 - 1];
    const [readFar, writeFar] = [far[`read${bits}`], far[`write${bits}`]];
    core[`readUint${bits}`] = (address) => {
      const at = (address - SRAM) | 0;
      if (at >>> 0 < SRAM_BYTES && !(at & unaligned)) return memory[at >> shift] >>> 0;
      if (address >>> 24 === FLASH_TOP && !(address & unaligned)) {
        if (cached) cache.touch(address & OFFSET);
        return program[(address & OFFSET) >> shift] >>> 0;
      }
      return bits === 32 && address >>> 5 === DIVIDER ? mcu.sio.readUint32(address & 0xff) : readFar(address >>> 0);
    };
    core[`writeUint${bits}`] = (address, value) => {
      const at = (address - SRAM) | 0;
      if (at >>> 0 < SRAM_BYTES && !(at & unaligned)) {
        memory[at >> shift] = value;
        if (at < time.low) translated.written(at);
      } else if (bits === 32 && address >>> 5 === DIVIDER) mcu.sio.writeUint32(address & 0xff, value >>> 0);
      else writeFar(address >>> 0, value >>> 0);
    };
  });

  const { blocks } = translated;
  const run = () => {
    let next = -1; // the instruction after the one executed last: a block starts only after a branch
    let alone = -1; // the instruction before which a block has stopped: it must be executed by itself
    do {
      if (core.interruptsUpdated && core.checkForInterrupts()) core.waiting = false;
      cache.cycles = 0;
      const pc = registers[15] & ~1;
      if (pc !== next && pc !== alone) {
        const block = blocks[placeOf(pc)];
        if (block === undefined) translated.met(pc);
        else if (time.cycles + block.most <= time.limit) {
          alone = block.run() ? registers[15] : -1;
          continue;
        }
      }
      next = pc === alone ? -1 : pc + 2;
      alone = -1;
      const top = pc >>> 24;
      let execute = null;
      let opcode = 0;
      if (top === FLASH_TOP) {
        if (cached) cache.touch(pc & OFFSET);
        execute = TABLE[(opcode = flash[1][(pc & OFFSET) >> 1])];
      } else if (top === SRAM_TOP) execute = TABLE[(opcode = sram[1][(pc & OFFSET) >> 1])];
      let cycles;
      if (execute === null) cycles = core.executeInstruction();
      else {
        registers[15] = pc + 2;
        cycles = execute.call(core, opcode, 0, pc);
      }
      time.cycles += cycles + cache.cycles; // after the instruction, which may have advanced the clock
    } while (time.cycles < time.limit && !core.waiting);
  };
  return { run, translated };
}

/** Returns the bytes as unsigned bytes, unsigned half-words and signed words. */
function views({ buffer, byteOffset, byteLength }) {
  return [
    new Uint8Array(buffer, byteOffset, byteLength),
    new Uint16Array(buffer, byteOffset, byteLength >> 1),
    new Int32Array(buffer, byteOffset, byteLength >> 2),
  ];
}
