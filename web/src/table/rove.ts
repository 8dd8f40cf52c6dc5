/** Which card comes next, when an arrow key is pressed? */

import type { CardCode } from "../wire/messages";

export type Way = "left" | "right" | "up" | "down";

export interface At {
  code: CardCode;
  x: number;
  y: number;
}

/** The nearest card that way, or null at the edge. */
export function neighbour(cards: readonly At[], from: CardCode, way: Way): CardCode | null {
  const here = cards.find(({ code }) => code === from);
  if (!here) return null;
  const across = way === "left" || way === "right";
  const sign = way === "left" || way === "up" ? -1 : 1;
  let found: CardCode | null = null;
  let nearest = Infinity;
  for (const { code, x, y } of cards) {
    const along = sign * (across ? x - here.x : y - here.y);
    const beside = Math.abs(across ? y - here.y : x - here.x);
    if (along <= 1 || (across && beside > along)) continue;
    const away = along + 2 * beside;
    if (away < nearest) [found, nearest] = [code, away];
  }
  return found;
}
