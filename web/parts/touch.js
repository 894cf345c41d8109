// Touches on the lights of a board whose lights are no keys: a tap, or a drag from one light to another.

const NEAR = 0.75; // pitches: a touch beside a light counts for it

/**
 * @param {HTMLElement} panel holds the lights
 * @param {() => {touch: boolean, cols: number} | null} shape
 * @param {() => {places: number[][], pitch: number}} lights their middles in the panel, in CSS pixels
 * @param {{down: (name: string) => void, up: (name: string) => void}} buttons
 * @param {(light: number) => Promise<boolean>} touchable whether a touch there would do something
 */
export function listen(panel, shape, lights, buttons, touchable) {
  const held = new Map(); // the light under each finger that is down
  let pointed = -1; // the light under the mouse

  const lightAt = ({ clientX, clientY }) => {
    if (!shape()?.touch) return -1;
    const { left, top } = panel.getBoundingClientRect();
    const { places, pitch } = lights();
    let found = -1;
    let least = NEAR * pitch;
    places.forEach(([x, y], light) => {
      const away = Math.hypot(clientX - left - x, clientY - top - y);
      if (away < least) [found, least] = [light, away];
    });
    return found;
  };
  const lift = (finger) => {
    if (held.has(finger)) buttons.up(`CELL${held.get(finger)}`);
    held.delete(finger);
  };

  panel.addEventListener("pointerdown", (event) => {
    const light = lightAt(event);
    if (event.button > 0 || light < 0 || [...held.values()].includes(light)) return;
    panel.setPointerCapture?.(event.pointerId);
    held.set(event.pointerId, light);
    buttons.down(`CELL${light}`);
  });
  addEventListener("pointerup", (event) => {
    const from = held.get(event.pointerId);
    if (from === undefined) return;
    lift(event.pointerId);
    const light = lightAt(event);
    if (light < 0 || light === from) return;
    buttons.down(`CELL${light}`); // a piece was dragged to this point
    buttons.up(`CELL${light}`);
  });
  for (const kind of ["pointercancel", "lostpointercapture"]) addEventListener(kind, (event) => lift(/** @type {PointerEvent} */ (event).pointerId));
  panel.addEventListener("mousedown", (event) => event.preventDefault()); // the focus stays where it was
  panel.addEventListener("contextmenu", (event) => shape()?.touch && event.preventDefault());

  /** Shows by the pointer's form whether the light under the mouse can be touched now. */
  const point = async (light) => {
    pointed = light;
    const can = light >= 0 && (await touchable(light));
    if (pointed === light) panel.classList.toggle("touchable", can);
  };
  panel.addEventListener("pointermove", (event) => {
    const light = lightAt(event);
    if (event.pointerType === "mouse" && light !== pointed) point(light);
  });
  panel.addEventListener("pointerleave", () => point(-1));
  return () => pointed >= 0 && point(pointed);
}
