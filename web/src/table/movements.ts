/** How does each thing that happens at the table move? Deal, lay, capture, sweep, refill. */

import { tick } from "svelte";

import { deck } from "../lib/deck.svelte";
import { settings } from "../lib/settings.svelte";
import * as sound from "../lib/sound";
import type { CardCode, Dealt, LogEntry, Played, View } from "../wire/messages";
import { type Board, PLAIN_FROM } from "./board.svelte";
import { type Box, cardBox, type Stage } from "./motion";
import { openPlaces } from "./places";
import { sceneOf, settle, sweepUp, takeFromHand } from "./scene";
import { sentence } from "./speech";

/** Share of the calm times. */
const PACE = { calm: 1, normal: 0.7, fast: 0.4, none: 0 } as const;
/** Calm times in milliseconds. */
const TIMES = { lay: 260, meet: 240, rest: 420, pile: 320, beat: 720, scua: 2100, seal: 800 };
/** From so many waiting updates on, everything hurries. */
const MANY = 6;
const INTO_PILE = "cubic-bezier(.5,.05,.6,1)";

/** Degrees that a card leans which lies on what it takes. */
const LEANING = 5;
/** How long a deal waits for the pictures of the cards, at most. */
const PATIENCE = 1500;

type Time = keyof typeof TIMES;

/** A card on the table that is about to leave it. */
interface Start {
  card: CardCode;
  box: Box;
  turn: number;
}

/** Where a card starts: as it lies, or as a small one in the middle of a banner. */
function held(from: Box, to: Box): Box {
  const banner = from.width > to.width * 1.6 || from.height < from.width * 1.5;
  return banner ? cardBox(from, 26) : from;
}

export class Movements {
  stage: Stage | null = null;
  #celebrated = 0;

  constructor(
    readonly board: Board,
    /** How many updates wait to be shown. */
    readonly waiting: () => number,
  ) {}

  get #pace(): number {
    return PACE[settings.speed] * (this.waiting() > MANY ? 0.3 : 1);
  }

  /** How long a movement takes: no time at all for those who want no movement. */
  #time(of: Time): number {
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    return still ? 0 : TIMES[of] * this.#pace;
  }

  /** How long something stands to be seen. */
  #beat(of: Time): number {
    return TIMES[of] * this.#pace;
  }

  async deal(event: Dealt, view: View): Promise<void> {
    const { board } = this;
    const packet = Number(view.fields["packet"] ?? 0);
    board.flourish = null;
    board.scene = {
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
    board.view = { ...view, turn: null, legal: [], phase: "playing" };
    await this.#dealOut(event.opening, event.dealer, view);
  }

  async play(event: Played, view: View): Promise<void> {
    const { board } = this;
    const { play } = event;
    if (!board.scene) return;
    const side = view.seats[play.seat]!.side;
    board.voice.speak(sentence(play, view));
    board.scene = { ...board.scene, turn: play.seat };
    const mine = play.seat === view.seat;
    const from = mine ? this.stage?.box(`[data-hand="${play.card}"]`) : this.#seatBox(play.seat, view);
    if (mine && board.sent?.card === play.card) board.sent = null;
    if (mine) board.choosing = null;
    if (play.captured.length === 0) await this.#lay(play, side, from ?? null);
    else await this.#capture(play, side, from ?? null);
    if (play.swept.length > 0) await this.#sweep(play);
    if (event.refilled) await this.#refill(event, view);
    if (!mine || view.turn !== view.seat) await this.stage?.wait(this.#beat("beat"));
  }

  async #dealOut(opening: readonly CardCode[], dealer: number, view: View): Promise<void> {
    const { board } = this;
    const time = this.#time("lay");
    if (time === 0 || this.stage?.rushed) return;
    board.flying = new Set([...opening, ...(board.scene?.cards ?? [])]);
    await tick();
    await Promise.race([deck.ready(settings.face), this.stage?.wait(PATIENCE)]);
    const stage = this.stage;
    const from = this.#seatBox(dealer, view);
    if (!stage || !from) {
      board.flying = new Set();
      return;
    }
    sound.play("deal");
    const backs = this.#backs(stage, from, dealer, view);
    let { delay } = backs;
    const flights = [...backs.flights];
    for (const card of opening) {
      flights.push(this.#flyTo(card, from, `[data-place="${card}"]`, { time, delay }));
      delay += 90 * this.#pace;
    }
    await stage.wait(delay * 0.6);
    board.flying = new Set(opening);
    await Promise.all(flights);
    board.flying = new Set();
  }

  /** Three rounds of backs from the dealer to every seat, the next one first. */
  #backs(stage: Stage, from: Box, dealer: number, view: View): { flights: Promise<unknown>[]; delay: number } {
    const flights: Promise<unknown>[] = [];
    const time = this.#time("lay");
    let delay = 0;
    for (let round = 0; round < 3; round += 1) {
      for (let turn = 1; turn <= view.seats.length; turn += 1) {
        const seat = (dealer + turn) % view.seats.length;
        const mine = seat === view.seat;
        const to = mine ? stage.box(".hand") : this.#seatBox(seat, view);
        if (!to) continue;
        const flight = { picture: deck.back, from: cardBox(from, 24), to: cardBox(to, mine ? 60 : 24) };
        flights.push(stage.fly({ ...flight, time, delay }));
        delay += 45 * this.#pace;
      }
    }
    return { flights, delay };
  }

  async #lay(play: LogEntry, side: number, from: Box | null): Promise<void> {
    const { board } = this;
    board.flying = new Set([play.card]);
    board.scene = settle(takeFromHand(board.scene!, play), play, side);
    await tick();
    if (from) await this.#flyTo(play.card, from, `[data-place="${play.card}"]`, { time: this.#time("lay") });
    board.flying = new Set();
    sound.play("lay");
  }

  async #capture(play: LogEntry, side: number, from: Box | null): Promise<void> {
    const { board, stage } = this;
    const met = await this.#meet(play, from);
    if (play.bonuses.length > 0) this.#celebrate(play, side);
    await stage?.wait(this.#beat("rest"));
    const starts: Start[] = this.#lying(play.captured);
    if (met) starts.push({ card: play.card, box: met.box, turn: LEANING });
    met?.picture?.remove();
    board.scene = settle(board.scene!, play, side);
    board.taken = new Set();
    await this.#toPile(starts, side);
    if (play.bonuses.length > 0) {
      await stage?.wait(this.#beat(play.bonuses.includes("scua") ? "scua" : "seal"));
      board.flourish = null;
    }
  }

  /** The played card comes to what it takes and stays on it. */
  async #meet(play: LogEntry, from: Box | null): Promise<{ picture: HTMLElement | null; box: Box } | null> {
    const { board, stage } = this;
    const meeting = stage?.box(`[data-place="${play.captured.at(-1)}"]`);
    board.scene = takeFromHand(board.scene!, play);
    board.taken = new Set(play.captured);
    sound.play("take");
    if (!stage || !from || !meeting) return null;
    const shift = meeting.width * 0.3;
    const box = { ...meeting, x: meeting.x + shift, y: meeting.y + shift * 0.55 };
    const picture = await stage.fly({
      picture: this.#picture(play.card, meeting.width),
      from: held(from, box),
      to: box,
      time: this.#time("meet"),
      turns: [0, LEANING],
      stays: true,
    });
    return { picture, box };
  }

  async #sweep(play: LogEntry): Promise<void> {
    const starts = this.#lying(play.swept);
    await this.stage?.wait(this.#beat("rest"));
    this.board.scene = sweepUp(this.board.scene!, play);
    if (play.swept_to !== null) await this.#toPile(starts, play.swept_to);
  }

  async #refill(event: Played, view: View): Promise<void> {
    const { board } = this;
    const packet = Number(view.fields["packet"] ?? 0);
    board.scene = {
      ...board.scene!,
      cards: view.seat === null ? [] : [...event.refill],
      held: view.seats.map(() => packet),
      stock: Math.max(0, board.scene!.stock - packet * view.seats.length),
    };
    await this.#dealOut([], board.scene.dealer ?? 0, view);
  }

  #celebrate(play: LogEntry, side: number): void {
    this.#celebrated += 1;
    const cards = [...play.captured, play.card];
    this.board.flourish = { id: this.#celebrated, bonuses: play.bonuses, side, seat: play.seat, cards };
    sound.play(play.bonuses.includes("scua") ? "scua" : "bonus");
  }

  #lying(cards: readonly CardCode[]): Start[] {
    return cards.flatMap((card) => {
      const box = this.stage?.box(`[data-place="${card}"]`);
      return box ? [{ card, box, turn: 0 }] : [];
    });
  }

  async #toPile(starts: readonly Start[], side: number): Promise<void> {
    await tick();
    const stage = this.stage;
    const pile = stage?.box(`[data-pile="${side}"]`);
    if (!stage || !pile) return;
    const to = cardBox(pile, Math.max(14, pile.width / 1.9));
    const flights = starts.map(({ card, box, turn }, place) =>
      stage.fly({
        picture: this.#picture(card, box.width),
        from: box,
        to,
        time: this.#time("pile"),
        delay: place * 40 * this.#pace,
        turns: [turn, 90],
        easing: INTO_PILE,
      }),
    );
    await Promise.all(flights);
  }

  async #flyTo(
    card: CardCode,
    from: Box,
    selector: string,
    { time, delay = 0 }: { time: number; delay?: number },
  ): Promise<void> {
    const { board, stage } = this;
    const to = stage?.box(selector);
    if (!to) return;
    await stage?.fly({ picture: this.#picture(card, to.width), from: held(from, to), to, time, delay });
    if (board.flying.has(card)) board.flying = new Set([...board.flying].filter((other) => other !== card));
  }

  #picture(card: CardCode, width: number): string {
    const face = settings.face === "leonessa" && width < PLAIN_FROM ? "grande" : settings.face;
    return deck.picture(card, face) || deck.picture(card, "grande") || deck.back;
  }

  #seatBox(seat: number, view: View): Box | null {
    if (seat === view.seat) return this.stage?.box(".hand") ?? null;
    const found = this.stage?.box(`[data-seat="${seat}"] .fan`) ?? this.stage?.box(`[data-seat="${seat}"]`);
    return found ?? null;
  }
}
