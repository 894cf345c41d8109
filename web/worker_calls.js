// Calls to a worker, matched to their answers by number.

const LOADED_BY_EVERY_WORKER = ["interpreter.js", "function_table.js"];

/** Returns the worker that start_worker.js has started to the first caller, a new worker to all others. */
function started(address) {
  const early = globalThis.earlyWorker;
  globalThis.earlyWorker = "taken";
  return early instanceof Worker ? early : new Worker(address, { type: "module" });
}

/** Returns a file that still does not arrive, else the worker's: a browser does not say why a worker does not start. */
async function missingOf(worker) {
  for (const each of LOADED_BY_EVERY_WORKER) {
    const found = await fetch(new URL(each, import.meta.url)).catch(() => null);
    if (!found?.ok) return each;
  }
  return worker.pathname.split("/").at(-1);
}

export class Calls {
  /** @type {Worker & {failed?: string}} */
  worker;
  #waiting = new Map();
  #number = 0;

  /**
   * Starts the worker.
   * @param {URL} address its file
   * @param {(error: Error & {missing?: string}) => void} trouble called when it fails; `missing` is a file that has not arrived
   */
  constructor(address, trouble) {
    this.worker = started(address);
    const fail = async (text) => {
      if (text) return trouble(new Error(text));
      // An error without a message means that a file has not arrived.
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
