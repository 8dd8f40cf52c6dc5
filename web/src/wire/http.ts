/** What the page asks by HTTP. Every refusal is a {@link Refusal} with a sentence for people. */

import { settings } from "../lib/settings.svelte";
import type {
  Choices,
  ClaimSeat,
  CreateTable,
  DealtCards,
  Failure,
  JoinTable,
  Joined,
  PersonalLink,
  Replay,
  RulesInWords,
  View,
} from "./messages";

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

/** No answer came: the network or the server is away. */
export class Offline extends Error {}

async function ask<Answer>(method: "GET" | "POST", path: string, body?: unknown): Promise<Answer> {
  const address = `${path}${path.includes("?") ? "&" : "?"}lang=${settings.language}`;
  let answer: Response;
  try {
    answer = await fetch(address, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Offline();
  }
  const json: unknown = await answer.json().catch(() => null);
  if (answer.ok && json !== null) return json as Answer;
  const failure = (json ?? {}) as Partial<Failure>;
  if (!failure.message) throw new Offline();
  throw new Refusal(failure.code ?? "", failure.message, answer.status);
}

const at = (table: string): string => `/api/tables/${encodeURIComponent(table)}`;

export const createTable = (body: CreateTable): Promise<Joined> => ask("POST", "/api/tables", body);
export const readTable = (table: string): Promise<View> => ask("GET", at(table));
export const joinTable = (table: string, body: JoinTable): Promise<Joined> =>
  ask("POST", `${at(table)}/seats`, body);
export const claimSeat = (table: string, body: ClaimSeat): Promise<Joined> =>
  ask("POST", `${at(table)}/claim`, body);
export const personalLink = (table: string): Promise<PersonalLink> =>
  ask("POST", `${at(table)}/link`);
export const readReplay = (table: string, match: number): Promise<Replay> =>
  ask("GET", `${at(table)}/replay?match=${match}`);
export const readDealt = (table: string): Promise<DealtCards> => ask("GET", `${at(table)}/dealt`);
/** Persons against bots, over the newest tables of the server. */
export const readDealtEverywhere = (): Promise<DealtCards> => ask("GET", "/api/dealt");
export const readRules = (text: string): Promise<RulesInWords> =>
  ask("GET", `/api/rules?text=${encodeURIComponent(text)}`);
export const readChoices = (): Promise<Choices> => ask("GET", "/api/choices");
export const invitationPicture = (table: string): string => `${at(table)}/invitation.svg`;
export const recordAddress = (table: string, match: number): string =>
  `${at(table)}/record?match=${match}`;
