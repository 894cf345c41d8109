// Updates in place: an element that is still wanted stays the same element, so that a press that has begun on it also ends on it.

/**
 * Makes an element's children those for `all`, in their order.
 * @template T
 * @param {Element} place
 * @param {T[]} all
 * @param {(each: T) => string} keyOf distinct for each; an element stays as long as its key is there
 * @param {(each: T) => HTMLElement} make
 * @param {(element: any, each: T, k: number) => void} [update] brings an element up to date, also a new one
 */
export function keyed(place, all, keyOf, make, update) {
  const before = new Map([...place.children].map((child) => [/** @type {HTMLElement} */ (child).dataset.key, child]));
  const wanted = all.map((each, k) => {
    const key = keyOf(each);
    const element = /** @type {HTMLElement} */ (before.get(key) ?? make(each));
    element.dataset.key = key;
    update?.(element, each, k);
    return element;
  });
  for (const child of [...place.children]) if (!wanted.includes(/** @type {HTMLElement} */ (child))) child.remove();
  // An element that is moved loses the focus and the press: only what is out of place moves.
  wanted.forEach((element, k) => place.children[k] !== element && place.insertBefore(element, place.children[k] ?? null));
}

/** Sets an element's text when it differs. */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}
