// A strip of NeoPixels on a pin: bytes, from the lengths of the pin's pulses.

const LATCH_NS = 50_000; // so long a silence ends a frame
const LONG_NS = 550; // a longer pulse is a one: WS2812B, 400 ns and 800 ns, each 150 ns more or less
const SHORTEST_NS = 200; // what rp2040js leaves behind a frame, a stalled OUT begun again, is shorter

export class Strip {
  #bits = [];
  #rise = -1;
  #last = 0; // nanoseconds, of the last edge

  /** @param {(bytes: Uint8Array, nanos: number) => void} onFrame gets each frame, and when its last bit was over */
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

  /** Ends the frame when the pin has been silent for long enough. */
  settle(nanos) {
    if (!this.#bits.length || nanos - this.#last < LATCH_NS) return;
    const bytes = new Uint8Array(this.#bits.length >> 3);
    for (let i = 0; i < bytes.length * 8; i += 1) bytes[i >> 3] |= this.#bits[i] << (7 - (i & 7));
    this.#bits = [];
    this.onFrame(bytes, this.#last);
  }
}
