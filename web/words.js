// The page's words in the handheld's language.

import { choices } from "./storage.js";
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

/** The language of all pages of the site: the one chosen last on any of them. */
export function chosenLanguage() {
  return choices.get("spoken", choices.get("language", usual(), LANGUAGES), LANGUAGES);
}

export function chooseLanguage(language) {
  choices.set("spoken", language);
}

export function speak(spoken) {
  language = spoken;
  document.documentElement.lang = spoken;
  for (const element of document.querySelectorAll("[data-say]")) element.textContent = say(element.dataset.say);
  const manifest = document.querySelector("link[rel=manifest]");
  if (manifest) manifest.setAttribute("href", spoken === "fr" ? "manifest.webmanifest" : `manifest.${spoken}.webmanifest`);
  for (const link of document.querySelectorAll("[data-page]")) link.href = `guides/${link.dataset.page}.${spoken}.html`;
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
