// The page's colours: the chosen ones, else the device's.

import { choices } from "../storage.js";

export const THEMES = ["auto", "light", "dark"];
const night = matchMedia("(prefers-color-scheme: dark)");

/** Returns the choice. */
export function chosen() {
  return choices.get("theme", "auto", THEMES);
}

/** Saves and applies a choice. */
export function choose(name) {
  choices.set("theme", name);
  paint();
}

/** Applies the choice; called again when the device's setting changes. */
export function paint() {
  document.documentElement.dataset.theme = chosen() === "auto" ? (night.matches ? "dark" : "light") : chosen();
}
night.addEventListener("change", paint);
