// Keys of a keyboard. Where one has the focus on a control of the page, Enter and Space are that control's.

const MENU_MS = 750; // BACK held so long opens the menu
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
  // Nord's hand, on the left half of the keyboard, by the places of the keys.
  KeyA: "NORD.LEFT",
  KeyD: "NORD.RIGHT",
  KeyW: "NORD.UP",
  KeyS: "NORD.DOWN",
  KeyE: "NORD.OK",
  KeyQ: "NORD.BACK",
};
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const TYPED = "input, textarea, select";
const OWN = "button, a, summary";

/** A closing dialog keeps the focus until the next frame: a key pressed before that is not meant for it. */
function meantFor({ target }) {
  return target instanceof Element && !target.closest("dialog") ? target : document.body;
}

/**
 * @param {import("./buttons.js").Buttons} buttons @param {() => string[]} names the buttons that there are
 * @param {(name: string, milliseconds: number) => void} hold
 * @param {Record<string, () => void>} more further keys, by their code
 * @param {(dx: number, dy: number) => void} steer goes from key to key, where there are no arrows
 * @param {() => boolean} letters whether letters are keys too: who dictates, or leans on the keyboard, wants none
 */
export function listen(buttons, names, hold, more, steer, letters) {
  const down = new Map();

  function meant(event) {
    const wanted = KEYS[event.code];
    if (!wanted) return null;
    if (names().includes(wanted)) return wanted;
    const plain = wanted.replace("NORD.", "");
    // If Nord has his own buttons, these keys press only those.
    if (plain !== wanted && names().some((name) => name.startsWith("NORD."))) return null;
    return names().includes(plain) ? plain : null;
  }

  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    const target = meantFor(event);
    if (target.closest(TYPED)) return;
    if (event.code.startsWith("Key") && !letters()) return;
    if (target.closest(OWN) && ["Enter", "Space", "NumpadEnter"].includes(event.code)) return;
    if (event.code === "KeyM" && !event.repeat) {
      if (names().includes("BACK")) hold("BACK", MENU_MS);
      return;
    }
    if (more[event.code]) {
      if (!event.repeat) more[event.code]();
      return;
    }
    if (ARROWS[event.code] && !names().includes("LEFT")) {
      event.preventDefault();
      steer(...ARROWS[event.code]);
      return;
    }
    const name = meant(event);
    if (!name) return;
    event.preventDefault();
    if (event.repeat || down.has(event.code)) return;
    down.set(event.code, name);
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
