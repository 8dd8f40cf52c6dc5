/**
 * What is a person choosing? One card of the hand, and which set of table cards it takes.
 *
 * All sets come from the server; nothing here knows which sets there are or why.
 */

import type { Capture, CardChoice, CardCode } from "../wire/messages";

/** Up to this many sets are buttons; more are found by tapping cards. */
export const FEW = 3;

export interface Choosing {
  card: CardCode;
  captures: readonly Capture[];
  picked: readonly CardCode[];
}

export function begin(choice: CardChoice): Choosing {
  return { card: choice.card, captures: choice.captures, picked: [] };
}

/** The sets that hold every card picked so far. */
export function fitting(choosing: Choosing): Capture[] {
  return choosing.captures.filter(({ cards }) => choosing.picked.every((c) => cards.includes(c)));
}

/** The one set that is meant: the only one that still fits, or the one that is complete. */
export function meant(choosing: Choosing): Capture | null {
  const left = fitting(choosing);
  if (left.length === 1) return left[0]!;
  return left.find(({ cards }) => cards.length === choosing.picked.length) ?? null;
}

/** The table cards that can still be picked. */
export function open(choosing: Choosing): Set<CardCode> {
  return new Set(fitting(choosing).flatMap(({ cards }) => cards));
}

export type Tapped =
  | { kind: "picked"; choosing: Choosing }
  | { kind: "takes"; capture: Capture }
  | { kind: "refused" };

/** What a tap on a table card means. */
export function tap(choosing: Choosing, card: CardCode): Tapped {
  if (choosing.picked.includes(card)) {
    const picked = choosing.picked.filter((other) => other !== card);
    return { kind: "picked", choosing: { ...choosing, picked } };
  }
  if (!open(choosing).has(card)) return { kind: "refused" };
  const next = { ...choosing, picked: [...choosing.picked, card] };
  const left = fitting(next);
  if (choosing.captures.length <= FEW && left.length === 1) {
    return { kind: "takes", capture: left[0]! };
  }
  return { kind: "picked", choosing: next };
}

/** The letters of the sets that a table card belongs to. */
export function lettersOf(choosing: Choosing, card: CardCode): string[] {
  return choosing.captures.flatMap(({ cards }, place) =>
    cards.includes(card) ? [letter(place)] : [],
  );
}

export function letter(place: number): string {
  return String.fromCharCode(65 + place);
}

/** The number on a card, for words about a sum; 0 for a court. */
export function pips(card: CardCode): number {
  const rank = card[0]!;
  if (rank === "A") return 1;
  if (rank === "T") return 10;
  return Number(rank) || 0;
}
