// Calls to a worker: each has a number, by which its answer is known.

export class Calls {
  #worker;
  #waiting = new Map();
  #number = 0;

  /** @param {Worker & {failed?: string}} worker @param {(text: string) => void} trouble called when the worker fails */
  constructor(worker, trouble) {
    this.#worker = worker;
    if (worker.failed) queueMicrotask(() => trouble(worker.failed));
    worker.addEventListener("error", (event) => trouble(event.message || "worker"));
    worker.addEventListener("message", ({ data }) => data.id !== undefined && this.#take(data));
  }

  #take({ id, answer, error }) {
    const { done, failed } = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) done(answer);
    else failed(new Error(error));
  }

  /** Calls a function of the worker by its name. @returns {Promise<any>} */
  ask(call, ...given) {
    const id = ++this.#number;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.#worker.postMessage({ id, call, with: given });
    });
  }
}
