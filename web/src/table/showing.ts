/**
 * How do updates become a table that can be followed? One play after another.
 *
 * Updates queue up. Nothing waits for a movement: whoever acts, a hidden tab or a view without
 * events ends all movement at once, and what stands in the end is the view that the server sent.
 */

import * as sound from "../lib/sound";
import type { Update, View } from "../wire/messages";
import type { Board } from "./board.svelte";
import { begin } from "./choosing";
import type { Stage } from "./motion";
import { Movements } from "./movements";
import { sceneOf } from "./scene";

export class Showing {
  readonly #movements: Movements;
  #queue: Update[] = [];
  /** A view without events that came in the middle of a movement: it is what counts. */
  #anew: View | null = null;

  constructor(readonly board: Board) {
    this.#movements = new Movements(board, () => this.#queue.length);
  }

  /** Where movement is drawn; null when no table is on the screen. */
  set stage(stage: Stage | null) {
    this.#movements.stage = stage;
  }

  take(update: Update): void {
    if (update.since === null) {
      this.#queue = [];
      this.#anew = update.view;
      this.rush();
      void this.#run();
    } else {
      this.#queue.push(update);
      void this.#run();
    }
  }

  /** Ends all movement; what was sent meanwhile is on the screen at once. */
  async hurry(): Promise<void> {
    this.board.flourish = null;
    this.rush();
    while (this.board.busy) await new Promise((resolve) => setTimeout(resolve));
  }

  /** Ends all movement without waiting for it. */
  rush(): void {
    if (this.board.busy) this.#movements.stage?.hurry();
  }

  async #run(): Promise<void> {
    const { board } = this;
    if (board.busy) return;
    board.busy = true;
    try {
      while (this.#anew || this.#queue.length > 0) {
        const anew = this.#anew;
        this.#anew = null;
        if (anew) this.#show(anew);
        else await this.#showUpdate(this.#queue.shift()!);
      }
    } finally {
      this.#movements.stage?.calm();
      board.busy = false;
    }
  }

  async #showUpdate({ events, view }: Update): Promise<void> {
    for (const event of events) {
      if (this.#anew) return;
      if (event.type === "dealt") await this.#movements.deal(event, view);
      if (event.type === "played") await this.#movements.play(event, view);
    }
    if (this.#anew) return;
    if (this.#queue.length === 0 || events.some(({ type }) => type !== "played")) this.#show(view);
    else this.board.view = { ...view, turn: null, legal: [] };
  }

  /** Shows a view as it is, with nothing in the air. */
  #show(view: View): void {
    const { board } = this;
    const before = board.view;
    this.#movements.stage?.clear();
    board.view = view;
    board.scene = sceneOf(view);
    board.flying = new Set();
    board.taken = new Set();
    const mine = board.sent;
    if (mine && (!view.cards.includes(mine.card) || view.turn !== view.seat)) board.sent = null;
    const { choosing } = board;
    if (choosing) {
      const choice = view.legal.find(({ card }) => card === choosing.card);
      board.choosing = choice && choice.captures.length > 0 ? begin(choice) : null;
    }
    if (view.turn === null || view.turn !== view.seat) return;
    const was = before && before.turn === view.turn && before.ply === view.ply && before.hand === view.hand;
    if (!was) sound.play("turn");
  }
}
