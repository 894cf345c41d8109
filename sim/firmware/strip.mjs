// A strip of NeoPixels on a pin: decodes bytes from the lengths of the pin's pulses.

const LATCH_NS = 50_000; // a pause of this length ends a frame
const LONG_NS = 550; // a longer pulse is a one: WS2812B, 400 ns and 800 ns, each 150 ns more or less
const SHORTEST_NS = 200; // shorter pulses are no bits: rp2040js repeats a stalled OUT after a frame

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
