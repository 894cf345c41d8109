// The flash chip, a W25Q of any size, at the serial interface (SSI) and its chip select.
//
// Reads by the core do not come here. To erase and to program, the boot ROM sends commands, a byte at a time.

import { BasePeripheral } from "rp2040js";

const PAGE = 256;
const ERASE_NS = { 0x20: 45e6, 0x52: 120e6, 0xd8: 150e6 }; // typical, data sheet of the W25Q16JV
const ERASE_BYTES = { 0x20: 4096, 0x52: 32768, 0xd8: 65536 };
const PROGRAM_NS = 0.4e6;
const COMMAND = { PROGRAM: 0x02, READ: 0x03, WRITE_DISABLE: 0x04, STATUS: 0x05, WRITE_ENABLE: 0x06, STATUS_2: 0x35 };
const W25Q = [0xef, 0x40]; // manufacturer and type; the third byte of the answer to 0x9f is log2 of the size
const UNIQUE_ID = [0, 0, 0, 0, 0xe6, 0x61, 0x4c, 0x31, 0x1b, 0x7e, 0x6f, 0x35];
const QUAD_ENABLED = 2;

// Registers of the SSI, data sheet 4.10.13
const REGISTER = { CTRLR0: 0x00, ENABLE: 0x08, BAUD: 0x14, TX_LEVEL: 0x20, RX_LEVEL: 0x24, STATUS: 0x28, ID: 0x58, VERSION: 0x5c, DATA: 0x60 };
const STATUS = { TX_NOT_FULL: 2, TX_EMPTY: 4, RX_NOT_EMPTY: 8 };
const FRAME_OF_8_BITS = 7;

export class FlashChip extends BasePeripheral {
  /** Called before each change, with {kind: "erase" or "program", at, length}. If it returns a number, only so many bytes change. */
  onChange = () => {};
  /** Called with the cycles of each byte on the wire. */
  onStall = () => {};

  #registers = { [REGISTER.BAUD]: 4 };
  #received = [];
  #select = "auto"; // the chip select: driven by the SSI, or by the boot ROM through IO_QSPI
  #writable = false;
  #busyUntil = 0;
  #bytes = 0; // of the current command
  #command = -1;
  #address = 0;
  #page = [];
  #size;
  #identity;

  /** @param {number} size bytes, a power of two; CircuitPython reads it to size its drive */
  constructor(mcu, size) {
    super(mcu, "SSI");
    this.mcu = mcu;
    this.#size = size;
    this.#identity = { 0x9f: [...W25Q, Math.log2(size)], 0x4b: UNIQUE_ID };
    if (!Number.isInteger(this.#identity[0x9f][2])) throw new Error(`no flash chip has ${size} bytes`);
  }

  /** @param {"auto" | "low" | "high"} level */
  select(level) {
    if (level === "high" && this.#select !== "high") this.#execute();
    if (level === "low" && this.#select !== "low") this.#begin();
    this.#select = level;
  }

  readUint32(offset) {
    switch (offset & 0xfff) {
      case REGISTER.TX_LEVEL:
        return 0;
      case REGISTER.RX_LEVEL:
        return this.#received.length;
      case REGISTER.STATUS:
        return STATUS.TX_NOT_FULL | STATUS.TX_EMPTY | (this.#received.length ? STATUS.RX_NOT_EMPTY : 0);
      case REGISTER.ID:
        return 0x51535049;
      case REGISTER.VERSION:
        return 0x3430312a;
      case REGISTER.DATA: {
        const byte = this.#received.shift() ?? 0;
        if (this.#select === "auto" && !this.#received.length) this.#execute();
        return byte;
      }
    }
    return this.#registers[offset & 0xfff] ?? 0;
  }

  writeUint32(offset, value) {
    this.#registers[offset & 0xfff] = value >>> 0;
    if ((offset & 0xfff) === REGISTER.ENABLE && !(value & 1)) {
      this.#received = [];
      this.#begin();
    } else if ((offset & 0xfff) === REGISTER.DATA) {
      const bits = (this.#registers[REGISTER.CTRLR0] >>> 16) & 0x1f;
      this.#received.push(bits === FRAME_OF_8_BITS ? this.#exchange(value & 0xff) : 0);
      this.onStall(8 * this.#registers[REGISTER.BAUD]);
    }
  }

  #begin() {
    this.#bytes = 0;
    this.#command = -1;
    this.#address = 0;
    this.#page = [];
  }

  /** Takes a byte of a command. Returns the byte that the chip sends meanwhile. */
  #exchange(byte) {
    const n = this.#bytes++;
    if (n === 0) {
      this.#command = byte;
      return 0;
    }
    if (this.#command in this.#identity) return this.#identity[this.#command][n - 1] ?? 0;
    if (this.#command === COMMAND.STATUS) return (this.mcu.clock.nanos < this.#busyUntil ? 1 : 0) | (this.#writable ? 2 : 0);
    if (this.#command === COMMAND.STATUS_2) return QUAD_ENABLED;
    if (n <= 3) this.#address = (this.#address << 8) | byte;
    else if (this.#command === COMMAND.PROGRAM) this.#page.push(byte);
    else if (this.#command === COMMAND.READ) return this.mcu.flash[this.#address++ % this.#size];
    return 0;
  }

  /** Executes the command, as the chip does when it is deselected. */
  #execute() {
    const { flash, clock } = this.mcu;
    if (this.#command === COMMAND.WRITE_ENABLE) this.#writable = true;
    else if (this.#command === COMMAND.WRITE_DISABLE) this.#writable = false;
    else if (this.#writable && this.#bytes > 3 && this.#command in ERASE_BYTES) {
      const length = ERASE_BYTES[this.#command];
      const at = (this.#address & -length) % this.#size;
      this.#change({ kind: "erase", at, length }, (i) => [at + i, 0xff]);
      this.#busyUntil = clock.nanos + ERASE_NS[this.#command];
    } else if (this.#writable && this.#bytes > 3 && this.#command === COMMAND.PROGRAM) {
      const page = (this.#address & -PAGE) % this.#size;
      const place = (i) => page + ((this.#address + i) % PAGE);
      const change = { kind: "program", at: this.#address, length: this.#page.length };
      this.#change(change, (i) => [place(i), flash[place(i)] & this.#page[i]]);
      this.#busyUntil = clock.nanos + PROGRAM_NS;
    }
    this.#begin();
  }

  /** Changes bytes in order. A byte that keeps its value does not count. @param result returns [offset, value] for i */
  #change(change, result) {
    const { flash } = this.mcu;
    this.#writable = false;
    let left = this.onChange(change) ?? change.length;
    for (let i = 0; i < change.length && left > 0; i++) {
      const [at, value] = result(i);
      if (flash[at] !== value) left -= 1;
      flash[at] = value;
    }
  }
}
