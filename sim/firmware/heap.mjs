// What CircuitPython's heap holds at a moment, asked of the firmware's own functions by their addresses.
//
// A function is called aside, with interrupts off, and then memory and registers are put back: the program does not notice.

import { gunzipSync } from "node:zlib";

const SRAM = 0x20000000;
const ROOM = 0x20040000; // SCRATCH_X, which the firmware leaves alone: gc_info writes there
const RETURN = 0x20041f00; // nothing stands there: a call that comes back here is over
const STACK_ROOM = 512;
const BLOCK = 16; // bytes
const MOST_INSTRUCTIONS = 50_000_000;
const CORE_FIELDS = ["PM", "N", "Z", "C", "V", "waiting", "cycles", "interruptsUpdated"];
const NEEDED = ["gc_info", "gc_collect"];

export class Heap {
  #pico;
  #addresses = {};

  /** @param {Uint8Array} symbols what `nm` says of the image, also packed by gzip */
  constructor(pico, symbols) {
    this.#pico = pico;
    const text = symbols[0] === 0x1f ? gunzipSync(symbols) : symbols;
    for (const line of new TextDecoder("latin1").decode(text).split("\n")) {
      const [address, , name] = line.split(" ");
      if (NEEDED.includes(name)) this.#addresses[name] = parseInt(address, 16);
    }
    const missing = NEEDED.filter((name) => !(name in this.#addresses));
    if (missing.length) throw new Error(`the symbols have no ${missing.join(", ")}`);
  }

  /** Returns bytes: of the heap now, and `alive` and `largestAlive`, the largest free block, after a collection. */
  look() {
    const now = this.#info();
    const { sram } = this.#pico.mcu;
    const before = sram.slice();
    sram.set(this.#call("gc_collect"));
    const { used: alive, largest: largestAlive } = this.#info();
    sram.set(before);
    return { ...now, alive, largestAlive };
  }

  #info() {
    const after = this.#call("gc_info", ROOM);
    const view = new DataView(after.buffer, after.byteOffset + ROOM - SRAM);
    const [total, used, free, blocks] = [0, 4, 8, 12].map((at) => view.getUint32(at, true));
    return { total, used, free, largest: blocks * BLOCK };
  }

  /** Calls a function of the firmware and returns what the memory is then; memory and registers are as before. */
  #call(name, ...given) {
    const { core, sram } = this.#pico.mcu;
    const before = sram.slice();
    const registers = Array.from(core.registers);
    const fields = Object.fromEntries(CORE_FIELDS.map((field) => [field, core[field]]));
    Object.assign(core, { PM: true, waiting: false });
    given.forEach((value, i) => (core.registers[i] = value));
    core.registers[13] = (registers[13] - STACK_ROOM) & ~7;
    core.registers[14] = RETURN | 1;
    core.PC = this.#addresses[name] & ~1;
    let left = MOST_INSTRUCTIONS;
    while ((core.PC & ~1) !== RETURN && left > 0) {
      core.executeInstruction();
      left -= 1;
    }
    if (!left) throw new Error(`${name} does not return: do the symbols belong to the image?`);
    const after = sram.slice();
    sram.set(before);
    registers.forEach((value, i) => (core.registers[i] = value));
    Object.assign(core, fields);
    return after;
  }
}
