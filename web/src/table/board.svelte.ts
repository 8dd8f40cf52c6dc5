/** What is on the screen of one person at this moment, and how each side looks from there? */

import type { BonusName, CardCode, Hint, Seat, View } from "../wire/messages";
import type { Choosing } from "./choosing";
import { type Scene, whereIs, type Where } from "./scene";
import { Voice } from "./voice.svelte";

export interface Flourish {
  id: number;
  bonuses: readonly BonusName[];
  side: number;
  seat: number;
  cards: readonly CardCode[];
}

export type ClothName = "us" | "them" | "third";
const CLOTHS: readonly ClothName[] = ["us", "them", "third"];

/** From this width a card shows the plain face when the person chose it; below, large corners. */
export const PLAIN_FROM = 84;

export class Board {
  view = $state.raw<View | null>(null);
  scene = $state.raw<Scene | null>(null);
  choosing = $state.raw<Choosing | null>(null);
  /** The play that was sent and not yet seen. */
  sent = $state.raw<{ card: CardCode; captured: readonly CardCode[] } | null>(null);
  /** Whether plays are being shown that are over already. */
  busy = $state(false);
  flourish = $state.raw<Flourish | null>(null);
  /** Cards that are in the air, not in their places. */
  flying = $state.raw<ReadonlySet<CardCode>>(new Set());
  /** Table cards that are about to be taken. */
  taken = $state.raw<ReadonlySet<CardCode>>(new Set());
  refused = $state.raw<CardCode | null>(null);
  /** The last advice that was asked for, whatever has been played since. */
  advice = $state.raw<Hint | null>(null);
  readonly voice = new Voice();

  mySide = $derived.by(() => {
    const view = this.view;
    return view === null || view.seat === null ? 0 : view.seats[view.seat]!.side;
  });
  myTurn = $derived(
    this.view !== null && this.view.seat !== null && this.view.turn === this.view.seat && !this.sent,
  );

  /** What a good player would do now; null at every other moment than the one it was asked for. */
  hint = $derived.by(() => {
    const { advice, view } = this;
    if (!advice || !view || !this.myTurn || this.busy) return null;
    if (this.choosing && this.choosing.card !== advice.card) return null;
    const now = advice.match === view.match && advice.hand === view.hand && advice.ply === view.ply;
    return now ? advice : null;
  });

  where(seat: Seat): Where {
    return whereIs(seat.seat, this.view?.seat ?? 0, this.view?.seats.length ?? 4);
  }

  /** Which colour and shape a side has: one's own is always the first. */
  cloth(side: number): ClothName {
    const sides = new Set(this.view?.seats.map((seat) => seat.side)).size || 2;
    return CLOTHS[(side - this.mySide + sides) % sides]!;
  }
}
