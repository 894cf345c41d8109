// Gamepads: the first is Sud's, a second one Nord's where Nord has buttons of his own, else it presses the same ones.

const PRESSED = { 0: "OK", 1: "BACK", 2: "HINT", 12: "UP", 13: "DOWN", 14: "LEFT", 15: "RIGHT" };
const LEANING = 0.5;

/** @param {import("./buttons.js").Buttons} buttons @param {() => string[]} names the existing buttons */
export function watch(buttons, names) {
  const held = new Set();
  let looking = false;

  function wanted() {
    const found = new Set();
    if (document.querySelector("dialog:modal")) return found;
    const nords = names().some((name) => name.startsWith("NORD."));
    [...navigator.getGamepads()].filter(Boolean).forEach((pad, place) => {
      const press = (plain) => {
        const name = place && nords ? `NORD.${plain}` : plain;
        if (names().includes(name)) found.add(name);
      };
      for (const [number, plain] of Object.entries(PRESSED)) if (pad.buttons[number]?.pressed) press(plain);
      const [x = 0, y = 0] = pad.axes;
      if (Math.abs(x) > LEANING) press(x < 0 ? "LEFT" : "RIGHT");
      else if (Math.abs(y) > LEANING) press(y < 0 ? "UP" : "DOWN");
    });
    return found;
  }

  function look() {
    const now = wanted();
    for (const name of now) if (!held.has(name)) held.add(name), buttons.down(name);
    for (const name of held) if (!now.has(name)) held.delete(name), buttons.up(name);
    if ([...navigator.getGamepads()].some(Boolean)) requestAnimationFrame(look);
    else looking = false;
  }

  addEventListener("gamepadconnected", () => {
    if (!looking) requestAnimationFrame(look);
    looking = true;
  });
}
