/**
 * One table as one person sees it: the view, the scene on the screen, and what is being chosen.
 *
 * Updates queue up and are shown one play after another. Nothing waits for a movement: a person who
 * acts, a hidden tab or a new view without events ends all movement at once.
 */

import { tick } from "svelte";

import { deck } from "../lib/deck.svelte";
import { settings } from "../lib/settings.svelte";
import * as sound from "../lib/sound";
import type {
  BonusName,
  Capture,
  CardCode,
  Dealt,
  EventMessage,
  LogEntry,
  Played,
  Seat,
  Update,
  View,
} from "../wire/messages";
import { type Line, type Listener, TableSocket, type Wish } from "../wire/socket";
import { begin, type Choosing, tap } from "./choosing";
import { type Box, cardBox, Stage } from "./motion";
import { openPlaces } from "./places";
import { type Scene, sceneOf, settle, sweepUp, takeFromHand, whereIs, type Where } from "./scene";
import { refusal, sentence } from "./speech";

export interface Flourish {
  id: number;
  bonuses: readonly BonusName[];
  side: number;
  seat: number;
  cards: readonly CardCode[];
}

/** Share of the calm times. */
const PACE = { calm: 1, normal: 0.7, fast: 0.4, none: 0 } as const;
const TIMES = { lay: 260, meet: 240, rest: 420, pile: 320, beat: 720, scua: 2100, seal: 800 };
const MANY = 6;

export class TableModel implements Listener {
  view = $state.raw<View | null>(null);
  scene = $state.raw<Scene | null>(null);
  link = $state<Line>("connecting");
  choosing = $state.raw<Choosing | null>(null);
  /** The play that was sent and not yet seen. */
  sent = $state.raw<{ card: CardCode; captured: readonly CardCode[] } | null>(null);
  busy = $state(false);
  note = $state("");
  flourish = $state.raw<Flourish | null>(null);
  /** Cards that are in the air, not in their places. */
  flying = $state.raw<ReadonlySet<CardCode>>(new Set());
  taken = $state.raw<ReadonlySet<CardCode>>(new Set());
  refused = $state.raw<CardCode | null>(null);
  /** What a screen reader says, each once. */
  spoken = $state.raw<{ id: number; text: string }[]>([]);

  mySide = $derived.by(() => {
    const view = this.view;
    return view === null || view.seat === null ? 0 : view.seats[view.seat]!.side;
  });
  myTurn = $derived(
    this.view !== null && this.view.seat !== null && this.view.turn === this.view.seat && !this.sent,
  );

  readonly #socket: TableSocket;
  #stage: Stage | null = null;
  #queue: Update[] = [];
  #commitments = new Set<string>();
  #count = 0;
  #noteTimer: ReturnType<typeof setTimeout> | undefined;
  /** The first hand is dealt as soon as that is possible: nobody has to see the lobby. */
  starting = $state(false);

  constructor(readonly table: string, { start = false } = {}) {
    this.starting = start;
    this.#socket = new TableSocket(table, this);
    document.addEventListener("visibilitychange", this.#hidden);
  }

  close(): void {
    this.#socket.close();
    document.removeEventListener("visibilitychange", this.#hidden);
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
    this.#stage = stage;
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
    if (update.since === null) {
      this.#queue = [];
      this.#stage?.hurry();
      this.#show(update.view);
    } else {
      this.#queue.push(update);
      void this.#run();
    }
    this.#remember(update.view);
    this.#obey(update.view);
  }

  /** Shows a view as it is, with nothing in the air. */
  #show(view: View): void {
    const before = this.view;
    this.#stage?.clear();
    this.view = view;
    this.scene = sceneOf(view);
    this.flying = new Set();
    this.taken = new Set();
    const mine = this.sent;
    if (mine && (!view.cards.includes(mine.card) || view.turn !== view.seat)) this.sent = null;
    const choosing = this.choosing;
    if (choosing) {
      const choice = view.legal.find(({ card }) => card === choosing.card);
      this.choosing = choice && choice.captures.length > 0 ? begin(choice) : null;
    }
    if (view.turn === view.seat && view.turn !== null) {
      const was = before && before.turn === view.turn && before.ply === view.ply && before.hand === view.hand;
      if (!was) sound.play("turn");
    }
  }

  async #run(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      while (this.#queue.length > 0) {
        const update = this.#queue.shift()!;
        const { events } = update;
        for (const event of events) await this.#step(event, update.view);
        if (this.#queue.length === 0 || events.some(({ type }) => type !== "played")) this.#show(update.view);
        else this.view = { ...update.view, turn: null, legal: [] };
      }
    } finally {
      this.#stage?.calm();
      this.busy = false;
    }
  }

  async #step(event: EventMessage, view: View): Promise<void> {
    if (event.type === "dealt") await this.#deal(event, view);
    if (event.type === "played") await this.#play(event, view);
  }

  get #pace(): number {
    const waiting = this.#queue.length;
    return PACE[settings.speed] * (waiting > MANY ? 0.3 : 1);
  }

  /** How long a movement takes: no time at all for those who want no movement. */
  #time(of: keyof typeof TIMES): number {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    return still ? 0 : TIMES[of] * this.#pace;
  }

  #beat(of: keyof typeof TIMES): number {
    return TIMES[of] * this.#pace;
  }

  async #deal(event: Dealt, view: View): Promise<void> {
    const packet = Number(view.fields["packet"] ?? 0);
    this.flourish = null;
    this.scene = {
      ...sceneOf(view),
      cards: view.seat === null ? [] : [...event.cards],
      held: view.seats.map(() => packet),
      places: openPlaces(event.opening),
      piles: view.piles.map(() => ({ count: 0, cards: [], points: 0 })),
      laid: null,
      laidBy: null,
      turn: null,
      dealer: event.dealer,
      stock: 48 - packet * view.seats.length,
      lastCapture: null,
      taker: null,
      last: null,
    };
    this.view = { ...view, turn: null, legal: [], phase: "playing" };
    await this.#dealOut(event.opening, event.dealer, view);
  }

  async #dealOut(opening: readonly CardCode[], dealer: number, view: View): Promise<void> {
    const time = this.#time("lay");
    if (time === 0 || this.#stage?.rushed) return;
    this.flying = new Set([...opening, ...(this.scene?.cards ?? [])]);
    await tick();
    const stage = this.#stage;
    const from = this.#seatBox(dealer, view);
    if (!stage || !from) {
      this.flying = new Set();
      return;
    }
    const flights: Promise<unknown>[] = [];
    let delay = 0;
    for (let round = 0; round < 3; round += 1) {
      for (let turn = 1; turn <= view.seats.length; turn += 1) {
        const seat = (dealer + turn) % view.seats.length;
        const to = seat === view.seat ? stage.box(".hand") : this.#seatBox(seat, view);
        if (!to) continue;
        const width = seat === view.seat ? 60 : 24;
        flights.push(
          stage.fly({ picture: deck.back, from: cardBox(from, 24), to: cardBox(to, width), time, delay }),
        );
        delay += 45 * this.#pace;
      }
    }
    sound.play("deal");
    for (const card of opening) {
      flights.push(this.#flyTo(card, from, `[data-place="${card}"]`, { time, delay }));
      delay += 90 * this.#pace;
    }
    await stage.wait(delay * 0.6);
    this.flying = new Set(opening);
    await Promise.all(flights);
    this.flying = new Set();
  }

  async #play(event: Played, view: View): Promise<void> {
    const { play } = event;
    const before = this.scene;
    if (!before) return;
    const side = view.seats[play.seat]!.side;
    this.#speak(sentence(play, view));
    this.scene = { ...before, turn: play.seat };
    const mine = play.seat === view.seat;
    const from = mine
      ? this.#stage?.box(`[data-hand="${play.card}"]`)
      : this.#seatBox(play.seat, view);
    if (mine && this.sent?.card === play.card) this.sent = null;
    if (mine) this.choosing = null;
    if (play.captured.length === 0) await this.#lay(play, side, from ?? null);
    else await this.#capture(play, side, from ?? null);
    if (play.swept.length > 0) await this.#sweep(play);
    if (event.refilled) await this.#refill(event, view);
    if (!mine || view.turn !== view.seat) await this.#stage?.wait(this.#beat("beat"));
  }

  async #lay(play: LogEntry, side: number, from: Box | null): Promise<void> {
    this.flying = new Set([play.card]);
    this.scene = settle(takeFromHand(this.scene!, play), play, side);
    await tick();
    if (from) await this.#flyTo(play.card, from, `[data-place="${play.card}"]`, { time: this.#time("lay") });
    this.flying = new Set();
    sound.play("lay");
  }

  async #capture(play: LogEntry, side: number, from: Box | null): Promise<void> {
    const stage = this.#stage;
    const meeting = stage?.box(`[data-place="${play.captured.at(-1)}"]`);
    this.scene = takeFromHand(this.scene!, play);
    this.taken = new Set(play.captured);
    sound.play("take");
    let played: HTMLElement | null = null;
    if (stage && from && meeting) {
      const shift = meeting.width * 0.3;
      const to = { ...meeting, x: meeting.x + shift, y: meeting.y + shift * 0.55 };
      played = await stage.fly({
        picture: this.#picture(play.card, meeting.width),
        from,
        to,
        time: this.#time("meet"),
        turns: [0, 5],
        stays: true,
      });
    }
    if (play.bonuses.length > 0) this.#celebrate(play, side);
    await stage?.wait(this.#beat("rest"));
    const starts = play.captured.map((card) => ({ card, box: stage?.box(`[data-place="${card}"]`) }));
    const last = played?.getBoundingClientRect();
    played?.remove();
    this.scene = settle(this.scene!, play, side);
    this.taken = new Set();
    if (last) starts.push({ card: play.card, box: last });
    await this.#toPile(starts, side);
    if (play.bonuses.length > 0) {
      await stage?.wait(this.#beat(play.bonuses.includes("scua") ? "scua" : "seal"));
      this.flourish = null;
    }
  }

  async #sweep(play: LogEntry): Promise<void> {
    const starts = play.swept.map((card) => ({ card, box: this.#stage?.box(`[data-place="${card}"]`) }));
    await this.#stage?.wait(this.#beat("rest"));
    this.scene = sweepUp(this.scene!, play);
    if (play.swept_to !== null) await this.#toPile(starts, play.swept_to);
  }

  async #refill(event: Played, view: View): Promise<void> {
    const packet = Number(view.fields["packet"] ?? 0);
    this.scene = {
      ...this.scene!,
      cards: view.seat === null ? [] : [...event.refill],
      held: view.seats.map(() => packet),
      stock: Math.max(0, this.scene!.stock - packet * view.seats.length),
    };
    await this.#dealOut([], this.scene.dealer ?? 0, view);
  }

  #celebrate(play: LogEntry, side: number): void {
    this.#count += 1;
    const cards = [...play.captured, play.card];
    this.flourish = { id: this.#count, bonuses: play.bonuses, side, seat: play.seat, cards };
    sound.play(play.bonuses.includes("scua") ? "scua" : "bonus");
  }

  async #toPile(starts: { card: CardCode; box: Box | null | undefined }[], side: number): Promise<void> {
    await tick();
    const stage = this.#stage;
    const pile = stage?.box(`[data-pile="${side}"]`);
    if (!stage || !pile) return;
    const to = cardBox(pile, Math.max(14, pile.width / 1.9));
    const flights = starts.map(({ card, box }, place) =>
      box
        ? stage.fly({
            picture: this.#picture(card, box.width),
            from: box,
            to,
            time: this.#time("pile"),
            delay: place * 40 * this.#pace,
            turns: [0, 90],
            easing: "cubic-bezier(.5,.05,.6,1)",
          })
        : null,
    );
    await Promise.all(flights);
  }

  async #flyTo(
    card: CardCode,
    from: Box,
    selector: string,
    { time, delay = 0 }: { time: number; delay?: number },
  ): Promise<void> {
    const to = this.#stage?.box(selector);
    if (!to) return;
    const start = from.width > to.width * 1.6 || from.height < from.width * 1.5 ? cardBox(from, 26) : from;
    await this.#stage?.fly({ picture: this.#picture(card, to.width), from: start, to, time, delay });
    if (this.flying.has(card)) this.flying = new Set([...this.flying].filter((other) => other !== card));
  }

  #picture(card: CardCode, width: number): string {
    const face = settings.face === "leonessa" && width < PLAIN_FROM ? "grande" : settings.face;
    return deck.picture(card, face) || deck.picture(card, "grande") || deck.back;
  }

  #seatBox(seat: number, view: View): Box | null {
    if (seat === view.seat) return this.#stage?.box(".hand") ?? null;
    const found = this.#stage?.box(`[data-seat="${seat}"] .fan`) ?? this.#stage?.box(`[data-seat="${seat}"]`);
    return found ?? null;
  }

  // ── What the person does ─────────────────────────────────────────────────────────────────

  /** Ends all movement; what was sent meanwhile is on the screen at once. */
  async hurry(): Promise<void> {
    this.flourish = null;
    if (!this.busy) return;
    this.#stage?.hurry();
    while (this.busy) await new Promise((resolve) => setTimeout(resolve));
  }

  async tapHand(card: CardCode): Promise<void> {
    await this.hurry();
    const view = this.view;
    if (!view || view.seat === null || this.sent) return;
    if (view.turn !== view.seat) {
      const seat = view.turn === null ? undefined : view.seats[view.turn];
      if (seat) this.tell(refusal("not-your-turn", { name: seat.name }));
      return;
    }
    if (this.choosing?.card === card) {
      this.cancel();
      return;
    }
    const choice = view.legal.find((other) => other.card === card);
    if (!choice) return;
    this.note = "";
    if (choice.captures.length === 0) await this.play(card, []);
    else this.choosing = begin(choice);
  }

  async tapTable(card: CardCode): Promise<void> {
    const { choosing } = this;
    if (!choosing || this.sent) {
      if (this.myTurn) this.tell(refusal("hand-first"));
      return;
    }
    const tapped = tap(choosing, card);
    if (tapped.kind === "picked") this.choosing = tapped.choosing;
    else if (tapped.kind === "takes") await this.take(tapped.capture);
    else {
      this.refused = card;
      this.tell(refusal("no-set", { choosing, card }));
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
    this.note = "";
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

  ready(): Promise<void> {
    const due = this.view?.due;
    if (!due) return Promise.resolve();
    return this.#send({ type: "ready", match: due.match, hand: due.hand });
  }

  deal(): Promise<void> {
    const due = this.view?.due;
    if (!due) return Promise.resolve();
    return this.#send({ type: "deal", match: due.match, hand: due.hand });
  }

  wish(wish: Wish): Promise<void> {
    return this.#send(wish);
  }

  async #send(wish: Wish): Promise<void> {
    const refused = await this.#socket.send(wish);
    if (!refused) return;
    if (wish.type === "play") this.sent = null;
    if (refused.code !== "stale" || wish.type === "play") this.tell(refused.message);
  }

  /** A sentence on the ribbon, for a moment. */
  tell(text: string): void {
    clearTimeout(this.#noteTimer);
    this.note = text;
    this.#speak(text);
    this.#noteTimer = setTimeout(() => (this.note = ""), Math.max(2600, text.length * 60));
  }

  #speak(text: string): void {
    this.#count += 1;
    this.spoken = [...this.spoken.slice(-5), { id: this.#count, text }];
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
    if (document.hidden) this.#stage?.hurry();
  };

  // ── Questions of the screen ──────────────────────────────────────────────────────────────

  where(seat: Seat): Where {
    return whereIs(seat.seat, this.view?.seat ?? 0, this.view?.seats.length ?? 4);
  }

  /** Which colour and shape a side has: one's own is always the first. */
  cloth(side: number): "us" | "them" | "third" {
    const sides = new Set(this.view?.seats.map((seat) => seat.side)).size || 2;
    const step = (side - this.mySide + sides) % sides;
    return (["us", "them", "third"] as const)[step]!;
  }
}

/** From this width a card shows the plain face when the person chose it; below, large corners. */
export const PLAIN_FROM = 84;
