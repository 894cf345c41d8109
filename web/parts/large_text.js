// The small screen's lines as large text, which grows with the browser's zoom and text size.

import { reconcile, write } from "./reconcile.js";

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
