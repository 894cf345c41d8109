// A soft bell: two notes that fade. Browsers allow sound only after a user gesture.

const NOTES = [660, 880];
const LOUD = 0.12;
const FADES_S = 1.6;

export class Bell {
  #context = null;
  on = false;

  /** Enables sound; call it on a user gesture. */
  wake() {
    if (!this.on || !globalThis.AudioContext) return;
    this.#context ??= new AudioContext();
    this.#context.resume();
  }

  ring() {
    if (!this.on || !this.#context) return;
    const now = this.#context.currentTime;
    NOTES.forEach((hertz, k) => {
      const wave = this.#context.createOscillator();
      const gain = this.#context.createGain();
      wave.frequency.value = hertz;
      gain.gain.setValueAtTime(LOUD, now + k * 0.35);
      gain.gain.exponentialRampToValueAtTime(0.0005, now + k * 0.35 + FADES_S);
      wave.connect(gain).connect(this.#context.destination);
      wave.start(now + k * 0.35);
      wave.stop(now + k * 0.35 + FADES_S);
    });
  }
}
