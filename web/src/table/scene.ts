/** What is on the screen at this moment? A view, or a moment between two views while cards move. */

import type { CardCode, LogEntry, View } from "../wire/messages";
import { applyPlay, type Places, placesAfter } from "./places";

export interface Stack {
  count: number;
  cards: CardCode[];
  points: number;
}

export interface Scene {
  cards: CardCode[];
  held: number[];
  places: Places;
  piles: Stack[];
  laid: CardCode | null;
  laidBy: number | null;
  turn: number | null;
  dealer: number | null;
  stock: number;
  totals: number[];
  lastCapture: LogEntry | null;
  taker: number | null;
  last: LogEntry | null;
}

export function sceneOf(view: View): Scene {
  const places = placesAfter(view.opening, view.log);
  const last = view.log.at(-1) ?? null;
  return {
    cards: [...view.cards],
    held: view.seats.map((seat) => seat.held),
    places,
    piles: view.piles.map((pile) => ({
      count: pile.count,
      cards: [...pile.bonus_cards],
      points: pile.points,
    })),
    laid: view.laid,
    laidBy: view.laid === null ? null : (last?.seat ?? null),
    turn: view.turn,
    dealer: view.dealer,
    stock: view.stock,
    totals: [...view.totals],
    lastCapture: view.last_capture,
    taker: view.taker,
    last,
  };
}

/** What a side has taken in the hand that the view shows, the sweep included. */
export function takenBy(side: number, view: View): CardCode[] {
  return view.log.flatMap((play) => [
    ...(play.captured.length > 0 && view.seats[play.seat]?.side === side ? [play.card, ...play.captured] : []),
    ...(play.swept_to === side ? play.swept : []),
  ]);
}

/** The scene once the card of `play` has left its hand. */
export function takeFromHand(scene: Scene, play: LogEntry): Scene {
  const held = scene.held.map((count, seat) => (seat === play.seat ? Math.max(0, count - 1) : count));
  return { ...scene, held, cards: scene.cards.filter((card) => card !== play.card), turn: null };
}

/** The scene once the cards of `play` lie where they go; the sweep comes after. */
export function settle(scene: Scene, play: LogEntry, side: number): Scene {
  const places = { of: new Map(scene.places.of), highest: scene.places.highest };
  applyPlay(places, { ...play, swept: [] });
  const next = { ...scene, places, last: play };
  if (play.captured.length === 0) return { ...next, laid: play.card, laidBy: play.seat };
  const piles = scene.piles.map((pile, place) => {
    if (place !== side) return pile;
    return {
      count: pile.count + play.captured.length + 1,
      cards: play.bonuses.length > 0 ? [...pile.cards, play.card] : pile.cards,
      points: pile.points + play.bonuses.length,
    };
  });
  return { ...next, piles, laid: null, laidBy: null, lastCapture: play, taker: side };
}

/** The scene once what was left on the table is swept up. */
export function sweepUp(scene: Scene, play: LogEntry): Scene {
  const of = new Map(scene.places.of);
  for (const card of play.swept) of.delete(card);
  const piles = scene.piles.map((pile, side) =>
    side === play.swept_to ? { ...pile, count: pile.count + play.swept.length } : pile,
  );
  return { ...scene, piles, places: { of, highest: scene.places.highest }, laid: null, laidBy: null };
}

/** Where a seat is drawn, seen from seat `from`: play goes anticlockwise, so the next is on the right. */
export type Where = "me" | "right" | "top" | "left";

export function whereIs(seat: number, from: number, seats: number): Where {
  const step = (seat - from + seats) % seats;
  if (step === 0) return "me";
  if (seats === 2) return "top";
  if (seats === 3) return step === 1 ? "right" : "left";
  return (["me", "right", "top", "left"] as const)[step]!;
}
