/** The words of the page: the same Fluent files that the terminal and the server read. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

import type { CardCode } from "../wire/messages";
import { type Language, settings } from "./settings.svelte";

type Values = Record<string, FluentVariable>;

const FILES = import.meta.glob<string>("../../../src/cicera/locale/*/{game,page}.ftl", {
  query: "?raw",
  import: "default",
});

class Words {
  #bundles = $state.raw<Partial<Record<Language, FluentBundle>>>({});

  /** Loads a language; the page shows nothing before its first one is there. */
  async load(language: Language): Promise<void> {
    if (this.#bundles[language]) return;
    const bundle = new FluentBundle(language, { useIsolating: false });
    const files = Object.entries(FILES).filter(([path]) => path.includes(`/locale/${language}/`));
    for (const text of await Promise.all(files.map(([, file]) => file()))) {
      bundle.addResource(new FluentResource(text));
    }
    this.#bundles = { ...this.#bundles, [language]: bundle };
  }

  /**
   * The page's message `page-key`, or the game's own `key` (card, cards, item-scua …), in the
   * dialect where the person wants it and it has one.
   */
  say(key: string, values: Values = {}): string {
    const bundle = this.#bundles[settings.language] ?? Object.values(this.#bundles)[0];
    if (!bundle) return "";
    const full = bundle.hasMessage(`page-${key}`) ? `page-${key}` : key;
    const spoken = settings.dialect ? bundle.getMessage(`${full}-dialect`) : undefined;
    const pattern = (spoken ?? bundle.getMessage(full))?.value;
    if (pattern === null || pattern === undefined) return key;
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, values, errors);
    if (errors.length > 0) console.error(`${settings.language}:${key}`, errors[0]);
    return text;
  }

  card(code: CardCode): string {
    return this.say("card", rankAndSuit(code));
  }

  /** Things one after another: "a, b and c". */
  list(items: readonly string[]): string {
    return new Intl.ListFormat(settings.language, { type: "conjunction" }).format(items);
  }
}

export function rankAndSuit(code: CardCode): { rank: number | string; suit: string } {
  const rank = code[0]!;
  return { rank: /[2-9]/.test(rank) ? Number(rank) : rank, suit: code[1]! };
}

export const words = new Words();
export const say = (key: string, values?: Values): string => words.say(key, values);
