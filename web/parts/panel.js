// The lights: dark domes, drawn once a layout; over them the lit ones; over the case their halos.

import { Halo } from "./halo.js";
import { exposed, toLight, toScreen } from "./tone.js";

const DOME = 0.33; // radius of a dome, in pitches
const TINY = 0.47; // radius where the pitch is below CLOSE
const CLOSE = 8; // CSS pixels
const KEY = 0.4; // half a side of a lit key
const PAINTED = toLight(34); // an unlit dome
const STOPS = [0, 0.12, 0.25, 0.4, 0.6, 0.8, 1]; // places on a dome's radius at which its light is computed

export class Panel {
  #ground;
  #domes;
  #halo;
  #colours = new Uint8Array();
  #places = []; // of the lights in the panel
  #away = [0, 0]; // of the panel from the case's corner
  #pitch = 1;
  #keys = false;
  #ratio = 1;
  #stale = false;

  /** Two canvases are in the panel; the third, for the halos, covers the case. */
  constructor(ground, domes, halos) {
    this.#ground = ground;
    this.#domes = domes;
    this.#halo = new Halo(halos);
  }

  /**
   * @param {{rows: number, cols: number, keys: Record<string, number>}} shape
   * @param {HTMLElement} panel holds the lights @param {HTMLElement} box the case
   */
  place(shape, panel, box, pitch) {
    const inside = panel.getBoundingClientRect();
    const whole = box.getBoundingClientRect();
    this.#ratio = Math.min(devicePixelRatio || 1, 3);
    this.#pitch = pitch;
    this.#keys = Object.keys(shape.keys).length > 0;
    this.#away = [inside.left - whole.left, inside.top - whole.top];
    const left = (inside.width - shape.cols * pitch) / 2;
    const top = (inside.height - shape.rows * pitch) / 2;
    this.#places = Array.from({ length: shape.rows * shape.cols }, (_, k) => [
      left + ((k % shape.cols) + 0.5) * pitch,
      top + (Math.floor(k / shape.cols) + 0.5) * pitch,
    ]);
    for (const canvas of [this.#ground, this.#domes]) {
      canvas.width = Math.round(inside.width * this.#ratio);
      canvas.height = Math.round(inside.height * this.#ratio);
      canvas.getContext("2d").scale(this.#ratio, this.#ratio);
    }
    this.#drawGround();
    this.#halo.place(whole.width / pitch, whole.height / pitch);
    this.#stale = true;
  }

  get #radius() {
    return this.#pitch * (this.#keys ? KEY : this.#pitch < CLOSE ? TINY : DOME);
  }

  /** Computes the places of the lights in the panel, in CSS pixels. */
  get places() {
    return this.#places;
  }

  /** The distance between two lights, in CSS pixels. */
  get pitch() {
    return this.#pitch;
  }

  /** @param {Uint8Array} colours three bytes a light, as they were sent */
  show(colours) {
    this.#colours = colours;
    this.#stale = true;
  }

  /** Draws if something has changed; called once a frame. */
  draw() {
    if (!this.#stale) return;
    this.#stale = false;
    const context = this.#domes.getContext("2d");
    context.clearRect(0, 0, this.#domes.width, this.#domes.height);
    const lit = [];
    this.#places.forEach((place, k) => {
      const colour = this.#colours.subarray(3 * k, 3 * k + 3);
      if (colour.length && Math.max(...colour)) lit.push([...place, [...colour].map(exposed)]);
    });
    for (const [x, y, light] of lit) this.#dome(context, x, y, light);
    const [left, top] = this.#away;
    this.#halo.draw(lit.map(([x, y, light]) => [(x + left) / this.#pitch, (y + top) / this.#pitch, light]));
  }

  #drawGround() {
    const context = this.#ground.getContext("2d");
    const radius = this.#radius;
    for (const [x, y] of this.#places) {
      this.#shade(context, x, y, radius * 1.12, "#060607", "#282b2f");
      this.#shade(context, x, y, radius, "#34373c", "#1b1d20");
      if (radius < 4) continue;
      const shine = context.createLinearGradient(0, y - radius * 0.88, 0, y - radius * 0.1);
      shine.addColorStop(0, "#54585e");
      shine.addColorStop(1, "#2b2e32");
      context.fillStyle = shine;
      context.beginPath();
      context.roundRect(x - radius * 0.62, y - radius * 0.88, radius * 1.24, radius * 0.78, radius * 0.39);
      context.fill();
    }
  }

  #shade(context, x, y, radius, above, below) {
    const ramp = context.createLinearGradient(0, y - radius, 0, y + radius);
    ramp.addColorStop(0, above);
    ramp.addColorStop(1, below);
    context.fillStyle = ramp;
    this.#outline(context, x, y, radius);
    context.fill();
  }

  #outline(context, x, y, radius) {
    context.beginPath();
    if (this.#keys) context.roundRect(x - radius, y - radius, 2 * radius, 2 * radius, radius * 0.3);
    else context.arc(x, y, radius, 0, 2 * Math.PI);
  }

  /** Draws a dome: bright in the middle, dim at the rim, white at its centre. */
  #dome(context, x, y, light) {
    const radius = this.#radius;
    const strongest = Math.max(...light);
    const white = strongest / (strongest + 0.6); // dim lights keep their colour
    const fill = context.createRadialGradient(x, y, 0, x, y, radius * (this.#keys ? 1.35 : 1));
    for (const at of STOPS) {
      const body = (0.45 + 0.55 * (1 - at * at)) * 1.15;
      const heart = Math.exp(-((at * (DOME / 0.2)) ** 2) * 1.6) * 2;
      const seen = light.map((each) => {
        const own = each * body;
        const dazzle = (each * 1.15 * (1 - white) + strongest * white) * heart;
        return toScreen(own + dazzle + PAINTED);
      });
      fill.addColorStop(at, `rgb(${seen.join(" ")})`);
    }
    context.fillStyle = fill;
    this.#outline(context, x, y, radius);
    context.fill();
  }
}
