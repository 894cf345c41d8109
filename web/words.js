// The page's words in the handheld's language.

import en from "./words/en.js";
import fr from "./words/fr.js";

const ALL = { fr, en };
let language = "fr";

export const LANGUAGES = Object.keys(ALL);

/** French, unless the browser's language is another known one. */
export function usual() {
  const asked = (navigator.languages ?? [navigator.language]).map((each) => each.split("-")[0]);
  return asked.find((each) => LANGUAGES.includes(each)) ?? "fr";
}

export function speak(chosen) {
  language = chosen;
  document.documentElement.lang = chosen;
  for (const element of document.querySelectorAll("[data-say]")) element.textContent = say(element.dataset.say);
  const manifest = document.querySelector("link[rel=manifest]");
  if (manifest) manifest.setAttribute("href", chosen === "fr" ? "manifest.webmanifest" : `manifest.${chosen}.webmanifest`);
  for (const link of document.querySelectorAll("[data-page]")) link.href = `guides/${link.dataset.page}.${chosen}.html`;
  for (const element of document.querySelectorAll("[data-name-of]")) {
    element.setAttribute("aria-label", say(element.dataset.nameOf));
    if (element.matches("button")) element.title = say(element.dataset.nameOf);
  }
}

/** The text of a key, with values in place of {}; undefined for an unknown key. @returns {any} */
export function say(key, ...values) {
  const text = ALL[language][key];
  return values.length ? text?.replace(/{}/g, () => String(values.shift() ?? "")) : text;
}
