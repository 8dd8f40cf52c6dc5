/** Which place of the table does each card lie on? The same for everybody, from the log alone. */

import type { CardCode, LogEntry } from "../wire/messages";

export interface Places {
  of: Map<CardCode, number>;
  /** The highest place that has been used since the deal: the grid does not shrink before the next. */
  highest: number;
}

export function openPlaces(opening: readonly CardCode[]): Places {
  const places: Places = { of: new Map(), highest: -1 };
  for (const card of opening) put(places, card);
  return places;
}

export function put(places: Places, card: CardCode): number {
  const taken = new Set(places.of.values());
  let place = 0;
  while (taken.has(place)) place += 1;
  places.of.set(card, place);
  places.highest = Math.max(places.highest, place);
  return place;
}

export function applyPlay(places: Places, play: LogEntry): void {
  if (play.captured.length === 0) put(places, play.card);
  for (const card of play.captured) places.of.delete(card);
  for (const card of play.swept) places.of.delete(card);
}

export function placesAfter(opening: readonly CardCode[], log: readonly LogEntry[]): Places {
  const places = openPlaces(opening);
  for (const play of log) applyPlay(places, play);
  return places;
}
