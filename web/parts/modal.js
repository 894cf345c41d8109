// A dialog that is left only by its own buttons.

const LEFT = "left";

/**
 * Has it stay whatever is pressed: a browser lets `cancel` be prevented only so often, then Escape closes it all the same.
 * @param {HTMLDialogElement} dialog
 */
export function makeModal(dialog) {
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.addEventListener("close", () => {
    if (dialog.returnValue !== LEFT && !dialog.open) dialog.showModal();
    dialog.returnValue = "";
  });
}

/** Closes it: what its own buttons do. @param {HTMLDialogElement} dialog */
export function leave(dialog) {
  dialog.close(LEFT);
}
