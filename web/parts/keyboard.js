// The keyboard. Letters that the list of keys names are told by what is written on the key, those of Nord by their place on the left
// of the keyboard. When a control of the page has the focus, Enter and Space belong to it, until an arrow moves the game's cursor.

const MENU_MS = 750; // duration of a held BACK, which opens the menu
const KEYS = {
  ArrowLeft: "LEFT",
  ArrowRight: "RIGHT",
  ArrowUp: "UP",
  ArrowDown: "DOWN",
  Enter: "OK",
  Space: "OK",
  NumpadEnter: "OK",
  Backspace: "BACK",
  Escape: "BACK",
  KeyH: "HINT",
  // Nord's keys
  KeyA: "NORD.LEFT",
  KeyD: "NORD.RIGHT",
  KeyW: "NORD.UP",
  KeyS: "NORD.DOWN",
  KeyE: "NORD.OK",
  KeyQ: "NORD.BACK",
};
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const NAMED = /^[fhmp]$/i;
const TYPED = "input, textarea, select";
const OWN = "button, a, summary";

/** The letters of an American keyboard at the places of Nord's keys. */
export const PLACED = Object.keys(KEYS).filter((code) => KEYS[code].startsWith("NORD.")).map((code) => code.at(-1));

/** Returns the code of the key that is meant: a named letter has that of an American keyboard, except at a place of Nord's keys. */
function codeOf({ code, key }) {
  return NAMED.test(key) && !PLACED.includes(code.at(-1)) ? `Key${key.toUpperCase()}` : code;
}

/** A closing dialog keeps the focus until the next frame: keys pressed before that belong to the handheld. */
function meantFor({ target }) {
  return target instanceof Element && !target.closest("dialog:not([open])") ? target : document.body;
}

/**
 * @param {import("./buttons.js").Buttons} buttons @param {() => string[]} names the existing buttons
 * @param {(name: string, milliseconds: number) => void} hold
 * @param {Record<string, () => void>} more further keys, by their code
 * @param {(dx: number, dy: number) => void} steer moves from key to key, where there are no arrows
 * @param {() => boolean} letters whether letters are keys too: users who dictate or lean on the keyboard switch them off
 * @param {HTMLElement} box the handheld
 */
export function listen(buttons, names, hold, more, steer, letters, box) {
  const down = new Map();

  function meant(code) {
    const wanted = KEYS[code];
    if (!wanted) return null;
    if (names().includes(wanted)) return wanted;
    const plain = wanted.replace("NORD.", "");
    // If Nord has his own buttons, these keys press only those.
    if (plain !== wanted && names().some((name) => name.startsWith("NORD."))) return null;
    return names().includes(plain) ? plain : null;
  }

  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog:modal")) return;
    const target = meantFor(event);
    const code = codeOf(event);
    if (target.closest(TYPED)) return;
    if (code.startsWith("Key") && !letters()) return;
    if (target.closest(OWN) && ["Enter", "Space", "NumpadEnter"].includes(code)) return;
    if (code === "KeyM" && !event.repeat) {
      if (names().includes("BACK")) hold("BACK", MENU_MS);
      return;
    }
    if (more[code]) {
      if (!event.repeat) more[code]();
      return;
    }
    if (ARROWS[code] && !names().includes("LEFT")) {
      event.preventDefault();
      steer(...ARROWS[code]);
      return;
    }
    const name = meant(code);
    if (!name) return;
    event.preventDefault();
    if (event.repeat || down.has(event.code)) return;
    down.set(event.code, name);
    if (ARROWS[code] && target.closest(OWN) && !target.closest("#cells")) box.focus({ preventScroll: true });
    buttons.down(name);
  });

  function let_go(code) {
    const name = down.get(code);
    if (name === undefined) return;
    down.delete(code);
    buttons.up(name);
  }

  addEventListener("keyup", (event) => let_go(event.code));
  addEventListener("blur", () => [...down.keys()].forEach(let_go));
}
