/** How do the cards of a hand lie? In one row where there is room, else in two or three. */

const RATIO = 1.9;
const DROP = 0.93;
const ROW = 6;
const WIDE_ROW = 8;

export interface Fan {
  width: number;
  step: number;
  drop: number;
  cols: number;
  rows: number;
  left: number;
  /** Whether a card is covered by its neighbour. */
  covered: boolean;
}

/** A hand of `count` cards in `width` by `height` pixels; `flat` is one row. */
export function makeFan(count: number, width: number, height: number, flat: boolean): Fan {
  const most = flat ? Math.max(count, 1) : count <= 2 * ROW ? ROW : WIDE_ROW;
  const rows = flat ? 1 : Math.max(1, Math.ceil(count / most));
  const wanted = Math.max(1, Math.ceil(count / rows));
  const shown = flat ? wanted : rows > 1 ? most : Math.max(count, 4);
  const tallest = height / (RATIO + DROP * (rows - 1));
  const least = flat ? 0.34 : 0.56;
  const size = Math.max(24, Math.min(tallest, width / (1 + (shown - 1) * least)));
  const used = rows > 1 ? wanted : Math.max(count, 1);
  const step = Math.min(size + 8, used > 1 ? (width - size) / (used - 1) : 0);
  const wide = step * (used - 1) + size;
  return {
    width: size,
    step,
    drop: size * DROP,
    cols: rows > 1 ? wanted : used,
    rows,
    left: Math.max(0, (width - wide) / 2),
    covered: step < size - 2 || rows > 1,
  };
}

/** Left and top of the card with number `place`. */
export function cardAt(fan: Fan, place: number): { x: number; y: number } {
  return {
    x: fan.left + (place % fan.cols) * fan.step,
    y: Math.floor(place / fan.cols) * fan.drop,
  };
}
