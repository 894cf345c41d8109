// Stretches of instructions without a look aside: the frequent ones are executed here, on memory and flash that are at hand, those
// that come again and again as a whole (translated.mjs); all else goes to rp2040js's own functions (fast_core.mjs), and to its
// peripherals. What comes out is the same, several times as fast.

import { TABLE } from "./fast_core.mjs";
import "./flags.mjs";
import { DIVIDER, OFFSET, SRAM_BYTES } from "./translate.mjs";
import { placeOf, Translated } from "./translated.mjs";

const FLASH_TOP = 0x10; // the highest byte of its addresses
const SRAM_TOP = 0x20;
const SRAM = 0x20000000;

/**
 * Returns {run, translated}. run() lets the core execute until `time.cycles` reaches `time.limit` or the core waits; `time.count`
 * tells how many instructions that were. `time.cycles` is right whenever something else than memory is met.
 *
 * @param {object} mcu
 * @param {object} far read8, read16, read32 (address), write8, write16, write32 (address, value): what is not at hand
 * @param {FlashCache} cache
 * @param {{cycles: number, limit: number, count: number, low: number}} time cycles since the clock was moved on last, and with how
 *   many it is moved on; instructions; where the memory begins in which no translated code stands
 * @param {boolean} without each instruction by itself: nothing is translated
 */
export function burstOf(mcu, far, cache, time, without) {
  const { core } = mcu;
  const r = new Int32Array(core.registers.buffer);
  const [sram8, sram16, sram32] = views(mcu.sram);
  const [flash8, flash16, flash32] = views(mcu.flash);
  const cached = cache.missCycles > 0;
  const f = core.flags;
  const translated = new Translated({ mcu, without, cache, time, registers: r, flags: f, views: [sram8, sram16, sram32, flash8, flash16, flash32, ...views(mcu.bootrom)] });

  const load32 = (address) => {
    const at = (address - SRAM) | 0;
    if (at >>> 0 < SRAM_BYTES && !(at & 3)) return sram32[at >> 2];
    if (address >>> 24 === FLASH_TOP && !(address & 3)) {
      if (cached) cache.touch(address & OFFSET);
      return flash32[(address & OFFSET) >> 2];
    }
    return address >>> 5 === DIVIDER ? mcu.sio.readUint32(address & 0xff) | 0 : far.read32(address >>> 0) | 0;
  };
  const load16 = (address) => {
    const at = (address - SRAM) | 0;
    if (at >>> 0 < SRAM_BYTES && !(at & 1)) return sram16[at >> 1];
    if (address >>> 24 === FLASH_TOP && !(address & 1)) {
      if (cached) cache.touch(address & OFFSET);
      return flash16[(address & OFFSET) >> 1];
    }
    return far.read16(address >>> 0);
  };
  const load8 = (address) => {
    const at = (address - SRAM) | 0;
    if (at >>> 0 < SRAM_BYTES) return sram8[at];
    if (address >>> 24 === FLASH_TOP) {
      if (cached) cache.touch(address & OFFSET);
      return flash8[address & OFFSET];
    }
    return far.read8(address >>> 0);
  };
  const inCode = (at, whole) => at >>> 0 < SRAM_BYTES && !(at & whole);
  const storeElsewhere32 = (address, value) => {
    const at = (address - SRAM) | 0;
    if (inCode(at, 3)) {
      sram32[at >> 2] = value;
      translated.written(at);
    } else if (address >>> 5 === DIVIDER) mcu.sio.writeUint32(address & 0xff, value >>> 0);
    else far.write32(address >>> 0, value >>> 0);
  };
  const storeElsewhere16 = (address, value) => {
    const at = (address - SRAM) | 0;
    if (inCode(at, 1)) {
      sram16[at >> 1] = value;
      translated.written(at);
    } else far.write16(address >>> 0, value >>> 0);
  };
  const storeElsewhere8 = (address, value) => {
    const at = (address - SRAM) | 0;
    if (inCode(at, 0)) {
      sram8[at] = value;
      translated.written(at);
    } else far.write8(address >>> 0, value >>> 0);
  };
  const store32 = (address, value) => {
    const at = (address - SRAM) | 0;
    if (at >= time.low && at < SRAM_BYTES && !(at & 3)) sram32[at >> 2] = value;
    else storeElsewhere32(address, value);
  };
  const store16 = (address, value) => {
    const at = (address - SRAM) | 0;
    if (at >= time.low && at < SRAM_BYTES && !(at & 1)) sram16[at >> 1] = value;
    else storeElsewhere16(address, value);
  };
  const store8 = (address, value) => {
    const at = (address - SRAM) | 0;
    if (at >= time.low && at < SRAM_BYTES) sram8[at] = value;
    else storeElsewhere8(address, value);
  };
  core.readUint32 = (address) => load32(address | 0) >>> 0;
  core.readUint16 = (address) => load16(address | 0);
  core.readUint8 = (address) => load8(address | 0);
  core.writeUint32 = (address, value) => store32(address | 0, value | 0);
  core.writeUint16 = (address, value) => store16(address | 0, value | 0);
  core.writeUint8 = (address, value) => store8(address | 0, value | 0);
  /** Cycles of a load, or of a store, beyond the first. */
  const more = (address, write) =>
    address >>> 28 === 2 || address >>> 28 === 1 ? 1 : core.cyclesIO(address >>> 0, write);
  const flags = (result) => {
    f[0] = f[1] = result;
    return result;
  };
  const sum = (a, b) => {
    const result = (a + b) | 0;
    f[2] = result >>> 0 < a >>> 0 ? 1 : 0;
    f[3] = (a ^ result) & (b ^ result);
    return flags(result);
  };
  const difference = (a, b) => {
    const result = (a - b) | 0;
    f[2] = a >>> 0 >= b >>> 0 ? 1 : 0;
    f[3] = (a ^ b) & (a ^ result);
    return flags(result);
  };
  const holds = (condition) => {
    switch (condition) {
      case 0: return f[1] === 0;
      case 1: return f[1] !== 0;
      case 2: return f[2] !== 0;
      case 3: return f[2] === 0;
      case 4: return f[0] < 0;
      case 5: return f[0] >= 0;
      case 6: return f[3] < 0;
      case 7: return f[3] >= 0;
      case 8: return f[2] !== 0 && f[1] !== 0;
      case 9: return f[2] === 0 || f[1] === 0;
      case 10: return (f[0] ^ f[3]) >= 0;
      case 11: return (f[0] ^ f[3]) < 0;
      case 12: return f[1] !== 0 && (f[0] ^ f[3]) >= 0;
      default: return f[1] === 0 || (f[0] ^ f[3]) < 0;
    }
  };

  /** Executes an instruction that has no place in the switch. Returns its cycles. */
  const other = (opcode, pc) => {
    const run = TABLE[opcode];
    if (run === null) return core.executeInstruction();
    r[15] = pc + 2;
    return run.call(core, opcode, 0, pc);
  };

  const { blocks } = translated;
  const run = () => {
    let next = -1; // the instruction behind one that was executed here: no stretch begins there
    let alone = -1; // one that a stretch has left before
    do {
      if (core.interruptsUpdated && core.checkForInterrupts()) core.waiting = false;
      cache.cycles = 0;
      const pc = r[15] & ~1;
      if (pc !== next && pc !== alone) {
        const block = blocks[placeOf(pc)];
        if (block === undefined) translated.met(pc);
        else if (time.cycles + block.most <= time.limit) {
          alone = block.run() ? r[15] : -1;
          continue;
        }
      }
      next = pc === alone ? -1 : pc + 2;
      alone = -1;
      time.count += 1;
      const top = pc >>> 24;
      let opcode;
      if (top === FLASH_TOP) {
        if (cached) cache.touch(pc & OFFSET);
        opcode = flash16[(pc & OFFSET) >> 1];
      } else if (top === SRAM_TOP) opcode = sram16[(pc & OFFSET) >> 1];
      else {
        const cycles = core.executeInstruction(); // before the sum is read: a step that meets a peripheral moves the clock on
        time.cycles += cycles + cache.cycles;
        continue;
      }
      let cycles = 1;
      const d = opcode & 7;
      const n = (opcode >> 3) & 7;
      switch (opcode >> 11) {
        case 0b00000: { // LSLS (immediate)
          const by = (opcode >> 6) & 31;
          const value = r[n];
          r[15] = pc + 2;
          if (by) f[2] = (value >>> (32 - by)) & 1;
          r[d] = flags(value << by);
          break;
        }
        case 0b00001: { // LSRS (immediate)
          const by = (opcode >> 6) & 31;
          const value = r[n];
          r[15] = pc + 2;
          f[2] = (value >>> (by ? by - 1 : 31)) & 1;
          r[d] = flags(by ? (value >>> by) | 0 : 0);
          break;
        }
        case 0b00011: { // ADDS, SUBS (register, three bits)
          const right = opcode & 0x400 ? (opcode >> 6) & 7 : r[(opcode >> 6) & 7];
          r[15] = pc + 2;
          r[d] = opcode & 0x200 ? difference(r[n], right) : sum(r[n], right);
          break;
        }
        case 0b00100: // MOVS
          r[15] = pc + 2;
          r[(opcode >> 8) & 7] = flags(opcode & 255);
          break;
        case 0b00101: // CMP (immediate)
          r[15] = pc + 2;
          difference(r[(opcode >> 8) & 7], opcode & 255);
          break;
        case 0b00110: { // ADDS
          const at = (opcode >> 8) & 7;
          r[15] = pc + 2;
          r[at] = sum(r[at], opcode & 255);
          break;
        }
        case 0b00111: { // SUBS
          const at = (opcode >> 8) & 7;
          r[15] = pc + 2;
          r[at] = difference(r[at], opcode & 255);
          break;
        }
        case 0b01000: {
          const kind = opcode >> 6;
          if (kind === 0b0100001010) { // CMP (register)
            r[15] = pc + 2;
            difference(r[d], r[n]);
          } else if (kind === 0b0100000000) { // ANDS
            r[15] = pc + 2;
            r[d] = flags(r[d] & r[n]);
          } else if (kind === 0b0100001100) { // ORRS
            r[15] = pc + 2;
            r[d] = flags(r[d] | r[n]);
          } else if (kind === 0b0100001000) { // TST
            r[15] = pc + 2;
            flags(r[d] & r[n]);
          } else if (opcode >> 8 === 0b01000110) { // MOV
            const to = ((opcode >> 4) & 8) | d;
            const from = (opcode >> 3) & 15;
            if (to === 13 || to === 15 || from === 15) cycles = other(opcode, pc);
            else {
              r[15] = pc + 2;
              r[to] = r[from];
            }
          } else cycles = other(opcode, pc);
          break;
        }
        case 0b01001: { // LDR (literal)
          const address = ((pc + 4) & ~3) + ((opcode & 255) << 2);
          r[15] = pc + 2;
          cycles += more(address, false);
          r[(opcode >> 8) & 7] = load32(address);
          break;
        }
        case 0b01100: { // STR
          const address = (r[n] + ((opcode >> 4) & 0x7c)) | 0;
          r[15] = pc + 2;
          cycles += more(address, true);
          store32(address, r[d]);
          break;
        }
        case 0b01101: { // LDR
          const address = (r[n] + ((opcode >> 4) & 0x7c)) | 0;
          r[15] = pc + 2;
          cycles += more(address, false);
          r[d] = load32(address);
          break;
        }
        case 0b01110: { // STRB
          const address = (r[n] + ((opcode >> 6) & 31)) | 0;
          r[15] = pc + 2;
          cycles += more(address, true);
          store8(address, r[d]);
          break;
        }
        case 0b01111: { // LDRB
          const address = (r[n] + ((opcode >> 6) & 31)) | 0;
          r[15] = pc + 2;
          cycles += more(address, false);
          r[d] = load8(address);
          break;
        }
        case 0b10000: { // STRH
          const address = (r[n] + ((opcode >> 5) & 62)) | 0;
          r[15] = pc + 2;
          cycles += more(address, true);
          store16(address, r[d]);
          break;
        }
        case 0b10001: { // LDRH
          const address = (r[n] + ((opcode >> 5) & 62)) | 0;
          r[15] = pc + 2;
          cycles += more(address, false);
          r[d] = load16(address);
          break;
        }
        case 0b10010: { // STR (stack)
          const address = (r[13] + ((opcode & 255) << 2)) | 0;
          r[15] = pc + 2;
          cycles += more(address, true);
          store32(address, r[(opcode >> 8) & 7]);
          break;
        }
        case 0b10011: { // LDR (stack)
          const address = (r[13] + ((opcode & 255) << 2)) | 0;
          r[15] = pc + 2;
          cycles += more(address, false);
          r[(opcode >> 8) & 7] = load32(address);
          break;
        }
        case 0b01010:
        case 0b01011: { // a register as the offset
          const address = (r[n] + r[(opcode >> 6) & 7]) | 0;
          r[15] = pc + 2;
          const kind = (opcode >> 9) & 7;
          cycles += more(address, kind < 3);
          if (kind === 0) store32(address, r[d]);
          else if (kind === 1) store16(address, r[d]);
          else if (kind === 2) store8(address, r[d]);
          else if (kind === 3) r[d] = (load8(address) << 24) >> 24;
          else if (kind === 4) r[d] = load32(address);
          else if (kind === 5) r[d] = load16(address);
          else if (kind === 6) r[d] = load8(address);
          else r[d] = (load16(address) << 16) >> 16;
          break;
        }
        case 0b11010:
        case 0b11011: { // B (with a condition)
          const condition = (opcode >> 8) & 15;
          if (condition >= 14) cycles = other(opcode, pc);
          else if (holds(condition)) {
            r[15] = pc + 4 + ((opcode << 24) >> 23);
            cycles = 2;
          } else r[15] = pc + 2;
          break;
        }
        case 0b11100: // B
          r[15] = pc + 4 + ((opcode << 21) >> 20);
          cycles = 2;
          break;
        case 0b11110: { // BL; with another second half it is left to the core
          const second = load16(pc + 2);
          if ((second & 0xd000) !== 0xd000) {
            cycles = core.executeInstruction();
            break;
          }
          const sign = (opcode >> 10) & 1;
          const high = (1 - (sign ^ ((second >> 13) & 1))) << 23;
          const low = (1 - (sign ^ ((second >> 11) & 1))) << 22;
          const by = (sign ? 0xff000000 : 0) | high | low | ((opcode & 0x3ff) << 12) | ((second & 0x7ff) << 1);
          r[14] = (pc + 4) | 1;
          r[15] = pc + 4 + by;
          cycles = 3;
          break;
        }
        case 0b10111:
          if (opcode >> 9 !== 0b1011110) cycles = other(opcode, pc);
          else { // POP
            let address = r[13];
            r[15] = pc + 2;
            for (let k = 0; k < 8; k += 1) {
              if (opcode & (1 << k)) {
                r[k] = load32(address);
                address += 4;
                cycles += 1;
              }
            }
            r[13] = address & ~3;
            if (opcode & 0x100) {
              r[13] = (address + 4) & ~3;
              core.BXWritePC(load32(address) >>> 0);
              cycles += 2;
            }
          }
          break;
        default:
          cycles = other(opcode, pc);
      }
      time.cycles += cycles + cache.cycles;
    } while (time.cycles < time.limit && !core.waiting);
  };
  return { run, translated };
}

/** The bytes as unsigned bytes, unsigned half-words and signed words. */
function views({ buffer, byteOffset, byteLength }) {
  return [
    new Uint8Array(buffer, byteOffset, byteLength),
    new Uint16Array(buffer, byteOffset, byteLength >> 1),
    new Int32Array(buffer, byteOffset, byteLength >> 2),
  ];
}
