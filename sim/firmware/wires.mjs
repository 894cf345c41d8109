// The parts connected to the chip's pins: a strip of NeoPixels, a buzzer, the devices on the I2C wires, a screen on SPI.

import { GPIOPinState } from "rp2040js";

const LATCH_NS = 50_000; // a pause of this length ends a frame
const LONG_NS = 550; // a longer pulse is a one: WS2812B, 400 ns and 800 ns, each 150 ns more or less
const SHORTEST_NS = 200; // shorter pulses are no bits: rp2040js repeats a stalled OUT after a frame
const SILENCE_NS = 60_000_000; // without an edge: the tone has ended. The lowest tone's period is a quarter of it
const SAME = 0.02; // periods that differ by less are the same tone
const BITS = 9; // of a byte and its acknowledgement
const EDGES = 8; // cycles of the peripheral clock added to a bit by the wires' slow rise

/** Decodes bytes from the lengths of the strip's pulses. */
export class Strip {
  #bits = [];
  #rise = -1;
  #last = 0; // of the last edge, in nanoseconds

  /** @param {(bytes: Uint8Array, nanos: number) => void} onFrame called with each frame and the time of its end */
  constructor(onFrame) {
    this.onFrame = onFrame;
  }

  edge(high, nanos) {
    this.settle(nanos);
    if (high) this.#rise = nanos;
    else if (this.#rise >= 0) {
      const length = nanos - this.#rise;
      if (length > SHORTEST_NS) this.#bits.push(length > LONG_NS ? 1 : 0);
      this.#rise = -1;
    }
    this.#last = nanos;
  }

  /** Ends the frame after LATCH_NS without an edge. */
  settle(nanos) {
    if (!this.#bits.length || nanos - this.#last < LATCH_NS) return;
    const bytes = new Uint8Array(this.#bits.length >> 3);
    for (let i = 0; i < bytes.length * 8; i += 1) bytes[i >> 3] |= this.#bits[i] << (7 - (i & 7));
    this.#bits = [];
    this.onFrame(bytes, this.#last);
  }
}

/** The frequency of a tone, from the edges of the buzzer's pin. */
export class Buzzer {
  #rise = -1; // of the last rising edge, in nanoseconds
  #period = 0;

  /** @param {(hertz: number, nanos: number) => void} onTone called at each change of the frequency; 0: silence */
  constructor(onTone) {
    this.onTone = onTone;
  }

  edge(high, nanos) {
    if (!high) return;
    const period = nanos - this.#rise;
    const known = this.#rise >= 0 && period < SILENCE_NS;
    this.#rise = nanos;
    if (!known || Math.abs(period - this.#period) < SAME * this.#period) return;
    this.#period = period;
    this.onTone(Math.round(1e9 / period), nanos);
  }

  /** Ends the tone after SILENCE_NS without an edge. */
  settle(nanos) {
    if (this.#rise < 0 || nanos - this.#rise < SILENCE_NS) return;
    if (this.#period) this.onTone(0, this.#rise);
    this.#rise = -1;
    this.#period = 0;
  }
}

/**
 * The devices on the I2C wires. CircuitPython drives the pins by itself to probe an address (`busio.I2C.probe`), and sends through
 * the RP2040's controller.
 */
export class I2CBus {
  addresses = new Set();
  #mcu;
  #address = 0;
  #bytes = null; // of the current transmission

  /** @param {(address: number, bytes: Uint8Array, nanos: number) => void} onWrite called at the end of each transmission */
  constructor(mcu, { scl, sda }, onWrite) {
    this.#mcu = mcu;
    this.onWrite = onWrite;
    this.#watch(scl, sda);
  }

  /** Connects the devices to a controller, again after each reset of it: rp2040js does not. */
  connect(controller) {
    const bit = () => {
      const cycles = controller.sclLowPeriod + controller.sclHighPeriod + EDGES;
      return (cycles * 1e9) / this.#mcu.clkPeri;
    };
    const after = (bits, callback) => this.#mcu.clock.createAlarm(callback).schedule(bits * bit());
    controller.onStart = () => after(1, () => controller.completeStart());
    controller.onConnect = (address) =>
      after(BITS, () => {
        this.#end();
        const answers = this.addresses.has(address);
        this.#address = address;
        this.#bytes = answers ? [] : null;
        controller.completeConnect(answers);
      });
    controller.onWriteByte = (byte) =>
      after(BITS, () => {
        this.#bytes?.push(byte);
        controller.completeWrite(this.addresses.has(this.#address));
      });
    controller.onReadByte = () => after(BITS, () => controller.completeRead(0));
    controller.onStop = () =>
      after(1, () => {
        this.#end();
        controller.completeStop();
      });
  }

  #end() {
    if (this.#bytes?.length) this.onWrite(this.#address, Uint8Array.from(this.#bytes), this.#mcu.clock.nanos);
    this.#bytes = null;
  }

  /** Acknowledges an address that a program sends by driving the pins. */
  #watch(sclPin, sdaPin) {
    const { gpio } = this.#mcu;
    const isHigh = (pin) => gpio[pin].value !== GPIOPinState.Low;
    let [scl, sda] = [true, true];
    let bits = -1; // of the address byte; -1: no transmission
    let byte = 0;
    const look = () => {
      const [clock, data] = [isHigh(sclPin), isHigh(sdaPin)];
      if (clock && scl && data !== sda) {
        bits = data ? -1 : 0;
        byte = 0;
      } else if (bits >= 0 && clock && !scl && bits < 8) {
        byte = (byte << 1) | (data ? 1 : 0);
        bits += 1;
      } else if (bits >= 8 && !clock && scl) {
        const acknowledges = bits === 8 && this.addresses.has(byte >> 1);
        gpio[sdaPin].setInputValue(!acknowledges);
        bits = bits === 8 ? 9 : -1;
      }
      [scl, sda] = [clock, data];
    };
    for (const pin of [sclPin, sdaPin]) {
      gpio[pin].setInputValue(true); // the wires are pulled up
      gpio[pin].addListener(look);
    }
  }
}

/** Collects the bytes sent to a screen while it is selected, commands or data by the level of a pin. */
export class SPIBus {
  #mcu;
  #pins;
  #bytes = []; // of the current transmission
  #isData = false;

  /**
   * @param {{select: number, data: number}} pins `select` is low while the screen is selected, `data` is high for data
   * @param {(isData: boolean, bytes: Uint8Array, nanos: number) => void} onWrite called at the end of each transmission
   */
  constructor(mcu, pins, onWrite) {
    this.#mcu = mcu;
    this.#pins = pins;
    this.onWrite = onWrite;
    for (const pin of [pins.select, pins.data]) mcu.gpio[pin].addListener(() => this.#end());
    for (const controller of mcu.spi) this.#connect(controller);
  }

  /** Delays each byte by its time on the wire: rp2040js sends it at once, and DMA that reads the answers then loses bytes. */
  #connect(controller) {
    let sent = 0;
    const alarm = this.#mcu.clock.createAlarm(() => {
      if (this.#level(this.#pins.select) === GPIOPinState.Low) this.#take(sent);
      controller.completeTransmit(0);
    });
    controller.onTransmit = (value) => {
      sent = value;
      alarm.schedule((controller.dataBits * 1e9) / controller.clockFrequency);
    };
  }

  #take(byte) {
    if (!this.#bytes.length) this.#isData = this.#level(this.#pins.data) === GPIOPinState.High;
    this.#bytes.push(byte);
  }

  #end() {
    if (this.#bytes.length) this.onWrite(this.#isData, Uint8Array.from(this.#bytes), this.#mcu.clock.nanos);
    this.#bytes = [];
  }

  #level(pin) {
    return this.#mcu.gpio[pin].value;
  }
}
