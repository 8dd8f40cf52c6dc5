/** How do cards fly? Copies of them, over the page, from where they were to where they are. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Flight {
  /** The picture that flies. */
  picture: string;
  from: Box;
  to: Box;
  time: number;
  delay?: number;
  /** Degrees, at the start and the end. */
  turns?: [number, number];
  easing?: string;
  /** Stays where it arrived until it is told to go. */
  stays?: boolean;
}

const OUT = "cubic-bezier(.16,.84,.34,1)";

export class Stage {
  #running = new Set<Animation>();
  #waits = new Set<() => void>();
  #rush = false;

  constructor(
    readonly root: HTMLElement,
    readonly layer: HTMLElement,
  ) {}

  /** Where an element is drawn, or null when it is not there. */
  box(selector: string): Box | null {
    const element = this.root.querySelector(selector);
    if (!element) return null;
    const { x, y, width, height } = element.getBoundingClientRect();
    return width === 0 ? null : { x, y, width, height };
  }

  /** Ends every movement at once, until the queue is empty. */
  hurry(): void {
    this.#rush = true;
    for (const animation of this.#running) animation.finish();
    for (const wake of this.#waits) wake();
  }

  calm(): void {
    this.#rush = false;
  }

  get rushed(): boolean {
    return this.#rush || document.hidden;
  }

  wait(time: number): Promise<void> {
    if (this.rushed || time <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#waits.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, time);
      this.#waits.add(wake);
    });
  }

  /** Flies one picture; gives it back, for a flight onwards or to take away. */
  async fly(flight: Flight): Promise<HTMLElement | null> {
    const { from, to, time, delay = 0, turns = [0, 0] } = flight;
    if (this.rushed || time <= 0) return null;
    const flyer = document.createElement("img");
    flyer.src = flight.picture;
    flyer.alt = "";
    flyer.className = "flyer";
    const height = to.width * 1.9;
    flyer.style.width = `${to.width}px`;
    flyer.style.height = `${height}px`;
    this.layer.append(flyer);
    const end = { x: to.x + to.width / 2, y: to.y + to.height / 2 };
    const start = { x: from.x + from.width / 2, y: from.y + from.height / 2 };
    const at = (place: { x: number; y: number }, scale: number, turn: number): string =>
      `translate(${place.x - to.width / 2}px, ${place.y - height / 2}px) scale(${scale}) rotate(${turn}deg)`;
    const animation = flyer.animate(
      [
        { transform: at(start, from.width / to.width, turns[0]) },
        { transform: at(end, 1, turns[1]) },
      ],
      { duration: time, delay, easing: flight.easing ?? OUT, fill: "both" },
    );
    this.#running.add(animation);
    await animation.finished.catch(() => undefined);
    this.#running.delete(animation);
    if (flight.stays && !this.rushed) return flyer;
    flyer.remove();
    return null;
  }

  /** Takes away whatever is still in the air. */
  clear(): void {
    this.layer.replaceChildren();
  }
}

/** The shape of a card round the middle of `box`, `width` wide. */
export function cardBox(box: Box, width: number): Box {
  const height = width * 1.9;
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}
