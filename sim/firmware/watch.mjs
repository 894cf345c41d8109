// Reports calls and returns of some of the firmware's functions, and the maximum depth of the C stack.
//
// A function's first instruction is replaced by an undefined one, which reports the call and executes the original. Timing is
// unchanged. For its returns, the instruction to which its first call returns is replaced.

import { TABLE } from "./fast_core.mjs";

const FLASH = 0x10000000;
const MARK = 0xde00; // UDF 0
const RETURNS = " returns";
const LINK = 14; // the register with the address to return to
const MOVES_STACK = (opcode) => (opcode & 0xfe00) === 0xb400 || (opcode & 0xff80) === 0xb080; // PUSH; SUB SP

export class Watch {
  #pico;
  #marks = new Map(); // by address, {opcode, name, report}; `opcode` is the original
  #top;
  #size;
  #lowest;

  /**
   * @param {string[]} names of functions in the flash; "NAME returns" stands for the returns to a function's first caller
   * @param {(name: string) => void} onCall
   */
  constructor(pico, calls, names, onCall) {
    this.#pico = pico;
    this.#top = this.#lowest = calls.address("__StackTop");
    this.#size = this.#top - calls.call("port_stack_get_limit").result;
    for (const name of names) {
      const at = calls.address(name.replace(RETURNS, ""));
      if (name.endsWith(RETURNS)) this.#mark(at, name, () => this.#markReturn(name, onCall));
      else this.#mark(at, name, onCall);
    }
    const watch = this;
    TABLE[MARK] = function (_, opcode2, pc) {
      const { opcode, name, report } = watch.#marks.get(pc);
      report(name);
      return TABLE[opcode].call(this, opcode, opcode2, pc);
    };
    TABLE.forEach((run, opcode) => {
      if (MOVES_STACK(opcode)) TABLE[opcode] = function (...given) {
        const cycles = run.apply(this, given);
        if (this.registers[13] < watch.#lowest) watch.#lowest = this.registers[13];
        return cycles;
      };
    });
    this.#put(true);
  }

  /** Calls a function while the original instructions are in place. */
  without(work) {
    this.#put(false);
    const found = work();
    this.#put(true);
    return found;
  }

  /** Returns bytes: the stack's maximum depth and its size. */
  stack() {
    return { used: this.#top - this.#lowest, size: this.#size };
  }

  #mark(address, name, report) {
    const at = address & ~1;
    const opcode = this.#pico.mcu.readUint16(at);
    if (at >>> 24 !== FLASH >>> 24 || !TABLE[opcode]) throw new Error(`${name} cannot be watched`);
    this.#marks.set(at, { opcode, name, report });
  }

  #markReturn(name, onCall) {
    const at = this.#pico.mcu.core.registers[LINK];
    if (this.#marks.has(at & ~1)) return;
    this.#mark(at, name, onCall);
    this.#put(true);
  }

  #put(marks) {
    const view = new DataView(this.#pico.mcu.flash.buffer, this.#pico.mcu.flash.byteOffset);
    for (const [at, { opcode }] of this.#marks) view.setUint16(at - FLASH, marks ? MARK : opcode, true);
    this.#pico.codeChanged();
  }
}
