// What a screen reader says: the new lines of the handheld's screen, a refusal as a whole, or the chosen entry; of a menu in
// pictures, what each key takes. The screen is sent line by line, so speech waits until nothing more comes.

const SETTLED_MS = 220;
const SIGNS = /[☷⚘☟⋯★✍◔⇧⇩♛⛔∅⤵⤓↛⇄∩⊙⇒⇔⚄⊔⁘✳◍⚖⇆⇥►⏯↩⇤⏩§♫⊘☀⎋↻❝❓⚠☻⚿⚙◷▲▼✓▶◀✗·●○]/gu;

const UNTIL = /(?<=[A-Za-z0-9]) → (?=[A-Za-z0-9])/g; // between two cells; elsewhere an arrow is a direction
const ENDED = /[.!?…:]$/u;

export class Speech {
  #region;
  #say;
  #before = { lines: [], chosen: -1, screen: "", refused: "" };
  #waiting = 0;

  /** @param {HTMLElement} region a polite live region @param {(key: string, ...values: any[]) => string} say the page's words */
  constructor(region, say) {
    this.#region = region;
    this.#say = say;
  }

  /** @param {object} state see state() in sim/web/snapshot.py */
  update(state) {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#sayChanges(state), SETTLED_MS);
  }

  #sayChanges(state) {
    const before = this.#before;
    const { chosen, screen, refused } = state;
    const lines = state.pictures ? [...state.lines, ...this.#takes(state.keys)] : state.lines;
    this.#before = { lines, chosen, screen, refused };
    const said = new Set(screen === before.screen ? before.lines : []);
    const old = (line) => said.has(line) || (refused && refused.includes(line.trim()));
    const more = this.paragraphs(lines.map((line) => (old(line) ? "" : line)), state.match);
    if (refused && refused !== before.refused) return this.now([this.line(refused, state.match), ...more]);
    const title = chosen > 0 && (screen !== before.screen || lines[0] !== before.lines[0]) ? [lines[0]] : [];
    if (chosen > 0 && lines[chosen].trim()) {
      const text = [...title, lines[chosen]];
      if (before.lines[before.chosen] !== lines[chosen] || title.length) this.now(text.map((line) => this.line(line, state.match)));
      return;
    }
    this.now(more);
  }

  /** Returns lines of the screen in words, a paragraph each: a line that begins with a small letter goes on with the one before. */
  paragraphs(lines, match) {
    const found = [""];
    for (const text of lines) {
      const goesOn = /^\s*\p{Ll}/u.test(text) && found.at(-1);
      found.push((goesOn ? `${found.pop()} ` : "") + this.line(text, match));
    }
    return found.filter(Boolean);
  }

  /** Returns a line of the screen in words; `match` tells whose pieces are counted. */
  line(text, match) {
    return text
      .replace(/↶/g, ` ${this.#say("button_BACK").split(".")[0]} `) // its name also says what holding it does
      .replace(/[●○⇧⇩] ?(?=\d|[A-I][1-5]\b)/g, (sign) => ` ${match ? this.seat(match, "●○⇧⇩".indexOf(sign[0]) % 2) : ""} `)
      .replace(UNTIL, ` ${this.#say("until")} `)
      .replace(/←/g, ` ${this.#say("to_west")} `)
      .replace(/→/g, ` ${this.#say("to_east")} `)
      .replace(SIGNS, " ")
      .replace(/\s+/g, " ")
      .trim();
  }

  /** Returns what each picture of a menu takes, with its first key. */
  #takes(keys) {
    const first = (text, k) => text && keys.indexOf(text) === k;
    return keys.map((text, k) => (first(text, k) ? `${this.#say("button_key", k + 1)}${this.#say("colon")}${text}` : "")).filter(Boolean);
  }

  seat(match, number) {
    return match.seats[number] || this.#say(`seat_${match.game}_${number}`) || this.#say(`seat_${number}`);
  }

  /** Says the sentences now. */
  now(sentences) {
    const said = sentences.filter(Boolean);
    const text = said.map((each, k) => (ENDED.test(each) || k === said.length - 1 ? each : `${each}.`)).join(" ");
    if (text) this.#region.textContent = text === this.#region.textContent ? `${text} ` : text;
  }
}
