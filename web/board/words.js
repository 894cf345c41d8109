// The words of this page: they are not stored for offline use, as those of web/words/ are.

import * as page from "../words.js";
import en from "./words/en.js";
import fr from "./words/fr.js";

const ALL = { fr, en };
let language = "fr";

export const { chooseLanguage, chosenLanguage, LANGUAGES } = page;

export function speak(chosen) {
  language = chosen;
  page.speak(chosen);
  document.title = say("title");
  for (const element of document.querySelectorAll("[data-told]")) element.textContent = say(element.dataset.told);
  for (const element of document.querySelectorAll("[data-named]")) element.setAttribute("aria-label", say(element.dataset.named));
}

/** The text of a key, with values in place of {}; undefined for an unknown key. @returns {string} */
export function say(key, ...values) {
  return ((ALL[language] ?? fr)[key] ?? page.say(key))?.replace(/{}/g, () => String(values.shift() ?? ""));
}
