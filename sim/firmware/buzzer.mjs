// A buzzer on a pin: the frequency of a tone, from the pin's edges.

const SILENCE_NS = 60_000_000; // without an edge: the tone has ended. The lowest tone's period is a quarter of it
const SAME = 0.02; // periods that differ by less are the same tone

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
