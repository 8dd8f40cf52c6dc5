import { expect, it } from "vitest";

import { whereIs } from "../src/table/scene";

it("play goes anticlockwise: the next player is on the right (rules.md T1)", () => {
  expect([0, 1, 2, 3].map((seat) => whereIs(seat, 0, 4))).toEqual(["me", "right", "top", "left"]);
  expect([0, 1, 2, 3].map((seat) => whereIs(seat, 2, 4))).toEqual(["top", "left", "me", "right"]);
  expect([0, 1, 2].map((seat) => whereIs(seat, 1, 3))).toEqual(["left", "me", "right"]);
  expect([0, 1].map((seat) => whereIs(seat, 0, 2))).toEqual(["me", "top"]);
});
