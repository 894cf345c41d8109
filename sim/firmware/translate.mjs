// Translates a block of Thumb instructions to the source of a JavaScript function, for translated.mjs.
//
// The function has the effects of the same instructions executed one by one in burst.mjs, cycles included. A block follows unconditional
// branches, exits at conditional ones, and ends before the first instruction that needs more than registers, memory and flash. At an
// access to any other address it exits before that instruction.

const FLASH_TOP = 0x10;
const SRAM = 0x20000000;
export const SRAM_BYTES = 0x42000;
export const OFFSET = 0xffffff;
export const DIVIDER = 0xd0000060 >>> 5; // the addresses of the divider, whose results do not depend on time
const LINE_BITS = 3; // of the flash's cache
const LONGEST = 48; // instructions of a block
const FLAGS = ["n", "z", "c", "v"]; // their order in `f`: see fast_core.mjs
const CONDITIONS = [
  "z===0", "z!==0", "c!==0", "c===0", "n<0", "n>=0", "v<0", "v>=0",
  "c!==0&&z!==0", "c===0||z===0", "(n^v)>=0", "(n^v)<0", "z!==0&&(n^v)>=0", "z===0||(n^v)<0",
];
const PURE = new Set([0b0010, 0b0011, 0b0100, 0b0101, 0b0110, 0b0111, 0b1011]); // shifts by a register, ADCS, SBCS, RORS, CMN
const SIZES = { 4: ["32", 2], 2: ["16", 1], 1: ["8", 0] }; // by bytes: views of memory, shift of an address

const bitsOf = (list) => [0, 1, 2, 3, 4, 5, 6, 7].filter((k) => list & (1 << k));
const signed = (value, bits) => (value << (32 - bits)) >> (32 - bits);

/**
 * Decodes an instruction. Returns null for one that ends the block, else {sets: its flags, cycles, write (code): writes its source,
 * next: the address of the next instruction or null, leaves: whether it may exit the block, wide}.
 */
function decode(opcode, second, pc, inFlash) {
  const d = opcode & 7;
  const n = (opcode >> 3) & 7;
  const m = (opcode >> 6) & 7;
  const byte = opcode & 255;
  const high = (opcode >> 8) & 7;
  const plain = (write, sets = "") => ({ write, sets, cycles: 1, next: pc + 2, leaves: false });
  const sum = (to, a, b) => plain((code) => code.add(to, code.r(a), typeof b === "number" ? b : code.r(+b)), "nzcv");
  const difference = (to, a, b) => plain((code) => code.subtract(to, a === null ? 0 : code.r(a), typeof b === "number" ? b : code.r(+b)), "nzcv");
  const logic = (to, text) => plain((code) => code.result(to, text(code)), "nz");
  const memory = (write, cycles = 2) => ({ write, sets: "", cycles, next: pc + 2, leaves: true });
  const load = (to, address, size, extend = 0) => memory((code) => code.load(to, address(code), size, extend));
  const store = (from, address, size) => memory((code) => code.store(from, address(code), size));
  switch (opcode >> 11) {
    case 0b00000: // LSLS, LSRS, ASRS
    case 0b00001:
    case 0b00010: {
      const kind = opcode >> 11;
      const by = ((opcode >> 6) & 31) || (kind ? 32 : 0);
      return plain((code) => {
        const value = code.r(n);
        if (by) code.flag("c", `(${value}>>>${kind ? by - 1 : 32 - by})&1`);
        code.result(d, [`${value}<<${by}`, by < 32 ? `(${value}>>>${by})|0` : "0", `${value}>>${Math.min(by, 31)}`][kind]);
      }, by ? "nzc" : "nz");
    }
    case 0b00011: {
      const right = opcode & 0x400 ? m : String(m);
      return opcode & 0x200 ? difference(d, n, right) : sum(d, n, right);
    }
    case 0b00100:
      return logic(high, () => String(byte));
    case 0b00101:
      return difference(null, high, byte);
    case 0b00110:
      return sum(high, high, byte);
    case 0b00111:
      return difference(high, high, byte);
    case 0b01000: {
      const kind = (opcode >> 6) & 15;
      if (!(opcode & 0x400)) {
        if (kind === 0b0000) return logic(d, (code) => `${code.r(d)}&${code.r(n)}`);
        if (kind === 0b0001) return logic(d, (code) => `${code.r(d)}^${code.r(n)}`);
        if (kind === 0b1000) return logic(null, (code) => `${code.r(d)}&${code.r(n)}`);
        if (kind === 0b1001) return difference(d, null, String(n));
        if (kind === 0b1010) return difference(null, d, String(n));
        if (kind === 0b1100) return logic(d, (code) => `${code.r(d)}|${code.r(n)}`);
        if (kind === 0b1101) return logic(d, (code) => `Math.imul(${code.r(n)},${code.r(d)})`);
        if (kind === 0b1110) return logic(d, (code) => `${code.r(d)}&~${code.r(n)}`);
        if (kind === 0b1111) return logic(d, (code) => `~${code.r(n)}`);
        return PURE.has(kind) ? { ...plain((code) => code.call(opcode)), leaves: true } : null;
      }
      const to = ((opcode >> 4) & 8) | d;
      const from = (opcode >> 3) & 15;
      if (kind >> 2 === 0b11) { // BX, BLX
        if (d || from === 15) return null;
        const link = opcode & 0x80;
        return { sets: "", cycles: 2, next: null, leaves: true, write: (code) => {
          code.emit(`w=${code.r(from)};`);
          if (link) code.set(14, String((pc + 2) | 1));
          code.leaveTo(link ? "w&~1" : null);
        } };
      }
      if (to === 15) return null;
      const value = (code, at) => (at === 15 ? String(pc + 4) : code.r(at));
      const aligned = (text) => (to === 13 ? `(${text})&~3` : text);
      if (kind >> 2 === 0b00) return plain((code) => code.set(to, aligned(`(${code.r(to)}+${value(code, from)})|0`)));
      if (kind >> 2 === 0b10) return plain((code) => code.set(to, aligned(value(code, from))));
      return from === 15 ? null : difference(null, to, String(from));
    }
    case 0b01001: {
      const address = ((pc + 4) & ~3) + (byte << 2);
      return inFlash ? { ...plain((code) => code.literal(high, address)), cycles: 2 } : load(high, () => String(address), 4);
    }
    case 0b01010:
    case 0b01011: {
      const address = (code) => `(${code.r(n)}+${code.r(m)})|0`;
      const kind = (opcode >> 9) & 7;
      if (kind < 3) return store(d, address, [4, 2, 1][kind]);
      return load(d, address, [1, 4, 2, 1, 2][kind - 3], [24, 0, 0, 0, 16][kind - 3]);
    }
    case 0b01100:
    case 0b01101:
    case 0b01110:
    case 0b01111:
    case 0b10000:
    case 0b10001: {
      const size = [4, 1, 2][(opcode >> 12) - 6];
      const address = (code) => `(${code.r(n)}+${((opcode >> 6) & 31) * size})|0`;
      return opcode & 0x800 ? load(d, address, size) : store(d, address, size);
    }
    case 0b10010:
      return store(high, (code) => `(${code.r(13)}+${byte << 2})|0`, 4);
    case 0b10011:
      return load(high, (code) => `(${code.r(13)}+${byte << 2})|0`, 4);
    case 0b10100:
      return plain((code) => code.set(high, String((pc & ~3) + 4 + (byte << 2))));
    case 0b10101:
      return plain((code) => code.set(high, `(${code.r(13)}+${byte << 2})|0`));
    case 0b10110: {
      if (opcode >> 8 === 0b10110000) {
        const by = (opcode & 0x7f) << 2;
        return plain((code) => code.set(13, `(${code.r(13)}${opcode & 0x80 ? "-" : "+"}${by})&~3`));
      }
      if (opcode >> 8 === 0b10110010) {
        const text = [(a) => `(${a}<<16)>>16`, (a) => `(${a}<<24)>>24`, (a) => `${a}&65535`, (a) => `${a}&255`][(opcode >> 6) & 3];
        return plain((code) => code.set(d, text(code.r(n))));
      }
      if (opcode >> 9 !== 0b1011010) return null;
      const list = bitsOf(opcode).concat(opcode & 0x100 ? [14] : []);
      return memory((code) => code.push(list), 1 + bitsOf(opcode).length);
    }
    case 0b10111: {
      if (opcode >> 9 !== 0b1011110) return null;
      const list = bitsOf(opcode);
      const returns = opcode & 0x100;
      return { ...memory((code) => code.pop(list, returns), 1 + list.length + (returns ? 2 : 0)), next: returns ? null : pc + 2 };
    }
    case 0b11000:
    case 0b11001: {
      const list = bitsOf(opcode);
      return list.length ? memory((code) => code.many(high, list, opcode & 0x800), 1 + list.length) : null;
    }
    case 0b11010:
    case 0b11011: {
      const condition = (opcode >> 8) & 15;
      if (condition >= 14) return null;
      return { ...plain((code) => code.branch(CONDITIONS[condition], pc + 4 + (signed(opcode & 255, 8) << 1))), leaves: true };
    }
    case 0b11100:
      return { ...plain(() => {}), cycles: 2, next: pc + 4 + (signed(opcode & 0x7ff, 11) << 1) };
    case 0b11110: {
      if ((second & 0xd000) !== 0xd000) return null;
      const sign = (opcode >> 10) & 1;
      const far = (1 - (sign ^ ((second >> 13) & 1))) << 23;
      const near = (1 - (sign ^ ((second >> 11) & 1))) << 22;
      const by = (sign ? 0xff000000 : 0) | far | near | ((opcode & 0x3ff) << 12) | ((second & 0x7ff) << 1);
      return { ...plain((code) => code.set(14, String((pc + 4) | 1))), cycles: 3, next: pc + 4 + by, wide: true };
    }
    default:
      return null;
  }
}

/** The source of a block. Its methods add the code of instructions. */
class Source {
  #text = "";
  #known = new Set(); // registers and flags whose variables equal those of `r` and `f`
  #fetch = ""; // code that counts the fetch of the instruction in the cache; "" when it is written already
  cycles = 0; // of the instructions before this one

  constructor(head, cached, read32) {
    this.head = head;
    this.cached = cached;
    this.read32 = read32;
  }

  emit(text) {
    this.#text += text;
  }

  /** Starts an instruction. `live`: its flags that later code reads. */
  begin(pc, own, live, touches) {
    Object.assign(this, { pc, own, live });
    this.#fetch = touches.map((at) => `k.touch(${at & OFFSET});`).join("");
  }

  /** Counts the fetch of the instruction in the cache, once. */
  fetched() {
    this.emit(this.#fetch);
    this.#fetch = "";
  }

  end() {
    this.fetched();
    this.cycles += this.own;
  }

  r(index) {
    if (!this.#known.has(index)) this.emit(`r${index}=r[${index}];`);
    this.#known.add(index);
    return `r${index}`;
  }

  set(index, text) {
    this.emit(`r[${index}]=r${index}=${text};`);
    this.#known.add(index);
  }

  flag(name, text) {
    if (!this.live.includes(name)) return;
    this.emit(`f[${FLAGS.indexOf(name)}]=${name}=${text};`);
    this.#known.add(name);
  }

  /** Stores a result in a register, with null in none, and sets N and Z. */
  result(to, text) {
    this.emit(`w=${text};`);
    this.flag("n", "w");
    this.flag("z", "w");
    if (to !== null) this.set(to, "w");
  }

  add(to, a, b) {
    this.emit(`x=${a};y=${b};w=(x+y)|0;`);
    this.flag("c", "(w>>>0)<(x>>>0)?1:0");
    this.flag("v", "(x^w)&(y^w)");
    this.result(to, "w");
  }

  subtract(to, a, b) {
    this.emit(`x=${a};y=${b};w=(x-y)|0;`);
    this.flag("c", "(x>>>0)>=(y>>>0)?1:0");
    this.flag("v", "(x^y)&(x^w)");
    this.result(to, "w");
  }

  /** Calls rp2040js's function of an instruction that uses registers and flags only. */
  call(opcode) {
    this.emit(`T[${opcode}].call(core,${opcode},0,0);`);
    this.#known.clear();
  }

  literal(to, address) {
    this.fetched();
    if (this.cached) this.emit(`k.touch(${address & OFFSET});`);
    this.set(to, String(this.read32(address & OFFSET)));
  }

  load(to, address, size, extend) {
    const [view, shift] = SIZES[size];
    const fetch = this.#fetch;
    this.#fetch = "";
    const whole = size > 1 ? `&&(a&${size - 1})===0` : "";
    this.emit(`a=${address};x=(a-${SRAM})|0;if((x>>>0)<${SRAM_BYTES}${whole}){${fetch}w=S${view}[x>>${shift}];}`);
    this.emit(`else if((a>>>24)===${FLASH_TOP}${whole}){${fetch}${this.cached ? `k.touch(a&${OFFSET});` : ""}`);
    this.emit(`w=F${view}[(a&${OFFSET})>>${shift}];}`);
    this.emit(`else if((a>>>14)===0${whole}){${fetch}w=B${view}[a>>${shift}];}`);
    if (size === 4) this.emit(`else if((a>>>5)===${DIVIDER}){${fetch}t.cycles-=1;w=D.readUint32(a&255)|0;}`);
    this.emit(`else{${this.#before()}}`);
    this.set(to, extend ? `(w<<${extend})>>${extend}` : "w");
  }

  store(from, address, size) {
    const [view, shift] = SIZES[size];
    const fetch = this.#fetch;
    this.#fetch = "";
    const whole = size > 1 ? `&&(x&${size - 1})===0` : "";
    const value = this.r(from);
    this.emit(`a=${address};x=(a-${SRAM})|0;if(x>=t.low&&x<${SRAM_BYTES}${whole}){${fetch}S${view}[x>>${shift}]=${value};}`);
    if (size === 4) this.emit(`else if((a>>>5)===${DIVIDER}){${fetch}t.cycles-=1;D.writeUint32(a&255,${value}>>>0);}`);
    this.emit(`else{${this.#before()}}`);
  }

  push(list) {
    const sp = this.r(13);
    list.forEach((index) => this.r(index));
    this.emit(`x=(${sp}-${SRAM + 4 * list.length})|0;if(!(x>=t.low&&x<${SRAM_BYTES - 4 * list.length}&&(x&3)===0)){${this.#before()}}`);
    this.fetched();
    this.emit("x>>=2;");
    list.forEach((index, k) => this.emit(`S32[x+${k}]=r${index};`));
    this.set(13, `(${sp}-${4 * list.length})|0`);
  }

  pop(list, returns) {
    const words = list.length + (returns ? 1 : 0);
    const sp = this.r(13);
    this.emit(`x=(${sp}-${SRAM})|0;if(!((x>>>0)<${SRAM_BYTES - 4 * words}&&(x&3)===0)){${this.#before()}}`);
    this.fetched();
    this.emit("x>>=2;");
    list.forEach((index, k) => this.set(index, `S32[x+${k}]`));
    this.set(13, `(${sp}+${4 * words})|0`);
    if (!returns) return;
    this.emit(`w=S32[x+${list.length}];`);
    this.leaveTo(null);
  }

  /** LDM or STM. */
  many(base, list, loads) {
    const address = this.r(base);
    if (!loads) list.forEach((index) => this.r(index));
    const room = `(x&3)===0&&x<${SRAM_BYTES - 4 * list.length}&&x>=${loads ? 0 : "t.low"}`;
    this.emit(`x=(${address}-${SRAM})|0;if(!(${room})){${this.#before()}}`);
    this.fetched();
    if (!list.includes(base)) this.set(base, `(${address}+${4 * list.length})|0`);
    this.emit("x>>=2;");
    list.forEach((index, k) => (loads ? this.set(index, `S32[x+${k}]`) : this.emit(`S32[x+${k}]=r${index};`)));
  }

  branch(condition, target) {
    this.fetched();
    for (const name of FLAGS) {
      if (!condition.includes(name) || this.#known.has(name)) continue;
      this.emit(`${name}=f[${FLAGS.indexOf(name)}];`);
      this.#known.add(name);
    }
    const again = target === this.head ? `if(t.cycles+MOST<=t.limit)continue;` : "";
    this.emit(`if(${condition}){${this.#count(this.cycles + 2)}${again}r[15]=${target};return false;}`);
  }

  /** Exits to the address in `text`; null: to `w`, which may be a return from an interrupt. */
  leaveTo(text) {
    this.fetched();
    this.emit(this.#count(this.cycles + this.own));
    this.emit(text ? `r[15]=${text};` : "if((w>>>28)===15)core.BXWritePC(w>>>0);else r[15]=w&~1;");
    this.emit("return false;");
  }

  /** Ends the block before the instruction at `pc`. alone: that one must be executed by itself. */
  stop(pc, alone) {
    const again = pc === this.head && !alone ? "if(t.cycles+MOST<=t.limit)continue;" : "";
    this.emit(`${this.#count(this.cycles)}${again}r[15]=${pc};return ${alone};`);
  }

  #before() {
    return `${this.#count(this.cycles)}r[15]=${this.pc};return true;`;
  }

  #count(cycles) {
    const misses = this.cached ? "+k.cycles;k.cycles=0" : "";
    return `t.cycles+=${cycles}${misses};`;
  }

  /** Returns the source of the whole function. */
  text(most) {
    const names = [...Array(15).keys()].map((k) => `r${k}=0`).concat(FLAGS.map((name) => `${name}=0`));
    return `return function(){let ${names},a=0,w=0,x=0,y=0;for(;;){${this.#text.replaceAll("MOST", String(most))}}}`;
  }
}

/**
 * Translates the instructions from `pc` on.
 *
 * @param {(pc: number) => number} fetch returns the half-word at an address
 * @param {(offset: number) => number} read32 returns a word of the flash
 * @param {(opcode: number) => boolean} known false: the table's function was replaced (watch.mjs)
 * @param {number} missCycles 0: no cache
 * @returns {{text: string, most: number, end: number, parts: {at: number, bytes: number}[]} | null} `most`: the most cycles; `parts`:
 *   the places of the instructions; `end`: the address after the last of them
 */
export function translate(pc, { fetch, read32, known, missCycles }) {
  const inFlash = pc >>> 24 === FLASH_TOP;
  const cached = missCycles > 0 && inFlash;
  const found = [];
  const seen = new Set();
  let at = pc;
  let next = pc;
  while (found.length < LONGEST && next !== null && !seen.has(next)) {
    at = next;
    const opcode = fetch(at);
    const decoded = known(opcode) && at >>> 24 === pc >>> 24 ? decode(opcode, fetch(at + 2), at, inFlash) : null;
    if (!decoded) break;
    seen.add(at);
    found.push({ ...decoded, at });
    next = decoded.next;
  }
  if (!found.length) return null;
  const code = new Source(pc, missCycles > 0, read32);
  let line = -1;
  let most = 0;
  let end = pc;
  found.forEach((one, index) => {
    const touches = [];
    for (const address of one.wide ? [one.at, one.at + 2] : [one.at]) {
      if (cached && address >> LINE_BITS !== line) touches.push(address);
      line = address >> LINE_BITS;
    }
    code.begin(one.at, one.cycles, live(found, index), touches);
    one.write(code);
    code.end();
    if (one.leaves || one.cycles === 2) line = -1; // it may have read another line of the flash
    most += one.cycles + 1 + (touches.length + 1) * missCycles; // a taken branch costs one more
    end = Math.max(end, one.at + (one.wide ? 4 : 2));
  });
  if (next !== null) code.stop(next, !seen.has(next) && found.length < LONGEST);
  const parts = found.map(({ at: from, wide }) => ({ at: from, bytes: wide ? 4 : 2 }));
  return { text: code.text(most), most, end, parts };
}

/** Returns the flags of an instruction that may be read before another instruction sets them. */
function live(found, index) {
  let dead = "";
  for (const { sets, leaves } of found.slice(index + 1)) {
    if (leaves) break;
    dead += sets;
  }
  return FLAGS.filter((name) => !dead.includes(name)).join("");
}
