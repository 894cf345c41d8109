// A dialog that only its own buttons close.

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
