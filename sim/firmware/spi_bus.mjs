// A screen on SPI: collects the bytes sent while it is selected, commands or data by the level of a pin.

import { GPIOPinState } from "rp2040js";

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
