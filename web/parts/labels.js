// Names and counts on the lights, and the sides' names at the panel's edges: see sim/web/labels.py.

import { reconcile } from "./reconcile.js";

const SVG = "http://www.w3.org/2000/svg";
const HALF = 0.46; // pitches from a light's middle to the edge of its cell's frame
const COUNT = 0.5; // the size of a count's digits, in pitches
const NAME = 0.3; // of a name beside a count
const ALONE = 0.27; // of a name without one, at the light's edge: its colour says more
const LEAST = 9; // CSS pixels: the smallest name

export class Labels {
  #svg;
  #edges;
  #lights;
  #labels = null;

  /**
   * @param {SVGElement} svg covers the panel @param {HTMLElement[]} edges the places of the near and the far side's name
   * @param {() => {places: number[][], pitch: number}} lights their middles in the panel, in CSS pixels
   */
  constructor(svg, edges, lights) {
    this.#svg = svg;
    this.#edges = edges;
    this.#lights = lights;
  }

  /** @param {{cells: [string, string, number[]][], sides: number[], note: string} | null} labels null for none */
  show(labels) {
    this.#labels = labels;
    this.draw();
  }

  /** Writes the sides' names, when they may have changed. @param {(seat: number) => string} nameOf @param {(key: string) => string} say */
  nameSides(nameOf, say) {
    this.#edges.forEach((edge, k) => {
      const seat = this.#labels?.sides[k];
      edge.hidden = seat === undefined;
      if (seat === undefined) return;
      edge.className = `edge seat-${seat}`;
      edge.textContent = nameOf(seat);
      edge.dataset.note = (!k && say(this.#labels.note)) || "";
    });
  }

  /** Draws the labels again, after a change or in another layout. */
  draw() {
    const { places, pitch } = this.#lights();
    const cells = (this.#labels?.cells ?? []).filter(([, , lights]) => lights.every((light) => places[light]));
    reconcile(this.#svg, cells, ([name, , lights]) => `${name} ${lights.join()}`, made, (group, [name, count, lights]) => {
      const xs = lights.map((light) => places[light][0]);
      const ys = lights.map((light) => places[light][1]);
      const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      const half = HALF * pitch;
      const [frame, large, small] = group.children;
      set(frame, { x: left - half, y: top - half, width: right - left + 2 * half, height: bottom - top + 2 * half, rx: half });
      set(large, { x, y, "font-size": COUNT * pitch });
      large.textContent = count;
      const size = Math.max((count ? NAME : ALONE) * pitch, LEAST);
      set(small, { x, y: bottom + (count ? 0.3 : 0.42) * pitch, "font-size": size });
      small.textContent = name;
    });
  }
}

function made() {
  const group = document.createElementNS(SVG, "g");
  for (const kind of ["rect", "text", "text"]) group.append(document.createElementNS(SVG, kind));
  return /** @type {any} */ (group);
}

function set(element, values) {
  for (const [name, value] of Object.entries(values)) {
    const text = typeof value === "number" ? value.toFixed(1) : value;
    if (element.getAttribute(name) !== text) element.setAttribute(name, text);
  }
}
