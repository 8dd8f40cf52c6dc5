import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const LOCALE = join(import.meta.dirname, "../../src/cicera/locale");
const SOURCE = join(import.meta.dirname, "../src");
const GAME = ["card", "cards", "points", "rank", "suit"];

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name === "generated" ? [] : files(path);
    return /\.(svelte|ts)$/.test(name) ? [path] : [];
  });
}

const source = files(SOURCE).map((path) => readFileSync(path, "utf8")).join("\n");
/** Keys written out, and the beginnings of keys that are put together. */
const said = new Set([...source.matchAll(/say\(\s*"([\w-]+)"/g)].map(([, key]) => key!));
const chosen = [...source.matchAll(/say\([^"`()]*\? "([\w-]+)" : "([\w-]+)"/g)].flatMap(([, a, b]) => [a!, b!]);
const begun = [...source.matchAll(/say\(`([\w-]+-)\$\{/g)].map(([, key]) => key!);
for (const key of chosen) said.add(key);

describe.each(["it", "en", "es", "pt"])("in %s", (language) => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of ["game.ftl", "page.ftl"]) {
    const errors = bundle.addResource(new FluentResource(readFileSync(join(LOCALE, language, name), "utf8")));
    expect(errors).toEqual([]);
  }
  const own = [...readFileSync(join(LOCALE, language, "page.ftl"), "utf8").matchAll(/^page-([\w-]+) =/gm)].map(([, key]) => key!);

  it("every sentence that is asked for is there", () => {
    const missing = [...said].filter((key) => !bundle.hasMessage(`page-${key}`) && !bundle.hasMessage(key));
    expect(missing).toEqual([]);
  });

  it("no sentence is left over", () => {
    const spare = own.filter(
      (key) => !said.has(key) && !said.has(key.replace(/-(you|dialect)$/, "")) && !begun.some((start) => key.startsWith(start)) && !source.includes(`"${key}"`),
    );
    expect(spare).toEqual([]);
  });

  it("a card has its name", () => {
    const pattern = bundle.getMessage("card")!.value!;
    expect(bundle.formatPattern(pattern, { rank: 7, suit: "d" })).toMatch(/\w+ \w+ \w+/);
    expect(GAME.every((key) => bundle.hasMessage(key))).toBe(true);
  });
});
