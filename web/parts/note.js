// Notices at the lower edge, each with an action. Each stays until it is answered, dismissed or withdrawn.

import { keyed, write } from "./keyed.js";

export class Note {
  #place;
  #say;
  #told = new Map(); // notices by kind, the newest last

  /** @param {HTMLElement} place @param {(key: string) => string} say */
  constructor(place, say) {
    this.#place = place;
    this.#say = say;
  }

  /**
   * Shows a notice, and replaces the one of the same kind.
   * @param {string} kind @param {string} text @param {string} [label] of the button @param {() => void} [act] what it does
   */
  tell(kind, text, label, act) {
    this.#told.delete(kind);
    this.#told.set(kind, { text, label, act });
    this.#draw();
  }

  /** Removes a notice, if it is shown. */
  drop(kind) {
    if (this.#told.delete(kind)) this.#draw();
  }

  #draw() {
    keyed(this.#place, [...this.#told].reverse(), ([kind]) => kind, (each) => this.#made(each), (row, [, { text, label }]) => {
      write(row.querySelector("span"), text);
      write(row.querySelector(".close"), this.#say("close"));
      if (label) write(row.querySelector("button"), label);
    });
    this.#place.hidden = !this.#told.size;
  }

  #made([kind, { label }]) {
    const row = document.createElement("div");
    const button = (act) => {
      const made = document.createElement("button");
      made.type = "button";
      made.addEventListener("click", act);
      return made;
    };
    const close = button(() => this.drop(kind));
    close.className = "close";
    row.append(document.createElement("span"));
    if (label) {
      row.append(
        button(() => {
          const { act } = this.#told.get(kind);
          this.drop(kind);
          act();
        }),
      );
    }
    row.append(close);
    return row;
  }
}
