// The small screen's lines as large text, which grows with the browser's zoom and text size.

import { reconcile, write } from "./reconcile.js";

const SHARE = [0.42, 0.6]; // of the page's width beside the case: at least the first, up to the second for
const REMS = 24; // this width
const CASE = 340; // CSS pixels: the least that the case needs

/** Returns whether the text is beside the case, not under it: see page.css. */
export function isBeside(stage) {
  const { display, flexDirection } = getComputedStyle(stage);
  return display === "flex" && flexDirection === "row";
}

/** Returns the least width of the text beside the case, in CSS pixels. @param {number} width the page's */
export function leastWidth(width) {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.min(width - CASE, SHARE[1] * width, Math.max(SHARE[0] * width, REMS * rem));
}

/** @param {HTMLElement} place @param {{lines: string[], chosen: number}} state see state() in sim/web/snapshot.py */
export function show(place, { lines, chosen }) {
  const last = lines.findLastIndex((line) => line.trim());
  const first = Math.max(0, lines.findIndex((line) => line.trim()));
  const shown = lines.slice(first, last + 1).map((text, k) => ({ text: text.trimEnd(), row: first + k }));
  const make = () => document.createElement("p");
  reconcile(place, shown, ({ row }) => String(row), make, (line, { text, row }) => {
    write(line, text || " ");
    line.classList.toggle("chosen", row === chosen);
  });
}
