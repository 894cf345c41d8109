// The games as cards, each with the picture of the handheld's menu.

const LIT = "#2bd873";
const DARK = "#26282c";

/**
 * @param {HTMLElement} place @param {{name: string, title: string, offered: boolean, picture: number[]}[]} offers
 * @param {(name: string) => void} taken @param {(key: string) => string} say
 */
export function fill(place, offers, taken, say) {
  place.replaceChildren(
    ...offers.map(({ name, title: own, offered, picture }) => {
      const card = document.createElement("button");
      card.type = "button";
      card.disabled = !offered;
      card.dataset.game = name;
      const title = document.createElement("span");
      title.textContent = say(`game_${name}`) ?? own; // the handheld's own title, where the page has none
      const about = document.createElement("small");
      about.textContent = say(offered ? `about_${name}` : "not_offered") ?? "";
      card.append(drawn(picture), title, about);
      card.addEventListener("click", () => taken(name));
      return card;
    }),
  );
}

/** Draws rows of nine lights; the highest bit is the westernmost. */
function drawn(picture) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `0 0 90 ${picture.length * 10}`);
  svg.setAttribute("aria-hidden", "true");
  picture.forEach((bits, row) => {
    for (let col = 0; col < 9; col++) {
      const dot = document.createElementNS("http://www.w3.org/2000/svg", "circle");
      for (const [name, value] of [["cx", col * 10 + 5], ["cy", row * 10 + 5], ["r", 3.3]]) dot.setAttribute(name, value);
      dot.setAttribute("fill", (bits >> (8 - col)) & 1 ? LIT : DARK);
      svg.append(dot);
    }
  });
  return svg;
}
