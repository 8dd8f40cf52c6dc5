import { expect, it } from "vitest";

import { applyPlay, openPlaces, placesAfter } from "../src/table/places";
import type { LogEntry } from "../src/wire/messages";

function play(card: string, captured: string[] = [], swept: string[] = []): LogEntry {
  return { ply: 0, seat: 0, move: card, card, captured, bonuses: [], swept, swept_to: swept.length ? 0 : null };
}

it("a card stays where it was put while others come and go", () => {
  const places = openPlaces(["As", "2s", "3s", "4s"]);
  const before = places.of.get("4s");
  applyPlay(places, play("3c", ["3s"]));
  applyPlay(places, play("5d"));
  expect(places.of.get("4s")).toBe(before);
  expect(places.of.get("5d")).toBe(2);
});

it("the log alone says where everything is", () => {
  const log = [play("7c"), play("Rb"), play("7d", ["7c"]), play("5d")];
  const step = openPlaces(["As", "2s", "3s", "4s"]);
  for (const one of log) applyPlay(step, one);
  expect(placesAfter(["As", "2s", "3s", "4s"], log)).toEqual(step);
  expect(step.highest).toBe(5);
});

it("the sweep empties the table", () => {
  const places = placesAfter(["As"], [play("Rb", [], ["As", "Rb"])]);
  expect(places.of.size).toBe(0);
});
