// What a screen reader says: the lines of the handheld's screen that are new, or the entry that is chosen; without a screen the
// turn, the last move and the result. Lines are sent one by one: so it waits until nothing more comes.

const SETTLED_MS = 220;
const SIGNS = /[☷⚘☟⋯★✍◔⇧⇩♛⛔∅⤵⤓↛⇄∩⊙⇒⇔⚄⊔⁘✳◍⚖⇆⇥►⏯↩⇤⏩§♫⊘☀⎋↻❝❓⚠☻⚿⚙◷▲▼✓]/gu;

export class Speech {
  #region;
  #say;
  #before = { lines: [], chosen: -1, screen: "" };
  #waiting = 0;

  /** @param {HTMLElement} region lives, politely @param {(key: string) => string} say the page's words */
  constructor(region, say) {
    this.#region = region;
    this.#say = say;
  }

  /** @param {object} state see state() in sim/web/telling.py */
  hear(state) {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#tell(state), SETTLED_MS);
  }

  #tell(state) {
    const before = this.#before;
    this.#before = state;
    if (!state.lines.length) return this.now(this.#turn(state));
    const { lines, chosen, screen } = state;
    const title = chosen > 0 && (screen !== before.screen || lines[0] !== before.lines[0]) ? [lines[0]] : [];
    if (chosen > 0 && lines[chosen].trim()) {
      const text = [...title, lines[chosen]];
      if (before.lines[before.chosen] !== lines[chosen] || title.length) this.now(text.map((line) => this.line(line)));
      return;
    }
    const told = new Set(screen === before.screen ? before.lines : []);
    this.now(lines.filter((line) => !told.has(line)).map((line) => this.line(line)));
  }

  /** A line of the screen in words. */
  line(text) {
    return text
      .replace(/↶/g, ` ${this.#say("button_BACK")} `)
      .replace(/←/g, ` ${this.#say("to_west")} `)
      .replace(/→/g, ` ${this.#say("to_east")} `)
      .replace(SIGNS, " ")
      .replace(/\s+/g, " ")
      .trim();
  }

  /** Without a screen: whose turn, or who has won. */
  #turn({ match }) {
    if (!match) return [];
    const last = match.last[1] ? `${this.seat(match, match.last[0])} : ${match.last[1]}` : "";
    if (match.winner === null) return [last, this.#say("turn", this.seat(match, match.turn))];
    return [last, match.winner < 0 ? this.#say("draw") : this.#say("wins", this.seat(match, match.winner))];
  }

  seat(match, number) {
    return match.seats[number] || this.#say(`seat_${match.game}_${number}`) || this.#say(`seat_${number}`);
  }

  /** Says the sentences now. */
  now(sentences) {
    const text = sentences.filter(Boolean).join(". ");
    if (text) this.#region.textContent = text === this.#region.textContent ? `${text} ` : text;
  }
}
