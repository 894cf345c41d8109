// A Raspberry Pi Pico, or another board with an RP2040, that runs an image of CircuitPython: rp2040js and what it lacks.
//
//   const pico = new Pico({ bootrom, flash, wiring: { strip: 0, scl: 5, sda: 4 } });
//   pico.onFrame = (bytes, nanos) => { ... };
//   pico.run(5e9);
//
// Times are nanoseconds of the emulated clock since the first power-on. Time passes in run() only.

import { BasePeripheral, ConsoleLogger, GPIOPinState, LogLevel, RP2040, USBCDC } from "rp2040js";
import { burstOf } from "./burst.mjs";
import { FlashCache } from "./flash_cache.mjs";
import { FlashChip } from "./flash_chip.mjs";
import { PIOClock } from "./pio.mjs";
import { Buzzer, I2CBus, SPIBus, Strip } from "./wires.mjs";

const FLASH = 0x10000000;
const UNCACHED_CYCLES = 90; // of a flash read that bypasses the cache
const PINS = 30;
const LONGEST_RUN = 20_000; // cycles between two checks of the alarms
const IDLE_NS = { least: 8, most: 1e6, pio: 400 }; // steps of a sleeping core; `pio`: while the PIO runs
const USB_PACKET = 64; // bytes
const BOOTSEL = 1; // the flash's chip select, low while the button BOOTSEL is down
const PULL_UP = 0x40;
const SELECT = { 2: "low", 3: "high" }; // IO_QSPI, output override
const I2C_RESETS = [1 << 3, 1 << 4];
const I2C_BASE = [0x40044, 0x40048];

/** Registers that keep what is written. */
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
  /** Callbacks. */
  onFrame = () => {}; // (bytes, nanos): a frame on the strip
  onI2C = () => {}; // (address, bytes, nanos): a transmission
  onSPI = () => {}; // (isData, bytes, nanos): a transmission to the screen, commands or data
  onConsole = () => {}; // (text): what the program prints, on the USB console
  onFlash = () => {}; // ({kind, at, length}): a number returned cuts the power after so many bytes of this change
  onPower = () => {}; // (): after the power was off, or the watchdog has reset the chip
  onTone = () => {}; // (hertz, nanos): another frequency on the buzzer, 0 for silence

  #options;
  #levels = new Array(PINS).fill(true); // of the inputs; buttons pull to ground
  #typed = [];
  #reply = null; // answers the firmware's pending read of its console
  #before = 0; // nanoseconds of the earlier boots
  #off = false; // the power is cut, or the watchdog has fired
  #random = 1;

  /**
   * @param {object} options
   * @param {Uint8Array} options.bootrom
   * @param {Uint8Array} options.flash its whole content
   * @param {{strip?: number, scl?: number, sda?: number, select?: number, data?: number, buzzer?: number}} options.wiring
   *   pins; `select` and `data` are those of a screen on SPI
   * @param {number} [options.missCycles] the cost of a miss of the flash's cache; 0: no cache
   * @param {boolean} [options.oneByOne] translates no blocks, which is slow
   */
  constructor(options) {
    this.#options = options;
    this.addresses = new Set(); // of the devices on the I2C wires
    this.flash = Uint8Array.from(options.flash);
    this.powerOn();
  }

  // Power

  powerOn() {
    const { bootrom, wiring, missCycles } = this.#options;
    this.#off = false;
    const mcu = (this.mcu = new RP2040());
    this.clock = mcu.clock;
    mcu.logger = new ConsoleLogger(LogLevel.Error, false);
    mcu.loadBootrom(new Uint32Array(Uint8Array.from(bootrom).buffer));
    mcu.flash.set(this.flash);
    this.#time.cycles = this.#time.limit = this.#time.low = 0;
    this.cache = new FlashCache(missCycles);
    this.#addParts();
    this.#levels.forEach((level, pin) => mcu.gpio[pin].setInputValue(level));
    this.#connectMemory();
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
    // A host without input sends nothing. rp2040js would answer each read with an empty packet: a fifth of the core's time.
    const answer = mcu.usbCtrl.onEndpointRead;
    this.#reply = null;
    mcu.usbCtrl.onEndpointRead = (endpoint, size) => {
      if (endpoint === this.usb.outEndpoint) this.#reply = () => answer(endpoint, size);
    };
    mcu.core.PC = FLASH;
    mcu.core.LR = 0;
  }

  /** Switches the power off and on. The flash keeps its content. */
  powerCycle() {
    this.#sync();
    this.flash.set(this.mcu.flash.subarray(0, this.flash.length));
    this.#before += this.clock.nanos;
    this.powerOn();
    this.onPower();
  }

  /** Returns bytes of the flash. */
  readFlash(at = 0, length = this.flash.length) {
    return this.mcu.flash.slice(at, at + length);
  }

  /** Nanoseconds since the first power-on. */
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

  #onEdge(pin, callback) {
    this.mcu.gpio[pin].addListener((state) => {
      if (state === GPIOPinState.High || state === GPIOPinState.Low) callback(state === GPIOPinState.High);
    });
  }

  /** Adds what rp2040js lacks, or does differently than CircuitPython needs. */
  #addParts() {
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

  /** Replaces an I2C controller at its reset: else CircuitPython finds it "in use" after a reload. */
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

  /** Returns a pseudo-random bit: the same sequence in each run, so that runs can be repeated. */
  #randomBit() {
    this.#random = (Math.imul(this.#random, 1103515245) + 12345) >>> 0;
    return (this.#random >> 16) & 1;
  }

  // The core

  #time = { cycles: 0, limit: 0, low: 0 }; // see burst.mjs
  #alarmNanos = Infinity; // the time of the next alarm, at the last check

  /** Gives the core direct access to memory and flash. Other accesses go to rp2040js after #sync(). */
  #connectMemory() {
    const { mcu, cache } = this;
    const far = {};
    for (const bits of [8, 16, 32]) {
      const [read, write] = [mcu[`readUint${bits}`].bind(mcu), mcu[`writeUint${bits}`].bind(mcu)];
      far[`read${bits}`] = (address) => {
        if (address > FLASH && address < FLASH + 0x4000000) cache.cycles += UNCACHED_CYCLES;
        return this.#readFar(read, address);
      };
      far[`write${bits}`] = (address, value) => {
        this.#sync();
        write(address, value);
      };
    }
    this.#burst = burstOf(mcu, far, cache, this.#time, this.#options.oneByOne);
  }

  #burst;

  /** Drops the translated blocks. Call it after a change of the firmware's code in the flash. */
  codeChanged() {
    this.#burst.translated.forget();
  }

  /** Lets time pass. After a power cut the power comes on again for the rest of the time. */
  run(nanos) {
    const end = this.nanos + nanos;
    while (this.nanos < end) {
      this.#runTo(end - this.#before);
      if (this.#off) this.powerCycle();
    }
  }

  #runTo(end) {
    const { mcu, clock } = this;
    const { core } = mcu;
    const { run } = this.#burst;
    const time = this.#time;
    time.limit = 0;
    while (clock.nanosCounter < end && !this.#off) {
      if (core.waiting) this.#wait();
      else {
        run();
        if (time.cycles >= time.limit) this.#checkAlarms(end);
      }
      if (this.#typed.length) this.#sendTyped();
    }
    this.#sync();
    this.strip?.settle(clock.nanos);
    this.buzzer?.settle(clock.nanos);
  }

  /** Lets time pass up to the next alarm, while the core sleeps until an interrupt. */
  #wait() {
    const { mcu, clock } = this;
    this.#sync();
    const most = this.#pio.idle ? IDLE_NS.most : IDLE_NS.pio;
    this.#advance(Math.min(Math.max(clock.nanosToNextAlarm || IDLE_NS.most, IDLE_NS.least), most));
    if (mcu.core.interruptsUpdated && mcu.core.checkForInterrupts()) mcu.core.waiting = false;
  }

  /** Advances the clock, runs alarms, and sets how long the core may run until the next check. */
  #checkAlarms(end) {
    const { mcu, clock } = this;
    if (this.#pio.idle) {
      this.#sync();
      if (clock.nextAlarm && clock.nextAlarm.nanos <= clock.nanosCounter) clock.tick(0);
      const next = Math.min(end, clock.nextAlarm?.nanos ?? end);
      this.#alarmNanos = clock.nextAlarm?.nanos ?? Infinity;
      const cycles = Math.ceil(((next - clock.nanosCounter) * mcu.clkSys) / 1e9);
      this.#time.limit = this.#pio.idle ? Math.min(LONGEST_RUN, cycles) : 0;
    } else {
      const nanos = (this.#time.cycles * 1e9) / mcu.clkSys;
      this.#time.cycles = 0;
      this.#advance(nanos);
      this.#time.limit = 0;
    }
  }

  /** Reads from a peripheral at the exact time. The alarms need a check only if the read has changed them. */
  #readFar(read, address) {
    const { clock } = this;
    const limit = this.#time.limit - this.#time.cycles;
    this.#sync();
    const value = read(address);
    if (limit > 0 && (clock.nextAlarm?.nanos ?? Infinity) === this.#alarmNanos) this.#time.limit = limit;
    return value;
  }

  /** Advances the clock to the core's time, without running alarms, and requests a check of them. */
  #sync() {
    this.clock.nanosCounter += (this.#time.cycles * 1e9) / this.mcu.clkSys;
    this.#time.cycles = 0;
    this.#time.limit = 0;
  }

  /** Lets time pass for alarms and for the PIO, which sends to the strip. */
  #advance(nanos) {
    this.clock.tick(nanos);
    this.#pio.advance(nanos);
  }

  #sendTyped() {
    if (!this.#reply) return;
    for (const byte of this.#typed.splice(0, USB_PACKET)) this.usb.sendSerialByte(byte);
    const send = this.#reply;
    this.#reply = null;
    send();
  }
}
