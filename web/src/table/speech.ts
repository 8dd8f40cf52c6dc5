/** What is said at the table? Plays, prompts and reasons, in words. */

import { rankAndSuit, say, words } from "../lib/words.svelte";
import type { BonusName, CardCode, Hint, LogEntry, View } from "../wire/messages";
import { type Choosing, pips } from "./choosing";

/** What a play was, in one sentence or two. */
export function sentence(play: LogEntry, view: View): string {
  const you = play.seat === view.seat ? "-you" : "";
  const name = view.seats[play.seat]?.name ?? "";
  const card = words.card(play.card);
  const parts = [
    play.captured.length === 0
      ? say(`play-lay${you}`, { name, card })
      : say(`play-take${you}`, { name, card, cards: words.list(play.captured.map((c) => words.card(c))) }),
  ];
  if (play.bonuses.length > 0) parts.push(say("play-earns", { bonuses: bonusWords(play.bonuses) }));
  if (play.swept.length > 0 && play.swept_to !== null) {
    const cards = words.list(play.swept.map((c) => words.card(c)));
    parts.push(say("play-sweep", { side: sideName(play.swept_to, view), cards }));
  }
  return parts.join(" ");
}

/** What a good player would do, in a sentence. */
export function advised({ card, captured }: Hint): string {
  const name = words.card(card);
  if (captured.length === 0) return say("hint-lay", { card: name });
  return say("hint-take", { card: name, cards: words.list(captured.map((code) => words.card(code))) });
}

export function bonusWords(bonuses: readonly BonusName[]): string {
  return words.list(bonuses.map((bonus) => say(`item-${bonus}`)));
}

/** A side as the person who looks calls it: us and them, or a name. */
export function sideName(side: number, view: View): string {
  if (view.seats.length === 4) {
    if (view.seat === null) {
      return words.list(view.seats.filter((seat) => seat.side === side).map((seat) => seat.name));
    }
    return say(view.seats[view.seat]?.side === side ? "side-us" : "side-them");
  }
  const seat = view.seats.find((other) => other.side === side);
  return seat && seat.seat === view.seat ? say("side-you") : (seat?.name ?? "");
}

interface Reasons {
  "not-your-turn": { name: string };
  "hand-first": undefined;
  "no-set": { choosing: Choosing; card: CardCode };
}

/** Why something is not possible. */
export function refusal<Why extends keyof Reasons>(
  why: Why,
  ...[about]: Reasons[Why] extends undefined ? [] : [Reasons[Why]]
): string {
  if (why === "not-your-turn") return say("why-not-your-turn", about as Reasons["not-your-turn"]);
  if (why === "hand-first") return say("why-hand-first");
  const { choosing, card } = about as Reasons["no-set"];
  return whyNot(choosing, card);
}

function whyNot(choosing: Choosing, card: CardCode): string {
  const held = pips(choosing.card);
  const tapped = pips(card);
  const { rank } = rankAndSuit(choosing.card);
  if (held === 0) return say("why-court", { rank: say("rank", { rank }) });
  if (tapped === 0) return say("why-no-court");
  const picked = [...choosing.picked, card];
  const total = picked.reduce((sum, code) => sum + pips(code), 0);
  const terms = picked.map((code) => pips(code)).join(" + ");
  if (picked.length > 1 && total !== held) return say("why-sum", { terms, total, value: held });
  if (tapped > held) return say("why-too-much", { card: words.card(card), value: held });
  return say("why-no-set", { card: words.card(card), value: held });
}

/** How far a sum is: "A + 4 = 5, 5 to go". */
export function sumSoFar(choosing: Choosing): string {
  const value = pips(choosing.card);
  if (choosing.picked.length === 0) return say("sum-begin", { value });
  const total = choosing.picked.reduce((sum, code) => sum + pips(code), 0);
  const terms = choosing.picked.map((code) => pips(code)).join(" + ");
  if (choosing.picked.length === 1 && total < value) return say("sum-one", { total, left: value - total });
  if (total === value) return say("sum-full", { terms, value });
  return say("sum-more", { terms, total, left: value - total });
}
