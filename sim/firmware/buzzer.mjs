// A buzzer on a pin: the pitch of a tone, from the pin's edges.

const SILENCE_NS = 60_000_000; // so long without an edge, and there is no tone: the lowest has a period of a quarter of it
const SAME = 0.02; // periods that differ by less are one tone

export class Buzzer {
  #rise = -1; // nanoseconds, of the last rising edge
  #period = 0;

  /** @param {(hertz: number, nanos: number) => void} onTone gets each change of the pitch; 0: silence */
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

  /** Ends the tone when the pin has been still for long enough. */
  settle(nanos) {
    if (this.#rise < 0 || nanos - this.#rise < SILENCE_NS) return;
    if (this.#period) this.onTone(0, this.#rise);
    this.#rise = -1;
    this.#period = 0;
  }
}
