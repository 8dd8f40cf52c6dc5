/** How does a table come about from here? One tap, or what was chosen on the page for it. */

import { createTable } from "../wire/http";
import type { CreateTable } from "../wire/messages";
import { router } from "./router.svelte";
import { settings } from "./settings.svelte";

export const START = "cicera-start";

/** Makes a table and goes there; `start` deals as soon as the line is open. */
export async function beginTable(wanted: Omit<CreateTable, "name">, start: boolean): Promise<string> {
  const { table } = await createTable({ ...wanted, name: settings.name.trim() });
  if (start) sessionStorage.setItem(START, table);
  router.go(`/t/${table}`);
  return table;
}
