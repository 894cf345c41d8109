// A question in a dialog, with two answers: the second one, which changes nothing, has the focus.

/**
 * @param {HTMLDialogElement} dialog
 * @param {string} text @param {string} yes @param {string} no the answers
 * @returns {Promise<boolean>} false for an escape, too
 */
export function ask(dialog, text, yes, no) {
  const [agree, refuse] = dialog.querySelectorAll("button");
  dialog.querySelector("p").textContent = text;
  agree.textContent = yes;
  refuse.textContent = no;
  return new Promise((answer) => {
    agree.onclick = () => dialog.close("yes");
    refuse.onclick = () => dialog.close("no");
    dialog.addEventListener("close", () => answer(dialog.returnValue === "yes"), { once: true });
    dialog.returnValue = "";
    dialog.showModal();
  });
}
