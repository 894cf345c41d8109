// Dialogs over the page: one that only its own buttons close, and whether there is any.

const LEFT = "left";

/**
 * Keeps the dialog open whatever is pressed: a browser limits how often `cancel` can be prevented, then Escape closes it anyway.
 * @param {HTMLDialogElement} dialog
 */
export function makeModal(dialog) {
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.addEventListener("close", () => {
    if (dialog.returnValue !== LEFT && !dialog.open) dialog.showModal();
    dialog.returnValue = "";
  });
}

/** Closes the dialog; called by its own buttons. @param {HTMLDialogElement} dialog */
export function leave(dialog) {
  dialog.close(LEFT);
}

/** Calls `change` whenever a dialog is opened over the page, or the last one is closed. @param {(open: boolean) => void} change */
export function follow(change) {
  let before = false;
  const look = () => {
    const open = document.querySelector("dialog:modal") !== null;
    if (open !== before) change((before = open));
  };
  const watcher = new MutationObserver(look);
  for (const dialog of document.querySelectorAll("dialog")) watcher.observe(dialog, { attributeFilter: ["open"] });
}
