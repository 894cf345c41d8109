// A sampling profiler: in each sample, the running Python functions, outermost first, and the C functions below them.
//
// Python's frames are consecutive on a stack of their own. Each starts with its function, the position in its bytecode and the top of
// its values. Frames of generators are elsewhere; their time counts for the caller.

const SRAM = 0x20000000;
const SRAM_END = 0x20042000;
const FLASH = 0x10000000;
const PYSTACK = { start: 8, current: 16 }; // in mp_state_ctx

export class Profile {
  #pico;
  #calls;
  #state;
  #plain;
  #functions; // [address, name] of C functions, by address
  #names = new Map(); // of qstr
  #stacks = new Map();
  samples = []; // [nanoseconds, number of the stack]

  constructor(pico, calls) {
    this.#pico = pico;
    this.#calls = calls;
    this.#state = calls.address("mp_state_ctx");
    this.#plain = calls.address("mp_type_fun_bc");
    this.#functions = calls.functions();
  }

  /** The stacks, lists of names, by number. */
  get stacks() {
    return [...this.#stacks.keys()].map((key) => key.split("\n"));
  }

  /** Takes a sample. */
  sample() {
    const stack = [...this.#frames(), this.#native(this.#pico.mcu.core.PC)].join("\n");
    if (!this.#stacks.has(stack)) this.#stacks.set(stack, this.#stacks.size);
    this.samples.push([this.#pico.nanos, this.#stacks.get(stack)]);
  }

  *#frames() {
    const { mcu } = this.#pico;
    const end = this.#word(this.#state + PYSTACK.current);
    for (let at = this.#word(this.#state + PYSTACK.start); at < end && at >= SRAM; at += 4) {
      const [fun, top] = [this.#word(at), this.#word(at + 8)];
      if (fun < SRAM || fun >= SRAM_END || fun & 3 || top < at || top > end) continue;
      if (this.#word(fun) !== this.#plain) continue;
      const [context, bytecode] = [this.#word(fun + 4), this.#word(fun + 12)];
      const table = this.#word(context + 8);
      const name = (k) => this.#name(mcu.readUint16(table + 2 * k));
      yield `${name(0)}:${name(this.#nameIndex(bytecode))}`;
    }
  }

  /** Returns the index of a function's name: the third number of its bytecode, after two sizes, each of seven bits a byte. */
  #nameIndex(at) {
    const { mcu } = this.#pico;
    while (mcu.readUint8(at++) & 0x80);
    while (mcu.readUint8(at++) & 0x80);
    let index = 0;
    for (let byte = 0x80; byte & 0x80; ) {
      byte = mcu.readUint8(at++);
      index = (index << 7) | (byte & 0x7f);
    }
    return index;
  }

  #name(qstr) {
    if (!this.#names.has(qstr)) {
      const { result, memory } = this.#calls.call("qstr_str", qstr);
      let text = "";
      for (let at = result; text.length < 80; at += 1) {
        const byte = at >= SRAM ? memory[at - SRAM] : this.#pico.mcu.flash[at - FLASH];
        if (!byte) break;
        text += String.fromCharCode(byte);
      }
      this.#names.set(qstr, text);
    }
    return this.#names.get(qstr);
  }

  #native(pc) {
    let [low, high] = [0, this.#functions.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (this.#functions[middle][0] <= pc) low = middle;
      else high = middle;
    }
    return pc < FLASH ? "boot ROM" : this.#functions[low][1];
  }

  #word(address) {
    return address >= FLASH && address < SRAM_END ? this.#pico.mcu.readUint32(address & ~3) : 0;
  }
}
