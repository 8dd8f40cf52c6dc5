/** One table as one person uses it: what they do there, and what is sent for them. */

import { settings } from "../lib/settings.svelte";
import type { Capture, CardCode, Hint, Refused, Update, View } from "../wire/messages";
import { type Line, type Listener, TableSocket, type Wish } from "../wire/socket";
import { Board } from "./board.svelte";
import { begin, tap } from "./choosing";
import type { Stage } from "./motion";
import { Showing } from "./showing";
import { advised, refusal, sumSoFar } from "./speech";

export class TableModel extends Board implements Listener {
  link = $state<Line>("connecting");
  /** The first hand is dealt as soon as that is possible: nobody has to see the lobby. */
  starting = $state(false);

  readonly #socket: TableSocket;
  readonly #showing = new Showing(this);
  #commitments = new Set<string>();

  constructor(readonly table: string, { start = false } = {}) {
    super();
    this.starting = start;
    this.#socket = new TableSocket(table, this);
    document.addEventListener("visibilitychange", this.#hidden);
  }

  close(): void {
    this.#socket.close();
    document.removeEventListener("visibilitychange", this.#hidden);
  }

  /** Asks the server what a good player would do; nothing is played. */
  async askHint(): Promise<void> {
    await this.hurry();
    if (!this.myTurn) return;
    this.choosing = null;
    if (this.hint) this.voice.tell(advised(this.hint));
    else this.#socket.askHint();
  }

  takeBack(): void {
    this.#socket.takeBack();
  }

  /** Asks for the table anew, as whoever sits there now. */
  reconnect(): void {
    this.#socket.renew();
  }

  /** Where movement is drawn; null when no table is on the screen. */
  setStage(stage: Stage | null): void {
    this.#showing.stage = stage;
  }

  // ── What the server says ─────────────────────────────────────────────────────────────────

  line(line: Line): void {
    this.link = line;
  }

  presence(connected: boolean[]): void {
    if (!this.view) return;
    const seats = this.view.seats.map((seat, place) => ({ ...seat, connected: connected[place] ?? false }));
    this.view = { ...this.view, seats };
  }

  update(update: Update): void {
    this.#showing.take(update);
    this.#remember(update.view);
    this.#obey(update.view);
  }

  advise(answer: Hint | Refused): void {
    if (answer.type === "refused") {
      if (answer.code !== "stale") this.voice.tell(answer.message);
      return;
    }
    this.advice = answer;
    if (this.hint) this.voice.tell(advised(this.hint));
  }

  // ── What the person does ─────────────────────────────────────────────────────────────────

  hurry(): Promise<void> {
    return this.#showing.hurry();
  }

  async tapHand(card: CardCode): Promise<void> {
    await this.hurry();
    const view = this.view;
    if (!view || view.seat === null || this.sent) return;
    if (view.turn !== view.seat) {
      const seat = view.turn === null ? undefined : view.seats[view.turn];
      if (seat) this.voice.tell(refusal("not-your-turn", { name: seat.name }));
      return;
    }
    if (this.choosing?.card === card) {
      this.cancel();
      return;
    }
    const choice = view.legal.find((other) => other.card === card);
    if (!choice) return;
    this.voice.hush();
    if (choice.captures.length === 0) await this.play(card, []);
    else this.choosing = begin(choice);
  }

  async tapTable(card: CardCode): Promise<void> {
    const { choosing } = this;
    if (!choosing || this.sent) {
      if (this.myTurn) this.voice.tell(refusal("hand-first"));
      return;
    }
    const tapped = tap(choosing, card);
    if (tapped.kind === "picked") {
      this.choosing = tapped.choosing;
      this.voice.hush();
      this.voice.speak(sumSoFar(tapped.choosing));
    } else if (tapped.kind === "takes") await this.take(tapped.capture);
    else {
      this.refused = card;
      this.voice.tell(refusal("no-set", { choosing, card }));
      setTimeout(() => (this.refused = null), 400);
    }
  }

  take(capture: Capture): Promise<void> {
    return this.play(this.choosing!.card, capture.cards);
  }

  async layChosen(): Promise<void> {
    if (this.choosing) await this.play(this.choosing.card, []);
  }

  cancel(): void {
    this.choosing = null;
    this.voice.hush();
  }

  async play(card: CardCode, captured: readonly CardCode[]): Promise<void> {
    const { view } = this;
    if (!view || this.sent) return;
    this.sent = { card, captured };
    this.choosing = null;
    const { match, hand, ply } = view;
    await this.#send({ type: "play", match, hand, ply, card, captured: [...captured] });
    if (this.sent?.card === card && !this.busy && this.view?.cards.includes(card) === false) this.sent = null;
  }

  async ready(): Promise<void> {
    const due = this.view?.due;
    if (due) await this.#send({ type: "ready", match: due.match, hand: due.hand });
  }

  async deal(): Promise<void> {
    const due = this.view?.due;
    if (due) await this.#send({ type: "deal", match: due.match, hand: due.hand });
  }

  wish(wish: Wish): Promise<void> {
    return this.#send(wish);
  }

  async #send(wish: Wish): Promise<void> {
    const refused = await this.#socket.send(wish);
    if (!refused) return;
    if (wish.type === "play") this.sent = null;
    if (refused.code !== "stale" || wish.type === "play") this.voice.tell(refused.message);
  }

  // ── Duties that nobody has to think of ───────────────────────────────────────────────────

  /** Gives this screen's number for a promised shuffle; begins where that was asked for. */
  #obey(view: View): void {
    const { due, seat } = view;
    if (!due || seat === null) return;
    if (!this.#commitments.has(due.commitment) && !view.seats[seat]!.nonce) {
      this.#commitments.add(due.commitment);
      const nonce = [...crypto.getRandomValues(new Uint8Array(16))]
        .map((byte) => byte.toString(16).padStart(2, "0"))
        .join("");
      void this.#send({ type: "nonce", match: due.match, hand: due.hand, nonce }).then(() => this.#begin());
    } else this.#begin();
  }

  #begin(): void {
    if (!this.starting || this.view?.phase !== "lobby" || this.view.seat !== this.view.host) return;
    void this.deal().then(() => (this.starting = false));
  }

  #remember(view: View): void {
    if (view.seat === null) return;
    settings.visited({
      table: view.table,
      rules: view.rules,
      names: view.seats.map((seat) => seat.name),
      at: Date.now(),
      over: view.phase === "over",
    });
  }

  #hidden = (): void => {
    if (document.hidden) this.#showing.rush();
  };
}
