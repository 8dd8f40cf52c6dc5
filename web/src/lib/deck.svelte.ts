/** The pictures of the cards: one file a face, fetched once and kept by the browser for good. */

import francese from "../generated/francese.json?url";
import grande from "../generated/grande.json?url";
import leonessa from "../generated/leonessa.json?url";
import back from "../generated/back.svg";
import type { CardCode } from "../wire/messages";
import type { Face } from "./settings.svelte";

const PACKS: Record<Face, string> = { leonessa, grande, francese };

class Deck {
  readonly back = back;
  #pictures = $state.raw<Partial<Record<Face, Map<CardCode, string>>>>({});
  #asked = new Map<Face, Promise<void>>();

  /** The address of a picture; empty until its face is here. */
  picture(code: CardCode, face: Face): string {
    return this.#pictures[face]?.get(code) ?? "";
  }

  /** Once the pictures of a face, its large corners and the back can be drawn. */
  async ready(face: Face): Promise<void> {
    const shown = new Image();
    shown.src = this.back;
    await Promise.all([this.load(face), this.load("grande"), shown.decode().catch(() => undefined)]);
  }

  load(face: Face): Promise<void> {
    const asked = this.#asked.get(face) ?? this.#fetch(face);
    this.#asked.set(face, asked);
    return asked;
  }

  async #fetch(face: Face): Promise<void> {
    try {
      const answer = await fetch(PACKS[face]);
      if (!answer.ok) throw new Error(answer.statusText);
      const cards = (await answer.json()) as Record<CardCode, string>;
      const pictures = new Map<CardCode, string>();
      for (const [code, svg] of Object.entries(cards)) {
        pictures.set(code, `data:image/svg+xml,${encodeURIComponent(svg)}`);
      }
      this.#pictures = { ...this.#pictures, [face]: pictures };
    } catch {
      this.#asked.delete(face);
      setTimeout(() => void this.load(face), 2000);
    }
  }
}

export const deck = new Deck();
