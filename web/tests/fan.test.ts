import { describe, expect, it } from "vitest";

import { cardAt, makeFan } from "../src/table/fan";

const SCREENS = [
  { name: "320x568", width: 312, height: 156, flat: false },
  { name: "390x844", width: 374, height: 204, flat: false },
  { name: "844x390", width: 828, height: 128, flat: true },
  { name: "1440x900", width: 864, height: 190, flat: true },
];

describe.each(SCREENS)("in a hand on $name", ({ width, height, flat }) => {
  it.each([1, 4, 6, 7, 12])("%i cards fit, and each shows enough to be hit", (count) => {
    const fan = makeFan(count, width, height, flat);
    for (let place = 0; place < count; place += 1) {
      const { x, y } = cardAt(fan, place);
      expect(x).toBeGreaterThanOrEqual(-0.5);
      expect(x + fan.width).toBeLessThanOrEqual(width + 0.5);
      expect(y + fan.width * 1.9).toBeLessThanOrEqual(height + 0.5);
    }
    if (count > 1) expect(fan.step).toBeGreaterThanOrEqual(44);
    if (fan.rows > 1) expect(fan.drop).toBeGreaterThanOrEqual(44);
  });
});

it.each([7, 8, 9, 10, 11])("%i cards in two rows are split evenly, and lie in the middle", (count) => {
  const fan = makeFan(count, 374, 204, false);
  expect(fan.rows).toBe(2);
  expect(fan.cols).toBe(Math.ceil(count / 2));
  expect(fan.left * 2 + fan.step * (fan.cols - 1) + fan.width).toBeCloseTo(374, 0);
});
