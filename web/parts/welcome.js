// The welcome: what this is, for whom, how to begin; the five games, each with its rules.

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
      rules.setAttribute("aria-label", `${say("way_rules")} : ${say(`game_${name}`) ?? title}`);
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
