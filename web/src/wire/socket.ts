/**
 * One seat's line to its table: connects, connects again, and sends every command exactly once.
 *
 * It knows the version that was last shown, so that the server can send what was missed. A command
 * that got no answer before the line broke is sent again with the same id.
 */

import { settings } from "../lib/settings.svelte";
import {
  CLOSE,
  type ClientMessage,
  type Hint,
  PROTOCOL,
  type Refused,
  type ServerMessage,
  type Update,
} from "./messages";

export type Line = "connecting" | "open" | "broken" | "replaced" | "gone" | "outdated" | "crowded";
type Command = Exclude<ClientMessage, { type: "ping" | "ask-hint" }>;
/** A command before it has its id. */
export type Wish = Command extends infer Kind ? (Kind extends Command ? Omit<Kind, "id"> : never) : never;

export interface Listener {
  line(line: Line): void;
  update(update: Update): void;
  presence(connected: boolean[]): void;
  /** What a good player would do, or why that cannot be said. */
  advise(answer: Hint | Refused): void;
}

/** Also where there is no certificate, and so no `crypto.randomUUID`. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8000;

export class TableSocket {
  #socket: WebSocket | null = null;
  #version: number | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #deaf: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** The question that waits for a hint; it is not asked again when the line breaks. */
  #asked: string | null = null;
  #pending = new Map<string, { command: Command; done: (refused: Refused | null) => void }>();

  constructor(
    readonly table: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#wake);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#wake);
    this.#connect();
  }

  /** Sends a command; the answer is null when it is done, or why not. */
  send(wish: Wish): Promise<Refused | null> {
    const command = { ...wish, id: newId() } as Command;
    return new Promise((done) => {
      this.#pending.set(command.id, { command, done });
      this.#write(command);
    });
  }

  /** Asks what a good player would do; {@link Listener.advise} gets the answer. */
  askHint(): void {
    this.#asked = newId();
    this.#write({ type: "ask-hint", id: this.#asked });
  }

  /** Connects again after it was told to stay away: the seat was opened elsewhere, or no room. */
  takeBack(): void {
    this.#closed = false;
    this.#connect();
  }

  /** Forgets what was shown and connects again: after sitting down, a view is another one. */
  renew(): void {
    const old = this.#socket;
    this.#socket = null;
    this.#version = null;
    old?.close();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#stop();
    this.#socket?.close();
  }

  #connect(): void {
    this.#stop();
    this.listener.line("connecting");
    const since = this.#version === null ? "" : `&since=${this.#version}`;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const path = `/api/tables/${encodeURIComponent(this.table)}/socket`;
    const query = `protocol=${PROTOCOL}&lang=${settings.language}${since}`;
    const socket = new WebSocket(`${scheme}//${location.host}${path}?${query}`);
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#read(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#lost(code);
    };
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#wait = FIRST_WAIT;
    this.listener.line("open");
    for (const { command } of this.#pending.values()) this.#write(command);
    this.#pulse = setInterval(() => this.#ping(), PING_EVERY);
  }

  #read(message: ServerMessage): void {
    clearTimeout(this.#deaf);
    switch (message.type) {
      case "update":
        this.#update(message);
        break;
      case "accepted":
        this.#answer(message.id, null);
        break;
      case "refused":
        if (message.id === null) break;
        if (message.id === this.#asked) this.#hint(message);
        else this.#answer(message.id, message);
        break;
      case "hint":
        if (message.id === this.#asked) this.#hint(message);
        break;
      case "presence":
        this.listener.presence(message.connected);
        break;
      case "replaced":
        this.#closed = true;
        this.listener.line("replaced");
        break;
      case "closing":
      case "pong":
        break;
    }
  }

  #update(update: Update): void {
    if (this.#version !== null && update.since === null && update.view.version < this.#version) return;
    const gap = update.since !== null && this.#version !== null && update.since > this.#version;
    const old = this.#version !== null && update.view.version <= this.#version && update.since !== null;
    if (old) return;
    this.#version = update.view.version;
    this.listener.update(gap ? { ...update, since: null, events: [] } : update);
  }

  #answer(id: string, refused: Refused | null): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.done(refused);
  }

  #hint(answer: Hint | Refused): void {
    this.#asked = null;
    this.listener.advise(answer);
  }

  #write(command: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(command));
  }

  #ping(): void {
    this.#write({ type: "ping" });
    clearTimeout(this.#deaf);
    this.#deaf = setTimeout(() => {
      this.#socket?.close();
      this.#lost(0);
    }, PONG_WITHIN);
  }

  #lost(code: number): void {
    this.#socket = null;
    this.#stop();
    if (code === CLOSE.REPLACED) this.listener.line("replaced");
    else if (code === CLOSE.NO_TABLE) this.listener.line("gone");
    else if (code === CLOSE.PROTOCOL) this.listener.line("outdated");
    else if (code === CLOSE.CROWDED) this.listener.line("crowded");
    else if (!this.#closed) {
      this.listener.line("broken");
      this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(LONGEST_WAIT, this.#wait * 1.8);
      return;
    }
    this.#closed = true;
  }

  #stop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#deaf);
    clearInterval(this.#pulse);
  }

  /** The network is gone: what the line still says about itself is out of date. */
  #cut = (): void => {
    if (this.#closed || this.#socket === null) return;
    this.#socket.close();
    this.#lost(0);
  };

  /** The network is back or the page is looked at again: do not wait any longer. */
  #wake = (): void => {
    if (this.#closed || document.hidden) return;
    if (this.#socket === null) {
      this.#wait = FIRST_WAIT;
      this.#connect();
    } else {
      this.#ping();
    }
  };
}
