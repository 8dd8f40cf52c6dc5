/** What does the table say? A sentence on the ribbon for a moment, and to a screen reader once. */

const LEAST = 2600;
const PER_LETTER = 60;
const KEPT = 6;

export class Voice {
  /** What stands on the ribbon in place of the last play; empty most of the time. */
  note = $state("");
  /** What a screen reader says, each once. */
  spoken = $state.raw<readonly { id: number; text: string }[]>([]);

  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Says it to everybody: on the ribbon, long enough to be read, and aloud. */
  tell(text: string): void {
    clearTimeout(this.#timer);
    this.note = text;
    this.speak(text);
    this.#timer = setTimeout(() => (this.note = ""), Math.max(LEAST, text.length * PER_LETTER));
  }

  /** Says it to a screen reader alone. */
  speak(text: string): void {
    this.#count += 1;
    this.spoken = [...this.spoken.slice(1 - KEPT), { id: this.#count, text }];
  }

  hush(): void {
    this.note = "";
  }
}
