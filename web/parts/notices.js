// Notices at an edge of the window, each with an action, the newest alone. Each stays until it is answered, dismissed or withdrawn.

import { reconcile, write } from "./reconcile.js";

export class Notices {
  #place;
  #say;
  #shown = new Map(); // notices by kind, the newest last

  /** @param {HTMLElement} place @param {(key: string) => string} say */
  constructor(place, say) {
    this.#place = place;
    this.#say = say;
  }

  /**
   * Shows a notice, and replaces the one of the same kind.
   * @param {string} kind @param {string} text @param {string} [label] of the button @param {() => void} [act] what it does
   */
  show(kind, text, label, act) {
    this.#shown.delete(kind);
    this.#shown.set(kind, { text, label, act });
    this.#draw();
  }

  /** Removes a notice, if it is shown. */
  withdraw(kind) {
    if (this.#shown.delete(kind)) this.#draw();
  }

  #draw() {
    reconcile(this.#place, [...this.#shown].slice(-1), ([kind]) => kind, (each) => this.#made(each), (row, [, { text, label }]) => {
      write(row.querySelector("span"), text);
      write(row.querySelector(".close"), this.#say("close"));
      if (label) write(row.querySelector("button"), label);
    });
    this.#place.hidden = !this.#shown.size;
  }

  #made([kind, { label }]) {
    const row = document.createElement("div");
    const button = (act) => {
      const made = document.createElement("button");
      made.type = "button";
      made.addEventListener("click", act);
      return made;
    };
    const close = button(() => this.withdraw(kind));
    close.className = "close";
    row.append(document.createElement("span"));
    if (label) {
      row.append(
        button(() => {
          const { act } = this.#shown.get(kind);
          this.withdraw(kind);
          act();
        }),
      );
    }
    row.append(close);
    return row;
  }
}
