// A Raspberry Pi Pico, or another board with its chip, that executes an image of CircuitPython: rp2040js, and what CircuitPython
// needs beyond it.
//
//   const pico = new Pico({ bootrom, flash, wiring: { strip: 0, scl: 5, sda: 4 } });
//   pico.onFrame = (bytes, nanos) => { ... };
//   pico.run(5e9);
//
// Time is the emulated clock's, in nanoseconds since the power came on first. It passes only in run().

import { BasePeripheral, ConsoleLogger, GPIOPinState, LogLevel, RP2040, USBCDC } from "rp2040js";
import { burstOf } from "./burst.mjs";
import { Buzzer } from "./buzzer.mjs";
import { FlashCache } from "./flash_cache.mjs";
import { FlashChip } from "./flash_chip.mjs";
import { I2CBus } from "./i2c_bus.mjs";
import { PIOClock } from "./pio.mjs";
import { SPIBus } from "./spi_bus.mjs";
import { Strip } from "./strip.mjs";

const FLASH = 0x10000000;
const UNCACHED_CYCLES = 90; // of a read from flash past the cache
const PINS = 30;
const LONGEST_STRETCH = 20_000; // cycles without a look at the alarms
const IDLE_NS = { least: 8, most: 1e6, pio: 400 }; // steps of a waiting core
const USB_PACKET = 64; // bytes
const BOOTSEL = 1; // the flash's select, which is low while the button BOOTSEL is down
const PULL_UP = 0x40;
const SELECT = { 2: "low", 3: "high" }; // IO_QSPI, output override
const I2C_RESETS = [1 << 3, 1 << 4];
const I2C_BASE = [0x40044, 0x40048];

/** A block of registers that keep what is written. */
class Registers extends BasePeripheral {
  constructor(mcu, name, { initial = {}, onRead = () => undefined, onWrite = () => {} }) {
    super(mcu, name);
    this.values = { ...initial };
    this.onRead = onRead;
    this.onWrite = onWrite;
  }

  readUint32(offset) {
    return this.onRead(offset & 0xfff) ?? this.values[offset & 0xfff] ?? 0;
  }

  writeUint32(offset, value) {
    this.values[offset & 0xfff] = value >>> 0;
    this.onWrite(offset & 0xfff, value >>> 0);
  }
}

export class Pico {
  /** What is called as it happens; nanoseconds are since the power came on first. */
  onFrame = () => {}; // (bytes, nanos): a frame on the strip
  onI2C = () => {}; // (address, bytes, nanos): a transmission
  onSPI = () => {}; // (isData, bytes, nanos): a transmission to the screen, commands or data
  onConsole = () => {}; // (text): what the program prints, on the USB console
  onFlash = () => {}; // ({kind, at, length}): returns a number when the power goes, behind so many bytes of this change
  onPower = () => {}; // (): the power has gone and come again, or the watchdog has reset the chip
  onTone = () => {}; // (hertz, nanos): another pitch on the buzzer, 0 for silence

  instructions = 0;
  misses = 0;
  boots = 0;
  #options;
  #levels = new Array(PINS).fill(true); // of the inputs: buttons pull to ground
  #typed = [];
  #listens = null; // sends what is typed, while the firmware is ready to read from its console
  #before = 0; // nanoseconds of the boots before this one
  #off = false; // the power has gone, or the watchdog has come
  #random = 1;

  /**
   * @param {object} options
   * @param {Uint8Array} options.bootrom
   * @param {Uint8Array} options.flash what is in it, all of it: its length is the chip's size
   * @param {{strip?: number, scl?: number, sda?: number, select?: number, data?: number, buzzer?: number}} options.wiring
   *   pins; `select` and `data` are those of a screen on SPI
   * @param {number} [options.missCycles] that a miss of the flash's cache costs; 0: none
   * @param {boolean} [options.oneByOne] executes each instruction by itself: the same, and slow
   */
  constructor(options) {
    this.#options = options;
    this.addresses = new Set(); // of what answers on the I2C wires
    this.flash = Uint8Array.from(options.flash);
    this.powerOn();
  }

  // Power

  powerOn() {
    const { bootrom, wiring, missCycles } = this.#options;
    this.boots += 1;
    this.#off = false;
    const mcu = (this.mcu = new RP2040());
    this.clock = mcu.clock;
    mcu.logger = new ConsoleLogger(LogLevel.Error, false);
    mcu.loadBootrom(new Uint32Array(Uint8Array.from(bootrom).buffer));
    mcu.flash.set(this.flash);
    this.#time.cycles = this.#time.limit = this.#time.low = 0;
    this.cache = new FlashCache(missCycles);
    this.#putParts();
    this.#levels.forEach((level, pin) => mcu.gpio[pin].setInputValue(level));
    this.#putNearMemory();
    if (wiring.strip !== undefined) {
      this.strip = new Strip((bytes, nanos) => this.onFrame(bytes, this.#before + nanos));
      this.#onEdge(wiring.strip, (high) => this.strip.edge(high, this.#pio.nanos));
    }
    if (wiring.scl !== undefined) {
      this.#bus = new I2CBus(mcu, wiring, (address, bytes, nanos) => this.onI2C(address, bytes, this.#before + nanos));
      this.#bus.addresses = this.addresses;
      mcu.i2c.forEach((controller) => this.#bus.connect(controller));
    }
    if (wiring.select !== undefined) {
      new SPIBus(mcu, wiring, (isData, bytes, nanos) => this.onSPI(isData, bytes, this.#before + nanos));
    }
    if (wiring.buzzer !== undefined) {
      this.buzzer = new Buzzer((hertz, nanos) => this.onTone(hertz, this.#before + nanos));
      this.#onEdge(wiring.buzzer, (high) => this.buzzer.edge(high, this.clock.nanos));
    }
    this.usb = new USBCDC(mcu.usbCtrl);
    const decoder = new TextDecoder();
    this.usb.onSerialData = (bytes) => this.onConsole(decoder.decode(bytes, { stream: true }));
    // A host with nothing to say sends nothing. rp2040js answers each read with an empty packet, a fifth of the core's time.
    const answer = mcu.usbCtrl.onEndpointRead;
    this.#listens = null;
    mcu.usbCtrl.onEndpointRead = (endpoint, size) => {
      if (endpoint === this.usb.outEndpoint) this.#listens = () => answer(endpoint, size);
    };
    mcu.core.PC = FLASH;
    mcu.core.LR = 0;
  }

  /** Takes the power away and gives it again; the flash stays. */
  powerCycle() {
    this.#sync();
    this.flash.set(this.mcu.flash.subarray(0, this.flash.length));
    this.#before += this.clock.nanos;
    this.powerOn();
    this.onPower();
  }

  /** What stands in the flash now. */
  readFlash(at = 0, length = this.flash.length) {
    return this.mcu.flash.slice(at, at + length);
  }

  /** Nanoseconds since the power came on first. */
  get nanos() {
    return this.#before + this.clock.nanos + (this.#time.cycles * 1e9) / this.mcu.clkSys;
  }

  /** Sets the level of an input. */
  setLevel(pin, high) {
    this.#levels[pin] = high;
    this.mcu.gpio[pin].setInputValue(high);
    this.#pio.wake();
  }

  /** Types on the console. */
  type(text) {
    this.#typed.push(...new TextEncoder().encode(text));
  }

  // Parts

  #bus = null;
  #pio;

  #onEdge(pin, deed) {
    this.mcu.gpio[pin].addListener((state) => {
      if (state === GPIOPinState.High || state === GPIOPinState.Low) deed(state === GPIOPinState.High);
    });
  }

  /** What rp2040js has not, or not as CircuitPython needs it. */
  #putParts() {
    const { mcu } = this;
    const { peripherals } = mcu;
    const chip = (peripherals[0x18000] = new FlashChip(mcu, this.flash.length));
    chip.onStall = (cycles) => (this.cache.cycles += cycles);
    chip.onChange = (change) => {
      this.cache.flush();
      this.#burst.translated.flashChanged(change.at);
      const bytes = this.onFlash(change, this.nanos);
      if (bytes !== undefined) this.#off = true;
      return bytes;
    };
    peripherals[0x40018] = new Registers(mcu, "IO_QSPI", {
      onWrite: (offset, value) => offset === 0x0c && chip.select(SELECT[(value >> 8) & 3] ?? "auto"),
    });
    peripherals[0x40060] = new Registers(mcu, "ROSC", {
      onRead: (offset) => ({ 0x18: 0x80001000, 0x1c: this.#randomBit() })[offset], // stable; a random bit
    });
    peripherals[0x40064] = new Registers(mcu, "VREG", { initial: { 0: 0x10b1, 8: 0x100 } }); // 1.1 V; reset by power
    peripherals[0x14000] = new Registers(mcu, "XIP_CTRL", {
      initial: { 0: 3, 8: 2 },
      onWrite: (offset) => offset === 4 && this.cache.flush(),
    });
    for (const pin of mcu.qspi) {
      pin.rawInputValue = true;
      pin.padValue |= PULL_UP;
    }
    mcu.qspi[BOOTSEL].setInputValue(true);
    peripherals[0x40058].onWatchdogTrigger = () => (this.#off = true);
    this.#pio = new PIOClock(mcu);
    this.#resetControllers(peripherals[0x4000c]);
  }

  /** An I2C controller that is reset is a new one: else CircuitPython finds it "in use" after a reload. */
  #resetControllers(resets) {
    const { mcu } = this;
    const write = resets.writeUint32.bind(resets);
    resets.writeUint32 = (offset, value) => {
      write(offset, value);
      for (const [k, bit] of I2C_RESETS.entries()) {
        if (offset === 0 && value & bit) {
          const { constructor: Controller, name, irq } = mcu.i2c[k];
          mcu.peripherals[I2C_BASE[k]] = mcu.i2c[k] = new Controller(mcu, name, irq);
          mcu.i2c[k].checkInterrupts();
          this.#bus?.connect(mcu.i2c[k]);
        }
      }
    };
  }

  /** The same sequence at each run, so that a run can be repeated. */
  #randomBit() {
    this.#random = (Math.imul(this.#random, 1103515245) + 12345) >>> 0;
    return (this.#random >> 16) & 1;
  }

  // The core

  #time = { cycles: 0, limit: 0, count: 0, low: 0 }; // see burst.mjs
  #alarmNanos = Infinity; // when the next alarm was due, at the last look

  /** Gives the core memory and flash without a detour; all else goes by rp2040js, at the right time. */
  #putNearMemory() {
    const { mcu, cache } = this;
    const far = {};
    for (const bits of [8, 16, 32]) {
      const [read, write] = [mcu[`readUint${bits}`].bind(mcu), mcu[`writeUint${bits}`].bind(mcu)];
      far[`read${bits}`] = (address) => {
        if (address > FLASH && address < FLASH + 0x4000000) cache.cycles += UNCACHED_CYCLES;
        return this.#aside(read, address);
      };
      far[`write${bits}`] = (address, value) => {
        this.#sync();
        write(address, value);
      };
    }
    this.#burst = burstOf(mcu, far, cache, this.#time, this.#options.oneByOne);
  }

  #burst;

  /** The firmware's code has been changed by somebody else than the chip. */
  codeChanged() {
    this.#burst.translated.forget();
  }

  /** Lets time pass. After the power has gone it comes on again, and the rest passes. */
  run(nanos) {
    const end = this.nanos + nanos;
    while (this.nanos < end) {
      this.#runTo(end - this.#before);
      if (this.#off) this.powerCycle();
    }
  }

  #runTo(end) {
    const { mcu, clock, cache } = this;
    const { core } = mcu;
    const { run } = this.#burst;
    const time = this.#time;
    time.count = time.limit = 0;
    while (clock.nanosCounter < end && !this.#off) {
      if (core.waiting) this.#wait();
      else {
        run();
        if (time.cycles >= time.limit) this.#look(end);
      }
      if (this.#typed.length) this.#sendTyped();
    }
    this.#sync();
    this.strip?.settle(clock.nanos);
    this.buzzer?.settle(clock.nanos);
    this.instructions += time.count;
    this.misses += cache.misses;
    cache.misses = 0;
  }

  /** The core sleeps until an interrupt: time passes up to the next alarm. */
  #wait() {
    const { mcu, clock } = this;
    this.#sync();
    const most = this.#pio.rests ? IDLE_NS.most : IDLE_NS.pio;
    this.#advance(Math.min(Math.max(clock.nanosToNextAlarm || IDLE_NS.most, IDLE_NS.least), most));
    if (mcu.core.interruptsUpdated && mcu.core.checkForInterrupts()) mcu.core.waiting = false;
  }

  /** Moves the clock on, and says how long the core may go on without it. */
  #look(end) {
    const { mcu, clock } = this;
    if (this.#pio.rests) {
      this.#sync();
      if (clock.nextAlarm && clock.nextAlarm.nanos <= clock.nanosCounter) clock.tick(0);
      const next = Math.min(end, clock.nextAlarm?.nanos ?? end);
      this.#alarmNanos = clock.nextAlarm?.nanos ?? Infinity;
      const cycles = Math.ceil(((next - clock.nanosCounter) * mcu.clkSys) / 1e9);
      this.#time.limit = this.#pio.rests ? Math.min(LONGEST_STRETCH, cycles) : 0;
    } else {
      const nanos = (this.#time.cycles * 1e9) / mcu.clkSys;
      this.#time.cycles = 0;
      this.#advance(nanos);
      this.#time.limit = 0;
    }
  }

  /** Reads something else than memory at the right time. The alarms are looked at anew only if that has changed them. */
  #aside(read, address) {
    const { clock } = this;
    const limit = this.#time.limit - this.#time.cycles;
    this.#sync();
    const value = read(address);
    if (limit > 0 && (clock.nextAlarm?.nanos ?? Infinity) === this.#alarmNanos) this.#time.limit = limit;
    return value;
  }

  /** The clock shows what time it is; what happens next is looked at anew. */
  #sync() {
    this.clock.nanosCounter += (this.#time.cycles * 1e9) / this.mcu.clkSys;
    this.#time.cycles = 0;
    this.#time.limit = 0;
  }

  /** Time passes for alarms and for the PIO's programs, which send to the strip. */
  #advance(nanos) {
    this.clock.tick(nanos);
    this.#pio.advance(nanos);
  }

  #sendTyped() {
    if (!this.#listens) return;
    for (const byte of this.#typed.splice(0, USB_PACKET)) this.usb.sendSerialByte(byte);
    const send = this.#listens;
    this.#listens = null;
    send();
  }
}
