// What the page shows of the day: elements made from what the desk says, and no more.

// Results, as games/tournament.py has them; 0 and 1 are the place of who has won.
export const BOTH_LOST = 2;
export const WAITING = 3;
const FEW = 12;

function made(name, text, attributes = {}) {
  const element = document.createElement(name);
  if (text !== undefined) element.textContent = text;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

/** The tables of the round: a press on a name says that he has won, once more takes it back. */
export function tables(list, shown, told, report) {
  list.dataset.many = shown.tables.length > FEW ? "many" : "few"; // few are written larger
  list.replaceChildren(
    ...shown.tables.map(([one, other, result, settled], table) => {
      const item = made("li", undefined, { class: "table", "data-state": result === WAITING ? "open" : "done" });
      item.append(made("span", String(table + 1), { class: "number" }));
      [one, other].forEach((name, place) => {
        if (name === null) {
          item.append(made("span", told("bye"), { class: "bye" }));
          return;
        }
        const won = result === place;
        const button = made("button", name, { type: "button", id: `t${table}-${place}`, "aria-pressed": String(won) });
        button.dataset.state = won ? "won" : result === WAITING ? "open" : "lost";
        button.disabled = settled;
        button.addEventListener("click", () => report(table, won ? WAITING : place));
        item.append(button);
      });
      if (other !== null && !settled) {
        const both = made("button", "✗✗", {
          type: "button",
          id: `t${table}-both`,
          class: "both",
          "aria-pressed": String(result === BOTH_LOST),
          "aria-label": `${table + 1} : ${told("page_both")}`,
          title: told("page_both"),
        });
        both.addEventListener("click", () => report(table, result === BOTH_LOST ? WAITING : BOTH_LOST));
        item.append(both);
      }
      return item;
    }),
  );
}

/** Names, one an item. */
export function names(list, all) {
  list.replaceChildren(...all.map((name) => made("li", name)));
}

/** Names to choose from; the chosen one stays. */
export function choices(select, all) {
  const before = select.value;
  select.replaceChildren(...all.map((name) => made("option", name, { value: name })));
  if (all.includes(before)) select.value = before;
}
