// The buzzer: a square wave, soft enough for a classroom. Browsers keep it silent until the first user gesture.

const LOUD = 0.06;
const SOFT_S = 0.004; // fade in and out, against clicks

export class Sound {
  #context = null;
  #wave = null;
  #gain = null;

  /** Enables sound; call it on a user gesture, as browsers require. */
  wake() {
    if (this.#context) return void this.#context.resume();
    const Context = globalThis.AudioContext;
    if (!Context) return;
    this.#context = new Context();
    this.#gain = this.#context.createGain();
    this.#gain.gain.value = 0;
    this.#gain.connect(this.#context.destination);
    this.#wave = this.#context.createOscillator();
    this.#wave.type = "square";
    this.#wave.connect(this.#gain);
    this.#wave.start();
  }

  /** @param {number} hertz 0 for silence */
  tone(hertz) {
    if (!this.#context) return;
    const now = this.#context.currentTime;
    if (hertz) this.#wave.frequency.setValueAtTime(hertz, now);
    this.#gain.gain.setTargetAtTime(hertz ? LOUD : 0, now, SOFT_S);
  }
}
