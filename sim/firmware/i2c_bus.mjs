// The devices on the I2C wires, for the RP2040's controller and for a program that drives the pins by itself.
//
// CircuitPython drives the pins to probe an address (`busio.I2C.probe`), and sends through the controller.

import { GPIOPinState } from "rp2040js";

const BITS = 9; // of a byte and its acknowledgement
const EDGES = 8; // cycles of the peripheral clock added to a bit by the wires' slow rise

export class I2CBus {
  /** The addresses of the devices. */
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
    const after = (bits, deed) => this.#mcu.clock.createAlarm(deed).schedule(bits * bit());
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
