// The settings: the handheld's language and board, the page's colours and keys.

import { choices } from "../storage.js";
import { LANGUAGES } from "../words.js";
import { PLACED } from "./keyboard.js";
import { reconcile, write } from "./reconcile.js";
import * as theme from "./theme.js";

// What a French keyboard has at the places of these letters.
const FRENCH = { A: "Q", Q: "A", W: "Z" };

/** Returns the signs of the keys as the keyboard has them, where the browser says so: by code, lower case; else null. */
async function layout() {
  return navigator.keyboard?.getLayoutMap?.().catch(() => null) ?? null;
}

export class Settings {
  #find;
  #say;

  /**
   * @param {HTMLDialogElement} dialog
   * @param {{language: (code: string) => void, board: (name: string) => void}} chosen
   *   called after a choice of the handheld's language or board
   * @param {(key: string) => any} say
   */
  constructor(dialog, chosen, say) {
    const find = (id) => dialog.querySelector(id);
    this.#find = find;
    this.#say = say;
    find("#language").addEventListener("change", ({ target }) => chosen.language(target.value));
    find("#board").addEventListener("change", ({ target }) => chosen.board(target.value));
    find("#theme").addEventListener("change", ({ target }) => theme.choose(target.value));
    find("#letters").checked = choices.get("letters", "yes") === "yes";
    find("#letters").addEventListener("change", ({ target }) => choices.set("letters", target.checked ? "yes" : "no"));
  }

  /** Whether the letters of the keyboard are keys too. */
  get letters() {
    return this.#find("#letters").checked;
  }

  /** Fills the dialog in the page's language. @param {string} language the chosen one */
  fill(language) {
    options(this.#find("#language"), LANGUAGES, language, this.#say);
    options(this.#find("#theme"), theme.THEMES, theme.chosen(), (name) => this.#say(`theme_${name}`));
    this.#fillKeys((sign) => (language === "fr" && FRENCH[sign]) || sign);
    layout().then((signs) => signs && this.#fillKeys((sign) => signs.get(`Key${sign}`)?.toUpperCase() ?? sign));
  }

  /** @param {(sign: string) => string} signAt what the keyboard has at the place of a letter */
  #fillKeys(signAt) {
    const taken = PLACED.map(signAt);
    const signOf = (sign) => (PLACED.includes(sign) || taken.includes(sign) ? signAt(sign) : sign); // see codeOf() in keyboard.js
    this.#find("#keys").replaceChildren(
      ...this.#say("keys").flatMap(([keys, meaning]) => {
        const term = document.createElement("dt");
        const what = document.createElement("dd");
        term.textContent = keys.replace(/\b[A-Z]\b/g, signOf);
        what.textContent = meaning;
        return [term, what];
      }),
    );
  }

  /** @param {{boards: string[], board: string}} shape the handheld's description */
  fillBoards({ boards, board }) {
    options(this.#find("#board"), boards, board, (name) => this.#say(`board_${name}`) ?? name);
  }
}

function options(select, values, chosen, text) {
  reconcile(select, values, String, (value) => new Option("", value), (option, value) => write(option, text(value)));
  if (select.value !== chosen) select.value = chosen;
}
