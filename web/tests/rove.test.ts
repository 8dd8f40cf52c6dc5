import { expect, it } from "vitest";

import { neighbour } from "../src/table/rove";

const cards = [
  { code: "As", x: 0, y: 0 },
  { code: "2s", x: 60, y: 0 },
  { code: "3s", x: 0, y: 110 },
  { code: "4s", x: 60, y: 110 },
];

it("arrows go to the nearest card that way, and stop at the edge", () => {
  expect(neighbour(cards, "As", "right")).toBe("2s");
  expect(neighbour(cards, "As", "down")).toBe("3s");
  expect(neighbour(cards, "4s", "up")).toBe("2s");
  expect(neighbour(cards, "As", "left")).toBeNull();
  expect(neighbour(cards, "4s", "down")).toBeNull();
});
