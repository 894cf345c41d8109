// What has gone wrong, told in words, with a way on; a second time soon after, also with a way to begin from nothing.

import { leave, stays } from "./stays.js";

const SOON_MS = 30_000; // a second trouble within this time is one that starting again does not mend

export class Trouble {
  #dialog;
  #say;
  #last = 0;

  /**
   * @param {HTMLDialogElement} dialog @param {() => void} again begins with what was kept @param {() => void} forget what was kept
   * @param {(key: string) => string} say
   */
  constructor(dialog, again, forget, say) {
    this.#dialog = dialog;
    this.#say = say;
    const find = (id) => dialog.querySelector(id);
    const restart = () => {
      leave(dialog);
      again();
    };
    find("#restart").addEventListener("click", restart);
    find("#forget").addEventListener("click", () => {
      forget();
      restart();
    });
    stays(dialog);
  }

  /** Says so, unless something else is said already. @param {string} text of the error, or "stuck" */
  tell(text) {
    if (this.#dialog.open) return;
    const find = (id) => this.#dialog.querySelector(id);
    const again = performance.now() - this.#last < SOON_MS && this.#last > 0;
    this.#last = performance.now();
    const stuck = text === "stuck" ? `${this.#say("stuck")} ` : "";
    find("#trouble-text").textContent = `${stuck}${this.#say(again ? "trouble_again" : "trouble_text")}`;
    find("#forget").hidden = !again;
    find("pre").textContent = text;
    this.#dialog.showModal();
  }
}
