// Only one page of a browser at a time uses its storage: two would overwrite each other's values.

import { keepNoMore } from "../keep.js";
import { makeModal } from "./modal.js";

/**
 * Makes this page the one. Any other open page stops, shows a notice, and does not save any more.
 * @param {string} memory its name @param {HTMLDialogElement} dialog says so; a press on its button goes on here
 * @param {() => void} stop called when another page has become the one
 */
export function runInOneTab(memory, dialog, stop) {
  makeModal(dialog);
  dialog.querySelector("button").addEventListener("click", () => location.reload());
  const putOff = () => {
    keepNoMore();
    stop();
    dialog.showModal();
  };
  // A browser without locks, or that does not grant them, does not store anything either, or has only one page.
  navigator.locks
    ?.request(memory, { steal: true }, () => new Promise(() => {})) // for as long as the page is open
    .catch((error) => error.name === "AbortError" && putOff());
}
