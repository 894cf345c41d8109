// The small screen's lines as large text, which grows with the browser's zoom and text size. In a small window it takes the place of
// the small screen, so that lights, buttons and text are visible together.

import SIGNS from "../signs.js"; // made by the build, from the small screen's font
import { reconcile } from "./reconcile.js";

const SVG = "http://www.w3.org/2000/svg";
const ROWS = 12; // pixels

/** The windows that have no room for the small screen and the large text. */
export const SMALL = matchMedia("(max-width: 920px) and (max-height: 740px), (max-width: 480px)");

const SHARE = [0.42, 0.6]; // of the page's width beside the case: at least the first, up to the second for
const REMS = 24; // this width
const CASE = 340; // CSS pixels: the least that the case needs
const ADVANCE = 0.61; // of a character, in sizes of the text, as in page.css
const LEADING = 1.1; // of a line, in a small window
const RIM = [28, 12]; // CSS pixels around the text there: left and right, above and below
const GAP = 8; // from the case to the text under it
const READABLE = 18; // CSS pixels; smaller text scrolls: see page.css
const SMALLEST = 3;
const LIGHT = 24.5; // CSS pixels between two lights
const FINGER = 22.5; // CSS pixels, half of a button
const STEP = 0.95; // from one size to try to the next

/** Returns whether the text is beside the case, not under it: see page.css. */
export function isBeside(stage) {
  return getComputedStyle(stage).flexDirection === "row";
}

/** Returns the least width of the text beside the case, in CSS pixels. @param {number} width the page's */
export function leastWidth(width) {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.min(width - CASE, SHARE[1] * width, Math.max(SHARE[0] * width, REMS * rem));
}

/**
 * Shares a small window between the case and the text: returns the layout of the case, the size of the text, its height
 * with its rim, and whether it is under the case; chosen so that lights, buttons and text are large.
 * @param {(room: {width: number, height: number}) => {worth: number, pitch: number, arrow: number, round: number, u: number}} layOut see layout.js
 * @param {{width: number, height: number}} room @param {number[]} text its columns and lines
 */
export function shared(layOut, { width, height }, [columns, lines]) {
  let best = null;
  for (let size = (width - RIM[0]) / (ADVANCE * columns + 0.6); !best || size > SMALLEST; size *= STEP) {
    const across = (ADVANCE * columns + 0.6) * size + RIM[0];
    const down = LEADING * lines * size + RIM[1];
    for (const under of [true, false]) {
      const room = under ? { width, height: height - down - GAP } : { width: width - across, height };
      const layout = layOut({ width: Math.max(room.width, 1), height: Math.max(room.height, 1) });
      const { pitch, arrow, round, u } = layout;
      const lacks = [size / READABLE, ((pitch * u) / LIGHT) ** 3, ((Math.min(arrow, round) * u) / FINGER) ** 2];
      const lack = lacks.reduce((sum, share) => sum + Math.min(0, Math.log(share)), 0);
      const worth = layout.worth + 2 * Math.log(size) + 6 * lack;
      if (!best || worth > best.worth) best = { layout, size, height: down, under, worth };
    }
  }
  return best;
}

/** @param {HTMLElement} place @param {{lines: string[], chosen: number}} state see state() in sim/web/snapshot.py */
export function show(place, { lines, chosen }) {
  const last = lines.findLastIndex((line) => line.trim());
  const first = Math.max(0, lines.findIndex((line) => line.trim()));
  const shown = lines.slice(first, last + 1).map((text, k) => ({ text: text.trimEnd(), row: first + k }));
  const make = () => document.createElement("p");
  reconcile(place, shown, ({ row }) => String(row), make, (line, { text, row }) => {
    if (line.textContent !== (text || " ")) line.replaceChildren(...[...(text || " ")].flatMap(drawn));
    line.normalize();
    line.classList.toggle("chosen", row === chosen);
  });
}

/** Returns what shows a character: a sign of the small screen as its drawing, since a computer's fonts may lack it, with its text. */
function drawn(character) {
  const rows = SIGNS[character];
  if (!rows) return character;
  const digits = rows.length / ROWS;
  const width = 6 * (digits - 1);
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", `0 0 ${width} ${ROWS}`);
  picture.setAttribute("aria-hidden", "true");
  if (digits > 2) picture.classList.add("wide");
  const path = document.createElementNS(SVG, "path");
  const pixels = Array.from({ length: width * ROWS }, (_, k) => [k % width, Math.floor(k / width)]);
  const lit = ([x, y]) => (parseInt(rows.slice(y * digits, (y + 1) * digits), 16) >> (width - 1 - x)) & 1;
  path.setAttribute("d", pixels.filter(lit).map(([x, y]) => `M${x} ${y}h1v1h-1z`).join(""));
  picture.append(path);
  const text = document.createElement("span");
  text.className = "unseen";
  text.textContent = character;
  return [picture, text];
}
