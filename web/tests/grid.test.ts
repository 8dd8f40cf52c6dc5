import { describe, expect, it } from "vitest";

import { cardHeight, type Grid, makeGrid, spotAt, tierFor } from "../src/table/grid";

const CLOTHS = [
  { name: "320x568", width: 302, height: 233 },
  { name: "390x844", width: 354, height: 414 },
  { name: "844x390", width: 560, height: 206 },
  { name: "768x1024", width: 692, height: 470 },
  { name: "1440x900", width: 692, height: 470 },
];

function boxes(grid: Grid, count: number, width: number, height: number) {
  const tier = tierFor(grid, count - 1);
  return Array.from({ length: count }, (_, place) => spotAt(grid, tier, place, width, height));
}

describe.each(CLOTHS)("on a cloth of $name", ({ width, height }) => {
  const grid = makeGrid(width, height, 150);

  it.each([4, 10, 20, 28, 40, 52])("%i cards lie inside it, each in a place of its own", (count) => {
    const all = boxes(grid, count, width, height);
    for (const { x, y, width: size } of all) {
      expect(x).toBeGreaterThanOrEqual(-0.5);
      expect(y).toBeGreaterThanOrEqual(-0.5);
      expect(x + size).toBeLessThanOrEqual(width + 0.5);
      expect(y + cardHeight(size)).toBeLessThanOrEqual(height + 0.5);
    }
    expect(new Set(all.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(count);
  });

  it("20 cards do not cover one another", () => {
    const all = boxes(grid, 20, width, height);
    for (const [place, a] of all.entries()) {
      for (const b of all.slice(place + 1)) {
        const apart = Math.abs(a.x - b.x) >= a.width - 0.5 || Math.abs(a.y - b.y) >= cardHeight(a.width) - 0.5;
        expect(apart).toBe(true);
      }
    }
  });

  it("a card keeps its neighbours when the grid grows", () => {
    const spots = grid.spots.slice(0, 10);
    for (let tier = 0; tier < grid.tiers.length; tier += 1) {
      const now = spots.map((_, place) => spotAt(grid, tier, place, width, height));
      const byColumn = (a: number, b: number): number => Math.sign(now[a]!.x - now[b]!.x);
      for (let place = 1; place < spots.length; place += 1) {
        expect(byColumn(place, place - 1)).toBe(Math.sign(spots[place]!.col - spots[place - 1]!.col));
      }
    }
  });
});
