// A sentence at the lower edge, with what can be done about it; it can be put away in any case.

export class Note {
  #place;
  #say;

  /** @param {HTMLElement} place @param {(key: string) => string} say */
  constructor(place, say) {
    this.#place = place;
    this.#say = say;
  }

  /** @param {string} text @param {string} [label] of the button @param {() => void} [act] what it does */
  tell(text, label, act) {
    const place = this.#place;
    const [button, close] = place.querySelectorAll("button");
    const putAway = () => (place.hidden = true);
    place.querySelector("span").textContent = text;
    button.textContent = label ?? this.#say("close");
    close.hidden = !label;
    close.onclick = putAway;
    place.hidden = false;
    button.onclick = () => {
      putAway();
      act?.();
    };
  }
}
