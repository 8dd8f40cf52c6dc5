/**
 * Where do the cards of the table lie? Places that never move sideways, in grids that grow.
 *
 * A place is a number, the same on every screen. The first grid holds the calm table; the next ones
 * put more columns and rows round it, so that a card keeps its neighbours. Beyond the second grid
 * rows overlap and columns stay.
 */

const RATIO = 1.9;
const CAPACITIES = [10, 20, 28, 36, 44, 52];
const OVERLAP = 0.56;

export interface Tier {
  cols: number;
  rows: number;
  /** Width of a card, in pixels. */
  width: number;
  /** Share of a card's height that the next row leaves free: 1 and more does not overlap. */
  pitch: number;
  /** Column and row of the upper left place, counted from the first grid's. */
  left: number;
  top: number;
}

export interface Spot {
  col: number;
  row: number;
}

export interface Grid {
  tiers: Tier[];
  /** Column and row of each place, counted from the first grid's upper left. */
  spots: Spot[];
  /** How many places each tier has. */
  capacity: number[];
  gapX: number;
  gapY: number;
}

export function cardHeight(width: number): number {
  return width * RATIO;
}

/** The grids for a cloth of `width` by `height` pixels. */
export function makeGrid(width: number, height: number, widest: number): Grid {
  const gap = Math.max(4, Math.min(16, Math.round(Math.min(width, height) * 0.02)));
  const first = best(CAPACITIES[0]!, width, height, gap, widest, 1, 1);
  const second = best(CAPACITIES[1]!, width, height, gap * 0.6, widest, first.cols, first.rows);
  const tiers = [first, second];
  for (const capacity of CAPACITIES.slice(2)) {
    const rows = Math.max(tiers.at(-1)!.rows, Math.ceil(capacity / second.cols));
    const column = (width - (second.cols - 1) * gap * 0.6) / second.cols;
    const row = height / (1 + (rows - 1) * OVERLAP) / RATIO;
    tiers.push({ cols: second.cols, rows, width: Math.min(column, row, widest), pitch: OVERLAP, left: 0, top: 0 });
  }
  for (const tier of tiers) {
    tier.left = -Math.floor((tier.cols - first.cols) / 2);
    tier.top = -Math.floor((tier.rows - first.rows) / 2);
  }
  const spots: Spot[] = [];
  const capacity: number[] = [];
  for (const tier of tiers) {
    spots.push(...newSpots(tier, spots));
    capacity.push(spots.length);
  }
  return { tiers, spots, capacity, gapX: gap, gapY: gap };
}

/** Which tier has a place for every number up to `highest`. */
export function tierFor(grid: Grid, highest: number): number {
  const found = grid.capacity.findIndex((capacity) => highest < capacity);
  return found < 0 ? grid.tiers.length - 1 : found;
}

/** Left and top of a place in pixels, in a cloth of `width` by `height`. */
export function spotAt(
  grid: Grid,
  tier: number,
  place: number,
  width: number,
  height: number,
): { x: number; y: number; width: number } {
  const shape = grid.tiers[tier]!;
  const spot = grid.spots[Math.min(place, grid.spots.length - 1)]!;
  const tall = cardHeight(shape.width);
  const stepX = shape.width + gapOf(shape.cols, shape.width, width, grid.gapX);
  const stepY =
    shape.pitch < 1 ? tall * shape.pitch : tall + gapOf(shape.rows, tall, height, grid.gapY);
  const wide = stepX * (shape.cols - 1) + shape.width;
  const high = stepY * (shape.rows - 1) + tall;
  return {
    x: (width - wide) / 2 + (spot.col - shape.left) * stepX,
    y: (height - high) / 2 + (spot.row - shape.top) * stepY,
    width: shape.width,
  };
}

/** The gap that is wanted, or what there is room for. */
function gapOf(count: number, size: number, room: number, wanted: number): number {
  return count < 2 ? 0 : Math.max(0, Math.min(wanted, (room - count * size) / (count - 1)));
}

function best(
  capacity: number,
  width: number,
  height: number,
  gap: number,
  widest: number,
  leastCols: number,
  leastRows: number,
): Tier {
  let found: Tier = { cols: leastCols, rows: leastRows, width: 0, pitch: 1, left: 0, top: 0 };
  for (let rows = leastRows; rows <= 6; rows += 1) {
    const cols = Math.max(leastCols, Math.ceil(capacity / rows));
    for (const wider of [cols, cols + 1]) {
      const across = (width - (wider - 1) * gap) / wider;
      const down = (height - (rows - 1) * gap) / rows / RATIO;
      const size = Math.min(across, down, widest);
      const more = wider * rows > found.cols * found.rows;
      if (size > found.width + 0.5 || (size > found.width - 0.5 && more)) {
        found = { cols: wider, rows, width: size, pitch: 1, left: 0, top: 0 };
      }
    }
  }
  return found;
}

/** The places of `tier` that are not among `old`, the ones nearest the middle first. */
function newSpots(tier: Tier, old: Spot[]): Spot[] {
  const known = new Set(old.map(({ col, row }) => `${col} ${row}`));
  const spots: Spot[] = [];
  for (let row = tier.top; row < tier.top + tier.rows; row += 1) {
    for (let col = tier.left; col < tier.left + tier.cols; col += 1) {
      if (!known.has(`${col} ${row}`)) spots.push({ col, row });
    }
  }
  const middle = { col: tier.left + (tier.cols - 1) / 2, row: tier.top + Math.floor((tier.rows - 1) / 2) };
  const away = ({ col, row }: Spot): number =>
    Math.abs(col - middle.col) + 1.6 * Math.abs(row - middle.row);
  return spots.sort((a, b) => away(a) - away(b) || a.row - b.row || a.col - b.col);
}
