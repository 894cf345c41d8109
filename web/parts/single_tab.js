// Only one page of a browser at a time uses its storage: two would overwrite each other's values.

import { stopSaving } from "../storage.js";
import { makeModal } from "./modal.js";

/**
 * Gives this page the storage. Other tabs show a notice, pause, and do not save.
 * @param {string} memory its name @param {HTMLDialogElement} dialog the notice; its button takes the storage back
 * @param {() => void} stop called when another page takes the storage
 */
export function runInOneTab(memory, dialog, stop) {
  makeModal(dialog);
  dialog.querySelector("button").addEventListener("click", () => location.reload());
  const releaseStorage = () => {
    stopSaving();
    stop();
    dialog.showModal();
  };
  // A browser without locks, or that refuses them, stores nothing either, or has one page only.
  navigator.locks
    ?.request(memory, { steal: true }, () => new Promise(() => {})) // held while the page is open
    .catch((error) => error.name === "AbortError" && releaseStorage());
}
