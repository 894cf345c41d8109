// The welcome: what this is, for whom, how to begin; the five games, each with its rules. It stands beside the case. In an upright
// telephone it is a sheet over the case, under the lights, and the first press leads to the handheld.

const UPRIGHT = matchMedia("(max-width: 760px) and (orientation: portrait)");

/**
 * Shows or hides the welcome.
 * @param {HTMLDialogElement} dialog
 * @returns {boolean} whether it takes room beside the case
 */
export function show(dialog, wanted) {
  dialog.open = wanted; // show() would take the focus
  dialog.classList.toggle("sheet", UPRIGHT.matches);
  return wanted && !UPRIGHT.matches;
}

/** Returns whether the welcome lies over the case. @param {HTMLDialogElement} dialog */
export const covers = (dialog) => dialog.open && dialog.classList.contains("sheet");

/**
 * Listens to what changes the welcome.
 * @param {HTMLDialogElement} dialog
 * @param {() => void} closed called when the user has closed it
 * @param {() => void} resized called when the window has become that of an upright telephone, or another
 */
export function listen(dialog, closed, resized) {
  dialog.addEventListener("close", () => !dialog.open && closed());
  UPRIGHT.addEventListener("change", resized);
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
