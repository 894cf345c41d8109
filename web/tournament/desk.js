// The page's side of the worker: deeds, one after the other, and what there is to show after each.

import { begun } from "../begun.js";

export class Desk {
  #worker = begun(new URL("worker.js", import.meta.url));
  #waiting = new Map();
  #number = 0;

  /** @param {(text: string) => void} trouble called when the worker fails */
  constructor(trouble) {
    if (this.#worker.failed) queueMicrotask(() => trouble(this.#worker.failed));
    this.#worker.addEventListener("error", (event) => trouble(event.message || "worker"));
    this.#worker.addEventListener("message", ({ data }) => {
      const { done, failed } = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if (data.error === undefined) done(data.answer);
      else {
        trouble(data.error);
        failed(new Error(data.error));
      }
    });
  }

  /** Calls a function of sim/web/tournament.py. @returns {Promise<any>} */
  ask(call, ...given) {
    const id = ++this.#number;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#worker.postMessage({ id, call, with: given });
    });
  }

  /** A deed. @returns {Promise<{shown: any, refused?: string, key?: string, columns?: string[], rang: boolean}>} */
  async act(deed, ...given) {
    return JSON.parse(await this.ask("act", JSON.stringify({ do: deed, with: given })));
  }
}
