// The welcome: what this is, for whom, how to begin; the five games, each with its rules. It stands beside the case, or is a dialog
// over the whole of a small window, which leaves the case as it is.

const SMALL = matchMedia("(max-width: 760px), (max-height: 480px)");

/**
 * Shows or hides the welcome.
 * @param {HTMLDialogElement} dialog
 * @returns {boolean} whether it takes room beside the case
 */
export function show(dialog, wanted) {
  if (dialog.open && (!wanted || dialog.matches(":modal") !== SMALL.matches)) dialog.close();
  if (wanted && !dialog.open) {
    if (SMALL.matches) dialog.showModal();
    else dialog.open = true; // show() would take the focus
  }
  return wanted && !SMALL.matches;
}

/**
 * Listens to what changes the welcome.
 * @param {HTMLDialogElement} dialog
 * @param {() => void} closed called when the user has closed it, with Escape too
 * @param {() => void} resized called when the window has become small or large
 */
export function listen(dialog, closed, resized) {
  dialog.addEventListener("close", () => !dialog.open && closed());
  SMALL.addEventListener("change", resized);
  const mark = () => dialog.classList.toggle("more", dialog.scrollHeight - dialog.clientHeight - dialog.scrollTop > 4);
  dialog.addEventListener("scroll", mark);
  const watcher = new ResizeObserver(mark);
  for (const each of [dialog, ...dialog.children]) watcher.observe(each);
}

/**
 * Fills the list of games.
 * @param {HTMLElement} place
 * @param {{name: string, title: string, offered: boolean}[]} offers
 * @param {(begin: {menu: string, way?: string}) => void} taken @param {(key: string) => string} say
 */
export function fill(place, offers, taken, say) {
  place.replaceChildren(
    ...offers.map(({ name, title, offered }) => {
      const row = document.createElement("li");
      const game = document.createElement("button");
      const about = document.createElement("small");
      game.append(say(`game_${name}`) ?? title, about);
      about.textContent = say(`about_${name}`) ?? "";
      const rules = document.createElement("button");
      rules.textContent = say("way_rules");
      rules.setAttribute("aria-label", `${say("way_rules")}${say("colon")}${say(`game_${name}`) ?? title}`);
      for (const [button, way] of [[game, ""], [rules, "rules"]]) {
        button.type = "button";
        button.disabled = !offered;
        button.addEventListener("click", () => taken({ menu: name, way }));
      }
      row.append(game, rules);
      return row;
    }),
  );
}
