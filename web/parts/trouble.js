// The dialog for errors, with a restart; for a second error soon after, also with a reset. A file that has not arrived is named: it
// is no fault of the handheld.

import { allSaved } from "../storage.js";
import { leave, makeModal } from "./modal.js";

const SOON_MS = 30_000; // a second error within this time means that a restart does not help

export class Trouble {
  #dialog;
  #say;
  #last = 0;

  /**
   * @param {HTMLDialogElement} dialog
   * @param {() => void} again restarts with what was saved @param {() => void} forget erases what was saved
   * @param {(key: string, ...values: any[]) => string} say
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
    makeModal(dialog);
  }

  /** Shows an error, unless one is shown already. @param {Error & {missing?: string}} error its message may be "stuck" */
  show({ message, missing }) {
    if (this.#dialog.open) return;
    const find = (id) => this.#dialog.querySelector(id);
    const again = !missing && performance.now() - this.#last < SOON_MS && this.#last > 0;
    if (!missing) this.#last = performance.now();
    const stuck = message === "stuck" ? `${this.#say("stuck")} ` : "";
    const way = this.#say(again ? "trouble_again" : allSaved() ? "trouble_text" : "trouble_unkept");
    find("#trouble-title").textContent = this.#say(missing ? "missing_title" : "trouble_title");
    find("#trouble-text").textContent = missing ? this.#say("missing_text", missing) : stuck + way;
    find("#restart").textContent = this.#say(missing ? "missing_again" : "restart");
    find("#forget").hidden = !again;
    find("pre").textContent = message;
    this.#dialog.showModal();
  }
}
