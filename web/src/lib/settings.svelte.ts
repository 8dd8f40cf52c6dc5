/** What has this person chosen? Kept in this browser alone. */

export const LANGUAGES = ["it", "en", "es", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];
export const FACES = ["leonessa", "grande", "francese"] as const;
export type Face = (typeof FACES)[number];
export const SPEEDS = ["calm", "normal", "fast", "none"] as const;
export type Speed = (typeof SPEEDS)[number];

/** A table where this person has a seat. */
export interface Visit {
  table: string;
  rules: string;
  names: string[];
  at: number;
  over: boolean;
}

interface Kept {
  language: Language;
  face: Face;
  speed: Speed;
  sound: boolean;
  dialect: boolean;
  name: string;
  visits: Visit[];
}

const KEY = "cicera";
const MOST_VISITS = 8;

class Settings implements Kept {
  language = $state<Language>(firstLanguage());
  face = $state<Face>("leonessa");
  speed = $state<Speed>("normal");
  sound = $state(false);
  dialect = $state(false);
  name = $state("");
  visits = $state<Visit[]>([]);

  constructor() {
    const kept = read();
    if (LANGUAGES.includes(kept.language as Language)) this.language = kept.language!;
    if (FACES.includes(kept.face as Face)) this.face = kept.face!;
    if (SPEEDS.includes(kept.speed as Speed)) this.speed = kept.speed!;
    this.sound = kept.sound === true;
    this.dialect = kept.dialect === true;
    if (typeof kept.name === "string") this.name = kept.name;
    if (Array.isArray(kept.visits)) this.visits = kept.visits;
  }

  keep(): void {
    const { language, face, speed, sound, dialect, name, visits } = this;
    try {
      localStorage.setItem(KEY, JSON.stringify({ language, face, speed, sound, dialect, name, visits }));
    } catch {
      // Private windows may refuse: the choice then lasts as long as the page.
    }
  }

  visited(visit: Visit): void {
    const others = this.visits.filter(({ table }) => table !== visit.table);
    this.visits = [visit, ...others].slice(0, MOST_VISITS);
    this.keep();
  }

  forget(table: string): void {
    this.visits = this.visits.filter((visit) => visit.table !== table);
    this.keep();
  }
}

function read(): Partial<Kept> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Partial<Kept>) : {};
  } catch {
    return {};
  }
}

function firstLanguage(): Language {
  for (const wanted of navigator.languages ?? [navigator.language]) {
    const language = wanted.slice(0, 2).toLowerCase() as Language;
    if (LANGUAGES.includes(language)) return language;
  }
  return "en";
}

export const settings = new Settings();
