// The firmware's functions by name, and calls of them. A call disables interrupts and restores memory and registers afterwards.
// By such calls heapOf() reads the state of CircuitPython's heap.

import { gunzipSync } from "node:zlib";

const RETURN = 0x20041f00; // an unused address: the return address of a call
const STACK_ROOM = 512;
const SRAM = 0x20000000;
const ROOM = 0x20040000; // SCRATCH_X, unused by the firmware: gc_info writes there
const BLOCK = 16; // bytes
const MOST_INSTRUCTIONS = 50_000_000;
const CORE_FIELDS = ["PM", "N", "Z", "C", "V", "waiting", "cycles", "interruptsUpdated"];

export class FirmwareCalls {
  #pico;
  #addresses = new Map();
  #functions = [];

  /** @param {Uint8Array} symbols what `nm` says of the image, also packed by gzip */
  constructor(pico, symbols) {
    this.#pico = pico;
    const text = symbols[0] === 0x1f ? gunzipSync(symbols) : symbols;
    for (const line of new TextDecoder("latin1").decode(text).split("\n")) {
      const [address, kind, name] = line.split(" ");
      if (name) this.#addresses.set(name, parseInt(address, 16));
      if (/^[tw]$/i.test(kind)) this.#functions.push([parseInt(address, 16), name]);
    }
  }

  /** Returns the address of a function or of a symbol of the linker. */
  address(name) {
    const found = this.#addresses.get(name);
    if (found === undefined) throw new Error(`the symbols have no ${name}`);
    return found;
  }

  /** Returns [address, name] of each function, by address. */
  functions() {
    return this.#functions.sort(([a], [b]) => a - b);
  }

  /** Calls a function. Returns {result, memory}, the memory after the call. The chip's state is restored. */
  call(name, ...given) {
    const { core, sram } = this.#pico.mcu;
    const before = sram.slice();
    const registers = Array.from(core.registers);
    const fields = Object.fromEntries(CORE_FIELDS.map((field) => [field, core[field]]));
    Object.assign(core, { PM: true, waiting: false });
    given.forEach((value, i) => (core.registers[i] = value));
    core.registers[13] = (registers[13] - STACK_ROOM) & ~7;
    core.registers[14] = RETURN | 1;
    core.PC = this.address(name) & ~1;
    let left = MOST_INSTRUCTIONS;
    while ((core.PC & ~1) !== RETURN && left > 0) {
      core.executeInstruction();
      left -= 1;
    }
    if (!left) throw new Error(`${name} does not return: do the symbols belong to the image?`);
    const answer = { result: core.registers[0] >>> 0, memory: sram.slice() };
    sram.set(before);
    registers.forEach((value, i) => (core.registers[i] = value));
    Object.assign(core, fields);
    return answer;
  }
}

/** Returns bytes of the heap; `alive` and `largestAlive`, the largest free block, are those after a collection. */
export function heapOf(pico, calls) {
  const now = info(calls);
  const { sram } = pico.mcu;
  const before = sram.slice();
  sram.set(calls.call("gc_collect").memory);
  const { used: alive, largest: largestAlive } = info(calls);
  sram.set(before);
  return { ...now, alive, largestAlive };
}

function info(calls) {
  const { memory } = calls.call("gc_info", ROOM);
  const view = new DataView(memory.buffer, memory.byteOffset + ROOM - SRAM);
  const [total, used, free, blocks] = [0, 4, 8, 12].map((at) => view.getUint32(at, true));
  return { total, used, free, largest: blocks * BLOCK };
}
