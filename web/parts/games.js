// The games as cards, each with the picture of the handheld's menu.

const LIT = "#2bd873";
const DARK = "#26282c";

/**
 * @param {HTMLElement} place
 * @param {{name: string, title: string, offered: boolean, picture: number[], ways: string[]}[]} offers
 * @param {Record<string, object | null>} left by game: what goes on with a match that is not over, null without one
 * @param {(begin: object) => void} taken @param {(key: string, ...values: any[]) => string} say
 */
export function fill(place, offers, left, taken, say) {
  place.replaceChildren(
    ...offers.map(({ name, title: own, offered, picture, ways }) => {
      const card = document.createElement("section");
      card.dataset.game = name;
      const title = document.createElement("h3");
      title.textContent = say(`game_${name}`) ?? own; // the handheld's own title, where the page has none
      const about = document.createElement("small");
      about.textContent = say(offered ? `about_${name}` : "not_offered") ?? "";
      const menu = button(say("way_menu"), () => taken({ menu: name }));
      const begins = ways.map((way) => button(say(`way_${way}`), () => taken({ menu: name, way })));
      const onward = left[name];
      if (!onward) begins[0].classList.add("first"); // else going on stands out
      const rules = button(say("way_rules"), () => taken({ menu: name, way: "rules" }));
      for (const each of [...begins, menu, rules]) {
        each.disabled = !offered;
        each.setAttribute("aria-label", `${title.textContent}${say("colon")}${each.textContent}`);
      }
      menu.dataset.menu = name;
      card.append(drawn(picture), title, about);
      if (onward) {
        const goOn = button(say("go_on", title.textContent), () => taken(onward));
        goOn.className = "go-on";
        card.append(goOn);
      }
      card.append(...begins, menu, rules);
      return card;
    }),
  );
}

/** @param {string} text @param {() => void} pressed */
function button(text, pressed) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = text;
  made.addEventListener("click", pressed);
  return made;
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
