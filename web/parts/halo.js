// The halos around the lights, as in sim/picture/light.py: summed as linear light on a small picture, since a halo is smooth, and
// then converted to screen values.

import { toLight, toScreen } from "./tone.js";

const FINE = 6; // pixels a pitch
const REACH = 2.4; // pitches
const AIR = 0.11; // brightness of the air over a light
const SPILL = 1.8; // factor for the surfaces under a halo
const CASE = 34; // their painted value, 0..255
const TABLE = 512;
const BRIGHTEST = 24; // halo value at which the table ends

const kernel = (() => {
  const reach = Math.round(REACH * FINE);
  const side = 2 * reach + 1;
  const weights = new Float32Array(side * side);
  for (let y = -reach; y <= reach; y++) {
    for (let x = -reach; x <= reach; x++) {
      const away = Math.hypot(x, y) / FINE;
      const fade = Math.max(0, 1 - (away / REACH) ** 2);
      weights[(y + reach) * side + x + reach] = (fade * fade) / (1 + (away / 0.5) ** 2);
    }
  }
  return { reach, side, weights };
})();

// By a halo's light, what it adds to a dark surface on the screen.
const shown = Uint8ClampedArray.from({ length: TABLE }, (_, k) => {
  const painted = toLight(CASE);
  const halo = ((k / (TABLE - 1)) ** 2) * BRIGHTEST;
  return toScreen(painted + halo * (AIR + painted * SPILL)) - CASE;
});

/** What a halo adds to a dark surface, 0..255. @param {number} light */
function added(light) {
  return shown[Math.round(Math.sqrt(Math.min(light, BRIGHTEST) / BRIGHTEST) * (TABLE - 1))];
}

export class Halo {
  #canvas;
  #sums = new Float32Array();

  /** The picture is small; CSS scales it to the case. @param {HTMLCanvasElement} canvas */
  constructor(canvas) {
    this.#canvas = canvas;
  }

  /** @param {number} width of the case, in pitches @param {number} height */
  place(width, height) {
    this.#canvas.width = Math.ceil(width * FINE);
    this.#canvas.height = Math.ceil(height * FINE);
    this.#sums = new Float32Array(this.#canvas.width * this.#canvas.height * 3);
  }

  /** Draws the halos. @param {[number, number, number[]][]} lit place in pitches, and light */
  draw(lit) {
    const { width, height } = this.#canvas;
    const sums = this.#sums.fill(0);
    for (const [x, y, [red, green, blue]] of lit) {
      const left = Math.round(x * FINE - 0.5) - kernel.reach;
      const top = Math.round(y * FINE - 0.5) - kernel.reach;
      for (let k = Math.max(0, -top); k < Math.min(kernel.side, height - top); k++) {
        for (let j = Math.max(0, -left); j < Math.min(kernel.side, width - left); j++) {
          const weight = kernel.weights[k * kernel.side + j];
          const at = 3 * ((top + k) * width + left + j);
          sums[at] += weight * red;
          sums[at + 1] += weight * green;
          sums[at + 2] += weight * blue;
        }
      }
    }
    const image = new ImageData(width, height);
    for (let from = 0, to = 0; from < sums.length; from += 3, to += 4) {
      const red = added(sums[from]);
      const green = added(sums[from + 1]);
      const blue = added(sums[from + 2]);
      // What is added is a colour as strong as its alpha, so that no blend mode is needed, which not every browser has.
      const alpha = Math.max(red, green, blue);
      if (!alpha) continue;
      image.data[to] = (red * 255) / alpha;
      image.data[to + 1] = (green * 255) / alpha;
      image.data[to + 2] = (blue * 255) / alpha;
      image.data[to + 3] = alpha;
    }
    this.#canvas.getContext("2d").putImageData(image, 0, 0);
  }
}
