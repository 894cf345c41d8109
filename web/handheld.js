// The page's interface to the handheld: it calls the worker, and dispatches events to the page.
//
// Events, with their detail: "news" (what has changed), "trouble" (an error), "alive" (a tick's mean in ms); without a detail:
// "slow" (its files load slowly).

import { Calls } from "./worker_calls.js";

const CHECK_MS = 1000;
const MOST_SILENT = 10; // checks without a message from it: loading a game's files takes a slow telephone a second or two

export class Handheld extends EventTarget {
  #calls;
  #silent = 0; // checks since its last message: counted, since a clock goes on while a computer sleeps
  #watch = 0;
  #awake = false; // whether it has sent a message yet
  still = false; // whether time passes only on request

  constructor() {
    super();
    this.#begin();
  }

  #begin() {
    this.#calls = new Calls(new URL("worker.js", import.meta.url), (error) => this.#dispatch("trouble", error));
    this.#calls.worker.addEventListener("message", ({ data }) => this.#take(data));
    this.#silent = 0;
    this.#awake = false;
    clearInterval(this.#watch);
    this.#watch = setInterval(() => this.#check(), CHECK_MS);
  }

  /** A worker silent for long is stuck, unless the page is hidden: then it may sleep. */
  #check() {
    if (document.hidden || this.still) this.#silent = 0;
    else if (++this.#silent > MOST_SILENT) {
      if (!this.#awake) return this.#dispatch("slow"); // a slow network is not a fault of the handheld
      clearInterval(this.#watch);
      this.#dispatch("trouble", new Error("stuck"));
    }
  }

  #take(message) {
    this.#silent = 0;
    this.#awake = true;
    if (message.news) this.#dispatch("news", message.news);
    else if (message.trouble !== undefined) this.#dispatch("trouble", new Error(message.trouble));
    else if (message.printed !== undefined) console.info(message.printed);
    else if (message.alive !== undefined) this.#dispatch("alive", message.alive);
  }

  #dispatch(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** Calls a function of the worker by its name. @returns {Promise<any>} */
  ask(call, ...given) {
    return this.#calls.ask(call, ...given);
  }

  /** As `ask`, for calls without an answer: an error is dispatched as trouble. */
  do(call, ...given) {
    return this.ask(call, ...given).catch((error) => this.#dispatch("trouble", error));
  }

  press(name) {
    return this.do("press", name);
  }

  release(name) {
    return this.do("release", name);
  }

  /** Holds a button for this long in simulated time. */
  hold(name, milliseconds) {
    return this.do("hold", name, milliseconds);
  }

  /** @returns {Promise<object>} its description: see switch_on() in sim/web/worker.py */
  switchOn(order) {
    return this.ask("switchOn", order);
  }

  /** With `still`, time passes only when the worker's pass(), script() or timed() is called. */
  async stand(still) {
    this.still = still;
    await this.ask("stand", still);
  }

  /** Replaces a worker that has stopped answering. */
  replace() {
    this.#calls.worker.terminate();
    this.#begin();
  }
}
