// The lights: dark domes, drawn once a layout, and over the whole case the glow of those that are lit.

import { exposed, toScreen } from "./tone.js";

const DOME = 0.33; // radius of a dome, in pitches
const KEY = 0.4; // half a side of a lit key
const HALO = 2.4; // reach of a halo, in pitches
const AIR = 0.11; // how bright the air is over a light
const SPILL = 0.055; // and how much of it the surfaces give back
const STOPS = [0, 0.12, 0.25, 0.4, 0.6, 0.8, 1]; // places on a dome's radius at which its light is worked out
const FADES = [0, 0.1, 0.2, 0.3, 0.45, 0.6, 0.8, 1]; // and on a halo's

export class Panel {
  #canvas;
  #ground;
  #colours = new Uint8Array();
  #places = [];
  #pitch = 1;
  #keys = false;
  #ratio = 1;
  #stale = false;

  /** `ground` lies in the panel, `glow` over the whole case. */
  constructor(ground, glow) {
    this.#ground = ground;
    this.#canvas = glow;
  }

  /**
   * @param {{rows: number, cols: number, keys: boolean}} shape
   * @param {HTMLElement} panel where the lights stand @param {HTMLElement} box the case
   */
  place(shape, panel, box, pitch) {
    const inside = panel.getBoundingClientRect();
    const whole = box.getBoundingClientRect();
    this.#ratio = Math.min(devicePixelRatio || 1, 3);
    this.#pitch = pitch;
    this.#keys = shape.keys;
    this.#places = [];
    const left = (inside.width - shape.cols * pitch) / 2;
    const top = (inside.height - shape.rows * pitch) / 2;
    for (let row = 0; row < shape.rows; row++) {
      for (let col = 0; col < shape.cols; col++) {
        this.#places.push([left + (col + 0.5) * pitch, top + (row + 0.5) * pitch]);
      }
    }
    this.#fit(this.#ground, inside);
    this.#drawGround();
    this.#fit(this.#canvas, whole);
    const away = [inside.left - whole.left, inside.top - whole.top];
    this.#places = this.#places.map(([x, y]) => [x + away[0], y + away[1]]);
    this.#stale = true;
  }

  #fit(canvas, { width, height }) {
    canvas.width = Math.round(width * this.#ratio);
    canvas.height = Math.round(height * this.#ratio);
  }

  /** The places of the lights on the case, in CSS pixels. */
  get places() {
    return this.#places;
  }

  /** @param {Uint8Array} colours three bytes a light, as they were sent */
  show(colours) {
    this.#colours = colours;
    this.#stale = true;
  }

  /** Draws when something has changed: called once a frame. */
  draw() {
    if (!this.#stale) return;
    this.#stale = false;
    const context = this.#canvas.getContext("2d");
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    context.scale(this.#ratio, this.#ratio);
    const lit = [];
    this.#places.forEach(([x, y], k) => {
      const colour = this.#colours.subarray(3 * k, 3 * k + 3);
      if (colour.length && Math.max(...colour)) lit.push([x, y, [...colour].map(exposed)]);
    });
    context.globalCompositeOperation = "lighter";
    for (const [x, y, light] of lit) this.#halo(context, x, y, light);
    context.globalCompositeOperation = "source-over";
    for (const [x, y, light] of lit) this.#dome(context, x, y, light);
  }

  #drawGround() {
    const context = this.#ground.getContext("2d");
    context.scale(this.#ratio, this.#ratio);
    const radius = this.#pitch * (this.#keys ? KEY : DOME);
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

  /** What a light gives to the air and to all that is around it. */
  #halo(context, x, y, light) {
    const reach = this.#pitch * HALO;
    const fade = context.createRadialGradient(x, y, 0, x, y, reach);
    for (const at of FADES) {
      const away = at * HALO;
      const rest = Math.max(0, 1 - at * at);
      const weight = ((rest * rest) / (1 + (away / 0.5) ** 2)) * (AIR + SPILL);
      const [r, g, b] = light.map((each) => toScreen(each * weight) * Math.min(1, rest * 1.6));
      fade.addColorStop(at, `rgb(${r | 0} ${g | 0} ${b | 0})`);
    }
    context.fillStyle = fade;
    context.fillRect(x - reach, y - reach, 2 * reach, 2 * reach);
  }

  /** The dome itself: thick with light in the middle, thin at the rim, and a heart that dazzles. */
  #dome(context, x, y, light) {
    const radius = this.#pitch * (this.#keys ? KEY : DOME);
    const strongest = Math.max(...light);
    const white = strongest / (strongest + 0.6); // what is dim keeps its colour
    const fill = context.createRadialGradient(x, y, 0, x, y, radius * (this.#keys ? 1.35 : 1));
    for (const at of STOPS) {
      const body = (0.45 + 0.55 * (1 - at * at)) * 1.15;
      const heart = Math.exp(-((at * (DOME / 0.2)) ** 2) * 1.6) * 2;
      const seen = light.map((each) => {
        const own = each * body;
        const dazzle = (each * 1.15 * (1 - white) + strongest * white) * heart;
        return toScreen(own + dazzle + 0.03);
      });
      fill.addColorStop(at, `rgb(${seen.join(" ")})`);
    }
    context.fillStyle = fill;
    this.#outline(context, x, y, radius);
    context.fill();
  }
}
