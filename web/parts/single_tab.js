// One page of a browser at a time has the memory that a browser keeps: of two, the later would overwrite what the other has kept.

import { keepNoMore } from "../keep.js";
import { makeModal } from "./modal.js";

/**
 * Makes this page the one. Another that is open keeps nothing from then on, has to stop, and says so.
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
  // Where a browser has no locks, or may not give them, it keeps nothing either, or there is but one page.
  navigator.locks
    ?.request(memory, { steal: true }, () => new Promise(() => {})) // for as long as the page is open
    .catch((error) => error.name === "AbortError" && putOff());
}
