import { expect, it } from "vitest";

import { begin, fitting, lettersOf, meant, open, pips, tap } from "../src/table/choosing";

const set = (...cards: string[]) => ({ cards, bonuses: [] });
const few = begin({ card: "9c", captures: [set("5s", "4c"), set("6d", "2c", "Ab")] });
const many = begin({
  card: "Tb",
  captures: [set("5s", "5c"), set("5s", "4c", "As"), set("6d", "4c"), set("6d", "3s", "As"), set("Ts")],
});

it("a card of one set alone takes that set", () => {
  expect(tap(few, "6d")).toEqual({ kind: "takes", capture: few.captures[1] });
});

it("a card of no set is refused", () => {
  expect(tap(few, "Rs")).toEqual({ kind: "refused" });
});

it("cards of a sum narrow the sets, and what cannot fit any more is closed", () => {
  const once = tap(many, "5s");
  if (once.kind !== "picked") throw new Error(once.kind);
  expect(fitting(once.choosing)).toHaveLength(2);
  expect(open(once.choosing).has("6d")).toBe(false);
  expect(meant(once.choosing)).toBeNull();
  const twice = tap(once.choosing, "4c");
  if (twice.kind !== "picked") throw new Error(twice.kind);
  expect(meant(twice.choosing)?.cards).toEqual(["5s", "4c", "As"]);
});

it("a second tap takes a card out of the sum", () => {
  const once = tap(many, "5s");
  if (once.kind !== "picked") throw new Error(once.kind);
  const back = tap(once.choosing, "5s");
  expect(back.kind === "picked" && back.choosing.picked).toEqual([]);
});

it("letters follow the order of the sets", () => {
  expect(lettersOf(few, "4c")).toEqual(["A"]);
  expect(lettersOf(few, "Ab")).toEqual(["B"]);
});

it("courts have no number", () => {
  expect(["As", "7d", "Tc", "Fs", "Cb", "Rd"].map(pips)).toEqual([1, 7, 10, 0, 0, 0]);
});
