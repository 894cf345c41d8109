// The page's side of the worker: one action after the other, and what to show after each.

import { Calls } from "../worker_calls.js";

export class Desk {
  #calls;
  #trouble;

  /** @param {(error: Error & {missing?: string}) => void} trouble called when the worker fails */
  constructor(trouble) {
    this.#calls = new Calls(new URL("worker.js", import.meta.url), trouble);
    this.#trouble = trouble;
  }

  /** Calls a function of sim/web/tournament.py; errors go to `trouble`. @returns {Promise<any>} */
  async ask(call, ...given) {
    try {
      return await this.#calls.ask(call, ...given);
    } catch (error) {
      this.#trouble(error);
      throw error;
    }
  }

  /** Does an action. @returns {Promise<{shown: any, refused?: string, key?: string, columns?: string[]}>} */
  async act(action, ...given) {
    return JSON.parse(await this.ask("act", JSON.stringify({ do: action, with: given })));
  }

  /** Tells what act() would answer, and changes nothing. */
  async check(action, ...given) {
    return JSON.parse(await this.ask("act", JSON.stringify({ do: action, with: given, check: true })));
  }
}
