/** Which screen is open? The address says it, and nothing else does. */

export type Route =
  | { name: "home" }
  | { name: "new" }
  | { name: "join" }
  | { name: "rules" }
  | { name: "table"; table: string }
  | { name: "replay"; table: string; match: number; hand: number; ply: number }
  | { name: "lost" };

class Router {
  #address = $state(location.pathname + location.search);
  route = $derived(parse(this.#address));

  constructor() {
    addEventListener("popstate", () => this.#look());
    document.addEventListener("click", (event) => this.#click(event));
  }

  go(address: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    this.#look();
    if (!replace) scrollTo(0, 0);
  }

  #look(): void {
    this.#address = location.pathname + location.search;
  }

  #click(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey) return;
    if (event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api")) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

function parse(address: string): Route {
  const url = new URL(address, location.origin);
  const [first, second, third] = url.pathname.split("/").filter(Boolean);
  if (first === undefined) return { name: "home" };
  if (first === "new" || first === "join" || first === "rules") return { name: first };
  if (first !== "t" || second === undefined) return { name: "lost" };
  if (third === undefined) return { name: "table", table: second };
  if (third !== "replay") return { name: "lost" };
  const number = (key: string, usual: number): number => {
    const value = Number(url.searchParams.get(key) ?? usual);
    return Number.isInteger(value) && value >= 0 ? value : usual;
  };
  return {
    name: "replay",
    table: second,
    match: number("match", 1),
    hand: number("hand", 1),
    ply: number("ply", 0),
  };
}

export const router = new Router();
