// The page's colours: the chosen ones, else the device's.

import { choices } from "../keep.js";

export const THEMES = ["auto", "light", "dark"];
const night = matchMedia("(prefers-color-scheme: dark)");

/** What was chosen. */
export function chosen() {
  return choices.get("theme", "auto", THEMES);
}

/** Chooses another one. */
export function choose(name) {
  choices.set("theme", name);
  paint();
}

/** Shows it; done anew whenever the device's own changes. */
export function paint() {
  document.documentElement.dataset.theme = chosen() === "auto" ? (night.matches ? "dark" : "light") : chosen();
}
night.addEventListener("change", paint);
