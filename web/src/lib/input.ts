/** How did the person last act: by key or by pointer? Whoever uses keys is led from place to place. */

export const input = { byKey: false };

addEventListener("keydown", () => (input.byKey = true), { capture: true });
addEventListener("pointerdown", () => (input.byKey = false), { capture: true });
