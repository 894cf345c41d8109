// Calls to a worker, matched to their answers by number.

import { begun } from "./begun.js";
import { missingOf } from "./missing.js";

export class Calls {
  worker;
  #waiting = new Map();
  #number = 0;

  /**
   * Starts the worker.
   * @param {URL} address its file
   * @param {(error: Error & {missing?: string}) => void} trouble called when it fails; `missing` is a file that has not arrived
   */
  constructor(address, trouble) {
    this.worker = begun(address);
    const fail = async (text) => {
      if (text) return trouble(new Error(text));
      // A browser gives no message only for a file that does not arrive.
      const missing = await missingOf(address);
      trouble(Object.assign(new Error(missing), { missing }));
    };
    if (this.worker.failed !== undefined) fail(this.worker.failed);
    this.worker.addEventListener("error", (event) => fail(event.message));
    this.worker.addEventListener("message", ({ data }) => data.id !== undefined && this.#take(data));
  }

  #take({ id, answer, error, missing }) {
    const { done, failed } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) done(answer);
    else failed(Object.assign(new Error(error), { missing }));
  }

  /** Calls a function of the worker by its name; the promise is rejected as `trouble` is called. @returns {Promise<any>} */
  ask(call, ...given) {
    const id = ++this.#number;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.worker.postMessage({ id, call, with: given });
    });
  }
}
