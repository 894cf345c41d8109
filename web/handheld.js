// The handheld as the page knows it: it speaks with the worker, and tells the page by events.
//
// Events: "news" (detail: what has changed), "trouble" (detail: an error), "alive", "slow" (its files are long in coming).

import { Calls } from "./calls.js";

const LOOK_MS = 1000;
const STUCK = 10; // looks without a word from it: reading a game's files takes a slow telephone a second or two

export class Handheld extends EventTarget {
  #calls;
  #silent = 0; // looks since it said something: counted, for a clock goes on while a computer sleeps
  #watch = 0;
  #awake = false; // whether it has said anything yet
  still = false; // whether time passes only when it is asked to

  constructor() {
    super();
    this.#begin();
  }

  #begin() {
    this.#calls = new Calls(new URL("worker.js", import.meta.url), (error) => this.#tell("trouble", error));
    this.#calls.worker.addEventListener("message", ({ data }) => this.#take(data));
    this.#silent = 0;
    this.#awake = false;
    clearInterval(this.#watch);
    this.#watch = setInterval(() => this.#look(), LOOK_MS);
  }

  /** A worker that says nothing for long is stuck; one in a page that nobody sees may sleep. */
  #look() {
    if (document.hidden || this.still) this.#silent = 0;
    else if (++this.#silent > STUCK) {
      if (!this.#awake) return this.#tell("slow"); // a slow net is no fault of the handheld's
      clearInterval(this.#watch);
      this.#tell("trouble", new Error("stuck"));
    }
  }

  #take(message) {
    this.#silent = 0;
    this.#awake = true;
    if (message.news) this.#tell("news", message.news);
    else if (message.trouble !== undefined) this.#tell("trouble", new Error(message.trouble));
    else if (message.printed !== undefined) console.info(message.printed);
    else if (message.alive !== undefined) this.#tell("alive", message.alive);
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }

  /** Calls a function of the worker by its name. @returns {Promise<any>} */
  ask(call, ...given) {
    return this.#calls.ask(call, ...given);
  }

  /** As `ask`, for what has no answer: an error is trouble. */
  do(call, ...given) {
    return this.ask(call, ...given).catch((error) => this.#tell("trouble", error));
  }

  press(name) {
    return this.do("press", name);
  }

  release(name) {
    return this.do("release", name);
  }

  /** Held so long, in the handheld's own time. */
  hold(name, milliseconds) {
    return this.do("hold", name, milliseconds);
  }

  /** @returns {Promise<object>} what it looks like: see switch_on() in sim/web/worker.py */
  switchOn(order) {
    return this.ask("switchOn", order);
  }

  /** Time passes only when pass() or script() is called. */
  async stand(still) {
    this.still = still;
    await this.ask("stand", still);
  }

  /** A worker that does not answer any more is put away for a new one. */
  replace() {
    this.#calls.worker.terminate();
    this.#begin();
  }
}
